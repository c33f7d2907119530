import RxSwift

extension ObservableType where Element == LogEntry {
  /// Counts the entries in windows of one second of the log's own clock, so that a log gives the same windows whenever it is read.
  ///
  ///     entries  --10:00:01--10:00:01--10:00:02--10:00:01--10:00:04--|
  ///     windows  ------------------------------------------:01 (3)---:02 (1), :04 (1)|
  ///
  /// A second without entries has no window. Windows come in the order of time, on the thread that brings the entries;
  /// those still open come at the end. Errors pass. Memory: the `grace` + 1 newest seconds.
  /// - Parameter grace: a second closes when an entry is stamped more than so many seconds after it.
  public func bySecond(grace: Int = 2) -> Observable<SecondWindow> {
    // As elements, the end of the entries can close the last windows.
    materialize()
      .scan(into: OpenSeconds(grace: grace)) { seconds, event in
        switch event {
        case .next(let entry): seconds.take(entry)
        case .error(let error): throw error
        case .completed: seconds.finish()
        }
      }
      .filter { !$0.closed.isEmpty }
      .concatMap { Observable.from($0.closed) }
  }
}
