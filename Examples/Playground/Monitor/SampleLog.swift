import Foundation

/// The small log that comes with the program.
enum SampleLog {
  static var path: String {
    Bundle.module.url(forResource: "access", withExtension: "log", subdirectory: "Logs")?.path ?? "Logs/access.log"
  }
}
