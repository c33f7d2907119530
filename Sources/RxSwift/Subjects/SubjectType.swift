/// Both a sequence and an observer.
public protocol SubjectType: ObservableType {
  /// The observer side.
  associatedtype Observer: ObserverType

  /// This as an observer.
  func asObserver() -> Observer
}
