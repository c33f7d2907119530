import ReactiveCore

/// Disposes what it holds, in the order of insertion, when it is released itself.
///
///     source.subscribe(onNext: show).disposed(by: bag)
///
/// There is no way to dispose it by hand; put a new bag in its place instead. May be used from any thread.
///
/// A subscription that has ended by itself is forgotten: the bag looks through its content whenever that has doubled, so its
/// size stays proportional to what is alive, and an insertion costs O(1) amortised.
public final class DisposeBag: DisposeBase, @unchecked Sendable {  // `state` has its lock
  private static let smallestSweep = 16

  private struct State {
    var disposables: [any Disposable] = []
    var countAtNextSweep = smallestSweep
  }

  private let state = Locked(State())

  /// Makes an empty bag.
  public override init() {
    super.init()
  }

  deinit {
    LockCheck.assertNoneHeld()
    for disposable in state.locked({ $0.disposables }) { disposable.dispose() }
  }

  /// How many disposables the bag holds, ended ones included.
  var count: Int { state.locked { $0.disposables.count } }

  /// Adds a disposable.
  public func insert(_ disposable: any Disposable) {
    add { $0.append(disposable) }
  }

  /// Adds some disposables.
  public func insert(_ disposables: [any Disposable]) {
    add { $0.append(contentsOf: disposables) }
  }

  private func add(_ append: (inout [any Disposable]) -> Void) {
    let swept: [any Disposable]? = state.locked { state in
      append(&state.disposables)
      guard state.disposables.count >= state.countAtNextSweep else { return nil }
      state.countAtNextSweep = .max
      return exchange(&state.disposables, [])
    }
    if let swept { keepLive(of: swept) }
  }

  /// Puts those back that have not ended, in front of what was inserted meanwhile.
  private func keepLive(of swept: [any Disposable]) {
    let live = swept.filter { !$0.isKnownToHaveEnded }
    state.locked { state in
      state.disposables.insert(contentsOf: live, at: 0)
      state.countAtNextSweep = max(Self.smallestSweep, 2 * state.disposables.count)
    }
  }
}
