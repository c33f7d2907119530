import Foundation
import RxRelay
import RxSwift

protocol ViewModelType {
  associatedtype Input
  associatedtype Output

  func transform(input: Input) -> Output
}

struct Credentials: Equatable {
  var name: String
  var password: String
}

enum LoginError: Error {
  case wrongPassword
  case locked
}

protocol LoginServiceType: AnyObject {
  func logIn(_ credentials: Credentials) -> Single<String>
  func logOut() -> Completable
  var tries: Int { get }
}

final class LoginService: LoginServiceType {
  private let queue = DispatchQueue(label: "login")
  private let lock = NSLock()
  private var failures = 0

  var tries: Int {
    lock.lock()
    defer { lock.unlock() }
    return failures
  }

  func logIn(_ credentials: Credentials) -> Single<String> {
    return Single.create { [weak self] single -> Disposable in
      let item = DispatchWorkItem {
        guard let self = self else { return single(.failure(RxError.unknown)) }
        if credentials.password == "secret" {
          single(.success("token-\(credentials.name)"))
        } else {
          self.lock.lock()
          self.failures += 1
          self.lock.unlock()
          single(.failure(LoginError.wrongPassword))
        }
      }
      self?.queue.async(execute: item)
      return Disposables.create { item.cancel() }
    }
  }

  func logOut() -> Completable {
    return .create { completable in
      self.queue.async { completable(.completed) }
      return Disposables.create()
    }
  }
}

/// A view model in the usual form: input and output, no isolation anywhere.
final class LoginViewModel: ViewModelType {
  struct Input {
    let name: Observable<String>
    let password: Observable<String>
    let logIn: Observable<Void>
  }

  struct Output {
    let isEnabled: Observable<Bool>
    let token: Observable<String>
    let error: Observable<Error>
    let isBusy: Observable<Bool>
  }

  private let service: LoginServiceType
  private let disposeBag = DisposeBag()
  private let busy = BehaviorRelay<Int>(value: 0)
  private var log: [String] = []

  var entries: [String] { return log }

  init(service: LoginServiceType) {
    self.service = service
  }

  func transform(input: Input) -> Output {
    let credentials = Observable.combineLatest(input.name, input.password) { Credentials(name: $0, password: $1) }
      .distinctUntilChanged()
      .share(replay: 1, scope: .whileConnected)

    let attempt = input.logIn
      .withLatestFrom(credentials)
      .do(onNext: { [unowned self] in self.log.append("log in as \($0.name)") })
      .flatMapFirst { [unowned self] credentials in
        self.service.logIn(credentials)
          .do(onSubscribe: { self.busy.accept(self.busy.value + 1) }, onDispose: { self.busy.accept(self.busy.value - 1) })
          .asObservable()
          .materialize()
      }
      .share()

    return Output(
      isEnabled: credentials.map { !$0.name.isEmpty && $0.password.count > 3 },
      token: attempt.compactMap { $0.element }.observe(on: MainScheduler.instance),
      error: attempt.compactMap { $0.error }.observe(on: MainScheduler.asyncInstance),
      isBusy: busy.map { $0 > 0 }.distinctUntilChanged())
  }
}
