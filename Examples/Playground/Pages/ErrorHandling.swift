import RxSwift

extension Page {
  static let errorHandling = Page(
    "errors", "Errors",
    idea: "An error ends a sequence; catch goes on with another one, retry starts over, and a hook hears what nobody handles."
  ) {
    print("unhandled by the operators:")
    _ = flaky(failures: 1).subscribe { print($0) }

    print("\ncatch:")
    _ = flaky(failures: 1)
      .catch { error in Observable.of("instead of “\(error)”", "go on") }
      .subscribe { print($0) }

    print("\ncatchAndReturn:")
    _ = flaky(failures: 1).catchAndReturn("a stand-in").subscribe { print($0) }

    print("\nretry(3), failing twice:")
    _ = flaky(failures: 2).retry(3).subscribe { print($0) }

    print("\nretry(2), failing twice:")
    _ = flaky(failures: 2).retry(2).subscribe { print($0) }

    print("\nno onError:")
    let formerHandler = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { _, error in print("the default handler heard: \(error)") }
    _ = flaky(failures: 1).subscribe(onNext: { print($0) })
    Hooks.defaultErrorHandler = formerHandler
  }
}

private enum Weather: Error {
  case storm
}

/// Fails so many times, once per subscription, before it succeeds.
private func flaky(failures: Int) -> Observable<String> {
  var attempt = 0
  return Observable.create { observer in
    attempt += 1
    observer.onNext("attempt \(attempt)")
    if attempt > failures {
      observer.onCompleted()
    } else {
      observer.onError(Weather.storm)
    }
    return Disposables.create()
  }
}
