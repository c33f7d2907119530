import RxSwift

extension SharedSequence {
  /// The elements as an asynchronous sequence, for one `for await` loop on the main actor:
  ///
  ///     for await title in titles.values { label.text = title }
  ///
  /// Each time that the property is read there is a new sequence with one subscription. It is made, on the main actor, when the
  /// loop asks for its first element. Elements keep their order and wait until the loop takes them, however many there are. The loop
  /// ends when the sequence completes or its task is cancelled. Completion, cancellation and leaving the loop dispose the
  /// subscription, before the loop goes on. Implements Rx `values`.
  @MainActor public var values: AsyncStream<Element> {
    source.infallibleValues(subscribesOnMain: true)
  }
}
