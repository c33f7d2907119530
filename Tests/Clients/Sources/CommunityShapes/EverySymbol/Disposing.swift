import Foundation
import RxSwift

func disposables(_ action: @escaping () -> Void, on scheduler: ImmediateSchedulerType) -> [Disposable] {
  let one = Disposables.create(with: action)
  let none = Disposables.create()
  let flag = BooleanDisposable(isDisposed: false)
  let composite = CompositeDisposable(one, none, one, none, one)
  if let key = composite.insert(none) { composite.remove(for: key) }
  let serial = SerialDisposable()
  serial.disposable = one
  let assigned = SingleAssignmentDisposable()
  assigned.setDisposable(serial.disposable)
  let counted = RefCountDisposable(disposable: one)
  let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: one)
  _ = scheduled.scheduler
  let cancelables: [Cancelable] = [
    one, flag, BooleanDisposable(), composite, CompositeDisposable(), CompositeDisposable(one, one),
    CompositeDisposable(one, one, one),
    CompositeDisposable(disposables: [one]), serial, assigned, counted, scheduled, Disposables.create(one, one),
    Disposables.create(one, one, one), Disposables.create(one, one, one, one), Disposables.create([one]),
  ]
  _ = (cancelables.map { $0.isDisposed }, composite.count)
  let bag = DisposeBag()
  bag.insert(one)
  bag.insert([one])
  bag.insert(one, none)
  bag.insert {
    one
    none
  }
  one.disposed(by: bag)
  let bags: [DisposeBag] = [
    bag, DisposeBag(disposing: one, none), DisposeBag(disposing: [one]),
    DisposeBag {
      one
      none
    },
  ]
  let bases: [DisposeBase] = bags + [composite, serial, assigned, counted]
  _ = bases
  for cancelable in cancelables { cancelable.dispose() }
  return [counted.retain(), none] + cancelables
}

func eachDisposableByItself(on scheduler: ImmediateSchedulerType) -> [Bool] {
  let flag = BooleanDisposable()
  let composite = CompositeDisposable()
  let serial = SerialDisposable()
  let single = SingleAssignmentDisposable()
  let counted = RefCountDisposable(disposable: flag)
  let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: flag)
  flag.dispose()
  composite.dispose()
  serial.dispose()
  single.dispose()
  counted.dispose()
  scheduled.dispose()
  return [
    flag.isDisposed, composite.isDisposed, serial.isDisposed, single.isDisposed, counted.isDisposed, scheduled.isDisposed,
  ]
}
