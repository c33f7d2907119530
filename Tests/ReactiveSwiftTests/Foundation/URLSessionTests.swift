import Foundation
import ReactiveSwift
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers requests by their paths.
private final class FakeServer: URLProtocol {
  static let starts = Journal<String>()

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let path = request.url!.path
    FakeServer.starts.note(path)
    switch path {
    case "/silent": return
    case "/broken": client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
    default:
      let response = HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("hello".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  override func stopLoading() {}
}

@Suite struct URLSessionTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [FakeServer.self]
    return URLSession(configuration: configuration)
  }()

  private func events(of path: String) async -> [String] {
    let producer = session.reactive.data(with: URLRequest(url: URL(string: "http://test.invalid\(path)")!))
    return await withCheckedContinuation { continuation in
      let seen = Journal<String>()
      producer.start { event in
        switch event {
        case .value(let (data, response)):
          seen.note("\(String(decoding: data, as: UTF8.self)) \((response as! HTTPURLResponse).statusCode)")
          return
        case .failed(let error): seen.note("failed \((error as? URLError)?.code == .badServerResponse)")
        case .completed: seen.note("completed")
        case .interrupted: seen.note("interrupted")
        }
        continuation.resume(returning: seen.entries)
      }
    }
  }

  @Test func sendsDataAndResponse() async {
    #expect(await events(of: "/data") == ["hello 200", "completed"])
  }

  @Test func failsWithTheError() async {
    #expect(await events(of: "/broken") == ["failed true"])
  }

  @Test func loadsOncePerStart() async {
    #expect(FakeServer.starts.entries.filter { $0 == "/twice" }.isEmpty)
    #expect(await events(of: "/twice").count == 2)
    #expect(await events(of: "/twice").count == 2)
    #expect(FakeServer.starts.entries.filter { $0 == "/twice" }.count == 2)
  }

  @Test func disposingCancels() {
    let producer = session.reactive.data(with: URLRequest(url: URL(string: "http://test.invalid/silent")!))
    let seen = Journal<String>()
    let run = producer.start { event in if case .interrupted = event { seen.note("interrupted") } else { seen.note("?") } }
    run.dispose()
    #expect(seen.entries == ["interrupted"])
  }
}
