import Dispatch

/// Nanoseconds of the clock that Dispatch's timers follow: setting the date doesn't move it, and on Apple's systems it
/// stands still while the machine sleeps.
public enum MonotonicClock {
  /// The time that has passed since some fixed moment; only differences mean something.
  public static var now: Int64 {
    Int64(clamping: DispatchTime.now().uptimeNanoseconds)
  }
}
