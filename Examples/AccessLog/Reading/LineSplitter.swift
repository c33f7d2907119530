import Foundation

/// Cuts chunks of bytes into lines, wherever the chunks' borders are. Holds at most one line and one chunk.
struct LineSplitter {
  /// The lines that the last step completed.
  private(set) var lines: [Line] = []
  private var unfinished: [UInt8] = []
  private var isSkipping = false
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  mutating func take(_ chunk: [UInt8]) {
    lines.removeAll(keepingCapacity: true)
    var start = 0
    if isSkipping || !unfinished.isEmpty, let end = Self.lineEnd(in: chunk, from: 0) {
      add(chunk[..<end])
      finishLine()
      start = end + 1
    }
    if !isSkipping, unfinished.isEmpty { start = takeWholeLines(of: chunk, from: start) }
    add(chunk[start...])
  }

  /// A last line needs no line end.
  mutating func finish() {
    lines.removeAll()
    if isSkipping || !unfinished.isEmpty { finishLine() }
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    guard !isSkipping else { return }
    // One byte more than the limit may be a carriage return, which isn't part of the line.
    isSkipping = unfinished.count + bytes.count > limit + 1
    if isSkipping {
      unfinished = []
    } else {
      unfinished += bytes
    }
  }

  private mutating func finishLine() {
    lines.append(isSkipping ? .tooLong : line(unfinished[...]))
    unfinished = []
    isSkipping = false
  }

  /// The common case: lines within one chunk are slices of it, and nothing is copied. Returns where the rest starts.
  private mutating func takeWholeLines(of chunk: [UInt8], from first: Int) -> Int {
    var start = first
    while let end = Self.lineEnd(in: chunk, from: start) {
      lines.append(line(chunk[start..<end]))
      start = end + 1
    }
    return start
  }

  private func line(_ bytes: ArraySlice<UInt8>) -> Line {
    let text = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return text.count > limit ? .tooLong : .text(text)
  }

  private static func lineEnd(in chunk: [UInt8], from start: Int) -> Int? {
    chunk.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, start < bytes.count else { return nil }
      guard let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start) else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }
}
