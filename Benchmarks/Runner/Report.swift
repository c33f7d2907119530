import Foundation

/// All figures of one run, as `--json` writes them. Times are nanoseconds, multiples are multiples of the floor F.
struct Report: Codable {
  struct Floor: Codable {
    let name: String
    let best: Double
    let median: Double
    let multiple: Double
  }

  struct Workload: Codable {
    let name: String
    let unit: String
    let best: Double
    let median: Double
    let multiple: Double
    let target: Double?
    let allocationsPerElement: Double?
    let allocationsPerSubscription: Double?

    var meetsTarget: Bool? {
      target.map { multiple <= $0 }
    }
  }

  struct Growth: Codable {
    /// `best` and `multiple` are nil if the size was left out, as it would have taken too long.
    struct Cost: Codable {
      let size: Int
      let best: Double?
      let multiple: Double?
    }

    let name: String
    let costs: [Cost]

    /// How much dearer one element is at the greatest size than at the cheapest smaller one.
    var rise: Double? {
      guard let last = costs.last?.best, let least = costs.dropLast().compactMap(\.best).min() else { return nil }
      return last / least
    }
  }

  struct Memory: Codable {
    let name: String
    let allocations: Double
    let blocksHeld: Double
    let bytesHeld: Double
    let bytesLeft: Double
  }

  let rounds: Int
  let floors: [Floor]
  let workloads: [Workload]
  let growth: [Growth]
  let memory: [Memory]
}

extension Report {
  init(contentsOf path: String) throws {
    self = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }

  /// The multiple of a workload or, at its greatest size, of a growth row.
  func multiple(of name: String) -> Double? {
    workloads.first { $0.name == name }?.multiple
      ?? growth.first { $0.name == name }?.costs.last?.multiple
  }
}
