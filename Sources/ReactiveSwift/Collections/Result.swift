extension Result {
  /// The value, if it is a success.
  var value: Success? {
    if case .success(let value) = self { value } else { nil }
  }

  /// The error, if it is a failure.
  var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }

  /// Makes a success.
  init(success value: Success) {
    self = .success(value)
  }

  /// Makes a failure.
  init(failure error: Failure) {
    self = .failure(error)
  }
}
