extension Changeset: CustomDebugStringConvertible {
  /// The final sections, and the groups of changes that are not empty.
  public var debugDescription: String {
    var lines = ["Changeset:"]
    if reloadData { lines.append("  reload") }
    lines.append("  final sections:")
    lines += finalSections.map { "    \($0)" }
    func add(_ title: String, _ steps: [String]) {
      if !steps.isEmpty { lines.append("  \(title): \(steps.joined(separator: ", "))") }
    }
    add("deleted sections", deletedSections.map(String.init))
    add("inserted sections", insertedSections.map(String.init))
    add("moved sections", movedSections.map { "\($0.from) -> \($0.to)" })
    add("updated sections", updatedSections.map(String.init))
    add("deleted items", deletedItems.map(\.debugDescription))
    add("inserted items", insertedItems.map(\.debugDescription))
    add("moved items", movedItems.map { "\($0.from.debugDescription) -> \($0.to.debugDescription)" })
    add("updated items", updatedItems.map(\.debugDescription))
    return lines.joined(separator: "\n")
  }
}
