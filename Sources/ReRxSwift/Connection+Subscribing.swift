import RxRelay
import RxSwift

extension Connection {
  /// One entry of the props: its value now, and then each one that differs from the one before.
  ///
  /// It never ends, and comes on the thread on which the props change.
  ///
  /// - Parameters:
  ///   - keyPath: The way to the entry.
  ///   - isEqual: Whether two values are the same to whoever subscribes.
  public func propsEntry<T>(at keyPath: KeyPath<Props, T>, isEqual: @escaping (T, T) -> Bool) -> Observable<T> {
    props.asObservable().map { $0[keyPath: keyPath] }.distinctUntilChanged(isEqual)
  }

  /// Calls a function with an entry of the props, now and whenever it changes, for as long as the connection lives.
  ///
  /// - Parameters:
  ///   - keyPath: The way to the entry.
  ///   - onNext: Called on the thread on which the props change.
  public func subscribe<T: Equatable>(_ keyPath: KeyPath<Props, T>, onNext: @escaping (T) -> Void) {
    subscribe(keyPath, isEqual: { $0 == $1 }, onNext: onNext)
  }

  /// Calls a function with an array in the props, now and whenever one of its elements changes, for as long as the connection
  /// lives.
  ///
  /// - Parameters:
  ///   - keyPath: The way to the array.
  ///   - onNext: Called on the thread on which the props change.
  public func subscribe<T: Equatable>(_ keyPath: KeyPath<Props, [T]>, onNext: @escaping ([T]) -> Void) {
    subscribe(keyPath, isEqual: { $0 == $1 }, onNext: onNext)
  }

  /// Calls a function with an entry of the props, now and whenever it changes, for as long as the connection lives. For entries
  /// that are not `Equatable`.
  ///
  /// - Parameters:
  ///   - keyPath: The way to the entry.
  ///   - isEqual: Whether two values are the same to the function.
  ///   - onNext: Called on the thread on which the props change.
  public func subscribe<T>(
    _ keyPath: KeyPath<Props, T>, isEqual: @escaping (T, T) -> Bool, onNext: @escaping (T) -> Void
  ) {
    propsEntry(at: keyPath, isEqual: isEqual).subscribe(onNext: onNext).disposed(by: disposeBag)
  }
}
