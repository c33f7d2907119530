/// One key of a terminal's keyboard.
public enum Key: Hashable, Sendable {
  /// A character that is typed.
  case character(Character)
  case enter, tab, backspace, delete, escape
  case up, down, left, right, home, end
  /// A letter, in lower case, together with Ctrl.
  case control(Character)
}

extension Key {
  private static let names: [(name: String, key: Key)] = [
    ("enter", .enter), ("tab", .tab), ("backspace", .backspace), ("delete", .delete), ("escape", .escape), ("up", .up),
    ("down", .down), ("left", .left), ("right", .right), ("home", .home), ("end", .end),
  ]

  /// A key by its name in scripts: `enter`, `up`, `ctrl-c` and the like, or a single character.
  public init?(named name: String) {
    if let match = Self.names.first(where: { $0.name == name }) {
      self = match.key
    } else if name.hasPrefix("ctrl-"), name.count == 6, let letter = name.last {
      self = .control(letter)
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else {
      return nil
    }
  }
}
