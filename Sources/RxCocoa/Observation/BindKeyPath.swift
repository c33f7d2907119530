import RxSwift

extension ObservableType {
  /// Sets a property of an object to each element, on the main thread.
  ///
  /// Made for `@Observable` models: `names.bind(to: model, \.name)`. The object isn't retained. The sequence must not fail: an error
  /// stops a debug build, and is printed by a release build.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - keyPath: Its property.
  /// - Returns: The subscription; disposing it stops the binding.
  public func bind<Object: AnyObject>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Element>
  ) -> any Disposable {
    bind(to: Binder(object, scheduler: MainScheduler()) { object, element in object[keyPath: keyPath] = element })
  }

  /// Sets an optional property of an object to each element, on the main thread. See the other form.
  public func bind<Object: AnyObject>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Element?>
  ) -> any Disposable {
    bind(to: Binder(object, scheduler: MainScheduler()) { object, element in object[keyPath: keyPath] = element })
  }
}
