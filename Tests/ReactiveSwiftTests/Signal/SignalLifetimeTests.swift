import ReactiveSwift
import Testing

@Suite struct SignalLifetimeTests {
  private typealias Stream = Signal<Int, Fault>
  private let flag = Flag()

  private func source() -> (Stream, Stream.Observer) {
    Stream.pipe(disposable: flag)
  }

  @Test func neitherReferencedNorObserved() {
    var (signal, input): (Stream?, Stream.Observer) = source()
    #expect(!flag.isDisposed)
    signal = nil
    #expect(flag.isDisposed)
    withExtendedLifetime((signal, input)) {}
  }

  @Test func referencedOnly() {
    let (signal, input) = source()
    signal.observe { _ in }?.dispose()
    #expect(!flag.isDisposed)
    let seen = signal.observed()
    input.send(value: 1)
    #expect(seen.entries == ["1"])
  }

  @Test func observedOnly() {
    var (signal, input): (Stream?, Stream.Observer) = source()
    weak let reference = signal
    let seen = Observed<Int>()
    let observation = signal?.observe(seen.observer())
    signal = nil
    #expect(reference == nil)
    input.send(value: 1)
    #expect(seen.entries == ["1"])
    #expect(!flag.isDisposed)
    observation?.dispose()
    #expect(flag.isDisposed)
    input.send(value: 2)
    #expect(seen.entries == ["1"])
  }

  @Test func theLastOfSeveralObserversDecides() {
    var (signal, input): (Stream?, Stream.Observer) = source()
    let observations = (0..<3).map { _ in signal?.observe { _ in } }
    signal = nil
    observations[1]?.dispose()
    observations[0]?.dispose()
    observations[0]?.dispose()
    #expect(!flag.isDisposed)
    observations[2]?.dispose()
    #expect(flag.isDisposed)
    withExtendedLifetime(input) {}
  }

  @Test func silentDisposalSaysNothing() {
    var (signal, input): (Stream?, Stream.Observer) = source()
    let seen = Observed<Int>()
    let observation = signal?.observe(seen.observer())
    signal = nil
    observation?.dispose()
    input.sendCompleted()
    #expect(seen.entries == [])
  }

  @Test func releasingTheInputInterrupts() {
    var (signal, input): (Stream, Stream.Observer?) = source()
    let seen = signal.observed()
    input = nil
    #expect(seen.entries == ["interrupted"])
    #expect(flag.isDisposed)
    #expect(signal.observed().entries == ["interrupted"])
    withExtendedLifetime(input) {}
  }

  @Test func releasingTheInputInterruptsAnUnreferencedSignal() {
    var (signal, input): (Stream?, Stream.Observer?) = source()
    let seen = signal!.observed()
    signal = nil
    input = nil
    #expect(seen.entries == ["interrupted"])
    withExtendedLifetime(input) {}
  }

  @Test func theGeneratorsInputMayBeKeptByItsLifetime() {
    var isEnded = false
    var signal: Stream? = Stream { observer, lifetime in
      lifetime.observeEnded {
        withExtendedLifetime(observer) {}
        isEnded = true
      }
    }
    let seen = Observed<Int>()
    let observation = signal?.observe(seen.observer())
    signal = nil
    #expect(!isEnded)
    observation?.dispose()
    #expect(isEnded)
    #expect(seen.entries == [])
  }

  @Test func aWeakReferenceToADerivedSignal() {
    let (signal, input) = source()
    weak let derived = signal.map { $0 }
    #expect(derived == nil)
    var mapped: Stream? = signal.map { $0 * 2 }
    weak let reference = mapped
    let seen = mapped!.observed()
    mapped = nil
    #expect(reference == nil)
    input.send(value: 4)
    #expect(seen.entries == ["8"])
  }

  @Test func aDerivedSignalDoesntKeepItsSource() {
    var (signal, input): (Stream?, Stream.Observer?) = source()
    weak let reference = signal
    let derived = signal!.map { $0 + 1 }
    signal = nil
    #expect(reference == nil)
    #expect(!flag.isDisposed)
    let seen = derived.observed()
    input?.send(value: 1)
    input = nil
    #expect(seen.entries == ["2", "interrupted"])
    #expect(flag.isDisposed)
  }

  @Test func anUnobservedChainThatNobodyReferences() {
    let (signal, input) = source()
    var calls = 0
    let count = { (value: Int) -> Int in
      calls += 1
      return value
    }
    _ = signal.map(count).map(count).map(count)
    input.send(value: 1)
    #expect(calls == 0)
  }

  @Test func anObservedChainThatNobodyReferences() {
    let (signal, input) = source()
    var calls = 0
    let count = { (value: Int) -> Int in
      calls += 1
      return value
    }
    let observation = signal.map(count).map(count).map(count).observe { _ in }
    input.send(value: 1)
    #expect(calls == 3)
    observation?.dispose()
    input.send(value: 2)
    #expect(calls == 3)
  }

  @Test func aReferencedChainRunsWithoutObservers() {
    let (signal, input) = source()
    var calls = 0
    let derived = signal.map { (value: Int) -> Int in
      calls += 1
      return value
    }
    input.send(value: 1)
    #expect(calls == 1)
    withExtendedLifetime(derived) {}
  }

  @Test func theEndReleasesTheWholeChain() {
    final class Captured {}
    let (signal, input) = source()
    func derive() -> (Stream, AnyObject) {
      let captured = Captured()
      let derived = signal.map { value in withExtendedLifetime(captured) { value } }.filter { _ in true }
      return (derived, captured)
    }
    var (derived, object): (Stream, AnyObject?) = derive()
    weak let released = object
    object = nil
    #expect(released != nil)
    input.sendCompleted()
    #expect(released == nil)
    withExtendedLifetime(derived) {}
  }

  @Test func takeFirstLetsGoOfItsSource() {
    var (signal, input): (Stream?, Stream.Observer) = source()
    let taken = signal!.take(first: 1)
    signal = nil
    let seen = taken.observed()
    input.send(value: 1)
    #expect(seen.entries == ["1", "completed"])
    #expect(flag.isDisposed)
  }

  @Test func orderAtTheLastValueOfTakeFirst() {
    let journal = Journal<String>()
    var (signal, input): (Stream?, Stream.Observer) = Stream.pipe(
      disposable: AnyDisposable { journal.note("upstream ended") })
    let taken = signal!.take(first: 1).on(disposed: { journal.note("downstream disposed") })
    signal = nil
    taken.observe { journal.note("\($0)") }
    input.send(value: 1)
    journal.note("sent")
    #expect(journal.entries == ["VALUE 1", "COMPLETED", "downstream disposed", "upstream ended", "sent"])
  }
}
