import ReRxSwift
import RxSwift
import Testing

@Suite struct SubscribeTests {
  private let connection = makeConnection()

  @Test func entryIsToldAtOnceAndWhenItChanges() {
    var titles: [String] = []
    connection.subscribe(\.title) { titles.append($0) }
    connection.newState(state: Shop(rating: 1))
    connection.newState(state: Shop(title: "a"))
    #expect(titles == ["shop", "a"])
  }

  @Test func optionalEntry() {
    var owners: [String?] = []
    connection.subscribe(\.owner) { owners.append($0) }
    connection.newState(state: Shop(owner: "Ann"))
    connection.newState(state: Shop(owner: "Ann"))
    connection.newState(state: Shop())
    #expect(owners == [nil, "Ann", nil])
  }

  @Test func arrayEntry() {
    var goods: [[String]] = []
    connection.subscribe(\.goods) { goods.append($0) }
    connection.newState(state: Shop(goods: ["apple"]))
    connection.newState(state: Shop(goods: ["apple", "pear"]))
    #expect(goods == [["apple"], ["apple", "pear"]])
  }

  @Test func entryThatCannotBeCompared() {
    var pairs: [Int] = []
    connection.subscribe(\.pair, isEqual: { $0.0 == $1.0 }) { pairs.append($0.0 * 10 + $0.1) }
    for pair in [(0, 5), (1, 5), (1, 6)] { connection.props.accept(Props(title: "", rating: 0, goods: [], pair: pair)) }
    #expect(pairs == [0, 15])
  }

  @Test func entryAsASequence() {
    var titles: [String] = []
    let entry = connection.propsEntry(at: \.title) { $0.count == $1.count }
    let subscription = entry.subscribe(onNext: { titles.append($0) })
    for title in ["abcd", "abcde"] { connection.newState(state: Shop(title: title)) }
    subscription.dispose()
    connection.newState(state: Shop(title: ""))
    #expect(titles == ["shop", "abcde"])
  }
}
