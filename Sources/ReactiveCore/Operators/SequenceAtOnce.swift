extension Source {
  /// The elements of a sequence, pulled one at a time and sent on the spot, then completion.
  ///
  /// Unlike `sequence(_:)` it doesn't wait for its turn. When the run is ended it stops before the next element and is interrupted.
  /// Implements ReactiveSwift's producer of a sequence.
  @inlinable
  public static func sequenceAtOnce<Elements: Sequence>(_ elements: Elements) -> Source where Elements.Element == Element {
    .immediate { sink, scope in
      var iterator = elements.makeIterator()
      while !scope.isEnded {
        guard let element = iterator.next() else { return sink.end(.completed) }
        sink.next(element)
      }
      sink.end(.interrupted)
    }
  }
}
