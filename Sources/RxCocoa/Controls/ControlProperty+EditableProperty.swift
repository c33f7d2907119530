import RxSwift

extension ControlProperty {
  /// Makes a sequence and an observer of a property.
  ///
  /// - Parameter property: Its value is sent at subscription, and after each change by the user. The sequence completes when the
  ///   control says that it goes away, and at once if it is gone.
  public init(_ property: some EditableProperty<PropertyType>) {
    let values = Observable.create(
      unisolated { @MainActor (observer: AnyObserver<PropertyType>) -> any Disposable in
        // Before the value is sent, since its receiver may cause the next change.
        let listening = property.observeChanges(with: observer.reading { property.get() })
        if let value = property.get() { observer.onNext(value) } else { observer.onCompleted() }
        return listening
      })
    self.init(values: values, valueSink: PropertySetter(property))
  }
}

/// Sets what it receives, on the main thread.
private struct PropertySetter<Property: EditableProperty>: ObserverType {
  private let scheduler = MainScheduler()
  private let set: (Property.Value) -> Void

  init(_ property: Property) {
    set = unisolated { property.set($0) }
  }

  func on(_ event: Event<Property.Value>) {
    guard case .next(let value) = event else { return }
    _ = scheduler.schedule(value) { value in
      set(value)
      return Disposables.create()
    }
  }
}

extension AnyObserver {
  /// An observer that reads a value whenever something has happened, and sends that to this one.
  func reading(_ read: @escaping @MainActor () -> Element?) -> AnyObserver<Void> {
    let read = unisolated(read)
    return AnyObserver<Void> { event in
      switch event {
      case .next: if let value = read() { onNext(value) }
      case .error(let error): onError(error)
      case .completed: onCompleted()
      }
    }
  }
}
