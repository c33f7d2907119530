import Differentiator

/// An item: `text` is its content.
struct Card: IdentifiableType, Equatable, CustomStringConvertible {
  let identity: Int
  var text = ""

  var description: String { "\(identity)\(text)" }
}

/// A section: `title` is its header.
struct Column: AnimatableSectionModelType, Equatable, CustomStringConvertible {
  let identity: String
  var title: String
  var items: [Card]

  init(_ identity: String, _ items: [Card] = [], title: String = "") {
    self.identity = identity
    self.title = title
    self.items = items
  }

  init(original: Column, items: [Card]) {
    self = original
    self.items = items
  }

  var description: String { "\(identity)\(title)\(items)" }
}

extension Card: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) {
    self.init(identity: value)
  }
}

func difference(_ initial: [Column], _ final: [Column]) throws -> [Changeset<Column>] {
  try Diff.differencesForSectionedView(initialSections: initial, finalSections: final)
}
