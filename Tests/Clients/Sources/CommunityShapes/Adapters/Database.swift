import Foundation
import RxSwift

/// What a database library has: readers, writers and observations with callbacks.
public protocol DatabaseReader: AnyObject {
  func asyncRead(_ value: @escaping (Result<[String: Int], Error>) -> Void)
  func observe(_ onChange: @escaping ([String: Int]) -> Void) -> DatabaseToken
}

public protocol DatabaseWriter: DatabaseReader {
  func asyncWrite(_ updates: @escaping (inout [String: Int]) throws -> Void, completion: @escaping (Error?) -> Void)
}

public final class DatabaseToken {
  private let onCancel: () -> Void
  init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }
  deinit { onCancel() }
}

public final class DatabaseQueue: DatabaseWriter {
  private let queue = DispatchQueue(label: "database")
  private var content: [String: Int] = [:]
  private var observers: [Int: ([String: Int]) -> Void] = [:]
  private var nextKey = 0

  public init() {}

  public func asyncRead(_ value: @escaping (Result<[String: Int], Error>) -> Void) {
    queue.async { value(.success(self.content)) }
  }

  public func asyncWrite(_ updates: @escaping (inout [String: Int]) throws -> Void, completion: @escaping (Error?) -> Void) {
    queue.async {
      do {
        try updates(&self.content)
        completion(nil)
        self.observers.values.forEach { $0(self.content) }
      } catch {
        completion(error)
      }
    }
  }

  public func observe(_ onChange: @escaping ([String: Int]) -> Void) -> DatabaseToken {
    return queue.sync {
      let key = self.nextKey
      self.nextKey += 1
      self.observers[key] = onChange
      onChange(self.content)
      return DatabaseToken { [weak self] in self?.remove(key) }
    }
  }

  private func remove(_ key: Int) {
    queue.async { self.observers[key] = nil }
  }
}

extension DatabaseReader {
  public var rx: Reactive<AnyDatabaseReader> {
    return Reactive(AnyDatabaseReader(self))
  }
}

public final class AnyDatabaseReader: ReactiveCompatible {
  fileprivate let base: DatabaseReader
  init(_ base: DatabaseReader) { self.base = base }
}

extension Reactive where Base == AnyDatabaseReader {
  public func read<T>(
    observeOn scheduler: ImmediateSchedulerType = MainScheduler.instance, value: @escaping ([String: Int]) throws -> T
  ) -> Single<T> {
    let reader = base.base
    return
      Single
      .create(subscribe: { observer in
        reader.asyncRead { result in
          do {
            let content = try result.get()
            observer(.success(try value(content)))
          } catch {
            observer(.failure(error))
          }
        }
        return Disposables.create()
      })
      .observe(on: scheduler)
  }

  public func changes<T: Equatable>(of value: @escaping ([String: Int]) -> T) -> Observable<T> {
    return DatabaseObservation(reader: base.base).asObservable().map(value).distinctUntilChanged()
  }
}

extension DatabaseWriter {
  public func write(_ updates: @escaping (inout [String: Int]) throws -> Void) -> Completable {
    return Completable.create { completable in
      self.asyncWrite(updates) { error in
        if let error = error {
          completable(.error(error))
        } else {
          completable(.completed)
        }
      }
      return Disposables.create()
    }
  }

  public func writeReturning<T>(_ updates: @escaping (inout [String: Int]) throws -> T) -> Single<T> {
    var result: T?
    return write { result = try updates(&$0) }.andThen(Single.deferred { Single.just(result!) })
  }
}

/// An observation as a sequence of its own type.
public struct DatabaseObservation: ObservableType {
  public typealias Element = [String: Int]

  let reader: DatabaseReader

  public func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Element {
    var token: DatabaseToken? = reader.observe { observer.onNext($0) }
    _ = token
    return Disposables.create { token = nil }
  }
}

/// A fetched result with section information, as list controllers make it.
public final class FetchedResults<Entity: Hashable>: NSObject {
  fileprivate let observer: AnyObserver<[Entity]>
  private var current: [Entity] = []

  public init(observer: AnyObserver<[Entity]>) {
    self.observer = observer
    super.init()
    observer.onNext(current)
  }

  public func replace(_ entities: [Entity]) {
    current = entities
    observer.onNext(entities)
  }
}

extension FetchedResults: Disposable {
  public func dispose() {
    current = []
  }
}

public final class ManagedContext: NSObject {
  fileprivate var controllers: [Any] = []

  public func update(_ names: [String]) {
    controllers.compactMap { $0 as? FetchedResults<String> }.forEach { $0.replace(names) }
  }
}

public extension Reactive where Base: ManagedContext {
  func entities(named prefix: String) -> Observable<[String]> {
    return Observable.create { observer in
      let results = FetchedResults<String>(
        observer: observer.mapObserver { (names: [String]) in names.filter { $0.hasPrefix(prefix) } })
      self.base.controllers.append(results)
      return Disposables.create {
        results.dispose()
      }
    }
  }

  func update<P>(_ entity: P, _ apply: @escaping (P) throws -> Void) throws {
    try apply(entity)
  }
}
