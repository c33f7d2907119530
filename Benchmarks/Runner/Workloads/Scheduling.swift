import Dispatch
import RxSwift

extension Catalogue {
  static var scheduling: [Workload] {
    [observeOnSerial]
  }

  private static var observeOnSerial: Workload {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "benchmarks")
    return Workload(
      name: "observe(on: serial)", target: 1.73,
      details: "A created source, observed on a serial dispatch queue until it has completed there.", elements: 20_000,
      clock: .wall
    ) { count, sum in
      let completed = DispatchSemaphore(value: 0)
      let subscription = Sources.indices(count).observe(on: scheduler)
        .subscribe(onNext: { sum.value &+= $0 }, onCompleted: { completed.signal() })
      completed.wait()
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count))
    }
  }
}
