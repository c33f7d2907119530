import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request as the shell command that sends the same one, to be pasted into a terminal.
struct CurlCommand: CustomStringConvertible {
  let request: URLRequest

  var description: String {
    var words = ["curl -X \(request.httpMethod ?? "GET")"]
    for (field, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
      words.append("-H \(quoted("\(field): \(value)"))")
    }
    if let body = request.httpBody {
      words.append("--data-binary \(quoted(String(decoding: body, as: UTF8.self)))")
    } else if request.httpBodyStream != nil {
      words.append("--data-binary @-")
    }
    words.append("\(quoted(request.url?.absoluteString ?? "")) -i -v")
    return words.joined(separator: " \\\n")
  }

  /// In single quotes nothing means anything to a shell, but the quote itself.
  private func quoted(_ text: String) -> String {
    "'\(text.replacingOccurrences(of: "'", with: #"'\''"#))'"
  }
}
