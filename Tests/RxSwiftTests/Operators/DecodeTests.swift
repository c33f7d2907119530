import Foundation
import RxSwift
import RxTest
import Testing

@Suite struct DecodeTests {
  private struct Item: Codable, Equatable {
    let number: Int
  }

  @Test func decodesEachElement() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, Data(#"{"number": 1}"#.utf8)), .next(220, Data(#"{"number": 2}"#.utf8)), .completed(250),
    ])
    let result = scheduler.start { source.decode(type: Item.self, decoder: JSONDecoder()) }
    #expect(result.events == [.next(210, Item(number: 1)), .next(220, Item(number: 2)), .completed(250)])
  }

  @Test func decodesPropertyLists() throws {
    let data = try PropertyListEncoder().encode(Item(number: 3))
    var items: [Item] = []
    _ = Observable.just(data).decode(type: Item.self, decoder: PropertyListDecoder()).subscribe(onNext: { items.append($0) })
    #expect(items == [Item(number: 3)])
  }

  @Test func badDataFails() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, Data("no".utf8)), .completed(250)])
    let result = scheduler.start { source.decode(type: Item.self, decoder: JSONDecoder()) }
    #expect(result.events.map(\.time) == [210])
    #expect(result.events.first?.value.error is DecodingError)
    #expect(source.subscriptions == [Subscription(200, 210)])
  }
}
