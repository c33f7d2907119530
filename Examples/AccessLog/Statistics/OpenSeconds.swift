/// The seconds that may still get lines.
///
/// Servers stamp a request when it comes and write it when it is answered, so lines are out of order by a little.
/// A second therefore stays open until a line is stamped more than `grace` seconds after it. A line that comes later than
/// that is counted as late, and changes no window: windows that were given out are final. A line more than a minute behind
/// is no late one: the log has started anew (an older log was appended, or a clock was set back), and so do the windows.
struct OpenSeconds {
  private static let longestDelay = 60

  /// The windows that the last step closed, oldest first.
  private(set) var closed: [SecondWindow] = []
  private var open: [SecondWindow] = []
  private var newest = LogTime(seconds: .min / 2)
  private var late = 0
  private let grace: Int

  init(grace: Int) {
    self.grace = grace
  }

  mutating func take(_ entry: LogEntry) {
    if !closed.isEmpty { closed.removeAll() }
    let second = entry.time
    if newest.seconds - second.seconds > Self.longestDelay + grace, !open.isEmpty {
      closeWindows(before: .max)
      newest = second
    } else if second > newest {
      newest = second
      closeWindows(before: second.seconds - grace)
    } else if second.seconds < newest.seconds - grace {
      late += 1
      return
    }
    let place = open.lastIndex { $0.second <= second }
    if let place, open[place].second == second {
      open[place].add(entry)
    } else {
      var window = SecondWindow(second: second)
      window.add(entry)
      open.insert(window, at: place.map { $0 + 1 } ?? 0)
    }
  }

  /// No more lines come.
  mutating func finish() {
    closed.removeAll()
    closeWindows(before: .max)
  }

  private mutating func closeWindows(before second: Int) {
    let count = open.firstIndex { $0.second.seconds >= second } ?? open.count
    guard count > 0 else { return }
    closed = Array(open[..<count])
    closed[0].late = late
    late = 0
    open.removeFirst(count)
  }
}
