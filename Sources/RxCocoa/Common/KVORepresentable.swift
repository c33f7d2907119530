import Foundation

/// A type whose values come as another type from key-value observation.
public protocol KVORepresentable {
  /// What key-value observation gives.
  associatedtype KVOType

  /// The value, or nil if `KVOValue` doesn't stand for one.
  init?(KVOValue: KVOType)
}
