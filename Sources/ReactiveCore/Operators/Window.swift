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
      let windows = Windows(sink, until: scope, span: span, count: count, on: scheduler)
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
final class Windows<Element, Failure: Error>: Baton<WindowCommand<Element, Failure>>,
  @unchecked Sendable  // the variables belong to the holder of the baton
{
  @usableFromInline typealias Command = WindowCommand<Element, Failure>

  /// The scope of the source and the timer.
  @usableFromInline let shared: SharedScope
  private let output: Sink<Source<Element, Failure>, Failure>
  private let scope: Scope
  private let span: Int64
  private let count: Int
  private let scheduler: any TimeScheduler
  private let appointment = Appointment()
  private nonisolated(unsafe) var current: Broadcaster<Element, Failure>?
  private nonisolated(unsafe) var size = 0
  private nonisolated(unsafe) var number = 0

  @usableFromInline init(
    _ output: Sink<Source<Element, Failure>, Failure>, until scope: Scope, span: Int64, count: Int,
    on scheduler: any TimeScheduler
  ) {
    self.output = output
    self.scope = scope
    self.span = span
    self.count = count
    self.scheduler = scheduler
    shared = SharedScope(heldBy: scope)
    super.init()
    shared.scope.add(appointment)
  }

  deinit {
    current?.abandon()
  }

  @usableFromInline func openFirst() {
    _ = take()
    open()
    pass()
  }

  @usableFromInline func receive(_ element: Element) {
    act(.next(element))
  }

  @usableFromInline func sourceEnded(_ termination: Termination<Failure>) {
    act(.end(termination))
  }

  private func act(_ command: Command) {
    guard take() else { return leave(command) }
    deliver(command)
    pass()
  }

  @usableFromInline override func deliver(_ command: Command) {
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

  private func replace(_ window: Broadcaster<Element, Failure>) {
    window.end(.completed)
    open()
  }

  /// Opens the next window, if there is still somebody to send it to.
  private func open() {
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
    startTimer()
  }

  private func startTimer() {
    appointment.make { [number] in scheduler.schedule(after: span) { self.act(.timeIsUp(window: number)) } }
  }
}
