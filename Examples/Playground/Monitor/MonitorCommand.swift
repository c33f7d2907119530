import AccessLog
import Foundation
import RxSwift

/// `playground monitor`: reads a log, and shows what the monitor notices.
struct MonitorCommand {
  private let options: MonitorOptions

  init(_ options: MonitorOptions) {
    self.options = options
  }

  /// Returns when the log has ended, with the exit code.
  func run() -> Int32 {
    // One serial queue reads, counts, draws and hears Ctrl-C, so none of them gets in the way of another.
    let queue = DispatchQueue(label: "playground.monitor")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "playground.monitor.chunks")
    let report = makeReport()
    let finished = DispatchSemaphore(value: 0)
    var summary: Summary?
    var failure: (any Error)?
    var wasInterrupted = false

    let interrupts = Interrupts.onControlC(queue: queue).do(onNext: { wasInterrupted = true })
    let chunks = options.source.chunks(on: scheduler).take(until: interrupts)
    let looks = report.refreshes ? Observable<Int>.interval(.milliseconds(250), scheduler: scheduler).map { _ in } : .never()
    let subscription = options.monitor.notices(of: chunks, looks: looks)
      .do(onNext: { notice in
        guard case .summary(let latest) = notice else { return }
        summary = latest
      })
      .subscribe(
        onNext: { report.show($0) }, onError: { failure = $0 }, onCompleted: { summary.map(report.finish) },
        onDisposed: { finished.signal() })
    finished.wait()
    subscription.dispose()
    return exitCode(summary: summary, failure: failure, wasInterrupted: wasInterrupted)
  }

  private func makeReport() -> any MonitorReport {
    if options.isJSON { return JSONReport() }
    let text = SummaryText(options: options)
    return Output.isTerminal ? TableReport(text: text) : LineReport(text: text)
  }

  private func exitCode(summary: Summary?, failure: (any Error)?, wasInterrupted: Bool) -> Int32 {
    if let failure {
      Output.complain("\(failure)")
      return 1
    }
    guard let summary, summary.lines > summary.rejected || wasInterrupted else {
      let lines = summary?.lines ?? 0
      let content = lines == 0 ? "is empty" : "holds no line of an access log (lines rejected: \(lines))"
      Output.complain("\(options.sourceName): \(content)")
      return 1
    }
    return 0
  }
}
