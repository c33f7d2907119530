import ReactiveCore

/// A sequence of which it is known how many elements it sends: `Single`, `Maybe`, `Completable`.
///
/// Nothing happens until somebody subscribes, and each subscription is separate.
public struct PrimitiveSequence<Trait, Element>: Sendable {
  @usableFromInline package let source: Observable<Element>

  /// Takes a sequence that keeps what the trait promises.
  @inlinable
  package init(raw source: Observable<Element>) {
    self.source = source
  }
}

/// A `PrimitiveSequence`, so that its operators can depend on the trait.
public protocol PrimitiveSequenceType {
  /// How many elements there are.
  associatedtype Trait
  /// The type of element in the sequence.
  associatedtype Element

  /// This as a `PrimitiveSequence`.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  @inlinable
  public var primitiveSequence: PrimitiveSequence<Trait, Element> {
    self
  }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The same events as an `Observable`: a success is an element and completion.
  @inlinable
  public func asObservable() -> Observable<Element> {
    source
  }
}

extension PrimitiveSequence {
  /// Makes the sequence anew for each subscription.
  ///
  /// - Parameter observableFactory: Called at each subscription, on the subscribing thread. What it throws is sent as an error.
  /// - Returns: What the sequence made sends. Implements Rx `deferred`.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// Makes a resource for each subscription, which is disposed with it.
  ///
  /// - Parameters:
  ///   - resourceFactory: Called at each subscription. What it throws is sent as an error.
  ///   - primitiveSequenceFactory: Called with the resource. What it throws is sent as an error, and the resource is disposed.
  /// - Returns: What the sequence made sends. It is disposed first, then the resource. Implements Rx `using`.
  @inlinable
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
  }

  /// Prints everything that happens: subscription, events, disposal. See `Observable`'s `debug`.
  ///
  /// - Parameters:
  ///   - identifier: What stands before the arrow; the place in the source code unless given.
  ///   - trimOutput: Whether an event's text of more than 40 characters is cut to its first and last 20.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  /// - Returns: The same events. Implements Rx `debug`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
