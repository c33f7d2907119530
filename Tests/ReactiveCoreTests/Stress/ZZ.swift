import ReactiveCore
import Testing
import Foundation
final class SG: Sendable { static let x = SG(); func f() -> Int { 3 } }
@Suite struct ZZStress {
  final class Box: @unchecked Sendable { var a = 0; var b = 0; var c = 0 }
  @Test func once() {
    stress(rounds: 200) { (Box(), Count()) } act: { s, t in
      if t == 0 { s.0.a = 1; _ = SG.x.f(); s.1.add(1) }
      if t == 1 { while s.1.value == 0 { sched_yield() };  _ = SG.x.f(); s.0.a += 1 }
    } check: { s in  }
  }
  @Test func checkpoint() {
    stress(rounds: 200) { (Box(), Count()) } act: { s, t in
      if t == 0 { s.0.a = 1; Checkpoint.reach(); s.1.add(1) }
      if t == 1 { while s.1.value == 0 { sched_yield() };  Checkpoint.reach(); s.0.a += 1 }
    } check: { s in  }
  }
  @Test func lockcheck() {
    stress(rounds: 200) { (Box(), Count()) } act: { s, t in
      if t == 0 { s.0.a = 1; LockCheck.assertNoneHeld(); s.1.add(1) }
      if t == 1 { while s.1.value == 0 { sched_yield() };  LockCheck.assertNoneHeld(); s.0.a += 1 }
    } check: { s in  }
  }
}
