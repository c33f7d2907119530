extension Lifetime {
  /// The lifetime of a run, which ends when `disposables` is disposed.
  @usableFromInline static func of(_ disposables: CompositeDisposable) -> Lifetime {
    Lifetime(disposables)
  }
}
