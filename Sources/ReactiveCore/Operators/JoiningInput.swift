/// One of the sources of a joining operator. A subclass adds what is kept of it.
@usableFromInline
class JoiningInput<Output, Failure: Error>: Receiver {
  /// What a completion of the source means.
  @usableFromInline
  enum Completion {
    case endsAll, endsAllAsTheLast, endsItselfOnly
    case runs(() -> Void)
  }

  @usableFromInline final let joining: Joining<Output, Failure>
  @usableFromInline final let child: Scope
  @usableFromInline final let completion: Completion

  @inlinable init(_ joining: Joining<Output, Failure>, completion: Completion) {
    self.joining = joining
    child = joining.scope.makeChild()
    self.completion = completion
  }

  @usableFromInline final func end(_ termination: Termination<Failure>) {
    let (joining, child, completion) = (joining, child, completion)
    guard joining.take() else { return joining.leave { joining.sourceEnded(termination, child, completion) } }
    joining.sourceEnded(termination, child, completion)
    joining.pass()
  }
}
