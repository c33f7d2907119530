import Foundation

/// What a row's time is measured with.
enum Clock {
  /// The time that this thread spends on a processor: other processes take none of it.
  case thread
  /// The time that passes: for work that other threads do as well.
  case wall

  /// How long `body` takes, in nanoseconds for each of its `elements`.
  func timePerElement(_ elements: Int, _ body: () -> Void) -> Double {
    let start = nanoseconds
    body()
    return (nanoseconds - start) / Double(elements)
  }

  private var nanoseconds: Double {
    var time = timespec()
    clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
