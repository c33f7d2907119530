import Foundation
import LocalServer
import RxBlocking
import RxCocoa
import RxSwift
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Against a real server of HTTP, which misbehaves where a test wants it to.
@Suite struct URLSessionTests {
  private let session = URLSession(configuration: .ephemeral)

  init() {
    URLSession.rx.shouldLogRequest = { _ in false }
  }

  @discardableResult
  private func withServer<Result>(
    _ reply: @escaping @Sendable (LocalServer.Request) -> LocalServer.Reply, _ body: (LocalServer) throws -> Result
  ) throws -> Result {
    let server = try LocalServer(reply: reply)
    defer { server.stop() }
    return try body(server)
  }

  @Test func responseHasStatusHeadersAndBody() throws {
    try withServer({ _ in .respond(status: 418, headers: ["X-Pot": "short"], body: "stout") }) { server in
      let events = try session.rx.response(request: URLRequest(url: server.url("/tea"))).toBlocking().toArray()
      #expect(events.count == 1)
      #expect(events[0].response.statusCode == 418)
      #expect(events[0].response.value(forHTTPHeaderField: "X-Pot") == "short")
      #expect(String(decoding: events[0].data, as: UTF8.self) == "stout")
      #expect(server.requests.map(\.path) == ["/tea"])
    }
  }

  @Test func eachSubscriptionSendsARequest() throws {
    try withServer({ .respond(body: $0.method + $0.body) }) { server in
      var request = URLRequest(url: server.url("/"))
      request.httpMethod = "POST"
      request.httpBody = Data("ping".utf8)
      let data = session.rx.data(request: request).map { String(decoding: $0, as: UTF8.self) }
      #expect(server.requests.isEmpty)
      let bodies = try (data.toBlocking().toArray(), data.toBlocking().toArray())
      #expect(bodies == (["POSTping"], ["POSTping"]))
      #expect(server.requests.count == 2)
    }
  }

  @Test(arguments: [200, 204, 299]) func statusesOfSuccess(status: Int) throws {
    try withServer({ _ in .respond(status: status) }) { server in
      let data = try session.rx.data(request: URLRequest(url: server.url("/"))).toBlocking().single()
      #expect(data.isEmpty)
    }
  }

  @Test(arguments: [300, 404, 500, 503]) func otherStatusesAreErrorsThatHaveTheBody(status: Int) throws {
    try withServer({ _ in .respond(status: status, body: "no luck") }) { server in
      #expect {
        try session.rx.data(request: URLRequest(url: server.url("/"))).toBlocking().single()
      } throws: { error in
        guard case RxCocoaURLError.httpRequestFailed(let response, let data) = error else { return false }
        return response.statusCode == status && data == Data("no luck".utf8)
          && "\(String(reflecting: error))".contains("status \(status): no luck")
      }
    }
  }

  @Test func redirectsAreFollowed() throws {
    try withServer({ request in
      request.path == "/old" ? .respond(status: 302, headers: ["Location": "/new"]) : .respond(body: "here")
    }) { server in
      let data = try session.rx.data(request: URLRequest(url: server.url("/old"))).toBlocking().single()
      #expect(data == Data("here".utf8))
      #expect(server.requests.map(\.path) == ["/old", "/new"])
    }
  }

  @Test func jsonAndWhatIsNone() throws {
    try withServer({ $0.path == "/good" ? .respond(body: #"{"a":[1,2]}"#) : .respond(body: "{") }) { server in
      let value = try session.rx.json(url: server.url("/good")).toBlocking().single()
      #expect((value as? [String: [Int]]) == ["a": [1, 2]])
      #expect {
        try session.rx.json(url: server.url("/bad")).toBlocking().single()
      } throws: { error in
        if case RxCocoaURLError.deserializationError = error { true } else { false }
      }
    }
  }

  private struct Pot: Decodable, Equatable {
    let size: Int
  }

  @Test func decodableAndWhatIsNone() throws {
    try withServer({ $0.path == "/good" ? .respond(body: #"{"size":3}"#) : .respond(body: #"{"size":"big"}"#) }) { server in
      let pot: Pot = try session.rx.decodable(request: URLRequest(url: server.url("/good"))).toBlocking().single()
      #expect(pot == Pot(size: 3))
      #expect {
        try session.rx.decodable(request: URLRequest(url: server.url("/bad")), type: Pot.self).toBlocking().single()
      } throws: { error in
        if case RxCocoaURLError.deserializationError = error { true } else { false }
      }
    }
  }

  @Test(arguments: [LocalServer.Reply.hangUp, .cutOff(body: "half", length: 8)])
  func aBrokenConnectionIsAnError(reply: LocalServer.Reply) throws {
    try withServer({ _ in reply }) { server in
      #expect(throws: URLError.self) {
        try session.rx.data(request: URLRequest(url: server.url("/"))).toBlocking().single()
      }
    }
  }

  @Test func aRefusedConnectionIsAnError() throws {
    let url = try withServer({ _ in .hangUp }) { $0.url("/") }
    #expect(throws: URLError.self) {
      try session.rx.data(request: URLRequest(url: url)).toBlocking().single()
    }
  }

  @Test func disposalStopsTheTransfer() throws {
    let gate = Gate()
    try withServer({ _ in .wait(gate, .respond()) }) { server in
      nonisolated(unsafe) var events = 0
      let subscription = session.rx.response(request: URLRequest(url: server.url("/"))).subscribe { _ in events += 1 }
      gate.waitForArrivals()
      subscription.dispose()
      gate.waitForDepartures()
      gate.open()
      #expect(events == 0)
    }
  }

  @Test func staleResponsesAreCancelled() throws {
    let gate = Gate()
    try withServer({ request in
      request.parameter("q") == "a" ? .wait(gate, .respond(body: "old")) : .respond(body: "new")
    }) { server in
      let queries = PublishSubject<String>()
      let bodies = ReplaySubject<String>.createUnbounded()
      let subscription =
        queries
        .flatMapLatest { [session] query in session.rx.data(request: URLRequest(url: server.url("/?q=\(query)"))) }
        .map { String(decoding: $0, as: UTF8.self) }
        .subscribe(bodies)
      defer { subscription.dispose() }
      queries.onNext("a")
      gate.waitForArrivals()
      queries.onNext("b")
      gate.waitForDepartures()
      gate.open()
      queries.onCompleted()
      let received = try bodies.toBlocking().toArray()
      #expect(received == ["new"])
    }
  }
}
