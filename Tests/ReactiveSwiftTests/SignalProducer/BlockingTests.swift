import Dispatch
import ReactiveSwift
import Testing

@Suite struct BlockingTests {
  private typealias Producer = SignalProducer<Int, Fault>

  private var interrupted: Producer { Producer { observer, _ in observer.sendInterrupted() } }

  private var valueThenInterrupted: Producer {
    Producer { observer, _ in
      observer.send(value: 1)
      observer.sendInterrupted()
    }
  }

  @Test func first() {
    #expect(Producer([1, 2]).first() == .success(1))
    #expect(Producer.empty.first() == nil)
    #expect(Producer(error: .expected).first() == .failure(.expected))
    #expect(interrupted.first() == nil)
  }

  @Test func firstStopsTheRun() {
    let flag = Flag()
    let producer = Producer { observer, lifetime in
      lifetime += flag
      observer.send(value: 1)
      lifetime.observeEnded { withExtendedLifetime(observer) {} }
    }
    #expect(producer.first() == .success(1))
    #expect(flag.isDisposed)
  }

  @Test func single() {
    #expect(Producer([1]).single() == .success(1))
    #expect(Producer([1, 2]).single() == nil)
    #expect(Producer.empty.single() == nil)
    #expect(Producer([1]).concat(error: .expected).single() == .failure(.expected))
    #expect(valueThenInterrupted.single() == .success(1))
  }

  @Test func last() {
    #expect(Producer([1, 2, 3]).last() == .success(3))
    #expect(Producer.empty.last() == nil)
    #expect(Producer([1]).concat(error: .expected).last() == .failure(.expected))
  }

  @Test func wait() {
    func isSuccess(_ result: Result<(), Fault>) -> Bool { if case .success = result { true } else { false } }
    #expect(isSuccess(Producer([1]).wait()))
    #expect(isSuccess(interrupted.wait()))
    #expect(!isSuccess(Producer(error: .expected).wait()))
  }

  @Test func waitsForAnotherThread() async {
    let queue = DispatchQueue(label: "sender")
    let producer = Producer { observer, _ in
      queue.async {
        observer.send(value: 1)
        observer.send(value: 2)
        observer.sendCompleted()
      }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "waiter").async {
        #expect(producer.last() == .success(2))
        #expect(producer.first() == .success(1))
        continuation.resume()
      }
    }
  }
}
