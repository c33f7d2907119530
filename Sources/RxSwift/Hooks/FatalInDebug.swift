/// Stops a debug build with `message`; a release build prints it and goes on.
package func fatalInDebug(_ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
  #if DEBUG
    fatalError(message(), file: file, line: line)
  #else
    print("\(file):\(line): \(message())")
  #endif
}
