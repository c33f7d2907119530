/// How sections are compared apart from their items: without items, with `==`. Nil if sections cannot be compared.
@usableFromInline
func headerComparison<Section: SectionModelType>() -> ((Section, Section) -> Bool)? {
  func comparison<Comparable: Equatable>(of type: Comparable.Type) -> (Section, Section) -> Bool {
    { first, second in
      let withoutItems = { Section(original: $0, items: []) as! Comparable }
      return withoutItems(first) == withoutItems(second)
    }
  }
  guard let type = Section.self as? any Equatable.Type else { return nil }
  return comparison(of: type)
}
