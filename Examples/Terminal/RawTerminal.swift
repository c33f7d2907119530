import Dispatch
@preconcurrency import Foundation

/// A real terminal, in raw mode while the program runs: keys come one at a time and are not echoed.
@MainActor
public final class RawTerminal: Terminal {
  public var onKey: ((Key) -> Void)?
  public var onEndOfKeys: (() -> Void)?

  private var original = termios()
  private var parser = KeyParser()
  private var status: Int32?
  private var sources: [any DispatchSourceProtocol] = []

  /// Nil if standard input and output aren't a terminal.
  public init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &original) == 0 else { return nil }
  }

  public var size: (lines: Int, columns: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return (24, 80) }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  public func draw(_ lines: [String]) {
    let size = size
    let visible = lines.prefix(size.lines).map { String($0.prefix(size.columns)) + "\u{1B}[K" }
    write("\u{1B}[H" + visible.joined(separator: "\r\n") + "\u{1B}[J")
  }

  public func run() -> Int32 {
    enterRawMode()
    listen()
    MainLoop.run { self.status == nil }
    sources.forEach { $0.cancel() }
    leaveRawMode()
    return status ?? 0
  }

  public func stop(status: Int32) {
    self.status = status
    MainLoop.wakeUp()
  }

  private func enterRawMode() {
    var raw = original
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    write("\u{1B}[?1049h\u{1B}[?25l")
  }

  private func leaveRawMode() {
    write("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &original)
  }

  private func listen() {
    let keys = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    keys.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readKeys() } }
    keys.resume()
    signal(SIGTERM, SIG_IGN)
    let termination = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
    termination.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.stop(status: 143) } }
    termination.resume()
    sources = [keys, termination]
  }

  private func readKeys() {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else {
      sources.first?.cancel()
      onEndOfKeys?()
      return
    }
    for key in parser.keys(in: bytes[..<count]) where status == nil { onKey?(key) }
  }

  private func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
