/// All rows, in the order of the tables.
enum Catalogue {
  static var workloads: [Workload] {
    subjects + transforming + flattening + combining + combiningSubjects + sharing + creating + scheduling + diffing
      + stores
  }

  static var growth: [GrowthRow] {
    observerGrowth + innerSourceGrowth + bufferGrowth + subscriberGrowth
  }

  static var memory: [MemoryRow] {
    subscriptionMemory
  }
}
