/// Something that keeps its identity when its content changes.
///
/// The identity says "the same thing", `==` says "unchanged".
public protocol IdentifiableType {
  /// What identifies a value. Its hash and equality must not depend on anything else.
  associatedtype Identity: Hashable

  /// The identity of this value.
  var identity: Identity { get }
}
