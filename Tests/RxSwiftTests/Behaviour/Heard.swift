import RxSwift

/// What a subscriber hears, in words: elements, then `C`, or `E` for an error.
func heard<Source: ObservableConvertibleType>(_ source: Source) -> String {
  let log = Log<String>()
  _ = source.asObservable().subscribe { log.add(word($0)) }
  return log.text
}

func word<Element>(_ event: Event<Element>) -> String {
  switch event {
  case .next(let element): "\(element)"
  case .error: "E"
  case .completed: "C"
  }
}

extension Log where Entry == String {
  var text: String { entries.joined(separator: " ") }
}

extension ObservableType {
  /// Logs each event under a name.
  func log(_ name: String, to log: Log<String>) -> any Disposable {
    subscribe { log.add(name + word($0)) }
  }

  /// Logs elements, and what happens at the end: completed, error, disposed.
  func logAll(_ name: String = "", to log: Log<String>) -> any Disposable {
    subscribe(
      onNext: { log.add("\(name)\($0)") }, onError: { _ in log.add("\(name)error") },
      onCompleted: { log.add("\(name)completed") }, onDisposed: { log.add("\(name)disposed") })
  }
}

/// Closures of a `create` that log its subscription and its teardown.
func logged<Element>(
  _ name: String = "source", to log: Log<String>, _ send: @escaping (AnyObserver<Element>) -> Void = { _ in }
) -> Observable<Element> {
  Observable.create { observer in
    log.add("\(name).subscribe")
    send(observer)
    return Disposables.create { log.add("\(name).dispose") }
  }
}
