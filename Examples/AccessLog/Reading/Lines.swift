import RxSwift

extension ObservableType where Element == [UInt8] {
  /// Cuts chunks of bytes into lines, wherever the chunks' borders are.
  ///
  ///     chunks  --"GET /a\nGE"--"T /b\r\n"--"GET /c"--|
  ///     lines   --"GET /a"------"GET /b"------"GET /c"|
  ///
  /// A carriage return before the line end is dropped, and the last line needs no line end. Lines come on the thread that
  /// brings the chunks, several per chunk; errors pass. Memory: one line and one chunk.
  /// - Parameter limit: a line of more bytes comes as `Line.tooLong`, and its bytes are dropped as they arrive.
  public func lines(limit: Int = 64 * 1024) -> Observable<Line> {
    // As elements, the end of the chunks can complete the last line.
    materialize()
      .scan(into: LineSplitter(limit: limit)) { splitter, event in
        switch event {
        case .next(let chunk): splitter.take(chunk)
        case .error(let error): throw error
        case .completed: splitter.finish()
        }
      }
      .concatMap { Observable.from($0.lines) }
  }
}
