import Foundation
import RxCocoa
import RxSwift
import Testing

@Suite struct NotificationCenterTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("tick")

  @Test func observesWhileSubscribed() {
    let notifications = center.rx.notification(name)
    nonisolated(unsafe) var received: [Int?] = []
    center.post(name: name, object: nil, userInfo: ["n": 0])
    let subscription = notifications.subscribe(onNext: { received.append($0.userInfo?["n"] as? Int) })
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["n": 2])
    center.post(name: name, object: nil, userInfo: ["n": 3])
    subscription.dispose()
    center.post(name: name, object: nil, userInfo: ["n": 4])
    #expect(received == [1, 3])
  }

  @Test func anyName() {
    nonisolated(unsafe) var names: [String] = []
    let subscription = center.rx.notification(nil).subscribe(onNext: { names.append($0.name.rawValue) })
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    subscription.dispose()
    #expect(names == ["tick", "other"])
  }

  @Test func ofOneObject() {
    final class Sender {}
    let (sender, other) = (Sender(), Sender())
    nonisolated(unsafe) var count = 0
    let subscription = center.rx.notification(name, object: sender).subscribe(onNext: { _ in count += 1 })
    center.post(name: name, object: sender)
    center.post(name: name, object: other)
    subscription.dispose()
    #expect(count == 1)
  }

  @Test func theObjectIsNotRetained() {
    final class Sender {}
    weak var sender: Sender?
    var notifications: Observable<Notification>
    do {
      let object = Sender()
      sender = object
      notifications = center.rx.notification(name, object: object)
    }
    #expect(sender == nil)
    nonisolated(unsafe) var count = 0
    let subscription = notifications.subscribe(onNext: { _ in count += 1 })
    center.post(name: name, object: nil)
    subscription.dispose()
    #expect(count == 0)
  }
}
