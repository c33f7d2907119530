import RxSwift

extension MaybeEvent: Equatable where Element: Equatable {
  /// Whether kind and element or error are equal. Errors are equal if they print the same text; on Apple's systems their
  /// domain and code must be equal too.
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let left), .success(let right)): left == right
    case (.error(let left), .error(let right)): areEqual(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

extension CompletableEvent: Equatable {
  /// Whether kind and error are equal. Errors are equal if they print the same text; on Apple's systems their domain and code
  /// must be equal too.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let left), .error(let right)): areEqual(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// `SingleEvent` is a `Result`, whose equality isn't ours to define.
func areEqual<Element: Equatable>(_ left: SingleEvent<Element>, _ right: SingleEvent<Element>) -> Bool {
  switch (left, right) {
  case (.success(let left), .success(let right)): left == right
  case (.failure(let left), .failure(let right)): areEqual(left, right)
  default: false
  }
}
