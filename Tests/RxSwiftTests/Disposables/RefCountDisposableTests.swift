import TestSupport
import RxSwift
import Testing

@Suite struct RefCountDisposableTests {
  @Test func withoutDependents() {
    let content = CountingDisposable()
    let shared = RefCountDisposable(disposable: content)
    #expect(!shared.isDisposed)
    shared.dispose()
    shared.dispose()
    #expect(content.count == 1)
    #expect(shared.isDisposed)
  }

  @Test func contentWaitsForTheDependents() {
    let content = CountingDisposable()
    let shared = RefCountDisposable(disposable: content)
    let dependents = [shared.retain(), shared.retain()]
    shared.dispose()
    #expect(!shared.isDisposed)
    dependents[0].dispose()
    dependents[0].dispose()
    #expect(content.count == 0)
    dependents[1].dispose()
    #expect(content.count == 1)
    #expect(shared.isDisposed)
  }

  @Test func contentWaitsForItsOwner() {
    let content = CountingDisposable()
    let shared = RefCountDisposable(disposable: content)
    shared.retain().dispose()
    #expect(content.count == 0)
    shared.dispose()
    #expect(content.count == 1)
  }

  @Test func dependentThatComesTooLateIsHarmless() {
    let content = CountingDisposable()
    let shared = RefCountDisposable(disposable: content)
    shared.dispose()
    shared.retain().dispose()
    #expect(content.count == 1)
  }

  @Test func ownerAndDependentAtTheSameTime() {
    race {
      let content = CountingDisposable()
      let shared = RefCountDisposable(disposable: content)
      return (shared, shared.retain(), content)
    } _: { shared, dependent, _ in
      shared.dispose()
      dependent.dispose()
    } _: { shared, dependent, _ in
      dependent.dispose()
      shared.retain().dispose()
    } check: { shared, _, content in
      #expect(content.count == 1)
      #expect(shared.isDisposed)
    }
  }
}
