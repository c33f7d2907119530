import Testing

struct PageTests {
  private func output(of page: String) throws -> [String] {
    let result = try PlaygroundProcess(page).result()
    #expect(result.code == 0)
    #expect(result.errors == "")
    return result.output.split(separator: "\n").dropFirst(2).map(String.init)
  }

  @Test func listsThePages() throws {
    let result = try PlaygroundProcess("--list").result()
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").count == 18)
  }

  @Test(arguments: ["nope", "--nope"])
  func explainsItselfToWhoTypesAnotherThing(argument: String) throws {
    let result = try PlaygroundProcess(argument).result()
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("“\(argument)”") && result.errors.contains("usage:"))
  }

  @Test func showsEveryPageWithoutATerminal() throws {
    let result = try PlaygroundProcess().result()
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.split(separator: "\n").filter { $0.hasPrefix("== ") }.count == 18)
  }

  @Test func showsReactiveValues() throws {
    #expect(try output(of: "values").dropFirst() == ["3 is positive", "6 is positive"])
  }

  @Test func checksPrimes() throws {
    #expect(
      try output(of: "prime") == [
        "number 43 is prime? true", "number 1001 is prime? false", "number 2147483647 is prime? true",
      ])
  }

  @Test func createsSequences() throws {
    #expect(
      try output(of: "create") == [
        "no search has started", "searching for “me”", "found “me”", "myJust:", "0", "myFrom:", "Started ----", "first",
        "second", "----", "first", "second", "Ended ----",
      ])
  }

  @Test func handlesErrors() throws {
    let lines = try output(of: "errors")
    #expect(lines.suffix(2) == ["attempt 1", "the default handler heard: storm"])
    #expect(lines.filter { $0 == "completed" }.count == 3)
  }

  @Test func searchesAsTheUserTypes() throws {
    let lines = try output(of: "search")
    #expect(lines.filter { $0.contains("  searching") }.count == 8)
  }
}
