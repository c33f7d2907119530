import Foundation
import RxSwift

/// What a network library has: targets, responses, providers with completion handlers.
public struct Response: Equatable {
  public let statusCode: Int
  public let data: Data

  public init(statusCode: Int, data: Data) {
    self.statusCode = statusCode
    self.data = data
  }

  public func filter<R: RangeExpression>(statusCodes: R) throws -> Response where R.Bound == Int {
    guard statusCodes.contains(statusCode) else { throw NetworkError.statusCode(self) }
    return self
  }

  func map<D: Decodable>(_ type: D.Type, using decoder: JSONDecoder = JSONDecoder()) throws -> D {
    return try decoder.decode(type, from: data)
  }

  func mapString() throws -> String {
    guard let string = String(data: data, encoding: .utf8) else { throw NetworkError.stringMapping(self) }
    return string
  }
}

public enum NetworkError: Swift.Error {
  case statusCode(Response)
  case stringMapping(Response)
  case underlying(Swift.Error, Response?)
}

public protocol Request {
  func cancel()
}

public struct ProgressResponse {
  public let response: Response?
  public let fraction: Double

  public init(fraction: Double = 0, response: Response? = nil) {
    self.fraction = fraction
    self.response = response
  }

  public var completed: Bool { return response != nil }
}

public protocol ProviderType: AnyObject {
  associatedtype Target

  func request(
    _ target: Target, callbackQueue: DispatchQueue?, progress: ((ProgressResponse) -> Void)?,
    completion: @escaping (Result<Response, NetworkError>) -> Void
  ) -> Request
}

open class Provider<Target>: ProviderType {
  public typealias Stub = (Target) -> Result<Response, NetworkError>

  private struct Running: Request {
    let item: DispatchWorkItem
    func cancel() { item.cancel() }
  }

  private let stub: Stub

  public init(stub: @escaping Stub) {
    self.stub = stub
  }

  open func request(
    _ target: Target, callbackQueue: DispatchQueue?, progress: ((ProgressResponse) -> Void)?,
    completion: @escaping (Result<Response, NetworkError>) -> Void
  ) -> Request {
    let stub = self.stub
    let item = DispatchWorkItem {
      progress?(ProgressResponse(fraction: 0.5))
      completion(stub(target))
    }
    if let queue = callbackQueue { queue.async(execute: item) } else { item.perform() }
    return Running(item: item)
  }
}

extension Provider: ReactiveCompatible {}

public extension Reactive where Base: ProviderType {
  func request(_ token: Base.Target, callbackQueue: DispatchQueue? = nil) -> Single<Response> {
    Single.create { [weak base] single in
      let cancellableToken = base?.request(token, callbackQueue: callbackQueue, progress: nil) { result in
        switch result {
        case let .success(response):
          single(.success(response))
        case let .failure(error):
          single(.failure(error))
        }
      }

      return Disposables.create {
        cancellableToken?.cancel()
      }
    }
  }

  func requestWithProgress(_ token: Base.Target, callbackQueue: DispatchQueue? = nil) -> Observable<ProgressResponse> {
    let progressBlock: (AnyObserver<ProgressResponse>) -> (ProgressResponse) -> Void = { observer in
      return { progress in
        observer.onNext(progress)
      }
    }

    let response: Observable<ProgressResponse> = Observable.create { [weak base] observer in
      let cancellableToken = base?.request(token, callbackQueue: callbackQueue, progress: progressBlock(observer)) { result in
        switch result {
        case let .success(response):
          observer.onNext(ProgressResponse(fraction: 1, response: response))
          observer.onCompleted()
        case let .failure(error):
          observer.onError(error)
        }
      }

      return Disposables.create {
        cancellableToken?.cancel()
      }
    }

    // Accumulate all progress and combine it with the response.
    return response.scan(ProgressResponse()) { last, progress in
      ProgressResponse(fraction: max(last.fraction, progress.fraction), response: progress.response ?? last.response)
    }
  }
}

public extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
  func filter<R: RangeExpression>(statusCodes: R) -> Single<Element> where R.Bound == Int {
    return flatMap { .just(try $0.filter(statusCodes: statusCodes)) }
  }

  func filterSuccessfulStatusCodes() -> Single<Element> {
    return filter(statusCodes: 200...299)
  }

  func mapString() -> Single<String> {
    return flatMap { .just(try $0.mapString()) }
  }

  func map<D: Decodable>(_ type: D.Type, using decoder: JSONDecoder = JSONDecoder()) -> Single<D> {
    return flatMap { .just(try $0.map(type, using: decoder)) }
  }
}

public extension ObservableType where Element == Response {
  func filterSuccessfulStatusCodes() -> Observable<Element> {
    return flatMap { Observable.just(try $0.filter(statusCodes: 200...299)) }
  }

  func map<D: Decodable>(_ type: D.Type) -> Observable<D> {
    return flatMap { Observable.just(try $0.map(type)) }
  }
}

public extension ObservableType where Element == ProgressResponse {
  func filterCompleted() -> Observable<Response> {
    return
      self
      .filter { $0.completed }
      .flatMap { progress -> Observable<Response> in
        switch progress.response {
        case .some(let response): return .just(response)
        case .none: return .empty()
        }
      }
  }

  func filterProgress() -> Observable<Double> {
    return self.filter { !$0.completed }.map { $0.fraction }
  }
}

public extension ObservableType where Element == (Response, Data) {
  func json<T: Decodable>(_ type: T.Type) -> Observable<T> {
    return map { $0.1 }.decode(type: type, decoder: JSONDecoder())
  }
}
