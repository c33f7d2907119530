import RxSwift

/// A subject of any kind, to test what they have in common.
struct AnySubject {
  let name: String
  let observable: Observable<Int>
  let on: (Event<Int>) -> Void
  let hasObservers: () -> Bool
  let dispose: (() -> Void)?
  let isDisposed: (() -> Bool)?
}

/// The kinds of subject.
enum SubjectKind: CaseIterable, Sendable {
  case publish, behavior, replayNothing, replayOne, replayTwo, replayAll, last

  /// A behavior subject begins with 0.
  func make() -> AnySubject {
    switch self {
    case .publish:
      let subject = PublishSubject<Int>()
      return AnySubject(
        name: "\(self)", observable: subject, on: subject.on, hasObservers: { subject.hasObservers },
        dispose: subject.dispose, isDisposed: { subject.isDisposed })
    case .behavior:
      let subject = BehaviorSubject(value: 0)
      return AnySubject(
        name: "\(self)", observable: subject, on: subject.on, hasObservers: { subject.hasObservers },
        dispose: subject.dispose, isDisposed: { subject.isDisposed })
    case .replayNothing: return make(.create(bufferSize: 0))
    case .replayOne: return make(.create(bufferSize: 1))
    case .replayTwo: return make(.create(bufferSize: 2))
    case .replayAll: return make(.createUnbounded())
    case .last:
      let subject = AsyncSubject<Int>()
      return AnySubject(
        name: "\(self)", observable: subject, on: subject.on, hasObservers: { subject.hasObservers }, dispose: nil,
        isDisposed: nil)
    }
  }

  private func make(_ subject: ReplaySubject<Int>) -> AnySubject {
    AnySubject(
      name: "\(self)", observable: subject, on: subject.on, hasObservers: { subject.hasObservers },
      dispose: subject.dispose, isDisposed: nil)
  }

  /// What a late subscriber gets after 1, 2, 3 were sent.
  var replayWhileOpen: String {
    switch self {
    case .publish, .replayNothing, .last: ""
    case .behavior, .replayOne: "3"
    case .replayTwo: "2 3"
    case .replayAll: "1 2 3"
    }
  }

  /// What a late subscriber gets after 1, 2, 3 and a completion.
  var replayAfterCompletion: String {
    switch self {
    case .publish, .behavior, .replayNothing: "C"
    case .replayOne, .last: "3 C"
    case .replayTwo: "2 3 C"
    case .replayAll: "1 2 3 C"
    }
  }

  /// What a late subscriber gets after 1, 2, 3 and an error.
  var replayAfterError: String {
    switch self {
    case .publish, .behavior, .replayNothing, .last: "E"
    case .replayOne: "3 E"
    case .replayTwo: "2 3 E"
    case .replayAll: "1 2 3 E"
    }
  }
}

/// The object that `error` says was disposed.
func disposedObject(_ error: (any Error)?) -> AnyObject? {
  if let error = error as? RxError, case .disposed(let object) = error { return object }
  return nil
}
