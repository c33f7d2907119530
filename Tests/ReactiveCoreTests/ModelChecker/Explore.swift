#if DEBUG
  import Testing

  /// Which schedules are played.
  enum Coverage {
    /// All of them.
    case all
    /// All with so many switches away from a thread that could go on.
    case preemptions(Int)
    case random(seed: UInt64, schedules: Int)
    case only(Schedule)

    fileprivate func makeDirector() -> any Director {
      switch self {
      case .all: DepthFirst()
      case .preemptions(let count): DepthFirst(preemptions: count)
      case .random(let seed, let schedules): RandomWalk(seed: seed, schedules: schedules)
      case .only(let schedule): Replay(schedule)
      }
    }
  }

  struct Exploration {
    var schedules = 0
    /// The first schedule that failed, and in what.
    var failure: (schedule: Schedule, complaints: [String])?
  }

  /// Plays a scenario in many schedules, until one fails.
  func play(_ coverage: Coverage = .all, _ prepare: (Scenario) -> Void) -> Exploration {
    var exploration = Exploration()
    let director = coverage.makeDirector()
    var cast: Cast?
    defer { cast?.dismiss() }
    repeat {
      let scenario = Scenario()
      prepare(scenario)
      let players = cast ?? Cast(size: scenario.tasks.count)
      cast = players
      players.perform(scenario.tasks, directedBy: director)
      scenario.finish()
      exploration.schedules += 1
      let complaints = scenario.failures + (players.isStuck ? ["The threads wait for each other."] : [])
      if !complaints.isEmpty {
        exploration.failure = (players.schedule, complaints)
        return exploration
      }
    } while director.advance()
    return exploration
  }

  /// Plays a scenario, and reports the first schedule in which it fails. `.only("ABBA")` plays that one again.
  func explore(
    _ coverage: Coverage = .all, sourceLocation: SourceLocation = #_sourceLocation, _ prepare: (Scenario) -> Void
  ) {
    let exploration = play(coverage, prepare)
    if let (schedule, complaints) = exploration.failure {
      Issue.record("\(complaints.joined(separator: "; ")). Schedule: \(schedule)", sourceLocation: sourceLocation)
    }
  }
#endif
