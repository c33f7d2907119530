#if DEBUG
  /// A recursive lock of the user. The model checker sees who waits for it.
  final class UserLock {
    private let scenario: Scenario
    private var owner: Int?
    private var depth = 0

    init(_ scenario: Scenario) {
      self.scenario = scenario
    }

    func locked(_ section: () -> Void) {
      let me = Player.current!.number
      scenario.wait { [self] in owner == nil || owner == me }
      owner = me
      depth += 1
      section()
      depth -= 1
      if depth == 0 { owner = nil }
    }
  }
#endif
