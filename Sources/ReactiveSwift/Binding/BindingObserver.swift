extension Signal.Observer {
  /// Sends the values of a source to an observer, but not its end.
  ///
  /// - Parameters:
  ///   - observer: It isn't kept alive.
  ///   - source: The source, which is started or observed.
  /// - Returns: What ends the binding.
  @discardableResult
  public static func <~ <Source: BindingSource>(
    observer: Signal<Value, Error>.Observer, source: Source
  ) -> any Disposable where Value == Source.Value {
    source.producer.startWithValues { [weak observer] value in observer?.send(value: value) }
  }
}
