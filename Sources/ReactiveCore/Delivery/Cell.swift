/// A variable of a run that several of its closures share.
///
/// The grammar makes access to it serial, so it needs no lock, and no exclusivity check at each access either.
@usableFromInline
final class Cell<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable init(_ value: Value) {
    self.value = value
  }
}
