import RxSwift
import RxTest
import Testing

/// The forms of `subscribe`.
@Suite struct SubscribeFormTests {
  private let log = Log<String>()

  private final class Owner {}

  @Test func withoutClosuresItRuns() {
    let log = log
    _ = Observable.of(1, 2).do(onNext: { log.add("\($0)") }).subscribe()
    #expect(log.text == "1 2")
  }

  @Test func closuresGetTheObject() {
    let log = log
    let owner = Owner()
    let isOwner = { (object: Owner) in object === owner ? "" : "?" }
    _ = Observable.of(1).subscribe(
      with: owner, onNext: { log.add("\($1)\(isOwner($0))") }, onCompleted: { log.add("completed\(isOwner($0))") },
      onDisposed: { log.add("disposed\(isOwner($0))") })
    _ = Observable<Int>.error(TestError.first).subscribe(
      with: owner, onError: { log.add("\($1)\(isOwner($0))") }, onDisposed: { log.add("disposed\(isOwner($0))") })
    #expect(log.text == "1 completed disposed first disposed")
  }

  @Test(arguments: [0, 1, 2]) func noClosureIsCalledOnceTheObjectIsGone(ending: Int) {
    let log = log
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let subscription = subject.subscribe(
      with: owner!, onNext: { log.add("\($1)") }, onError: { _, _ in log.add("error") },
      onCompleted: { _ in log.add("completed") }, onDisposed: { _ in log.add("disposed") })
    subject.onNext(1)
    owner = nil
    #expect(weakOwner == nil)
    subject.onNext(2)
    #expect(subject.hasObservers)
    switch ending {
    case 0: subject.onCompleted()
    case 1: subject.onError(TestError.first)
    default: subscription.dispose()
    }
    #expect(log.text == "1")
    #expect(!subject.hasObservers)
  }

  @Test func eventClosureGetsEverything() {
    #expect(heard(Observable.of(1).concat(Observable.error(TestError.first))) == "1 E")
  }

  @Test func nestedSubscriptionsAreIndependent() {
    let log = log
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(onNext: { outer in
      _ = Observable.just(outer * 10).log("inner", to: log)
      log.add("\(outer)")
    })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.text == "inner10 innerC 1 inner20 innerC 2")
  }
}
