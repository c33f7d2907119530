import ReactiveCore

extension RxTimeInterval {
  /// The interval for the operators of the engine; `never` is the largest number.
  @usableFromInline var nanoseconds: Int64 { saturatedNanoseconds }
}
