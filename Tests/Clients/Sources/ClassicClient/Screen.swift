import Foundation
import RxRelay
import RxSwift

/// A screen that binds everything in one place.
class Screen: NSObject {
  var caption = ""
  var status = "" { didSet { history.append(status) } }
  var history: [String] = []
  let nameField = BehaviorSubject<String>(value: "")
  let passwordField = BehaviorSubject<String>(value: "")
  let button = PublishSubject<Void>()

  fileprivate var disposeBag = DisposeBag()
  private let viewModel: LoginViewModel

  init(viewModel: LoginViewModel) {
    self.viewModel = viewModel
    super.init()
    bindViewModel()
  }

  deinit {
    button.onCompleted()
    button.dispose()
  }

  private func bindViewModel() {
    let output = viewModel.transform(
      input: .init(name: nameField.asObservable(), password: passwordField, logIn: button.asObservable()))

    output.isEnabled
      .subscribe(onNext: { [weak self] isEnabled in
        self?.status = isEnabled ? "ready" : "incomplete"
      })
      .disposed(by: disposeBag)

    output.token.subscribe(rx.status).disposed(by: disposeBag)
    output.token
      .map { "Welcome, \($0)" }
      .subscribe(onNext: { [unowned self] in self.caption = $0 }, onError: nil, onCompleted: nil, onDisposed: nil)
      .disposed(by: disposeBag)

    output.error
      .map { error -> String in
        switch error {
        case LoginError.wrongPassword: return "wrong password"
        default: return "\(error)"
        }
      }
      .subscribe(rx.status)
      .disposed(by: disposeBag)
  }
}

/// The same with isolation, as one adds it first.
@MainActor final class StatusBar {
  private(set) var lines: [String] = []
  private let disposeBag = DisposeBag()

  init(_ lines: Observable<String>) {
    lines
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
      .map { line in line.split(separator: ",").map { word in word.uppercased() } }
      .map { words in words.joined(separator: " ") }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] line in self?.lines.append(line) })
      .disposed(by: disposeBag)
  }
}
