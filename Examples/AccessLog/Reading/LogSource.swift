import Dispatch
import RxSwift

/// Where the lines of a log come from.
public enum LogSource: Equatable, Sendable {
  /// A file, read to its end; a named pipe is read until its writers are gone.
  case file(path: String)
  /// A file that is read on as it grows, and from its start again when it shrinks or is replaced. Never ends.
  case growingFile(path: String)
  /// Standard input, read until it ends.
  case standardInput

  /// Reads the source in chunks of up to 64 KiB.
  ///
  /// A cold sequence: each subscription opens the file, and closes it when it ends or is disposed. The next chunk is read
  /// when the last one has been handled, so a slow reader costs no memory.
  ///
  ///     file         --chunk--chunk--chunk--|
  ///     growingFile  --chunk--chunk--chunk-------chunk-----chunk-->
  ///
  /// - Parameters:
  ///   - scheduler: reads, and so brings the chunks. It must be serial.
  ///   - pause: how long to wait before a growing file is looked at again.
  /// - Returns: the chunks; fails with `ReadFailure`.
  public func chunks(
    on scheduler: any SchedulerType, lookingEvery pause: RxTimeInterval = .milliseconds(200)
  ) -> Observable<[UInt8]> {
    switch self {
    case .file(let path):
      Observable.deferred { Self.rest(of: try FileDescriptor(path: path), on: scheduler) }
    case .standardInput:
      Observable.deferred { Self.rest(of: try FileDescriptor.standardInput(), on: scheduler) }
    case .growingFile(let path):
      Observable.deferred {
        let file = try FollowedFile(path: path)
        // A look that falls into the time of a long read is dropped: that read comes to the same end.
        return Observable<Int>.interval(pause, scheduler: scheduler)
          .startWith(0)
          .flatMapFirst { _ in Self.rest(of: file, on: scheduler) }
      }
    }
  }

  private static func rest(of source: any ByteSource, on scheduler: any SchedulerType) -> Observable<[UInt8]> {
    Observable<ReadResult>
      .generate(initialState: .nothingYet, condition: { $0 != .end }, scheduler: scheduler, iterate: { _ in try source.read() })
      .compactMap { result in
        guard case .bytes(let chunk) = result else { return nil }
        return chunk
      }
  }
}
