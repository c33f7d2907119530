import TestSupport
import RxSwift
import Testing

@Suite struct SingleAssignmentDisposableTests {
  @Test func contentIsDisposedWithIt() {
    let content = CountingDisposable()
    let single = SingleAssignmentDisposable()
    single.setDisposable(content)
    #expect(content.count == 0)
    single.dispose()
    single.dispose()
    #expect(content.count == 1)
    #expect(single.isDisposed)
  }

  @Test func contentThatComesLaterIsDisposedAtOnce() {
    let content = CountingDisposable()
    let single = SingleAssignmentDisposable()
    single.dispose()
    #expect(single.isDisposed)
    single.setDisposable(content)
    #expect(content.count == 1)
  }

  @Test func contentIsReleased() {
    var content: CountingDisposable? = CountingDisposable()
    weak let observed = content
    let single = SingleAssignmentDisposable()
    single.setDisposable(content!)
    content = nil
    single.dispose()
    #expect(observed == nil)
  }

  @Test func contentMayDisposeItself() {
    let single = SingleAssignmentDisposable()
    single.setDisposable(Disposables.create { single.dispose() })
    single.dispose()
    #expect(single.isDisposed)
  }

  @Test func secondContentStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let single = SingleAssignmentDisposable()
      single.setDisposable(Disposables.create())
      single.setDisposable(Disposables.create())
    }
  }

  @Test func setAndDisposeAtTheSameTime() {
    race {
      (SingleAssignmentDisposable(), CountingDisposable())
    } _: { single, content in
      single.setDisposable(content)
    } _: { single, _ in
      single.dispose()
    } check: { _, content in
      #expect(content.count == 1)
    }
  }

  @Test func twoDisposeAtTheSameTime() {
    race {
      let content = CountingDisposable()
      let single = SingleAssignmentDisposable()
      single.setDisposable(content)
      return (single, content)
    } _: { single, _ in
      single.dispose()
    } _: { single, _ in
      single.dispose()
    } check: { _, content in
      #expect(content.count == 1)
    }
  }
}
