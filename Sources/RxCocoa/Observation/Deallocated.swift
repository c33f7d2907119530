// Associated objects need the Objective-C runtime: this file is compiled on Apple's platforms only, and not by CI on Linux.
#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC
  import RxSwift

  extension Reactive where Base: AnyObject {
    /// One element and completion, when the object has been released.
    public var deallocated: Observable<Void> {
      release.subject
    }

    /// One element and completion, when the object is being released.
    public var deallocating: Observable<Void> {
      release.subject
    }

    private var release: ReleaseMarker {
      objc_sync_enter(base)
      defer { objc_sync_exit(base) }
      if let marker = objc_getAssociatedObject(base, ReleaseMarker.key) as? ReleaseMarker { return marker }
      let marker = ReleaseMarker()
      objc_setAssociatedObject(base, ReleaseMarker.key, marker, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return marker
    }
  }

  /// Is released with the object that it is attached to.
  private final class ReleaseMarker {
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    let subject = ReplaySubject<Void>.create(bufferSize: 1)

    deinit {
      subject.onNext(())
      subject.onCompleted()
    }
  }
#endif
