import Foundation

extension Int: KVORepresentable {
  /// Numbers come as objects.
  public typealias KVOType = NSNumber

  /// The number in an object.
  public init?(KVOValue: NSNumber) {
    self.init(truncating: KVOValue)
  }
}

extension Int32: KVORepresentable {
  /// Numbers come as objects.
  public typealias KVOType = NSNumber

  /// The number in an object.
  public init?(KVOValue: NSNumber) {
    self.init(truncating: KVOValue)
  }
}

extension Int64: KVORepresentable {
  /// Numbers come as objects.
  public typealias KVOType = NSNumber

  /// The number in an object.
  public init?(KVOValue: NSNumber) {
    self.init(truncating: KVOValue)
  }
}

extension UInt: KVORepresentable {
  /// Numbers come as objects.
  public typealias KVOType = NSNumber

  /// The number in an object.
  public init?(KVOValue: NSNumber) {
    self.init(truncating: KVOValue)
  }
}

extension UInt32: KVORepresentable {
  /// Numbers come as objects.
  public typealias KVOType = NSNumber

  /// The number in an object.
  public init?(KVOValue: NSNumber) {
    self.init(truncating: KVOValue)
  }
}

extension UInt64: KVORepresentable {
  /// Numbers come as objects.
  public typealias KVOType = NSNumber

  /// The number in an object.
  public init?(KVOValue: NSNumber) {
    self.init(truncating: KVOValue)
  }
}

extension Bool: KVORepresentable {
  /// Numbers come as objects.
  public typealias KVOType = NSNumber

  /// The number in an object.
  public init?(KVOValue: NSNumber) {
    self.init(truncating: KVOValue)
  }
}
