/// A disposable that can tell whether there is still something to dispose.
///
/// Containers such as Rx's `DisposeBag` use it to forget what has ended by itself.
public protocol Endable: Disposable {
  /// Whether the work is over, by itself or by `dispose()`.
  var isEnded: Bool { get }
}
