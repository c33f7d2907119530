/// Where a program of the terminal draws, and gets its keys from.
@MainActor
public protocol Terminal: AnyObject {
  /// How many lines and columns may be drawn.
  var size: (lines: Int, columns: Int) { get }

  /// Called on the main thread for each key, while the program runs.
  var onKey: ((Key) -> Void)? { get set }

  /// Called once if no key will come any more.
  var onEndOfKeys: (() -> Void)? { get set }

  /// Shows these lines in place of what was shown before.
  func draw(_ lines: [String])

  /// Runs the main loop until `stop` is called, and returns its status.
  func run() -> Int32

  /// Ends `run()`.
  func stop(status: Int32)
}
