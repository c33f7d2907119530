/// The rows that are to be measured.
struct Selection {
  let workloads: [Workload]
  let growth: [GrowthRow]
  let memory: [MemoryRow]

  init(_ options: Options) {
    workloads = Catalogue.workloads.filter { options.includes($0.name) }
    growth = Catalogue.growth.filter { options.includes($0.name) }
    memory = Catalogue.memory.filter { options.includes($0.name) }
  }

  var isEmpty: Bool {
    workloads.isEmpty && growth.isEmpty && memory.isEmpty
  }
}

extension Selection {
  /// Measures all of it. The floors are measured in the same rounds as the workloads.
  func measure(rounds: Int) -> Report {
    let allocations = workloads.map { $0.countAllocations() }
    let sum = Sum()
    let floorRuns = Floor.all.map { floor in
      { Clock.thread.timePerElement(Floor.callsPerRun) { floor.body(Floor.callsPerRun) } }
    }
    let workloadRuns = workloads.map { workload in
      { workload.clock.timePerElement(workload.elements) { workload.body(workload.elements, sum) } }
    }
    let timings = roundRobin(rounds: rounds, floorRuns + workloadRuns)
    let unit = timings[0].best
    return Report(
      rounds: rounds,
      floors: zip(Floor.all, timings).map { floor, timing in
        Report.Floor(name: floor.name, best: timing.best, median: timing.median, multiple: timing.best / unit)
      },
      workloads: zip(workloads, zip(timings.dropFirst(Floor.all.count), allocations)).map { workload, figures in
        Report.Workload(workload, figures.0, unit: unit, figures.1)
      },
      growth: zip(growth, GrowthRow.measure(growth, rounds: min(rounds, 5))).map { row, times in
        Report.Growth(row, times, unit: unit)
      },
      memory: memory.compactMap { row in
        row.measure().map { Report.Memory(row, $0) }
      })
  }
}

extension Report.Workload {
  fileprivate init(_ workload: Workload, _ timing: Timing, unit: Double, _ allocations: Workload.AllocationCosts?) {
    self.init(
      name: workload.name, unit: workload.unit.rawValue, best: timing.best, median: timing.median,
      multiple: timing.best / unit, target: workload.target, allocationsPerElement: allocations?.perElement,
      allocationsPerSubscription: allocations?.perSubscription)
  }
}

extension Report.Growth {
  fileprivate init(_ row: GrowthRow, _ times: [Double?], unit: Double) {
    self.init(
      name: row.name,
      costs: zip(GrowthRow.sizes, times).map { size, time in
        Cost(size: size, best: time, multiple: time.map { $0 / unit })
      })
  }
}

extension Report.Memory {
  fileprivate init(_ row: MemoryRow, _ costs: MemoryRow.Costs) {
    self.init(
      name: row.name, allocations: costs.allocations, blocksHeld: costs.blocksHeld, bytesHeld: costs.bytesHeld,
      bytesLeft: costs.bytesLeft)
  }
}
