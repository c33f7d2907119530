import RxSwift

/// A property of a control that the user changes too: how to get it, how to set it, and how to be told of a change.
///
/// An adapter implements it where its toolkit has properties as values (a GObject and a name, for instance), and makes
/// `ControlProperty`s of them. Where a pair of closures is enough there is `rx.controlProperty(editingEvents:getter:setter:)`.
///
/// It shouldn't keep the control alive: a `ControlProperty` holds it as long as it exists.
@MainActor
public protocol EditableProperty<Value>: Sendable {
  /// The type of the property.
  associatedtype Value

  /// The value now, or nil if the control is gone.
  func get() -> Value?

  /// Sets the value, without telling observers: they are told what the user does. No effect if the control is gone.
  func set(_ value: Value)

  /// Sends `observer` an element whenever the user has changed the property, on the main thread, and the completion, if it
  /// can, when the control goes away.
  ///
  /// - Returns: Disposing it, on the main thread, ends that.
  func observeChanges(with observer: AnyObserver<Void>) -> any Disposable
}
