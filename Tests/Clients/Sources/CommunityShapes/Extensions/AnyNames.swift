import RxSwift

// Names of one's own beside those of the library.
public typealias RxDisposable = RxSwift.Disposable
public typealias Stream<Element> = RxSwift.Observable<Element>
public typealias SingleResult<Element> = RxSwift.Single<Swift.Result<Element, Error>>

extension Observable {
  public func mapResult() -> Stream<Swift.Result<Element, Error>> {
    return map { Result.success($0) }.catch { Observable<Result<Element, Error>>.just(.failure($0)) }
  }
}
