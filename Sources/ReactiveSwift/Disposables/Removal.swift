import Synchronization

/// Takes one disposable out of a collection, without disposing it.
final class Removal: Disposable, @unchecked Sendable {  // `isTaken` decides who may take `owner`
  private let key: UInt64
  private let isTaken = Synchronization.Atomic<Bool>(false)
  private weak var owner: CompositeDisposable?

  init(of key: UInt64, from owner: CompositeDisposable) {
    self.key = key
    self.owner = owner
  }

  var isDisposed: Bool { isTaken.load(ordering: .relaxed) }

  func dispose() {
    guard !isTaken.exchange(true, ordering: .acquiringAndReleasing) else { return }
    owner?.remove(key)
    owner = nil
  }
}
