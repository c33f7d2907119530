/// Finds out which of the initial items each final one is, among the sections that stay.
///
/// Where an identity occurs twice in one model, its sections are ambiguous too, and none of their items is paired.
@usableFromInline
struct ItemMatcher<Section: AnimatableSectionModelType> {
  @usableFromInline typealias Item = Section.Item

  @usableFromInline let initial: Inventory<Item>
  @usableFromInline let final: Inventory<Item>
  @usableFromInline let sections: Pairs
  @usableFromInline var table: IdentityTable<Item.Identity>
  /// By the identity's number in the table: its item in either model.
  @usableFromInline var initialOfIdentity: [Int] = []
  @usableFromInline var finalOfIdentity: [Int] = []
  @usableFromInline var identityOfInitial: [Int] = []
  /// By final section.
  @usableFromInline var isAmbiguous: [Bool]

  @inlinable
  init(initial: Inventory<Item>, final: Inventory<Item>, sections: Pairs, isAmbiguous: [Bool]) {
    self.initial = initial
    self.final = final
    self.sections = sections
    self.isAmbiguous = isAmbiguous
    table = IdentityTable(capacity: initial.count)
  }

  @inlinable
  mutating func readInitial(onDuplicate: (Int, Int) throws -> Void) rethrows {
    identityOfInitial.reserveCapacity(initial.count)
    initialOfIdentity.reserveCapacity(initial.count)
    for (section, items) in initial.items.enumerated() {
      for item in items {
        let item = (number: identityOfInitial.count, identity: table.number(item.identity))
        identityOfInitial.append(item.identity.number)
        if item.identity.isNew {
          initialOfIdentity.append(item.number)
        } else {
          let first = initialOfIdentity[item.identity.number]
          markAmbiguous(final: sections.finalOfInitial[initial.sections[first]])
          markAmbiguous(final: sections.finalOfInitial[section])
          try onDuplicate(first, item.number)
        }
      }
    }
    finalOfIdentity = Array(repeating: -1, count: initialOfIdentity.count)
  }

  /// Most items stay behind the one they were behind, so that comparing with the next initial item spares a look-up.
  @inlinable
  mutating func readFinal(onDuplicate: (Int, Int) throws -> Void) rethrows {
    var item = 0
    for section in final.items.indices {
      let origin = sections.initialOfFinal[section]
      let candidates = origin < 0 ? 0..<0 : initial.numbers(in: origin)
      var next = candidates.lowerBound
      for value in final.items[section] {
        let identity = numberOfFinal(value.identity, next: next < candidates.upperBound ? next : -1)
        let source = initialOfIdentity[identity]
        if candidates.contains(source) { next = source + 1 }
        if finalOfIdentity[identity] < 0 {
          finalOfIdentity[identity] = item
        } else {
          markAmbiguous(final: final.sections[finalOfIdentity[identity]])
          markAmbiguous(final: section)
          try onDuplicate(finalOfIdentity[identity], item)
        }
        item += 1
      }
    }
  }

  @inlinable @inline(__always)
  mutating func numberOfFinal(_ identity: Item.Identity, next: Int) -> Int {
    if next >= 0, table.identities[identityOfInitial[next]] == identity { return identityOfInitial[next] }
    let (number, isNew) = table.number(identity)
    if isNew {
      initialOfIdentity.append(-1)
      finalOfIdentity.append(-1)
    }
    return number
  }

  @inlinable
  mutating func markAmbiguous(final section: Int) {
    if section >= 0 { isAmbiguous[section] = true }
  }

  /// By final section: whether it stays, and is not ambiguous.
  @inlinable
  var isDiffed: [Bool] {
    isAmbiguous.indices.map { sections.initialOfFinal[$0] >= 0 && !isAmbiguous[$0] }
  }

  /// The items that are in a section that is diffed, in both models.
  @inlinable
  func pairs() -> Pairs {
    var pairs = Pairs(initialCount: initial.count, finalCount: final.count)
    let isDiffed = isDiffed
    for identity in initialOfIdentity.indices {
      let (source, target) = (initialOfIdentity[identity], finalOfIdentity[identity])
      guard source >= 0, target >= 0, isDiffed[final.sections[target]] else { continue }
      let sourceSection = sections.finalOfInitial[initial.sections[source]]
      if sourceSection >= 0, isDiffed[sourceSection] { pairs.pair(initial: source, final: target) }
    }
    return pairs
  }
}
