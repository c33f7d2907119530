import RxSwift

/// The moving error rate has passed the threshold.
public struct Alert: Equatable, Sendable {
  /// The last second of the windows that the rate is over.
  public let second: LogTime
  /// The rate that passed the threshold.
  public let rate: ErrorRate
}

extension ObservableType where Element == RatedSecond {
  /// Gives one alert each time that the rate passes the threshold: not again while it stays above, however long and however
  /// much it varies there, but again once it was at or below the threshold.
  ///
  ///     rate       --10 %--30 %--40 %--35 %--20 %--25 %--|
  ///     above 0.2  --------alert-------------------alert-|
  ///
  /// This debounces by the log's own clock: no timer is involved. Alerts come on the thread that brings the rates; errors pass.
  public func alerts(above threshold: Double) -> Observable<Alert> {
    map { (rated: $0, isAbove: $0.rate.value > threshold) }
      .distinctUntilChanged { $0.isAbove == $1.isAbove }
      .filter(\.isAbove)
      .map { Alert(second: $0.rated.window.second, rate: $0.rated.rate) }
  }
}
