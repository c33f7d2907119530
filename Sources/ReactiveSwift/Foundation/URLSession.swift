import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession: ReactiveExtensionsProvider {}

extension Reactive where Base: URLSession {
  /// Performs a request.
  ///
  /// - Parameter request: What is loaded, for each start again.
  /// - Returns: The data and the response, sent on the session's queue; then it completes. Fails with what the session reports.
  ///   Disposing a run cancels the request.
  public func data(with request: URLRequest) -> SignalProducer<(Data, URLResponse), any Swift.Error> {
    SignalProducer { [base] observer, lifetime in
      let task = base.dataTask(with: request) { data, response, error in
        if let data, let response {
          observer.send(value: (data, response))
          observer.sendCompleted()
        } else {
          observer.send(error: error ?? unexplainedFailure)
        }
      }
      lifetime.observeEnded { task.cancel() }
      task.resume()
    }
  }
}

/// For a session that reports neither a response nor an error.
private var unexplainedFailure: NSError {
  NSError(domain: "org.reactivecocoa.ReactiveSwift.Reactivity.URLSession.dataWithRequest", code: 1)
}
