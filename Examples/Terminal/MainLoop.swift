import Dispatch
import Foundation

/// The main thread's loop, which sleeps until something happens.
@MainActor
enum MainLoop {
  /// Runs for as long as `goesOn` says so, which is asked after each turn.
  static func run(while goesOn: () -> Bool) {
    while goesOn() { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Makes the loop take a turn, so that it asks.
  static func wakeUp() {
    DispatchQueue.main.async {}
  }
}
