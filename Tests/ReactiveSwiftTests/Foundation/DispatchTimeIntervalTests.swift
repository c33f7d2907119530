import Foundation
import Testing

@testable import ReactiveSwift

@Suite struct DispatchTimeIntervalTests {
  @Test func inSeconds() {
    #expect(DispatchTimeInterval.seconds(2).timeInterval == 2)
    #expect(DispatchTimeInterval.milliseconds(1500).timeInterval == 1.5)
    #expect(DispatchTimeInterval.microseconds(250).timeInterval == 0.00025)
    #expect(DispatchTimeInterval.nanoseconds(-500).timeInterval == -0.0000005)
    #expect(DispatchTimeInterval.never.timeInterval == .infinity)
  }

  @Test func negated() {
    #expect((-DispatchTimeInterval.seconds(1)).timeInterval == -1)
    #expect((-DispatchTimeInterval.milliseconds(-1)).timeInterval == 0.001)
    #expect((-DispatchTimeInterval.microseconds(1)).timeInterval == -0.000001)
    #expect((-DispatchTimeInterval.nanoseconds(1)).timeInterval == -0.000000001)
    #expect(-DispatchTimeInterval.never == .never)
  }

  @Test func scaled() {
    #expect((DispatchTimeInterval.seconds(5) * 0.5).timeInterval == 2.5)
    #expect((DispatchTimeInterval.seconds(1) * 0.1).timeInterval == 0.1)
    #expect(DispatchTimeInterval.nanoseconds(15) * 0.1 == .nanoseconds(2))
    #expect((DispatchTimeInterval.seconds(.max) * 10).timeInterval == .infinity)
    #expect((DispatchTimeInterval.milliseconds(.max) * 10).timeInterval == Double(Int.max) / 100)
    #expect((DispatchTimeInterval.seconds(.max / 4) * 2).timeInterval == Double(Int.max) / 2)
    #expect(DispatchTimeInterval.never * 10 == .never)
    #expect(DispatchTimeInterval.seconds(0) * 10 == .nanoseconds(0))
    #expect((DispatchTimeInterval.seconds(-3) * 2).timeInterval == -6)
  }

  @Test func secondsInNanoseconds() {
    #expect(Int64(saturatingSeconds: 0.3) == 300_000_000)
    #expect(Int64(saturatingSeconds: -2) == -2_000_000_000)
    #expect(Int64(saturatingSeconds: .infinity) == .max)
    #expect(Int64(saturatingSeconds: -1e300) == .min)
    #expect(Int64(saturatingSeconds: .nan) == .max)
  }
}
