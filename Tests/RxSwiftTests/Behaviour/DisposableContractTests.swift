import RxSwift
import RxTest
import Testing

/// What disposables promise beyond the basics.
@Suite struct DisposableContractTests {
  private let log = Log<String>()

  private func part(_ name: String) -> any Cancelable {
    Disposables.create { [log] in log.add(name) }
  }

  @Test func groupsAreDisposedWhileTheirPartsAre() {
    let log = log
    let groups: [(any Disposable) -> any Cancelable] = [
      { Disposables.create($0, Disposables.create()) }, { Disposables.create($0, Disposables.create(), Disposables.create()) },
      { Disposables.create([$0]) }, { CompositeDisposable($0, Disposables.create()) }, { CompositeDisposable(disposables: [$0]) },
    ]
    for make in groups {
      var group: (any Cancelable)?
      group = make(
        Disposables.create {
          log.add("\(group!.isDisposed)")
          group?.dispose()
        })
      #expect(group?.isDisposed == false)
      group?.dispose()
    }
    #expect(log.entries == Array(repeating: "true", count: groups.count))
  }

  @Test func compositesOfAnySizeKeepTheOrder() {
    CompositeDisposable(part("a"), part("b")).dispose()
    CompositeDisposable(part("c"), part("d"), part("e")).dispose()
    CompositeDisposable(part("f"), part("g"), part("h"), part("i"), part("j"), part("k")).dispose()
    CompositeDisposable(disposables: [part("l"), part("m")]).dispose()
    #expect(log.entries.joined() == "abcdefghijklm")
  }

  @Test func compositeKeys() throws {
    let composite = CompositeDisposable()
    let first = try #require(composite.insert(part("a")))
    let second = try #require(composite.insert(part("b")))
    #expect(composite.count == 2)
    composite.remove(for: first)
    composite.remove(for: first)
    #expect(log.text == "a")
    #expect(composite.count == 1)
    composite.dispose()
    composite.dispose()
    composite.remove(for: second)
    #expect(log.text == "a b")
    #expect(composite.count == 0)
    #expect(composite.isDisposed)
    #expect(composite.insert(part("c")) == nil)
    #expect(log.text == "a b c")
    #expect(composite.count == 0)
  }

  @Test func whatIsInsertedDuringDisposalIsDisposedAtOnce() {
    let log = log
    let composite = CompositeDisposable()
    let late = part("late")
    composite.insert(
      Disposables.create {
        let key = composite.insert(late)
        log.add("\(key == nil) \(composite.count)")
      })
    composite.insert(part("b"))
    composite.dispose()
    #expect(log.text == "late true 0 b")
  }

  @Test func serialSwapsBeforeItDisposes() {
    let log = log
    let serial = SerialDisposable()
    let second = part("second")
    serial.disposable = Disposables.create {
      log.add("\((serial.disposable as AnyObject) === (second as AnyObject))")
    }
    serial.disposable = second
    serial.dispose()
    serial.disposable = part("third")
    #expect(log.text == "true second third")
    #expect(serial.isDisposed)
  }

  @Test func dependentsCountOnceEach() {
    let counted = RefCountDisposable(disposable: part("content"))
    let (first, second) = (counted.retain(), counted.retain())
    counted.dispose()
    counted.dispose()
    first.dispose()
    first.dispose()
    #expect(!counted.isDisposed)
    #expect(log.text == "")
    let third = counted.retain()
    second.dispose()
    #expect(!counted.isDisposed)
    third.dispose()
    #expect(counted.isDisposed)
    #expect(log.text == "content")
    counted.retain().dispose()
    #expect(log.text == "content")
  }

  @Test func scheduledTwiceRunsOnce() {
    let scheduler = TestScheduler(initialClock: 0)
    let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: part("content"))
    #expect(scheduled.scheduler as AnyObject === scheduler)
    scheduled.dispose()
    scheduled.dispose()
    #expect(!scheduled.isDisposed)
    scheduler.start()
    #expect(scheduled.isDisposed)
    #expect(log.text == "content")
  }

  @Test func bagsDisposeWithTheirOwner() {
    final class Owner {
      let bag = DisposeBag()
    }
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    subject.logAll("a", to: log).disposed(by: owner!.bag)
    subject.logAll("b", to: log).disposed(by: owner!.bag)
    subject.onNext(1)
    owner = nil
    subject.onNext(2)
    #expect(log.text == "a1 b1 adisposed bdisposed")
    #expect(!subject.hasObservers)
  }

  @Test func aBagMayBeReplacedFromInsideItsOwnSubscription() {
    let log = log
    let subject = PublishSubject<Int>()
    var bag = DisposeBag()
    subject.subscribe(
      onNext: {
        log.add("\($0)")
        bag = DisposeBag()
      }, onDisposed: { log.add("disposed") }
    )
    .disposed(by: bag)
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.text == "1 disposed")
  }

  @Test func resourcesOfUsingAreDisposedOnceAndLast() {
    let log = log
    for ending in ["completed", "error", "dispose"] {
      var observer: AnyObserver<Int>?
      let subscription = Observable<Int>.using({ CompositeDisposable(disposables: [self.part("resource")]) }) { _ in
        logged(to: log) { observer = $0 }
      }
      .logAll(to: log)
      switch ending {
      case "completed": observer?.onCompleted()
      case "error": observer?.onError(TestError.first)
      default: break
      }
      subscription.dispose()
    }
    #expect(
      log.text == """
        source.subscribe completed disposed source.dispose resource \
        source.subscribe error disposed source.dispose resource \
        source.subscribe source.dispose resource disposed
        """)
  }
}
