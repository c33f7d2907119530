import ReactiveCore
import Synchronization

/// An observer's place among those of a signal.
///
/// It keeps neither the signal nor the observer. The address of the observer is only looked at by the core, for as long as that has it.
@usableFromInline
final class Observation: Disposable, @unchecked Sendable {  // `isTaken` decides who may use the rest
  private let core: any KeyedTeardown
  private let key: UnsafeRawPointer
  private let isTaken = Synchronization.Atomic<Bool>(false)

  @usableFromInline init(of core: any KeyedTeardown, by entry: TableEntry) {
    self.core = core
    key = UnsafeRawPointer(Unmanaged.passUnretained(entry).toOpaque())
  }

  @usableFromInline var isDisposed: Bool { isTaken.load(ordering: .relaxed) }

  @usableFromInline func dispose() {
    guard !isTaken.exchange(true, ordering: .acquiringAndReleasing) else { return }
    core.tearDown(key)
  }
}
