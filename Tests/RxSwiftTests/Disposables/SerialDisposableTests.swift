import TestSupport
import RxSwift
import Testing

@Suite struct SerialDisposableTests {
  @Test func replacedContentIsDisposed() {
    let contents = (0..<3).map { _ in CountingDisposable() }
    let serial = SerialDisposable()
    for content in contents { serial.disposable = content }
    #expect(contents.map(\.count) == [1, 1, 0])
    serial.dispose()
    serial.dispose()
    #expect(contents.map(\.count) == [1, 1, 1])
    #expect(serial.isDisposed)
  }

  @Test func contentIsReplacedBeforeTheOldOneIsDisposed() {
    let serial = SerialDisposable()
    let next = CountingDisposable()
    var isReplaced = false
    serial.disposable = Disposables.create { isReplaced = serial.disposable as? CountingDisposable === next }
    serial.disposable = next
    #expect(isReplaced)
  }

  @Test func contentThatComesLaterIsDisposedAtOnce() {
    let content = CountingDisposable()
    let serial = SerialDisposable()
    serial.dispose()
    serial.disposable = content
    #expect(content.count == 1)
    #expect(!(serial.disposable is CountingDisposable))
  }

  @Test func emptyOneGivesSomethingHarmless() {
    let serial = SerialDisposable()
    serial.disposable.dispose()
    #expect(!serial.isDisposed)
  }

  @Test func setAndDisposeAtTheSameTime() {
    race {
      (SerialDisposable(), CountingDisposable(), CountingDisposable())
    } _: { serial, first, second in
      serial.disposable = first
      serial.disposable = second
    } _: { serial, _, _ in
      serial.dispose()
    } check: { _, first, second in
      #expect(first.count == 1 && second.count == 1)
    }
  }

  @Test func twoSetAtTheSameTime() {
    race {
      (SerialDisposable(), CountingDisposable(), CountingDisposable())
    } _: { serial, first, _ in
      serial.disposable = first
    } _: { serial, _, second in
      serial.disposable = second
    } check: { serial, first, second in
      #expect(first.count + second.count == 1)
      serial.dispose()
      #expect(first.count == 1 && second.count == 1)
    }
  }
}
