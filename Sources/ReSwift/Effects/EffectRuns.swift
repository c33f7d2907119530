import ReactiveCore

/// The work that runs, by id.
///
/// Ids are hashed and compared without the lock, since that calls code of the user: a change is tried again if another one came first.
final class EffectRuns: Sendable {
  private struct Entry {
    let id: AnyHashable
    let run: EffectRun
  }

  private struct Table {
    var buckets: [Int: [Entry]] = [:]
    var version = 0
  }

  private let table = Locked(Table())

  func start(_ effect: Effect, _ dispatch: @escaping @Sendable (any Action) -> Void) {
    guard let work = effect.work else { return cancel(AnyHashable(effect.id)) }
    let run = EffectRun()
    replace(AnyHashable(effect.id), by: run)?.cancel()
    run.start(work, dispatch: dispatch) { [weak self] in self?.replace(AnyHashable(effect.id), by: nil, ifItIs: run) }
  }

  func cancel(_ id: AnyHashable) {
    replace(id, by: nil)?.cancel()
  }

  func cancelAll() {
    let buckets = table.locked { table in
      table.version += 1
      return exchange(&table.buckets, [:])
    }
    for entry in buckets.values.joined() { entry.run.cancel() }
  }

  func finish() async {
    while let run = table.locked({ $0.buckets.values.first?.first?.run }) { await run.finish() }
  }

  /// Returns what was there.
  @discardableResult
  private func replace(_ id: AnyHashable, by run: EffectRun?, ifItIs expected: EffectRun? = nil) -> EffectRun? {
    let hash = id.hashValue
    while true {
      let (entries, version) = table.locked { ($0.buckets[hash] ?? [], $0.version) }
      let old = entries.first { $0.id == id }?.run
      if let expected, old !== expected { return nil }
      let new = entries.filter { $0.run !== old } + (run.map { [Entry(id: id, run: $0)] } ?? [])
      let isReplaced = table.locked { table in
        guard table.version == version else { return false }
        table.version += 1
        table.buckets[hash] = new.isEmpty ? nil : new
        return true
      }
      if isReplaced { return old }
    }
  }
}
