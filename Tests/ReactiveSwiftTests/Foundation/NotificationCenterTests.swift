import Foundation
import ReactiveSwift
import Testing

@Suite struct NotificationCenterTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("test")

  @Test func tellsNotificationsFromNowOn() {
    let seen = Journal<String>()
    center.post(name: name, object: nil)
    let signal = center.reactive.notifications(forName: name)
    signal.observeValues { seen.note($0.name.rawValue) }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(seen.entries == ["test"])
  }

  @Test func ofAnyName() {
    let seen = Journal<String>()
    center.reactive.notifications(forName: nil).observeValues { seen.note($0.name.rawValue) }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(seen.entries == ["test", "other"])
  }

  @Test func ofOneObject() {
    let seen = Journal<String>()
    let object = Flag()
    center.reactive.notifications(forName: name, object: object).observeValues { _ in seen.note("told") }
    center.post(name: name, object: Flag())
    #expect(seen.entries == [])
    center.post(name: name, object: object)
    #expect(seen.entries == ["told"])
  }

  @Test func othersKeepIt() {
    let first = Journal<Int>()
    let second = Journal<Int>()
    var signal: Signal<Notification, Never>? = center.reactive.notifications(forName: name)
    let observation = signal!.observeValues { _ in first.note(1) }
    signal!.observeValues { _ in second.note(1) }
    signal = nil
    center.post(name: name, object: nil)
    observation?.dispose()
    center.post(name: name, object: nil)
    #expect(first.entries == [1])
    #expect(second.entries == [1, 1])
  }

  @Test func forgottenWhenNobodyIsLeft() {
    let disposed = Journal<String>()
    let seen = Journal<Int>()
    var signal: Signal<Notification, Never>? = center.reactive.notifications(forName: name)
      .on(disposed: { disposed.note("disposed") })
    let observation = signal!.observeValues { _ in seen.note(1) }
    signal = nil
    center.post(name: name, object: nil)
    #expect(disposed.entries == [])
    observation?.dispose()
    #expect(disposed.entries == ["disposed"])
    center.post(name: name, object: nil)
    #expect(seen.entries == [1])
  }
}
