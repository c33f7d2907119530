import Terminal
import Testing

@Suite struct ScriptTests {
  @Test func stepsAndComments() throws {
    let script = try Script("# a session\ntype hello world\n\n  key ctrl-c\nkey x\nwait 20\nuntil 3 results\nshow\n")
    #expect(
      script.steps == [
        .type("hello world"), .key(.control("c")), .key(.character("x")), .wait(milliseconds: 20), .until("3 results"), .show,
      ])
  }

  @Test(arguments: ["jump", "key", "key nothing", "wait x", "wait -1", "type", "show all"]) func noStep(line: String) {
    #expect {
      try Script("type a\n\(line)")
    } throws: {
      "\($0)".hasPrefix("line 2 is no step: “\(line)”.")
    }
  }
}
