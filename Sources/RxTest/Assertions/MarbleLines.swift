/// Two streams as marble lines, one below the other, with what came at the same time in the same column.
///
///     expected  -1@210-2@220-------|@230-
///     actual    -1@210-------3@225-|@230-
struct MarbleLines: CustomStringConvertible {
  /// The columns that are drawn before the interesting one, and in all.
  private static let (leading, most) = (3, 12)

  private let cells: [(expected: String, actual: String)]
  private let isCutBefore: Bool
  private let isCutAfter: Bool

  /// - Parameter index: The event around which long streams are cut.
  init(expected: [Marble], actual: [Marble], around index: Int) {
    let expectedColumns = MarbleLines.columns(expected)
    let actualColumns = MarbleLines.columns(actual)
    let times = Set(expectedColumns.keys).union(actualColumns.keys).sorted()
    let interesting = [expected, actual].compactMap { $0.indices.contains(index) ? $0[index].time ?? index : nil }.min()
    let column = interesting.flatMap(times.firstIndex) ?? 0
    let shown = times.dropFirst(max(0, column - MarbleLines.leading)).prefix(MarbleLines.most)
    cells = shown.map { (expectedColumns[$0] ?? "", actualColumns[$0] ?? "") }
    isCutBefore = shown.startIndex > times.startIndex
    isCutAfter = shown.endIndex < times.endIndex
  }

  var description: String {
    "expected  \(line(\.expected))\nactual    \(line(\.actual))"
  }

  private func line(_ side: (((expected: String, actual: String)) -> String)) -> String {
    let parts = cells.map { cell in
      let text = side(cell)
      return text + String(repeating: "-", count: max(cell.expected.count, cell.actual.count) - text.count)
    }
    return "\(isCutBefore ? "..." : "")-\(parts.map { "\($0)-" }.joined())\(isCutAfter ? "..." : "")"
  }

  /// What is drawn at each time; events without a time have their index instead.
  private static func columns(_ marbles: [Marble]) -> [Int: String] {
    let groups = Dictionary(grouping: marbles.enumerated(), by: { $0.element.time ?? $0.offset })
    return groups.mapValues { group in
      let symbols = group.map(\.element.symbol)
      let text = symbols.count == 1 ? symbols[0] : "(\(symbols.joined(separator: " ")))"
      return text + (group[0].element.time.map { "@\($0)" } ?? "")
    }
  }
}
