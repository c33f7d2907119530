extension Source {
  /// `state`, and then what `iterate` makes of each element, for as long as `condition` is true; then completion.
  ///
  ///     generate(from: 1, while: { $0 < 20 }, next: { $0 * 2 })
  ///     1-2-4-8-16-|
  ///
  /// `iterate` is called only when the next element is wanted. Fails with what either closure throws. It takes turns with other
  /// sequences on this thread. Implements Rx `generate`.
  @inlinable
  public static func generate(
    from state: Element, while condition: @escaping (Element) throws(Failure) -> Bool,
    next iterate: @escaping (Element) throws(Failure) -> Element
  ) -> Source {
    stepping { generation(from: state, while: condition, next: iterate, into: $0) }
  }

  /// The same, each element and the end being a piece of work of its own for `scheduler`.
  /// Implements Rx `generate` with a scheduler.
  @inlinable
  public static func generate(
    from state: Element, while condition: @escaping (Element) throws(Failure) -> Bool,
    next iterate: @escaping (Element) throws(Failure) -> Element, on scheduler: any ImmediateScheduler
  ) -> Source {
    stepping(on: scheduler) { generation(from: state, while: condition, next: iterate, into: $0) }
  }

  @inlinable
  static func generation(
    from state: Element, while condition: @escaping (Element) throws(Failure) -> Bool,
    next iterate: @escaping (Element) throws(Failure) -> Element, into sink: Sink<Element, Failure>
  ) -> () -> Bool {
    let current = Cell<Element?>(nil)
    return {
      let element: Element
      do throws(Failure) {
        if let last = current.value { element = try iterate(last) } else { element = state }
        guard try condition(element) else {
          sink.end(.completed)
          return false
        }
      } catch {
        sink.end(.failed(error))
        return false
      }
      current.value = element
      sink.next(element)
      return true
    }
  }
}
