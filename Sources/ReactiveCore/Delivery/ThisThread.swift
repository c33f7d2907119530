#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells threads from each other.
@usableFromInline
enum ThisThread {
  /// A number above 0 that no other thread has while this one lives. It costs next to nothing.
  @inlinable @inline(__always)
  static var number: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
