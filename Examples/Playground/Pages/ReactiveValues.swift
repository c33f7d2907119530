import RxRelay
import RxSwift

extension Page {
  static let reactiveValues = Page(
    "values", "Reactive values", idea: "c follows a and b, where a variable would keep what it was once given."
  ) {
    withVariables()
    withRelays()
  }
}

private func withVariables() {
  var a = 1
  let b = 2
  var c = ""
  if a + b >= 0 {
    c = "\(a + b) is positive"
  }
  a = 4
  print("variables: a is \(a) and b is \(b), but c still says: \(c)")
}

private func withRelays() {
  let a = BehaviorRelay(value: 1)
  let b = BehaviorRelay(value: 2)

  // Combines the latest values of a and b.
  let c = Observable.combineLatest(a, b) { $0 + $1 }
    .filter { $0 >= 0 }
    .map { "\($0) is positive" }

  let subscription = c.subscribe(onNext: { print($0) })  // 3 is positive
  a.accept(4)  // 6 is positive
  b.accept(-8)  // nothing: 4 + (-8) doesn't pass the filter
  subscription.dispose()
}
