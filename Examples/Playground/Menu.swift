/// Lets the reader choose pages until they have enough.
enum Menu {
  @MainActor
  static func run() {
    printPages()
    while let choice = ask() {
      switch choice {
      case "": continue
      case "q", "quit", "exit": return
      case "a", "all": Tour.run()
      case "?", "l", "list": printPages()
      default:
        guard let page = page(for: choice) else {
          print("There is no page “\(choice)”; l lists them.")
          continue
        }
        page.show()
      }
    }
    print()
  }

  private static func printPages() {
    let width = Page.all.map(\.name.count).max() ?? 0
    for (number, page) in zip(1..., Page.all) {
      print(String(number).indented(to: 3) + "  " + page.name.padded(to: width) + "  " + page.title)
    }
  }

  private static func ask() -> String? {
    print("\nA number or a name, a for all, l for the list, q to quit: ", terminator: "")
    Output.flush()
    return readLine().map { $0.split(separator: " ").joined(separator: " ").lowercased() }
  }

  private static func page(for choice: String) -> Page? {
    guard let number = Int(choice) else { return Page.named(choice) }
    return Page.all.indices.contains(number - 1) ? Page.all[number - 1] : nil
  }
}
