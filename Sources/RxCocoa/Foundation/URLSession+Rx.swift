import Foundation
import ReactiveCore
import RxSwift

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
  /// The response to a request, and its body.
  ///
  /// A request of its own is sent for each subscription. The events come on the session's delegate queue; completes after the
  /// one element. Fails with the session's error, with `RxCocoaURLError.nonHTTPResponse`, or with `.unknown` if the session says
  /// nothing. Any status is a response. Disposal stops the transfer.
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    Observable.create { [base] observer in
      let isLogged = URLSession.rx.shouldLogRequest(request)
      let start = MonotonicClock.now
      let task = base.dataTask(with: request) { data, response, error in
        if isLogged { RequestLog.print(request, response, error, after: MonotonicClock.now - start) }
        guard let response, let data else { return observer.onError(error ?? RxCocoaURLError.unknown) }
        guard let response = response as? HTTPURLResponse else {
          return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
        }
        observer.onNext((response, data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create(with: task.cancel)
    }
  }

  /// The body of the response to a request.
  ///
  /// Like `response(request:)`, but a status outside 200..<300 fails with `RxCocoaURLError.httpRequestFailed`, which has the body.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard (200..<300).contains(response.statusCode) else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  /// The JSON in the body of the response to a request.
  ///
  /// Like `data(request:)`; a body that is no JSON fails with `RxCocoaURLError.deserializationError`.
  ///
  /// - Parameters:
  ///   - request: Sent once per subscription.
  ///   - options: Passed to `JSONSerialization`.
  public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
    data(request: request).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// The JSON at a URL. See `json(request:options:)`.
  public func json(url: URL) -> Observable<Any> {
    json(request: URLRequest(url: url))
  }

  /// The value that is encoded in the body of the response to a request.
  ///
  /// Like `data(request:)`; a body that `decoder` refuses fails with `RxCocoaURLError.deserializationError`.
  ///
  /// - Parameters:
  ///   - request: Sent once per subscription.
  ///   - type: The type of the value.
  ///   - decoder: Used on the session's delegate queue.
  public func decodable<Value: Decodable>(
    request: URLRequest, type: Value.Type = Value.self, decoder: some DataDecoder = JSONDecoder()
  ) -> Observable<Value> {
    data(request: request).map { data in
      do {
        return try decoder.decode(type, from: data)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }
}

extension Reactive where Base == URLSession {
  /// Which requests are printed when they have finished: as a `curl` command, with their status and duration.
  ///
  /// By default all of them in debug builds, and none in release builds. May be set from any thread.
  public static var shouldLogRequest: (URLRequest) -> Bool {
    get { RequestLog.shouldLog }
    set { RequestLog.shouldLog = newValue }
  }
}
