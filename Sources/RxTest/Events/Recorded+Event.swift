import RxSwift

extension Recorded {
  /// An element at `time`.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - element: What.
  public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .next(element))
  }

  /// Completion at `time`.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - type: The type of element, where it can't be inferred.
  public static func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .completed)
  }

  /// An error at `time`.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - error: The error.
  ///   - type: The type of element, where it can't be inferred.
  public static func error<T>(
    _ time: TestTime, _ error: any Error, _ type: T.Type = T.self
  ) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .error(error))
  }

  /// The given events as an array: lets the compiler infer the type of element from one place.
  public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>] where Value == Event<T> {
    recordedEvents
  }

  /// The given events: lets the compiler infer the type of element from one place.
  public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>] where Value == Event<T> {
    recordedEvents
  }
}
