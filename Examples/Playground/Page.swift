/// A small program that shows one idea. Its source file is meant to be read beside its output.
struct Page: Sendable {
  /// What the page is called on the command line.
  let name: String
  let title: String
  /// The idea of the code in one line.
  let idea: String
  private let file: String
  private let body: @MainActor @Sendable () -> Void

  init(_ name: String, _ title: String, idea: String, file: String = #fileID, body: @escaping @MainActor @Sendable () -> Void) {
    self.name = name
    self.title = title
    self.idea = idea
    self.file = "Examples/Playground/Pages/" + (file.split(separator: "/").last.map(String.init) ?? file)
    self.body = body
  }

  @MainActor
  func show() {
    print("== \(title)  (\(file))")
    print("   \(idea)\n")
    body()
  }

  static let all: [Page] = [
    reactiveValues, primeCheck, creating, interval, disposing, disposeBags, takeUntil, guarantees, sharing, customOperators,
    infallible, imperative, errorHandling, annotating, debugging, resources, searching, monitoring,
  ]

  static func named(_ name: String) -> Page? {
    all.first { $0.name == name }
  }
}
