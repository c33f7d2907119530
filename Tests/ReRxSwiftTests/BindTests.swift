import ReRxSwift
import RxSwift
import Testing

@Suite struct BindTests {
  private let connection = makeConnection()

  @Test func entryToTheSameType() {
    let field = Field<Float>()
    connection.bind(\.rating, to: field)
    connection.newState(state: Shop(title: "a"))
    connection.newState(state: Shop(rating: 1))
    #expect(field.values == [0.5, 1])
    #expect(!field.hasEnded)
  }

  @Test func entryToAnOptional() {
    let field = Field<String?>()
    connection.bind(\.title, to: field)
    #expect(field.values == ["shop"])
  }

  @Test func optionalEntryToAnOptional() {
    let field = Field<String?>()
    connection.bind(\.owner, to: field)
    connection.newState(state: Shop(owner: "Ann"))
    #expect(field.values == [nil, "Ann"])
  }

  @Test func optionalEntryWithMapping() {
    let field = Field<Bool>()
    connection.bind(\.owner, to: field, mapping: { $0 == nil })
    connection.newState(state: Shop(owner: "Ann"))
    #expect(field.values == [true, false])
  }

  @Test func mappingToAnOptional() {
    let field = Field<String?>()
    connection.bind(\.rating, to: field) { String($0) }
    connection.bind(\.rating, to: field, mapping: { "\($0)!" })
    #expect(field.values == ["0.5", "0.5!"])
  }

  @Test func mappingToTheSameType() {
    let field = Field<Float>()
    connection.bind(\.rating, to: field) { $0 * 2 }
    #expect(field.values == [1])
  }

  @Test func mappingIsCalledForDifferentValuesOnly() {
    let field = Field<Int>()
    var calls = 0
    connection.bind(\.goods, to: field) {
      calls += 1
      return $0.count
    }
    connection.newState(state: Shop(title: "a"))
    connection.newState(state: Shop(goods: []))
    #expect(field.values == [1, 0])
    #expect(calls == 2)
  }

  @Test func noMapping() {
    let (plain, optional) = (Field<Float>(), Field<Float?>())
    let none: ((Float) -> Float)? = nil
    connection.bind(\.rating, to: plain, mapping: none)
    connection.bind(\.rating, to: optional, mapping: none)
    #expect(plain.values == [0.5])
    #expect(optional.values == [0.5])
  }

  @Test func noMappingToAnotherTypeTraps() async {
    await #expect(processExitsWith: .failure) {
      let none: ((Float) -> String)? = nil
      makeConnection().bind(\.rating, to: Field<String>(), mapping: none)
    }
  }

  @Test func arrayToABinder() {
    let (plain, sorted) = (Field<[String]>(), Field<[String]>())
    connection.newState(state: Shop(goods: ["pear", "apple"]))
    connection.bind(\.goods, to: items(plain))
    connection.bind(\.goods, to: items(sorted)) { $0.sorted() }
    connection.newState(state: Shop(title: "a", goods: ["pear", "apple"]))
    connection.newState(state: Shop(goods: ["nut", "fig"]))
    #expect(plain.values == [["pear", "apple"], ["nut", "fig"]])
    #expect(sorted.values == [["apple", "pear"], ["fig", "nut"]])
  }

  @Test func arrayToAnObserver() {
    let field = Field<[String]>()
    connection.bind(\.goods, to: field)
    #expect(field.values == [["apple"]])
  }

  private func items(_ field: Field<[String]>) -> (Observable<[String]>) -> any Disposable {
    { $0.subscribe(field) }
  }
}
