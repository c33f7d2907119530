/// Stores `value` and returns what was there: for lock sections, which must not release what they replace.
@inlinable
public func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
  let old = place
  place = value
  return old
}
