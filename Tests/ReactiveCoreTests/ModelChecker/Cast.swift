#if DEBUG
  import Foundation
  import ReactiveCore

  /// A few threads of which exactly one moves at a time. Whoever reaches a checkpoint asks `director` who moves next, and
  /// hands the turn over itself: a step without a change of threads costs no switch.
  final class Cast: @unchecked Sendable {  // everything belongs to who has the turn
    private let players: [Player]
    private let curtain = Turnstile()
    private var director: any Director = DepthFirst()
    private var isOver = false
    /// Who moved at each step.
    private(set) var schedule = Schedule()
    private(set) var isStuck = false

    private static let hookIsInstalled: Void = Checkpoint.arm(Player.makeHook())

    init(size: Int) {
      _ = Cast.hookIsInstalled
      players = (0..<size).map(Player.init)
      for player in players {
        player.reachedCheckpoint = { [unowned self] in yield(player) }
        let thread = Thread { [self] in live(player) }
        thread.stackSize = 512 * 1024
        thread.start()
      }
    }

    /// Ends the threads.
    func dismiss() {
      isOver = true
      for player in players { player.turnstile.open() }
    }

    /// Runs each task on a thread of its own, in the order that `director` wants.
    func perform(_ tasks: [() -> Void], directedBy director: any Director) {
      precondition(tasks.count == players.count, "A task for each player.")
      self.director = director
      schedule = Schedule()
      isStuck = false
      for (player, task) in zip(players, tasks) { player.task = task }
      giveTurn(after: nil)
      curtain.pass()
    }

    private func live(_ player: Player) {
      player.takeThisThread()
      while true {
        player.turnstile.pass()
        if isOver { return }
        player.task?()
        player.task = nil
        giveTurn(after: nil)
      }
    }

    /// A checkpoint: somebody else may move before `player` goes on.
    private func yield(_ player: Player) {
      if giveTurn(after: player) { player.turnstile.pass() }
    }

    /// Returns whether somebody else moves now.
    @discardableResult
    private func giveTurn(after player: Player?) -> Bool {
      var candidates = self.candidates(after: player)
      if candidates.count == 0 {
        if players.allSatisfy({ $0.task == nil }) {
          curtain.open()
          return true
        }
        isStuck = true
        for blocked in players { blocked.condition = nil }
        candidates = self.candidates(after: player)
      }
      let chosen = director.choose(among: candidates)
      schedule.append(chosen)
      if chosen == player?.number { return false }
      players[chosen].turnstile.open()
      return true
    }

    private func candidates(after player: Player?) -> Candidates {
      var candidates = Candidates()
      for candidate in players where candidate.canMove {
        candidates.add(candidate.number, isContinuing: candidate === player)
      }
      return candidates
    }
  }
#endif
