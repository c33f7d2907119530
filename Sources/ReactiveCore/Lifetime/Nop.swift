/// A disposable with nothing to dispose.
@frozen
public struct Nop: Disposable {
  @inlinable public init() {}
  @inlinable public func dispose() {}
}
