import RxSwift

extension SharedSequence {
  /// The given elements, then completion.
  ///
  ///     (123|)
  ///
  /// - Parameter elements: The elements.
  /// - Returns: A sequence that sends each element, and the completion, by a piece of work of its own on the scheduler of the
  ///   strategy; on the main thread only the first one comes at once. Each subscription starts anew; nothing is shared.
  ///   Implements Rx `of`.
  @inlinable
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    from(elements)
  }

  /// The elements of an array, then completion.
  ///
  /// - Parameter array: The elements.
  /// - Returns: A sequence that sends each element, and the completion, by a piece of work of its own on the scheduler of the
  ///   strategy; on the main thread only the first one comes at once. Each subscription starts anew; nothing is shared.
  ///   Implements Rx `from`.
  @inlinable
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(array, scheduler: SharingStrategy.scheduler))
  }

  /// The elements of a Swift sequence, which may be endless, then completion.
  ///
  /// - Parameter sequence: Iterated anew by each subscription; an element is pulled when it is to be sent.
  /// - Returns: A sequence that sends each element, and the completion, by a piece of work of its own on the scheduler of the
  ///   strategy; on the main thread only the first one comes at once. Nothing is shared. Implements Rx `from`.
  @inlinable
  public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == Element {
    SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// The value of an optional, if it has one, then completion.
  ///
  /// - Parameter optional: The optional.
  /// - Returns: A sequence that sends value and completion, each by a piece of work of its own, on the scheduler of the strategy.
  ///   Nothing is shared. Implements Rx `from(optional:)`.
  @inlinable
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}
