import Foundation

/// Lets the main queue do all that it has now.
func nextMainTurn() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}

/// Runs `body` on a thread of its own, while the main queue is served.
func elsewhere<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}
