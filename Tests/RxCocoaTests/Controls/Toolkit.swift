import RxCocoa
import RxSwift

/// What an adapter to a toolkit consists of, in small.
@MainActor final class TextField: EventEmittingControl, ReactiveCompatible {
  enum Events {
    case edited
    case submitted
  }

  var text = ""
  private let events = ControlEventHub<Events>()

  nonisolated init() {}

  /// What a user does.
  func type(_ text: String) {
    self.text = text
    events.send(.edited)
  }

  func pressReturn() {
    events.send(.submitted)
  }

  func observe(_ event: Events, with observer: AnyObserver<Void>) -> any Disposable {
    events.observe(event, with: observer)
  }
}

extension Reactive where Base: TextField {
  var text: ControlProperty<String> {
    controlProperty(editingEvents: .edited, getter: { $0.text }, setter: { $0.text = $1 })
  }

  var submitted: ControlEvent<Void> { controlEvent(.submitted) }

  var submittedText: ControlEvent<String> { controlEvent(.submitted) { $0.text } }
}

/// Events as an option set, as some toolkits have them, and properties as values.
@MainActor final class Slider: EventEmittingControl, ReactiveCompatible {
  struct Events: OptionSet {
    let rawValue: Int
    static let moved = Events(rawValue: 1)
    static let released = Events(rawValue: 2)
  }

  struct Percent: EditableProperty {
    weak let slider: Slider?
    func get() -> Double? { slider.map { $0.position * 100 } }
    func set(_ percent: Double) { slider?.position = percent / 100 }
    func observeChanges(with observer: AnyObserver<Void>) -> any Disposable {
      slider?.observe([.moved, .released], with: observer) ?? Disposables.create()
    }
  }

  var position = 0.0
  private let events = ControlEventHub<Events>()

  func drag(to position: Double) {
    self.position = position
    events.send(.moved)
  }

  func release() {
    events.send([.released])
  }

  func observe(_ wanted: Events, with observer: AnyObserver<Void>) -> any Disposable {
    events.observe(where: { !wanted.isDisjoint(with: $0) }, with: observer)
  }
}

extension Reactive where Base: Slider {
  @MainActor var percent: ControlProperty<Double> { ControlProperty(Slider.Percent(slider: base)) }
}
