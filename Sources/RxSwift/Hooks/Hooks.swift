import Foundation
import ReactiveCore
import Synchronization

/// Settings for errors that nobody handles.
public enum Hooks {
  /// Gets the call stack of the subscription (empty unless recorded) and the error.
  public typealias DefaultErrorHandler = ([String], any Swift.Error) -> Void

  /// Makes the call stack of a subscription.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  private struct Settings {
    var errorHandler: DefaultErrorHandler = printUnhandled
    var capture: CustomCaptureSubscriptionCallstack = captureInDebugBuilds
    var recordsCallStack = false
  }

  private static let settings = Locked(Settings())

  /// Called when a subscription without an error handler receives an error. Debug builds print the error; release builds
  /// do nothing. May be set from any thread.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { settings.locked { $0.errorHandler } }
    set { _ = settings.locked { settings in exchange(&settings.errorHandler, newValue) } }
  }

  /// Called at each subscription if `recordCallStackOnError` is set: the thread's call stack in debug builds, else nothing.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { settings.locked { $0.capture } }
    set { _ = settings.locked { settings in exchange(&settings.capture, newValue) } }
  }

  /// Whether the call stack of each subscription is recorded for the error handler. False unless set.
  public static var recordCallStackOnError: Bool {
    get { settings.locked { $0.recordsCallStack } }
    set {
      settings.locked { $0.recordsCallStack = newValue }
      isRecording.store(newValue, ordering: .relaxed)
    }
  }

  @usableFromInline
  package static func subscriptionCallStack() -> [String] {
    isRecording.load(ordering: .relaxed) ? customCaptureSubscriptionCallstack() : []
  }

  private static func printUnhandled(callStack: [String], error: any Swift.Error) {
    #if DEBUG
      print("Unhandled error happened: \(error)")
      if !callStack.isEmpty { print("subscription called from:\n\(callStack.joined(separator: "\n"))") }
    #endif
  }

  private static func captureInDebugBuilds() -> [String] {
    #if DEBUG
      Thread.callStackSymbols
    #else
      []
    #endif
  }
}

/// Asked at every subscription, so not behind the lock.
private let isRecording = Atomic<Bool>(false)
