import Foundation
import RxSwift

#if !canImport(ObjectiveC)
  extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
  /// The notifications of a name, or all of them.
  ///
  /// Observes while subscribed. The elements come on the posting thread; never ends.
  ///
  /// - Parameters:
  ///   - name: Nil for any name.
  ///   - object: Only what this object posts; nil for any. It isn't retained; once it is gone nothing comes any more.
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    let isFromAny = object == nil
    return Observable.create { [base, weak object] observer in
      if !isFromAny, object == nil { return Disposables.create() }
      let token = base.addObserver(forName: name, object: object, queue: nil, using: observer.onNext)
      return Disposables.create { base.removeObserver(token) }
    }
  }
}
