import Foundation
import RxSwift
import Testing

/// Threads come and go: each has a queue of its own for `CurrentThreadScheduler`, and takes it with it.
@Suite struct ThreadExitTests {
  @Test func manyThreads() async {
    let (log, census) = (Log<[Int]>(), Census())
    for _ in 0..<50 {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let captive = Captive(census)
          var elements: [Int] = []
          let subscription = Observable.merge(.of(1, 2, 3), .of(10, 20, 30)).subscribe(onNext: {
            captive.touch()
            elements.append($0)
          })
          subscription.dispose()
          log.add(elements)
          continuation.resume()
        }
      }
    }
    #expect(log.entries == Array(repeating: [1, 10, 2, 20, 3, 30], count: 50))
  }
}
