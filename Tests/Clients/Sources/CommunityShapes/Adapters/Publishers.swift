import Foundation
import RxRelay
import RxSwift

// A foreign reactive library, and the way there and back.

public enum Finish<Failure: Error> {
  case finished
  case failure(Failure)
}

public protocol Cancellation {
  func cancel()
}

public protocol Receiver: AnyObject {
  associatedtype Input
  func receive(_ input: Input)
  func receive(finish: Finish<Swift.Error>)
}

public protocol Publishing {
  associatedtype Output
  func receive<R: Receiver>(receiver: R) -> Cancellation where R.Input == Output
}

public final class ClosureReceiver<Input>: Receiver {
  private let onInput: (Input) -> Void
  private let onFinish: (Finish<Swift.Error>) -> Void

  public init(onInput: @escaping (Input) -> Void, onFinish: @escaping (Finish<Swift.Error>) -> Void) {
    self.onInput = onInput
    self.onFinish = onFinish
  }

  public func receive(_ input: Input) { onInput(input) }
  public func receive(finish: Finish<Swift.Error>) { onFinish(finish) }
}

/// A sequence as a publisher.
public struct RxPublisher<Upstream: ObservableConvertibleType>: Publishing {
  public typealias Output = Upstream.Element

  private let upstream: Upstream

  init(upstream: Upstream) {
    self.upstream = upstream
  }

  public func receive<R: Receiver>(receiver: R) -> Cancellation where R.Input == Output {
    return RxSubscription(upstream: upstream, downstream: receiver)
  }
}

final class RxSubscription<Upstream: ObservableConvertibleType, Downstream: Receiver>: Cancellation
where Downstream.Input == Upstream.Element {
  private var disposable: Disposable?

  init(upstream: Upstream, downstream: Downstream) {
    disposable = upstream.asObservable().subscribe { event in
      switch event {
      case let .next(element): downstream.receive(element)
      case let .error(error): downstream.receive(finish: .failure(error))
      case .completed: downstream.receive(finish: .finished)
      }
    }
  }

  func cancel() {
    disposable?.dispose()
    disposable = nil
  }
}

public extension ObservableConvertibleType {
  var publisher: RxPublisher<Self> {
    return RxPublisher(upstream: self)
  }
}

public extension Publishing {
  func asObservable() -> Observable<Output> {
    return Observable<Output>.create { observer in
      let cancellable = self.receive(
        receiver: ClosureReceiver<Output>(
          onInput: { observer.onNext($0) },
          onFinish: { finish in
            switch finish {
            case .finished: observer.onCompleted()
            case let .failure(error): observer.onError(error)
            }
          }))
      return Disposables.create { cancellable.cancel() }
    }
  }

  func asInfallible() -> Infallible<Output> {
    return asObservable().asInfallible(onErrorFallbackTo: .empty())
  }
}

/// A relay with a publisher's name and face.
public final class RelayPublisher<Element>: ObservableConvertibleType {
  private let relay: BehaviorRelay<Element>

  public init(_ value: Element) {
    relay = BehaviorRelay(value: value)
  }

  public var value: Element {
    get { return relay.value }
    set { relay.accept(newValue) }
  }

  public func asObservable() -> Observable<Element> {
    return relay.asObservable()
  }
}

/// A property that is also a stream.
@propertyWrapper
public struct Streamed<Value> {
  private let relay: BehaviorRelay<Value>

  public init(wrappedValue: Value) {
    relay = BehaviorRelay(value: wrappedValue)
  }

  public var wrappedValue: Value {
    get { return relay.value }
    nonmutating set { relay.accept(newValue) }
  }

  public var projectedValue: Observable<Value> { return relay.asObservable() }
}

extension DisposeBag {
  public func store(_ cancellations: Cancellation...) {
    for cancellation in cancellations {
      insert(Disposables.create { cancellation.cancel() })
    }
  }
}
