/// Finds out which of the initial sections each final one is. Those that share an identity are taken in order, and are ambiguous.
@usableFromInline
struct SectionMatcher<Section: AnimatableSectionModelType> {
  @usableFromInline let initial: [Section]
  @usableFromInline let final: [Section]
  @usableFromInline var table: IdentityTable<Section.Identity>
  /// By the identity's number in the table: the sections that have it.
  @usableFromInline var initialOfIdentity: [[Int]] = []
  @usableFromInline var finalOfIdentity: [[Int]] = []

  @inlinable
  init(initial: [Section], final: [Section]) {
    self.initial = initial
    self.final = final
    table = IdentityTable(capacity: initial.count)
  }

  @inlinable
  mutating func read(onDuplicate: (Diff.Duplicate) throws -> Void) rethrows {
    for (index, section) in initial.enumerated() {
      let identity = number(section.identity)
      initialOfIdentity[identity].append(index)
      if initialOfIdentity[identity].count > 1 {
        try onDuplicate(duplicate(in: .initial, initial, initialOfIdentity[identity][0], index))
      }
    }
    for (index, section) in final.enumerated() {
      let identity = number(section.identity)
      finalOfIdentity[identity].append(index)
      if finalOfIdentity[identity].count > 1 {
        try onDuplicate(duplicate(in: .final, final, finalOfIdentity[identity][0], index))
      }
    }
  }

  @inlinable
  mutating func number(_ identity: Section.Identity) -> Int {
    let (number, isNew) = table.number(identity)
    if isNew {
      initialOfIdentity.append([])
      finalOfIdentity.append([])
    }
    return number
  }

  @inlinable
  func pairs() -> Pairs {
    var pairs = Pairs(initialCount: initial.count, finalCount: final.count)
    for identity in initialOfIdentity.indices {
      for (source, target) in zip(initialOfIdentity[identity], finalOfIdentity[identity]) {
        pairs.pair(initial: source, final: target)
      }
    }
    return pairs
  }

  /// By final section: whether another section has the same identity.
  @inlinable
  var isAmbiguous: [Bool] {
    var isAmbiguous = [Bool](repeating: false, count: final.count)
    for identity in finalOfIdentity.indices {
      guard initialOfIdentity[identity].count > 1 || finalOfIdentity[identity].count > 1 else { continue }
      for index in finalOfIdentity[identity] { isAmbiguous[index] = true }
    }
    return isAmbiguous
  }

  @usableFromInline
  func duplicate(in model: Diff.Duplicate.Model, _ sections: [Section], _ first: Int, _ second: Int) -> Diff.Duplicate {
    Diff.Duplicate(
      model: model, identity: sections[first].identity, places: .sections(first, second),
      elements: (sections[first], sections[second]),
      sectionIdentities: (sections[first].identity, sections[second].identity))
  }
}
