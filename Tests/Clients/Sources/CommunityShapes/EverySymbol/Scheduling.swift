import Foundation
import RxSwift

func schedulers(_ queue: DispatchQueue) -> [ImmediateSchedulerType] {
  let operations = OperationQueueScheduler(operationQueue: OperationQueue(), queuePriority: .high)
  _ = (operations.operationQueue, operations.queuePriority, CurrentThreadScheduler.isScheduleRequired)
  let timed: [SchedulerType] = [
    MainScheduler(), MainScheduler.instance, MainScheduler.asyncInstance, ConcurrentMainScheduler.instance,
    SerialDispatchQueueScheduler(qos: .default), SerialDispatchQueueScheduler(qos: .default, internalSerialQueueName: "a"),
    SerialDispatchQueueScheduler(internalSerialQueueName: "b"),
    SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "c"),
    SerialDispatchQueueScheduler(internalSerialQueueName: "d", serialQueueConfiguration: { _ in }, leeway: .milliseconds(1)),
    ConcurrentDispatchQueueScheduler(qos: .default), ConcurrentDispatchQueueScheduler(queue: queue, leeway: .never),
    HistoricalScheduler(), HistoricalScheduler(initialClock: Date()),
    VirtualTimeScheduler(initialClock: 0, converter: FrameConverter()),
  ]
  for scheduler in timed {
    let now: RxTime = scheduler.now
    _ = now
    scheduler.schedule(1) { _ in Disposables.create() }.dispose()
    scheduler.scheduleRelative(1, dueTime: .seconds(1)) { _ in Disposables.create() }.dispose()
    scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) { $0 + 1 }.dispose()
    scheduler.scheduleRecursive(1) { state, recurse in if state < 3 { recurse(state + 1) } }.dispose()
  }
  return timed + [operations, CurrentThreadScheduler.instance]
}

func eachSchedulerByItself(_ queue: DispatchQueue) {
  func all<S: SchedulerType>(_ scheduler: S) where S: AnyObject { _ = scheduler.now }
  all(MainScheduler.instance)
  all(ConcurrentMainScheduler.instance)
  all(SerialDispatchQueueScheduler(qos: .default))
  all(ConcurrentDispatchQueueScheduler(qos: .default))
  MainScheduler.ensureExecutingOnScheduler()
  MainScheduler.ensureExecutingOnScheduler(errorMessage: "not on main")
  MainScheduler.ensureRunningOnMainThread()
  let times: [Any.Type] = [
    ConcurrentDispatchQueueScheduler.Time.self, ConcurrentDispatchQueueScheduler.TimeInterval.self,
    ConcurrentMainScheduler.Time.self,
    ConcurrentMainScheduler.TimeInterval.self, SerialDispatchQueueScheduler.Time.self,
    SerialDispatchQueueScheduler.TimeInterval.self,
  ]
  _ = times
}

func virtualTime<Converter: VirtualTimeConverterType>(
  _ scheduler: VirtualTimeScheduler<Converter>, _ converter: Converter, _ interval: Converter.VirtualTimeIntervalUnit
) -> String {
  let clock: VirtualTimeScheduler<Converter>.VirtualTime = scheduler.clock
  _ = scheduler.scheduleRelativeVirtual((), dueTime: interval) { _ in Disposables.create() }
  _ = scheduler.scheduleAbsoluteVirtual((), time: clock) { _ in Disposables.create() }
  _ = scheduler.scheduleRelative((), dueTime: .seconds(1)) { _ in Disposables.create() }
  _ = scheduler.schedule(()) { _ in Disposables.create() }
  _ = scheduler.adjustScheduledTime(clock)
  scheduler.sleep(interval)
  scheduler.start()
  scheduler.stop()
  scheduler.advanceTo(converter.offsetVirtualTime(scheduler.clock, offset: interval))
  let time = converter.convertToVirtualTime(converter.convertFromVirtualTime(clock))
  let distance = converter.convertToVirtualTimeInterval(converter.convertFromVirtualTimeInterval(interval))
  switch converter.compareVirtualTime(time, converter.offsetVirtualTime(clock, offset: distance)) {
  case .lessThan, .equal, .greaterThan: return scheduler.debugDescription
  }
}

/// The methods of each class, not of the protocol.
func eachSchedulersMethods(_ operations: OperationQueueScheduler) -> [Disposable] {
  let (concurrent, serial) = (ConcurrentDispatchQueueScheduler(qos: .default), SerialDispatchQueueScheduler(qos: .default))
  let (main, historical) = (ConcurrentMainScheduler.instance, HistoricalScheduler())
  _ = [concurrent.now, serial.now, main.now, historical.now]
  return [
    concurrent.schedule(1) { _ in Disposables.create() }, serial.schedule(1) { _ in Disposables.create() },
    main.schedule(1) { _ in Disposables.create() }, operations.schedule(1) { _ in Disposables.create() },
    CurrentThreadScheduler.instance.schedule(1) { _ in Disposables.create() },
    concurrent.scheduleRelative(1, dueTime: .never) { _ in Disposables.create() },
    serial.scheduleRelative(1, dueTime: .never) { _ in Disposables.create() },
    main.scheduleRelative(1, dueTime: .never) { _ in Disposables.create() },
    concurrent.schedulePeriodic(1, startAfter: .never, period: .never) { $0 },
    serial.schedulePeriodic(1, startAfter: .never, period: .never) { $0 },
    main.schedulePeriodic(1, startAfter: .never, period: .never) { $0 },
    historical.schedulePeriodic(1, startAfter: .never, period: .seconds(1)) { $0 },
  ]
}

func historicalTime(_ converter: HistoricalSchedulerTimeConverter, _ date: Date) -> Bool {
  let unit: HistoricalSchedulerTimeConverter.VirtualTimeUnit = converter.convertToVirtualTime(
    converter.convertFromVirtualTime(date))
  let interval: HistoricalSchedulerTimeConverter.VirtualTimeIntervalUnit =
    converter.convertToVirtualTimeInterval(converter.convertFromVirtualTimeInterval(1))
  return converter.compareVirtualTime(unit, converter.offsetVirtualTime(date, offset: interval)) == .lessThan
}
