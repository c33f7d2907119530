import Observation
import ReactiveCore
import RxSwift

extension ObservableType {
  /// What `read` returns, and again whenever a property of an `@Observable` object that it has read changes.
  ///
  ///     Observable.observing { cart.items.count }
  ///
  /// The first element comes at subscription, on the subscribing thread. A change is read and delivered on `scheduler`, once it has
  /// been made: changes within one turn of the scheduler are one element, the newest. Equal elements in a row are not
  /// dropped. Never ends by itself; fails with what `read` throws. Disposal releases `read` and all that it holds.
  ///
  /// - Parameters:
  ///   - scheduler: Where changes are read: that of the thread that makes them. The main one by default.
  ///   - read: Called once per element.
  public static func observing(
    on scheduler: any ImmediateSchedulerType = MainScheduler.asyncInstance, _ read: @escaping () throws -> Element
  ) -> RxObservable<Element> {
    .create { observer in
      let observing = Observing(read, scheduler, observer)
      observing.readAndWatch()
      return Disposables.create(with: observing.stop)
    }
  }
}

/// One subscription to what a closure reads.
private final class Observing<Element>: @unchecked Sendable {  // `read`: `lock`; `turn` guards itself
  private struct Reader {
    let read: () throws -> Element
  }

  private let reader: Locked<Reader?>
  private let scheduler: any ImmediateSchedulerType
  private let observer: AnyObserver<Element>
  private let turn = SerialDisposable()

  init(_ read: @escaping () throws -> Element, _ scheduler: any ImmediateSchedulerType, _ observer: AnyObserver<Element>) {
    reader = Locked(Reader(read: read))
    self.scheduler = scheduler
    self.observer = observer
  }

  func readAndWatch() {
    guard let read = reader.locked({ $0 })?.read else { return }
    // The change that this announces hasn't been made yet, so it is read in a later turn.
    let result = withObservationTracking {
      Result(catching: read)
    } onChange: { [weak self] in
      self?.scheduleReading()
    }
    switch result {
    case .success(let element): observer.onNext(element)
    case .failure(let error): observer.onError(error)
    }
  }

  private func scheduleReading() {
    turn.disposable = scheduler.schedule(()) { [weak self] in
      self?.readAndWatch()
      return Disposables.create()
    }
  }

  func stop() {
    turn.dispose()
    let old = reader.locked { exchange(&$0, nil) }
    _ = old
  }
}
