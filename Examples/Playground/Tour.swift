/// All pages, one after the other.
enum Tour {
  @MainActor
  static func run() {
    for page in Page.all {
      page.show()
      print()
    }
  }
}
