import RxSwift
import Synchronization

/// Counts how often it was disposed.
final class CountingDisposable: Disposable {
  private let counter = Atomic<Int>(0)

  var count: Int { counter.load(ordering: .acquiring) }

  func dispose() {
    counter.add(1, ordering: .acquiringAndReleasing)
  }
}
