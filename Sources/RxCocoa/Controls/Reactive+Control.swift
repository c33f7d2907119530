import RxSwift

extension Reactive where Base: EventEmittingControl {
  /// What happens to the control.
  ///
  /// - Parameter events: Which events.
  /// - Returns: An element for each event. The control isn't retained; the sequence completes when the control says that it goes
  ///   away, and at once if it is gone.
  public func controlEvent(_ events: Base.ControlEvents) -> ControlEvent<Void> {
    controlEvent(events) { _ in }
  }

  /// What happens to the control, with what can be read from it then.
  ///
  /// - Parameters:
  ///   - events: Which events.
  ///   - value: Called with the control after each event.
  /// - Returns: A value for each event. The control isn't retained; the sequence completes when the control says that it goes
  ///   away, and at once if it is gone.
  @preconcurrency
  public func controlEvent<Value>(
    _ events: Base.ControlEvents, value: @escaping @MainActor (Base) -> Value
  ) -> ControlEvent<Value> {
    ControlEvent(
      events: Observable.create(
        unisolated { @MainActor [weak base] (observer: AnyObserver<Value>) -> any Disposable in
          guard let base else {
            observer.onCompleted()
            return Disposables.create()
          }
          return base.observe(events, with: observer.reading { [weak base] in base.map(value) })
        }))
  }

  /// A property of the control, as a sequence and an observer.
  ///
  /// - Parameters:
  ///   - editingEvents: What happens when the user changes the property.
  ///   - getter: Called with the control for its value.
  ///   - setter: Called with the control and a new value. It shouldn't cause one of `editingEvents`.
  /// - Returns: It sends the value at subscription and after each change by the user. The control isn't retained; the sequence
  ///   completes when the control says that it goes away, and at once if it is gone.
  @preconcurrency
  public func controlProperty<Value>(
    editingEvents: Base.ControlEvents, getter: @escaping @MainActor (Base) -> Value,
    setter: @escaping @MainActor (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    ControlProperty(PropertyOfControl(control: base, changeEvents: editingEvents, getter: getter, setter: setter))
  }
}

/// A property made of closures.
private struct PropertyOfControl<Control: EventEmittingControl, Value>: EditableProperty {
  private weak let control: Control?
  private let changeEvents: Control.ControlEvents
  private let getter: @MainActor (Control) -> Value
  private let setter: @MainActor (Control, Value) -> Void

  nonisolated init(
    control: Control, changeEvents: Control.ControlEvents, getter: @escaping @MainActor (Control) -> Value,
    setter: @escaping @MainActor (Control, Value) -> Void
  ) {
    self.control = control
    self.changeEvents = changeEvents
    self.getter = getter
    self.setter = setter
  }

  func get() -> Value? {
    control.map(getter)
  }

  func set(_ value: Value) {
    if let control { setter(control, value) }
  }

  func observeChanges(with observer: AnyObserver<Void>) -> any Disposable {
    control?.observe(changeEvents, with: observer) ?? Disposables.create()
  }
}
