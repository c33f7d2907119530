import RxSwift

/// A view-like object with reactive members.
@MainActor final class Badge {
  var text = ""
  var history: [String] = []
}

extension Badge: ReactiveCompatible {}

extension Reactive where Base: Badge {
  /// Shows a number.
  var count: Binder<Int> {
    Binder(base) { badge, count in
      badge.text = "\(count)"
      badge.history.append(badge.text)
    }
  }
}
