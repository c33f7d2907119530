import Dispatch
@preconcurrency import Foundation

/// A terminal that replays a script and prints the screen as plain text where the script says so.
@MainActor
public final class ScriptedTerminal: Terminal {
  public let size = (lines: 24, columns: 80)
  public var onKey: ((Key) -> Void)?
  public var onEndOfKeys: (() -> Void)?

  private let print: (String) -> Void
  private var steps: ArraySlice<Script.Step>
  private var screen: [String] = []
  private var awaited: String?
  private var attempt = 0
  private var status: Int32?

  /// - Parameters:
  ///   - script: What is done.
  ///   - print: Takes the screen, and complaints.
  public init(_ script: Script, print: @escaping (String) -> Void) {
    steps = script.steps[...]
    self.print = print
  }

  public func draw(_ lines: [String]) {
    screen = lines.prefix(size.lines).map { String($0.prefix(size.columns)) }
    guard let awaited, shows(awaited) else { return }
    self.awaited = nil
    scheduleNextStep(after: 0)
  }

  public func run() -> Int32 {
    scheduleNextStep(after: 0)
    MainLoop.run { self.status == nil }
    return status ?? 0
  }

  public func stop(status: Int32) {
    self.status = status
    MainLoop.wakeUp()
  }

  private func scheduleNextStep(after milliseconds: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      MainActor.assumeIsolated { self.takeStep() }
    }
  }

  private func takeStep() {
    guard status == nil else { return }
    guard let step = steps.popFirst() else {
      onEndOfKeys?()
      return
    }
    switch step {
    case .type(let text):
      for character in text { onKey?(.character(character)) }
    case .key(let key):
      onKey?(key)
    case .wait(let milliseconds):
      return scheduleNextStep(after: milliseconds)
    case .until(let text):
      if !shows(text) { return look(for: text) }
    case .show:
      print(screen.joined(separator: "\n"))
    }
    scheduleNextStep(after: 0)
  }

  private func shows(_ text: String) -> Bool {
    screen.contains { $0.contains(text) }
  }

  private func look(for text: String) {
    awaited = text
    attempt += 1
    let thisAttempt = attempt
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(10)) {
      MainActor.assumeIsolated {
        guard self.awaited != nil, self.attempt == thisAttempt else { return }
        self.print("“\(text)” did not appear. The screen shows:\n" + self.screen.joined(separator: "\n"))
        self.stop(status: 1)
      }
    }
  }
}
