import ReactiveSwift
import Testing

private struct Door: ReactiveExtensionsProvider {
  var name: String
}

extension Reactive where Base == Door {
  fileprivate var title: String { "Door \(base.name)" }
  fileprivate static var kind: String { "Doors" }
}

@Suite struct ReactiveExtensionsProviderTests {
  @Test func extendsValuesAndTypes() {
    #expect(Door(name: "A").reactive.title == "Door A")
    #expect(Door.reactive.kind == "Doors")
  }
}
