extension Report {
  /// Prints the tables that have rows. With an older report, also what each row's multiple was, and old/new.
  func print(comparedWith old: Report?) {
    printWorkloads(old)
    if !growth.isEmpty { printGrowth(old) }
    if !memory.isEmpty { printMemory() }
    if !Allocations.canBeCounted { Swift.print("\nAllocations: not available on this platform.") }
  }

  private func printWorkloads(_ old: Report?) {
    var table = Table(
      ["workload", "per", "best ns", "median ns", "x F", "target", "met", "alloc", "alloc/subscription"]
        + comparisonTitles(old))
    for floor in floors {
      table.add(
        [floor.name, "call", floor.best.formatted(digits: 1), floor.median.formatted(digits: 1)]
          + [floor.multiple.formatted(digits: 2), "", "", "", ""] + (old == nil ? [] : ["", ""]))
    }
    for row in workloads {
      table.add(
        [row.name, row.unit, row.best.formatted(digits: 1), row.median.formatted(digits: 1)]
          + [row.multiple.formatted(digits: 2), row.target.formatted(digits: 2), row.verdict]
          + [row.allocationsPerElement.formatted(digits: 2), row.allocationsPerSubscription.formatted(digits: 1)]
          + comparison(old, row.name, row.multiple))
    }
    table.print()
  }

  private func printGrowth(_ old: Report?) {
    Swift.print("\nBest ns per element, by size")
    var table = Table(
      ["growth"] + GrowthRow.sizes.map(String.init) + ["rise", "flat"] + comparisonTitles(old))
    for row in growth {
      let flat = row.rise.map { $0 <= GrowthRow.greatestRise } ?? false
      table.add(
        [row.name] + row.costs.map { $0.best?.formatted(digits: 1) ?? "too slow" }
          + [row.rise.formatted(digits: 1), flat ? "yes" : "NO"]
          + comparison(old, row.name, row.costs.last?.multiple))
    }
    table.print()
  }

  private func printMemory() {
    Swift.print("\nHeap, for one")
    var table = Table(["memory", "allocations", "blocks held", "bytes held", "bytes left after"])
    for row in memory {
      table.add(
        [row.name, row.allocations.formatted(digits: 2), row.blocksHeld.formatted(digits: 2)]
          + [row.bytesHeld.formatted(digits: 0), row.bytesLeft.formatted(digits: 0)])
    }
    table.print()
  }

  private func comparisonTitles(_ old: Report?) -> [String] {
    old == nil ? [] : ["was x F", "old/new"]
  }

  private func comparison(_ old: Report?, _ name: String, _ multiple: Double?) -> [String] {
    guard let old else { return [] }
    let before = old.multiple(of: name)
    let ratio = before.flatMap { before in multiple.map { before / $0 } }
    return [before.formatted(digits: 2), ratio.formatted(digits: 2)]
  }
}

extension Report.Workload {
  fileprivate var verdict: String {
    meetsTarget.map { $0 ? "yes" : "NO" } ?? ""
  }
}
