import Foundation

extension NotificationCenter: ReactiveExtensionsProvider {}

extension Reactive where Base: NotificationCenter {
  /// The notifications that are posted from now on, on the threads that post them.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications; nil for all.
  ///   - object: Who posts them; nil for anybody.
  /// - Returns: The notifications. It doesn't end. The center forgets it when it is neither referenced nor observed any more.
  public func notifications(forName name: Notification.Name?, object: AnyObject? = nil) -> Signal<Notification, Never> {
    Signal { [base] observer, lifetime in
      let registration = base.addObserver(forName: name, object: object, queue: nil) { observer.send(value: $0) }
      lifetime.observeEnded { base.removeObserver(registration) }
    }
  }
}
