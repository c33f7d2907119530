import RxBlocking
import RxRelay
import RxSwift
import RxTest
import XCTest

@testable import ClassicClient

final class LoginServiceMock: LoginServiceType {
  var tries = 0
  var result: Single<String> = .never()

  func logIn(_ credentials: Credentials) -> Single<String> {
    tries += 1
    return result
  }

  func logOut() -> Completable { return .empty() }
}

class LoginViewModelTests: XCTestCase {
  var scheduler: TestScheduler!
  var disposeBag: DisposeBag!
  var service: LoginServiceMock!
  var viewModel: LoginViewModel!

  override func setUp() {
    super.setUp()
    scheduler = TestScheduler(initialClock: 0)
    disposeBag = DisposeBag()
    service = LoginServiceMock()
    viewModel = LoginViewModel(service: service)
  }

  private func transform(_ presses: [Recorded<Event<Void>>] = []) -> LoginViewModel.Output {
    return viewModel.transform(
      input: .init(
        name: scheduler.createColdObservable([.next(10, "a")]).asObservable(),
        password: scheduler.createColdObservable([.next(10, "abc"), .next(20, "abcd"), .next(20, "abcd")]).asObservable(),
        logIn: scheduler.createHotObservable(presses).asObservable()))
  }

  func testButtonIsEnabledWithALongPassword() {
    let isEnabled = scheduler.createObserver(Bool.self)
    transform().isEnabled.subscribe(isEnabled).disposed(by: disposeBag)
    scheduler.start()
    XCTAssertEqual(isEnabled.events, [.next(10, false), .next(20, true)])
  }

  func testTokenArrivesOnce() {
    service.result = scheduler.createColdObservable([.next(5, "token"), .completed(5)]).asSingle()
    let token = scheduler.createObserver(String.self)
    let isBusy = scheduler.createObserver(Bool.self)
    let output = transform(Recorded.events(.next(30, ()), .next(32, ()), .next(50, ())))
    output.token.subscribe(token).disposed(by: disposeBag)
    output.isBusy.subscribe(isBusy).disposed(by: disposeBag)
    scheduler.start()
    XCTAssertEqual(token.events, [.next(35, "token"), .next(55, "token")])
    XCTAssertEqual(
      isBusy.events, [.next(0, false), .next(30, true), .next(35, false), .next(50, true), .next(55, false)])
    XCTAssertEqual(service.tries, 2)
  }

  func testServiceBlocks() throws {
    let service = LoginService()
    XCTAssertEqual(try service.logIn(Credentials(name: "b", password: "secret")).toBlocking().first(), "token-b")
    let failing = service.logIn(Credentials(name: "b", password: "x")).retry(3).toBlocking().materialize()
    guard case .failed(elements: [], error: LoginError.wrongPassword) = failing else { return XCTFail("\(failing)") }
    XCTAssertEqual(service.tries, 3)
    XCTAssertEqual(try service.logOut().toBlocking().toArray().count, 0)
  }

  func testExpectationOnMain() {
    let expectation = self.expectation(description: "loaded")
    var sums: [Int] = []
    Feed.load()
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { sum in
        sums.append(sum)
        expectation.fulfill()
      })
      .disposed(by: disposeBag)
    waitForExpectations(timeout: 60)
    XCTAssertEqual(sums, [9])
  }
}
