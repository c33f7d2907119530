extension Lifetime {
  /// A signal that completes when the lifetime ends. If it has ended, observers get `interrupted`.
  public var ended: Signal<Never, Never> {
    Signal { observer, signalLifetime in
      signalLifetime += observeEnded { observer.sendCompleted() }
    }
  }
}
