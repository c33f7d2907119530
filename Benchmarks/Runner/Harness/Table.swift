/// Rows of text in columns: the first to the left, the others to the right.
struct Table {
  private var rows: [[String]]

  init(_ titles: [String]) {
    rows = [titles]
  }

  mutating func add(_ cells: [String]) {
    precondition(cells.count == rows[0].count, "Each row has a cell for each column.")
    rows.append(cells)
  }

  func print() {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for (index, row) in rows.enumerated() {
      Swift.print(line(row, widths))
      if index == 0 {
        Swift.print(String(repeating: "-", count: widths.reduce(2 * (widths.count - 1), +)))
      }
    }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { column, cell in
      let padding = String(repeating: " ", count: cell.1 - cell.0.count)
      return column == 0 ? cell.0 + padding : padding + cell.0
    }
    return padded.joined(separator: "  ")
  }
}
