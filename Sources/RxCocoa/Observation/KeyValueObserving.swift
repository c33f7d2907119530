// Key-value observing needs the Objective-C runtime: this file is compiled on Apple's platforms only, and not by CI on Linux.
#if canImport(ObjectiveC)
  import Foundation
  import RxSwift

  /// Which values an observation reports.
  public struct KeyValueObservingOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Options from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The value at subscription.
    public static let initial = KeyValueObservingOptions(rawValue: 1 << 0)

    /// The value after each change.
    public static let new = KeyValueObservingOptions(rawValue: 1 << 1)

    var foundation: NSKeyValueObservingOptions {
      var options: NSKeyValueObservingOptions = []
      if contains(.initial) { options.insert(.initial) }
      if contains(.new) { options.insert(.new) }
      return options
    }
  }

  extension Reactive where Base: NSObject {
    /// The values at a key path, by default the current one and then each new one.
    ///
    /// Delivered on the thread that makes the change. Never ends. The object is retained while subscribed.
    public func observe<Element>(
      _ keyPath: KeyPath<Base, Element>, options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element> {
      .create { [base] observer in
        let observation = base.observe(keyPath, options: options) { object, _ in observer.onNext(object[keyPath: keyPath]) }
        return Disposables.create(with: observation.invalidate)
      }
    }

    /// The values at a key path given as text; nil where the value isn't an `Element`.
    ///
    /// Delivered on the thread that makes the change. Never ends.
    ///
    /// - Parameter retainSelf: Whether the object is retained while subscribed. If not, it must outlive the subscription.
    public func observe<Element>(
      _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial], retainSelf: Bool = true
    ) -> Observable<Element?> {
      .create { [weak weakBase = base, base = retainSelf ? base : nil] observer in
        guard let object = base ?? weakBase else { return Disposables.create() }
        let observation = TextKeyPathObservation(of: object, keyPath, options.foundation) { observer.onNext($0 as? Element) }
        return Disposables.create {
          observation.invalidate()
          withExtendedLifetime(base) {}
        }
      }
    }

    /// The values at a key path given as text, without retaining the object: completes when that is released.
    public func observeWeakly<Element>(
      _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> {
      observe(type, keyPath, options: options, retainSelf: false).take(until: deallocated)
    }
  }

  /// One observation of a key path given as text, which Foundation's typed observation doesn't offer.
  private final class TextKeyPathObservation: NSObject, @unchecked Sendable {  // immutable but for the weak reference
    private weak var object: NSObject?
    private let keyPath: String
    private let onChange: (Any?) -> Void

    init(of object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions, onChange: @escaping (Any?) -> Void) {
      self.object = object
      self.keyPath = keyPath
      self.onChange = onChange
      super.init()
      object.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
      onChange(change?[.newKey])
    }

    func invalidate() {
      object?.removeObserver(self, forKeyPath: keyPath)
    }
  }
#endif
