import RxSwift

extension ObservableType where Element == SecondWindow {
  /// Adds to each window the rate of server errors over the last `count` windows, or over as many as there are so far.
  ///
  ///     windows  --1 of 10--5 of 10--0 of 10--|   (errors of requests)
  ///     over 2   --10 %-----30 %-----25 %-----|
  ///
  /// Windows come on the thread that brings them; errors pass. Memory: `count` windows.
  public func movingErrorRate(over count: Int) -> Observable<RatedSecond> {
    precondition(count > 0, "A moving rate needs at least one window.")
    return scan(into: LastWindows(limit: count)) { last, window in last.add(window) }
      .compactMap(\.rated)
  }
}

/// The newest windows and their sums.
private struct LastWindows {
  let limit: Int
  private var windows: [SecondWindow] = []
  private var oldest = 0
  private var requests = 0
  private var serverErrors = 0
  private(set) var rated: RatedSecond?

  init(limit: Int) {
    self.limit = limit
  }

  mutating func add(_ window: SecondWindow) {
    requests += window.requests
    serverErrors += window.serverErrors
    if windows.count < limit {
      windows.append(window)
    } else {
      requests -= windows[oldest].requests
      serverErrors -= windows[oldest].serverErrors
      windows[oldest] = window
      oldest = (oldest + 1) % limit
    }
    rated = RatedSecond(window: window, rate: ErrorRate(requests: requests, serverErrors: serverErrors))
  }
}
