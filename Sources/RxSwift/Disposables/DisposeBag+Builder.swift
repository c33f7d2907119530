extension DisposeBag {
  /// Makes a bag of `disposables`.
  public convenience init(disposing disposables: any Disposable...) {
    self.init(disposing: disposables)
  }

  /// Makes a bag of `disposables`.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Makes a bag of the disposables that the lines of `builder` give.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  /// Adds some disposables.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Adds the disposables that the lines of `builder` give.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }

  /// Collects the disposables that the lines of a closure give.
  ///
  ///     bag.insert {
  ///       first.subscribe()
  ///       second.subscribe()
  ///     }
  @resultBuilder
  public struct DisposableBuilder {
    /// The list of what the lines gave.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }
}

extension Disposable {
  /// Puts this into `bag`, which disposes it when it is released itself.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
