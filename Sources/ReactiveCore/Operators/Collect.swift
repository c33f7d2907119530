/// The elements that were collected and not sent yet.
@usableFromInline
struct Collected<Element> {
  @usableFromInline var elements: [Element] = []
  @usableFromInline var hasSent = false

  @inlinable init() {}
}

extension Source {
  /// Sends elements in groups.
  ///
  ///     --1--2--3--4--5--|
  ///     collect(endsGroup: { $0.count == 2 })
  ///     -----12----34----(5|)
  ///
  /// - Parameters:
  ///   - endsBefore: Asked with the group and the next element whether the group is complete without it. That may be empty.
  ///   - endsGroup: Asked with the group, after an element was added, whether it is complete.
  ///
  /// A completion sends the rest; if there were no elements at all, an empty group. Other ends drop it. Holds one group.
  /// Implements ReactiveSwift `collect`.
  @inlinable
  public func collect(
    endsBefore: (([Element], Element) -> Bool)? = nil, endsGroup: (([Element]) -> Bool)? = nil
  ) -> Source<[Element], Failure> {
    Source<[Element], Failure> { [run] sink, scope in
      let stage = Stage(Collected<Element>(), before: sink, until: scope)
      let end = { (termination: Termination<Failure>) in
        guard !stage.isOver, case .completed = termination, !stage.state.hasSent || !stage.state.elements.isEmpty else {
          return stage.end(termination)
        }
        sink.next(exchange(&stage.state.elements, []))
        stage.complete()
      }
      let incoming = Sink<Element, Failure>(to: stage, end: end) { element, receiver in
        let stage = receiver.cast(to: Stage<Collected<Element>, [Element], Failure>.self)
        if let endsBefore, endsBefore(stage.state.elements, element) { stage.sendCollected() }
        stage.state.elements.append(element)
        if let endsGroup, endsGroup(stage.state.elements) { stage.sendCollected() }
      }
      run(incoming, scope)
    }
  }
}

extension Stage {
  @inlinable
  func sendCollected<Member>() where State == Collected<Member>, Element == [Member] {
    state.hasSent = true
    sink.next(exchange(&state.elements, []))
  }
}
