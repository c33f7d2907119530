import Foundation
import RxRelay
import RxSwift

var failures: [String] = []
let disposeBag = DisposeBag()

func expect<Value: Equatable>(_ value: Value, _ expected: Value, line: Int = #line) {
  if value != expected { failures.append("line \(line): \(value) instead of \(expected)") }
}

/// Serves the main run loop until a condition holds.
func runLoop(until condition: () -> Bool) {
  while !condition() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
}

let service = LoginService()
let viewModel = LoginViewModel(service: service)
var screen: Screen? = Screen(viewModel: viewModel)

screen?.nameField.onNext("ada")
screen?.passwordField.onNext("wrong")
screen?.button.onNext(())
runLoop { screen?.status == "wrong password" }

var isLoggedOut = false
service.logOut()  // by then the failed attempt is over
  .observe(on: MainScheduler.instance)
  .subscribe(onCompleted: { isLoggedOut = true }, onError: { print($0) })
  .disposed(by: disposeBag)
runLoop { isLoggedOut }

screen?.passwordField.onNext("secret")
screen?.button.on(.next(()))
runLoop { screen?.caption == "Welcome, token-ada" }
expect(service.tries, 1)
expect(viewModel.entries, ["log in as ada", "log in as ada"])
expect(screen?.history.first, "incomplete")
weak var gone = screen
screen = nil
expect(gone == nil, true)

let lines = PublishSubject<String>()
MainActor.assumeIsolated {
  let bar = StatusBar(lines)
  lines.onNext("a,b")
  lines.onNext("c")
  runLoop { bar.lines.count == 2 }
  expect(bar.lines, ["A B", "C"])
}

var sums: [Int] = []
let loading = Feed.load()
  .subscribe(on: Feed.scheduler)
  .observe(on: MainScheduler.instance)
  .subscribe { event in
    if case let .next(sum) = event { sums.append(sum) }
  }
runLoop { sums.count == 1 }
Feed.refresh.accept(())
runLoop { sums.count == 2 }
loading.dispose()
expect(sums, [9, 9])
expect(Feed.requests, 2)

var ticks: [String] = []
var isFinished = false
_ = Feed.polling(every: .milliseconds(2))
  .observe(on: MainScheduler.instance)
  .subscribe(onNext: { ticks.append($0) }, onCompleted: { isFinished = true })
runLoop { isFinished }
expect(ticks, ["tick 0", "tick 1", "tick 2"])

let variable = BehaviorRelay(value: [1, 2, 3])
var received = [[Int]]()
variable.asObservable().skip(1).subscribe(onNext: { received.append($0) }).disposed(by: disposeBag)
variable.accept(variable.value + [4])
expect(received, [[1, 2, 3, 4]])

Task {
  var names: [String] = []
  do {
    for try await name in Observable.of("x", "y").values { names.append(name) }
  } catch {
    failures.append("\(error)")
  }
  await MainActor.run { [names] in
    expect(names, ["x", "y"])
    for failure in failures { print("failed,", failure) }
    exit(failures.isEmpty ? 0 : 1)
  }
}
RunLoop.main.run()
