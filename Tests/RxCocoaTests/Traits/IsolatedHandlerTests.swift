import TestSupport
import RxCocoa
import RxSwift
import Testing

/// Handlers written on the main actor, where the library calls them from elsewhere: nothing may trap.
@Suite @MainActor struct IsolatedHandlerTests {
  @MainActor private final class Screen {
    var title = ""
    let disposals = Log<Bool>()
  }

  @Test func onDisposedRunsWhereTheSubscriptionIsDisposed() async {
    let screen = Screen()
    let relay = BehaviorRelay(value: "a")
    let driving = relay.asDriver().drive(
      onNext: { screen.title = $0 }, onDisposed: { screen.disposals.add(isOnMainQueue()) })
    let emitting = relay.asSignal(onErrorJustReturn: "").emit(
      with: screen, onNext: { $0.title = $1 }, onDisposed: { $0.disposals.add(isOnMainQueue()) })
    await elsewhere {
      driving.dispose()
      emitting.dispose()
    }
    #expect(screen.disposals.entries == [false, false])
    #expect(screen.title == "a")
  }

  @Test func operatorsAndEffectsBeforeTheHop() async {
    let screen = Screen()
    let source = PublishSubject<Int>()
    let driving =
      source
      .map { number in number + 1 }
      .do(onNext: { _ in screen.disposals.add(isOnMainQueue()) })
      .asDriver(onErrorJustReturn: 0)
      .drive(with: screen) { $0.title = "\($1)" }
    await elsewhere { source.onNext(1) }
    while screen.title.isEmpty { await nextMainTurn() }
    #expect(screen.title == "2")
    #expect(screen.disposals.entries == [false])
    driving.dispose()
  }

  @Test func otherCodeMayUseObjectsOfTheMainActor() async {
    let screen = Screen()
    let relay = PublishRelay<String>()
    let signal = relay.asSignal()
    let emitting = await elsewhere { signal.emit(onNext: { screen.title = $0 }) }
    relay.accept("shown")
    while screen.title.isEmpty { await nextMainTurn() }
    #expect(screen.title == "shown")
    emitting.dispose()
  }
}
