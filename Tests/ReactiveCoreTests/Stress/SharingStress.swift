import TestSupport
import ReactiveCore
import Testing

@Suite struct SharingStress {
  /// Observers of a shared source: two threads bring some that stay, the others some that leave again.
  private final class Subject: @unchecked Sendable {  // each probe belongs to one thread
    let open = Count()
    let stream = Broadcaster<Int, Flaw>()
    let probes = (0..<4).map { _ in (0..<10).map { _ in Probe<Int>() } }
    let form: SharingForm
    lazy var shared = form.makeSource(
      of: .immediate { [unowned self] sink, scope in
        open.add(1)
        scope.add(Teardown { [unowned self] in open.add(-1) })
        stream.subscribe(sink, until: scope)
      })

    init(_ form: SharingForm) {
      self.form = form
      _ = shared
    }

    func comeAndGo(_ thread: Int) {
      for probe in probes[thread] {
        shared.start(into: probe.sink, until: probe.scope)
        probe.scope.dispose()
      }
    }
  }

  @Test(arguments: SharingForm.allCases) func whoStaysIsServedOnce(form: SharingForm) {
    stress {
      Subject(form)
    } act: { subject, thread in
      guard thread < 2 else { return subject.comeAndGo(thread) }
      for probe in subject.probes[thread].dropLast() {
        subject.shared.start(into: probe.sink, until: probe.scope)
        probe.scope.dispose()
      }
      let last = subject.probes[thread].last!
      subject.shared.start(into: last.sink, until: last.scope)
    } check: { subject in
      #expect(subject.open.value == 1)
      subject.stream.send(7)
      for probes in subject.probes[..<2] {
        #expect(probes.last!.elements == [7])
        probes.last!.scope.dispose()
      }
      #expect(subject.open.value == 0)
      for probe in subject.probes.joined() { #expect(probe.breaches.isEmpty && !probe.isHeld) }
    }
  }

  @Test(arguments: SharingForm.allCases) func allAreServedWhileTheSourceSends(form: SharingForm) {
    stress {
      Subject(form)
    } act: { subject, thread in
      if thread == 0 {
        for number in 0..<30 { subject.stream.send(number) }
        subject.stream.end(.completed)
      } else {
        for probe in subject.probes[thread] { subject.shared.start(into: probe.sink, until: probe.scope) }
      }
    } check: { subject in
      #expect(subject.open.value == 0)
      for probe in subject.probes[1...].joined() {
        #expect(probe.breaches.isEmpty && !probe.isHeld)
        #expect(probe.ending == "completed")
        #expect(probe.elements == probe.elements.sorted())
      }
    }
  }
}
