import Foundation
import ReactiveCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is printed about the requests of `URLSession.rx`.
enum RequestLog {
  private struct Filter {
    var isLogged: (URLRequest) -> Bool
  }

  #if DEBUG
    private static let filter = Locked(Filter { _ in true })
  #else
    private static let filter = Locked(Filter { _ in false })
  #endif

  static var shouldLog: (URLRequest) -> Bool {
    get { filter.locked { $0 }.isLogged }
    set { filter.locked { $0 = Filter(isLogged: newValue) } }
  }

  /// Prints the request as a shell command, and how it went in how many milliseconds.
  static func print(_ request: URLRequest, _ response: URLResponse?, _ error: (any Swift.Error)?, after nanoseconds: Int64) {
    let outcome = describe(response, error)
    Swift.print("\(CurlCommand(request: request))\n\(outcome.word) (\(nanoseconds / 1_000_000)ms): \(outcome.detail)")
  }

  private static func describe(_ response: URLResponse?, _ error: (any Swift.Error)?) -> (word: String, detail: String) {
    if let error {
      let isCancelled = (error as? URLError)?.code == .cancelled
      return (isCancelled ? "Canceled" : "Failure", error.localizedDescription)
    }
    guard let response = response as? HTTPURLResponse else { return ("Failure", "no HTTP response") }
    return ((200..<300).contains(response.statusCode) ? "Success" : "Failure", "Status \(response.statusCode)")
  }
}
