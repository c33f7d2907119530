import Foundation
import Observation
import RxRelay
import RxSwift

/// A model for SwiftUI-like observation, with streams behind it.
@Observable @MainActor final class Profile {
  struct Row: Equatable {
    var id: Int
    var name: String
  }

  var rows: [Row] = []
  var caption = ""
  @ObservationIgnored private let bag = DisposeBag()
  @ObservationIgnored private var handler: ((Row) -> Void)?
  @ObservationIgnored private(set) var timesSaved = 0

  /// Methods, key paths and functions in the place of closures, on another thread.
  func load(_ names: RxObservable<String>) {
    names
      .observe(on: SerialDispatchQueueScheduler(qos: .default))
      .enumerated()
      .map(Self.row)
      .distinctUntilChanged(at: \.id)
      .distinctUntilChanged(\.name)
      .scan(into: [Row]()) { rows, row in rows.append(row) }
      .do(onNext: save)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: show)
      .disposed(by: bag)
  }

  private static func row(index: Int, name: String) -> Row {
    Row(id: index, name: name)
  }

  private func save(_ rows: [Row]) {
    timesSaved += 1
  }

  private func show(_ rows: [Row]) {
    self.rows = rows
    caption = rows.last?.name ?? ""
  }

  /// A stream from a callback.
  var picks: RxObservable<Row> {
    .create { [weak self] observer in
      self?.handler = observer.onNext
      return Disposables.create { [weak self] in self?.handler = nil }
    }
  }

  func pick(_ row: Row) { handler?(row) }

  /// A first value by a continuation.
  func nextName(of names: Observable<String>) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      names.take(1).subscribe(
        onNext: { continuation.resume(returning: $0) },
        onError: { continuation.resume(throwing: $0) }
      )
      .disposed(by: bag)
    }
  }

  /// A stream for `for await`, made by hand.
  func stream(of names: Observable<String>) -> AsyncStream<String> {
    AsyncStream { continuation in
      let subscription = names.subscribe(
        onNext: { continuation.yield($0) }, onCompleted: { continuation.finish() })
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }

  func refresh(on scheduler: any SchedulerType, _ done: ReplayRelay<Int>) {
    scheduler.scheduleRelative(3, dueTime: .milliseconds(1)) { [weak self] count in
      Task {
        self?.caption = "refreshed \(count)"
        done.accept(count)
      }
      return Disposables.create()
    }
    .disposed(by: bag)
  }
}

/// Isolated to an actor of one's own.
@globalActor actor Database {
  static let shared = Database()
}

@Database final class Table {
  private var stored: [String] = []
  nonisolated let inserted = PublishRelay<String>()
  private let bag = DisposeBag()

  nonisolated init() {}

  func insert(_ row: String) {
    stored.append(row)
    inserted.accept(row)
  }

  func count(of changes: Observable<Void>) async throws -> Int {
    for try await _ in changes.observe(on: ConcurrentDispatchQueueScheduler(qos: .default)).values { stored.append("") }
    return stored.count
  }
}

extension App {
  static func corners() async throws {
    let profile = Profile()
    let names = PublishSubject<String>()
    profile.load(names)
    for name in ["Ada", "Ada", "Grace"] { names.onNext(name) }
    while profile.rows.count < 2 { await Task.yield() }
    Checks.expectEqual(profile.rows.map(\.name), ["Ada", "Grace"])
    Checks.expectEqual(profile.caption, "Grace")

    var picked: [Int] = []
    let picking = profile.picks.map(\.id).subscribe(onNext: { picked.append($0) })
    profile.pick(profile.rows[1])
    picking.dispose()
    profile.pick(profile.rows[0])
    Checks.expectEqual(picked, [2])

    let later = Observable.of("Emmy", "Lise")
      .delaySubscription(.milliseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
    Checks.expectEqual(try await profile.nextName(of: later), "Emmy")
    var received: [String] = []
    for await name in profile.stream(of: later) { received.append(name) }
    Checks.expectEqual(received, ["Emmy", "Lise"])

    let done = ReplayRelay<Int>.create(bufferSize: 1)
    profile.refresh(on: ConcurrentDispatchQueueScheduler(qos: .default), done)
    Checks.expectEqual(try await done.take(1).asSingle().value, 3)
    Checks.expectEqual(profile.caption, "refreshed 3")

    let table = Table()
    let mirror = BehaviorRelay<[String]>(value: [])
    let mirroring = table.inserted
      .withLatestFrom(mirror) { row, rows in rows + [row] }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { rows in
        MainActor.assumeIsolated { profile.caption = "\(rows.count) rows" }
        mirror.accept(rows)
      })
    await table.insert("a")
    while mirror.value.isEmpty { await Task.yield() }
    Checks.expectEqual(profile.caption, "1 rows")
    Checks.expectEqual(try await table.count(of: .of((), ())), 3)
    mirroring.dispose()
  }
}
