import RxSwift
import RxTest
import Testing

@Suite struct InfallibleCombiningTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func infallible<Element>(_ events: [Recorded<Event<Element>>]) -> Infallible<Element> {
    scheduler.createHotObservable(events).asInfallible { _ in .never() }
  }

  private var numbers: Infallible<Int> { infallible([.next(210, 1), .next(230, 2), .completed(250)]) }
  private var letters: Infallible<String> { infallible([.next(220, "a"), .next(240, "b"), .completed(260)]) }

  @Test func combineLatest() {
    let result = scheduler.start { Infallible.combineLatest(numbers, letters) { "\($0)\($1)" } }
    #expect(result.events == [.next(220, "1a"), .next(230, "2a"), .next(240, "2b"), .completed(260)])
  }

  @Test func combineLatestTuple() {
    let result = scheduler.start { Infallible.combineLatest(numbers, letters).map { "\($0)\($1)" } }
    #expect(result.events == [.next(220, "1a"), .next(230, "2a"), .next(240, "2b"), .completed(260)])
  }

  @Test func combineLatestOfACollection() {
    let other = infallible([.next(220, 10), .completed(260)])
    let arrays = scheduler.start { Infallible<Int>.combineLatest([numbers, other]) }
    #expect(arrays.events == [.next(220, [1, 10]), .next(230, [2, 10]), .completed(260)])
  }

  @Test func combineLatestOfACollectionWithASelector() {
    let other = infallible([.next(220, 10), .completed(260)])
    let sums = scheduler.start { Infallible.combineLatest([numbers, other]) { $0.reduce(0, +) } }
    #expect(sums.events == [.next(220, 11), .next(230, 12), .completed(260)])
  }

  @Test func combineLatestOfEveryArity() {
    let one = Infallible.just(1)
    var results: [[Int]] = []
    let arrays = [
      Infallible.combineLatest(one, one) { [$0, $1] },
      Infallible.combineLatest(one, one, one) { [$0, $1, $2] },
      Infallible.combineLatest(one, one, one, one) { [$0, $1, $2, $3] },
      Infallible.combineLatest(one, one, one, one, one) { [$0, $1, $2, $3, $4] },
      Infallible.combineLatest(one, one, one, one, one, one) { [$0, $1, $2, $3, $4, $5] },
      Infallible.combineLatest(one, one, one, one, one, one, one) { [$0, $1, $2, $3, $4, $5, $6] },
      Infallible.combineLatest(one, one, one, one, one, one, one, one) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    for array in arrays { _ = array.subscribe(onNext: { results.append($0) }) }
    #expect(results == (2...8).map { Array(repeating: 1, count: $0) })
  }

  @Test func combineLatestTuplesKeepTheOrder() {
    let (a, b, c, d) = (Infallible.just(1), Infallible.just(2), Infallible.just(3), Infallible.just(4))
    var results: [String] = []
    _ = Infallible.combineLatest(a, b, c).subscribe(onNext: { results.append("\($0)") })
    _ = Infallible.combineLatest(a, b, c, d).subscribe(onNext: { results.append("\($0)") })
    _ = Infallible.combineLatest(a, b, c, d, a).subscribe(onNext: { results.append("\($0)") })
    _ = Infallible.combineLatest(a, b, c, d, a, b).subscribe(onNext: { results.append("\($0)") })
    _ = Infallible.combineLatest(a, b, c, d, a, b, c).subscribe(onNext: { results.append("\($0)") })
    _ = Infallible.combineLatest(a, b, c, d, a, b, c, d).subscribe(onNext: { results.append("\($0)") })
    #expect(
      results == [
        "(1, 2, 3)", "(1, 2, 3, 4)", "(1, 2, 3, 4, 1)", "(1, 2, 3, 4, 1, 2)", "(1, 2, 3, 4, 1, 2, 3)",
        "(1, 2, 3, 4, 1, 2, 3, 4)",
      ])
  }

  @Test func zip() {
    let result = scheduler.start { Infallible.zip(numbers, letters) { "\($0)\($1)" } }
    #expect(result.events == [.next(220, "1a"), .next(240, "2b"), .completed(260)])
  }

  @Test func zipOfEveryArity() {
    let one = Infallible.just(1)
    var results: [[Int]] = []
    let arrays = [
      Infallible.zip(one, one) { [$0, $1] },
      Infallible.zip(one, one, one) { [$0, $1, $2] },
      Infallible.zip(one, one, one, one) { [$0, $1, $2, $3] },
      Infallible.zip(one, one, one, one, one) { [$0, $1, $2, $3, $4] },
      Infallible.zip(one, one, one, one, one, one) { [$0, $1, $2, $3, $4, $5] },
      Infallible.zip(one, one, one, one, one, one, one) { [$0, $1, $2, $3, $4, $5, $6] },
      Infallible.zip(one, one, one, one, one, one, one, one) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    for array in arrays { _ = array.subscribe(onNext: { results.append($0) }) }
    #expect(results == (2...8).map { Array(repeating: 1, count: $0) })
  }

  @Test func thrownErrorOfASelectorEndsTheSequence() {
    let combined = scheduler.start { Infallible.combineLatest(numbers, letters) { _, _ -> Int in throw TestError.first } }
    #expect(combined.events == [.error(220, TestError.first)])
  }

  @Test func mergeTakesElementsAsTheyComeInAllForms() {
    let first = infallible([.next(210, 1), .next(230, 2), .completed(250)])
    let second = infallible([.next(220, 10), .next(240, 20), .completed(260)])
    let expected: [Recorded<Event<Int>>] = [
      .next(210, 1), .next(220, 10), .next(230, 2), .next(240, 20), .completed(260),
    ]
    let variadic = scheduler.createObserver(Int.self)
    let array = scheduler.createObserver(Int.self)
    let collection = scheduler.createObserver(Int.self)
    _ = Infallible.merge(first, second).asObservable().subscribe(variadic)
    _ = Infallible.merge([first, second]).asObservable().subscribe(array)
    _ = Infallible.merge(AnyCollection([first, second])).asObservable().subscribe(collection)
    scheduler.start()
    #expect(variadic.events == expected)
    #expect(array.events == expected)
    #expect(collection.events == expected)
  }

  @Test func concatSubscribesOneAfterTheOther() {
    let first = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let second = scheduler.createColdObservable([.next(10, 2), .completed(20)])
    let result = scheduler.start {
      first.asInfallible(onErrorJustReturn: 0).concat(second.asInfallible(onErrorJustReturn: 0))
    }
    #expect(result.events == [.next(210, 1), .next(230, 2), .completed(240)])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(220, 240)])
  }

  @Test func concatInAllForms() {
    let parts = [Infallible.of(1, 2), Infallible.of(3)]
    var results: [[Int]] = []
    let forms = [
      Infallible.concat(parts[0], parts[1]), Infallible.concat(parts), Infallible.concat(AnySequence(parts)),
      Infallible.concat(AnyCollection(parts)), parts[0].concat(Observable.just(3)), parts[0].concat(Single.just(3)),
    ]
    for form in forms {
      var elements: [Int] = []
      _ = form.subscribe(onNext: { elements.append($0) }, onCompleted: { results.append(elements) })
    }
    #expect(results == Array(repeating: [1, 2, 3], count: 6))
  }

  @Test func withLatestFrom() {
    let result = scheduler.start { numbers.withLatestFrom(letters) { "\($0)\($1)" } }
    #expect(result.events == [.next(230, "2a"), .completed(250)])
  }

  @Test func withLatestFromWithoutASelector() {
    let result = scheduler.start { numbers.withLatestFrom(letters) }
    #expect(result.events == [.next(230, "a"), .completed(250)])
  }
}
