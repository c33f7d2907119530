import TestSupport
import Foundation
import ReactiveCore
import TestSupport
import Testing

@Suite struct TrampolineTests {
  @Test func workWaitsForTheOutermost() {
    var order: [String] = []
    Trampoline.enter {
      Trampoline.current.enqueue {
        order.append("first")
        Trampoline.current.enqueue { order.append("third") }
      }
      Trampoline.enter { Trampoline.current.enqueue { order.append("second") } }
      order.append("body")
      #expect(Trampoline.current.isActive && !Trampoline.current.isIdle)
    }
    #expect(order == ["body", "first", "second", "third"])
    #expect(!Trampoline.current.isActive && Trampoline.current.isIdle)
  }

  @Test func eachThreadHasItsOwn() {
    let mine = Trampoline.current
    final class Result: @unchecked Sendable {  // written by the thread, read after it
      var isMine = true
      var wasActive = true
    }
    let result = Result()
    let done = Meeting(of: 2)
    nonisolated(unsafe) let main = mine
    Trampoline.enter {
      Thread.detachNewThread {
        result.isMine = Trampoline.current === main
        result.wasActive = Trampoline.current.isActive
        done.wait()
      }
      done.wait()
    }
    #expect(!result.isMine && !result.wasActive)
  }
}
