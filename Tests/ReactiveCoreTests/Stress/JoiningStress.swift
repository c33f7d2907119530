import TestSupport
import ReactiveCore
import Testing

/// The operators that join several sources, each source on a thread of its own.
@Suite struct JoiningStress {
  private struct Subject {
    let streams = (0..<4).map { _ in Broadcaster<Int, Flaw>() }
    let probe = Probe<[Int]>()

    init(_ join: ([Source<Int, Flaw>]) -> Source<[Int], Flaw>) {
      join(streams.map(\.source)).start(into: probe.sink, until: probe.scope)
    }
  }

  private func stressJoin(
    _ join: @escaping ([Source<Int, Flaw>]) -> Source<[Int], Flaw>, check: (_ rows: [[Int]]) -> Void
  ) {
    stress {
      Subject(join)
    } act: { subject, thread in
      for number in 0..<20 { subject.streams[thread].send(number) }
      subject.streams[thread].end(.completed)
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      #expect(subject.probe.ending == "completed")
      #expect(!subject.probe.isHeld)
      check(subject.probe.elements)
    }
  }

  @Test func zip() {
    stressJoin({ .zip($0, completion: .withAll) { $0 } }) { rows in
      #expect(rows == (0..<20).map { [$0, $0, $0, $0] })
    }
  }

  @Test func combineLatest() {
    stressJoin({ .combineLatest($0) { $0 } }) { rows in
      for index in 0..<4 { #expect(rows.map { $0[index] } == rows.map { $0[index] }.sorted()) }
      if let last = rows.last { #expect(last == [19, 19, 19, 19]) }
    }
  }

  @Test func takeUntil() {
    stressJoin({ sources in sources[0].map { [$0] }.take(until: Source.merge(sources[1...])) }) { rows in
      #expect(rows == (0..<rows.count).map { [$0] })
    }
  }
}
