import Differentiator
import Testing

@Suite struct ModelTests {
  private struct Name: IdentifiableType, Equatable, CustomStringConvertible {
    let identity: String
    var description: String { identity }
  }

  @Test func sectionModel() {
    let section = SectionModel(model: "fruit", items: [1, 2])
    #expect(section.identity == "fruit")
    #expect("\(section)" == "fruit > [1, 2]")
    #expect(SectionModel(original: section, items: [3]) == SectionModel(model: "fruit", items: [3]))
    #expect(section != SectionModel(model: "nuts", items: [1, 2]))
  }

  @Test func animatableSectionModel() {
    let section = AnimatableSectionModel(model: Name(identity: "fruit"), items: [Card(identity: 1)])
    #expect(section.identity == "fruit")
    #expect(section.hashValue == "fruit".hashValue)
    #expect("\(section)" == #"HashableSectionModel(model: "fruit", items: [1])"#)
    #expect(AnimatableSectionModel(original: section, items: []).identity == "fruit")
    #expect(section != AnimatableSectionModel(original: section, items: []))
  }

  @Test func itemPath() {
    let path = ItemPath(sectionIndex: 1, itemIndex: 2)
    #expect(path.debugDescription == "(1, 2)")
    #expect(path == ItemPath(sectionIndex: 1, itemIndex: 2))
    #expect(Set([path, path, ItemPath(sectionIndex: 2, itemIndex: 1)]).count == 2)
  }
}
