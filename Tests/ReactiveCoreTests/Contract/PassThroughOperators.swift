import ReactiveCore

extension NamedOperator {
  /// The operators that pass elements on, change or drop them.
  static let passThrough: [NamedOperator] = [
    NamedOperator("map") { source, _ in source.map(checked) },
    NamedOperator("compactMap") { source, _ in
      source.compactMap { element throws(Flaw) -> Int? in try checked(element) % 3 == 0 ? nil : element }
    },
    NamedOperator("mapUntilNil") { source, _ in source.mapUntilNil { $0 > 5 ? nil : $0 } },
    NamedOperator("filter") { source, _ in source.filter { element throws(Flaw) in try checked(element) % 2 == 1 } },
    NamedOperator("scan") { source, _ in source.scan(0) { sum, element throws(Flaw) in try sum + checked(element) } },
    NamedOperator("reduce") { source, _ in source.reduce(0) { sum, element throws(Flaw) in try sum + checked(element) } },
    NamedOperator("reduce(mapResult:)") { source, _ in
      source.reduce(1, { sum, element throws(Flaw) in sum + element }, mapResult: checked)
    },
    NamedOperator("take(0)") { source, _ in source.take(0) },
    NamedOperator("take(3)") { source, _ in source.take(3) },
    NamedOperator("take(while:)") { source, _ in
      source.take(while: { element throws(Flaw) in try checked(element) < 9 }, includingLast: false)
    },
    NamedOperator("take(while:) with the last") { source, _ in
      source.take(while: { element throws(Flaw) in try checked(element) < 4 }, includingLast: true)
    },
    NamedOperator("takeLast") { source, _ in source.takeLast(2) },
    NamedOperator("skip") { source, _ in source.skip(2) },
    NamedOperator("skip(while:)") { source, _ in
      source.skip(while: { element throws(Flaw) in try checked(element + 5) < 9 })
    },
    NamedOperator("distinctUntilChanged") { source, _ in
      source.distinctUntilChanged(
        by: { element throws(Flaw) in try checked(element) / 2 }, areEqual: { (a, b) throws(Flaw) in a == b })
    },
    NamedOperator("element(at:)") { source, _ in source.element(at: 2, orElse: .failed(.flaw)) },
    NamedOperator("enumerated") { source, _ in source.enumerated().map { $0.index * 100 + $0.element } },
    NamedOperator("ignoreElements") { source, _ in source.ignoreElements() },
    NamedOperator("ifEmpty(default:)") { source, _ in source.filter { $0 < 0 }.ifEmpty(default: 1) },
    NamedOperator("ifEmpty(switchTo:)") { source, around in source.filter { $0 < 0 }.ifEmpty(switchTo: around.other.source) },
    NamedOperator("single") { source, _ in source.single(ifNone: .failed(.flaw), ifMore: .failed(.flaw)) },
    NamedOperator("singleAtEnd") { source, _ in source.singleAtEnd(ifNone: .failed(.flaw), ifMore: .failed(.flaw)) },
    NamedOperator("startWith") { source, _ in source.startWith([101, 102, 103]) },
    NamedOperator("materialize") { source, _ in source.materialize(next: { $0 }, end: { _ in -1 }) },
    NamedOperator("dematerialize") { source, _ in
      source.dematerialize { $0 % 7 == 0 ? .end(.failed(.flaw)) : .next($0) }
    },
    NamedOperator("do") { source, _ in
      source.do(
        SideEffects(
          onNext: { (element: Int) throws(Flaw) in _ = try checked(element) }, onEnd: { _ throws(Flaw) in },
          onSubscribe: {}))
    },
    NamedOperator("do with teardown") { source, _ in
      source.do(
        SideEffects(
          afterNext: { (element: Int) throws(Flaw) in _ = try checked(element) }, afterEnd: { _ in }, onDispose: {}))
    },
    NamedOperator("using") { source, _ in
      .using({ () throws(Flaw) in Nop() }, { _ throws(Flaw) in source })
    },
    NamedOperator("deferred") { source, _ in .deferred { () throws(Flaw) in source } },
    NamedOperator("create") { source, _ in
      .create { gate in source.subscribe(next: gate.next, end: gate.end) }
    },
  ]
}
