import ReactiveCore

extension NamedOperator {
  /// An inner source: some send at once, some later, some are single elements, and making one may throw.
  private static func makeInner(_ element: Int, _ around: Surroundings) throws(Flaw) -> Stream {
    switch try checked(element) % 4 {
    case 0: .just(element)
    case 1: .sequence([element, element * 10])
    case 2: around.other.source.take(2)
    default: .empty
    }
  }

  /// The operators that run several sources, at once or one after the other.
  static let flattening: [NamedOperator] = [
    NamedOperator("flatMap") { source, around in
      source.flatMap { element throws(Flaw) in try makeInner(element, around) }
    },
    NamedOperator("flatMap(limit: 1)") { source, around in
      source.flatMap(limit: 1) { element throws(Flaw) in try makeInner(element, around) }
    },
    NamedOperator("flatMap(limit: 2)") { source, around in
      source.flatMap(limit: 2) { element throws(Flaw) in try makeInner(element, around) }
    },
    NamedOperator("flatMapFirst") { source, around in
      source.flatMapFirst { element throws(Flaw) in try makeInner(element, around) }
    },
    NamedOperator("flatMapLatest") { source, around in
      source.flatMapLatest { element throws(Flaw) in try makeInner(element, around) }
    },
    NamedOperator("merge") { source, around in .merge([source, around.other.source, .sequence([1, 2])]) },
    NamedOperator("concat") { source, around in
      .concat([.sequence([1, 2]), source, .just(3), around.other.source, .empty])
    },
    NamedOperator("andThen") { source, around in source.andThen(around.other.source) },
    NamedOperator("catch") { source, around in
      source.map(checked).catch { _ throws(Flaw) in around.other.source }
    },
    NamedOperator("catch that throws") { source, _ in
      source.map(checked).catch { _ throws(Flaw) -> Stream in throw .flaw }
    },
    NamedOperator("catch(sequence:)") { source, around in
      .catch(sequence: [source.map(checked), .end(.failed(.flaw)), around.other.source])
    },
    NamedOperator("retry(attempts:)") { source, _ in source.map(checked).retry(attempts: 3) },
    NamedOperator("retry(when:)") { source, around in
      source.map(checked).retry(notice: { $0 }, when: { notices in notices.flatMap { _ in around.other.source.take(1) } })
    },
    NamedOperator("race") { source, around in .race([source, around.other.source, .never]) },
    NamedOperator("groupBy") { source, _ in
      source.groupBy { element throws(Flaw) in try checked(element) % 3 }.flatMap { $0.source }
    },
    NamedOperator("share") { source, _ in SharingForm.share.makeSource(of: source) },
    NamedOperator("share(replay:)") { source, _ in SharingForm.replaying.makeSource(of: source) },
    NamedOperator("share(forever)") { source, _ in SharingForm.replayingForever.makeSource(of: source) },
    NamedOperator("refCounted") { source, _ in SharingForm.refCount.makeSource(of: source) },
    NamedOperator("a shared source merged with itself") { source, _ in
      let shared = SharingForm.replaying.makeSource(of: source)
      return .merge([shared, shared.map { $0 * 10 }])
    },
  ]

  /// The operators that join several sources.
  static let joining: [NamedOperator] = [
    NamedOperator("combineLatest") { source, around in
      .combineLatest(source, around.other.source) { (a, b) throws(Flaw) in try checked(a) + b }
    },
    NamedOperator("combineLatest of an array") { source, around in
      .combineLatest([source, around.other.source, .just(1)]) { elements throws(Flaw) in try checked(elements[0]) }
    },
    NamedOperator("zip") { source, around in
      .zip(source, around.other.source) { (a, b) throws(Flaw) in try checked(a) + b }
    },
    NamedOperator("zip of an array") { source, around in
      .zip([source, around.other.source], completion: .withLoneElement) { elements throws(Flaw) in try checked(elements[0]) }
    },
    NamedOperator("withLatest(from:)") { source, around in
      source.withLatest(from: around.other.source) { (a, b) throws(Flaw) in try checked(a) + b }
    },
    NamedOperator("sample") { source, around in source.sample(around.other.source, default: nil) },
    NamedOperator("take(until:)") { source, around in source.take(until: around.other.source.skip(3)) },
    NamedOperator("skip(until:)") { source, around in source.skip(until: around.other.source) },
  ]
}
