/// A closure of the main actor as one that may be called from code without isolation.
///
/// The caller sees to it that it is called on the main thread, which the type system can't see: a scheduler brings it there.
func unisolated<Result>(_ closure: @escaping @MainActor () -> Result) -> () -> Result {
  unsafeBitCast(closure, to: (() -> Result).self)
}

/// See `unisolated` of a closure without parameters.
func unisolated<First, Result>(_ closure: @escaping @MainActor (First) -> Result) -> (First) -> Result {
  unsafeBitCast(closure, to: ((First) -> Result).self)
}

/// See `unisolated` of a closure without parameters.
func unisolated<First, Second, Result>(
  _ closure: @escaping @MainActor (First, Second) -> Result
) -> (First, Second) -> Result {
  unsafeBitCast(closure, to: ((First, Second) -> Result).self)
}
