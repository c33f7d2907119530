import RxSwift
import Testing

@Suite struct GlobalNamesTests {
  @Test func rangeCountsWithAnyAbstractInteger() {
    func count<Number: RxAbstractInteger & Sendable>(to end: Number) -> Observable<Number> {
      Observable.range(start: 0, count: end)
    }
    let log = Log<UInt8>()
    _ = count(to: UInt8(3)).subscribe(onNext: log.add)
    #expect(log.entries == [0, 1, 2])
  }

  #if TRACE_RESOURCES
    @Test func stackSizeMayBeSet() {
      maxTailRecursiveSinkStackSize = 0
      _ = Observable.concat([Observable.just(1), .just(2)]).subscribe()
      #expect(maxTailRecursiveSinkStackSize == 0)
    }
  #endif
}
