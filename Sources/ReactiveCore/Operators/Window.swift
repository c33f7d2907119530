extension Source {
  /// Splits the source into windows: a new one begins when the current one has `count` elements, or when `span` nanoseconds have
  /// passed since that began.
  ///
  ///     --1-2-3-----4-----|
  ///     window(count: 2)
  ///     w---w-------w-----|
  ///     --1-2|
  ///         --3-----|
  ///                 4-----|
  ///
  /// The first window comes at the start of the run. The current window ends before the next one comes, and before the end of the
  /// result. With a count of 0 or less only the time matters. The source runs until the result and all windows that are listened
  /// to have ended. Windows hold no elements. Implements Rx `window(timeSpan:count:)`.
  @inlinable
  public func window(for span: Int64, count: Int, on scheduler: any TimeScheduler) -> Source<Source, Failure> {
    Source<Source, Failure> { [run] sink, scope in
      let windows = Windows(sink, until: scope, count: count, alarm: Alarm(after: span, on: scheduler))
      windows.openFirst()
      run(Sink(next: windows.receive, end: windows.sourceEnded), windows.shared.scope)
    }
  }
}

/// What is left for the holder of the baton.
@usableFromInline
enum WindowCommand<Element, Failure: Error> {
  case next(Element)
  case end(Termination<Failure>)
  case timeIsUp(window: Int)
}

/// The current window.
@usableFromInline
final class Windows<Element, Failure: Error>: Baton<WindowCommand<Element, Failure>>, AlarmOwner,
  @unchecked Sendable  // the variables belong to the holder of the baton
{
  @usableFromInline typealias Command = WindowCommand<Element, Failure>

  /// The scope of the source and the timer.
  @usableFromInline let shared: SharedScope
  @usableFromInline let output: Sink<Source<Element, Failure>, Failure>
  @usableFromInline let scope: Scope
  @usableFromInline let count: Int
  @usableFromInline let alarm: Alarm
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var current: Broadcaster<Element, Failure>?
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var size = 0
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var number = 0

  @inlinable init(
    _ output: Sink<Source<Element, Failure>, Failure>, until scope: Scope, count: Int, alarm: Alarm
  ) {
    self.output = output
    self.scope = scope
    self.count = count
    self.alarm = alarm
    shared = SharedScope(heldBy: scope)
    super.init()
    shared.scope.add(alarm)
  }

  @inlinable deinit {
    current?.abandon()
  }

  @inlinable func openFirst() {
    _ = take()
    open()
    pass()
  }

  @inlinable func receive(_ element: Element) {
    act(.next(element))
  }

  @inlinable func sourceEnded(_ termination: Termination<Failure>) {
    act(.end(termination))
  }

  @inlinable func timeIsUp(_ number: Int) {
    act(.timeIsUp(window: number))
  }

  @inlinable func act(_ command: Command) {
    guard take() else { return leave(command) }
    deliver(command)
    pass()
  }

  @inlinable override func deliver(_ command: Command) {
    guard let current, !shared.scope.isEnded else { return }
    switch command {
    case .next(let element):
      size += 1
      current.send(element)
      if size == count { replace(current) }
    case .timeIsUp(let window):
      if window == number { replace(current) }
    case .end(let termination):
      self.current = nil
      current.end(termination)
      if !scope.isEnded { output.end(termination) }
      shared.scope.dispose()
    }
  }

  @inlinable func replace(_ window: Broadcaster<Element, Failure>) {
    window.end(.completed)
    open()
  }

  /// Opens the next window, if there is still somebody to send it to.
  @inlinable func open() {
    number += 1
    size = 0
    guard !scope.isEnded else {
      current = nil
      return shared.scope.dispose()
    }
    let window = Broadcaster<Element, Failure>()
    current = window
    let source = shared.source(of: window)
    output.next(Source { sink, scope in source.start(into: sink, until: scope) })
    alarm.set(number, for: self)
  }
}
