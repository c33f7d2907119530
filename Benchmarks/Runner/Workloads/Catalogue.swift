/// All rows, in the order of the tables.
enum Catalogue {
  static var workloads: [Workload] {
    subjects + transforming + flattening + combining + combiningSubjects + sharing + creating + scheduling
  }

  static var growth: [GrowthRow] {
    observerGrowth + innerSourceGrowth + bufferGrowth
  }

  static var memory: [MemoryRow] {
    subscriptionMemory
  }
}
