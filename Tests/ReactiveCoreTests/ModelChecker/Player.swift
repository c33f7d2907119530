#if DEBUG
  import Foundation
  import ReactiveCore

  /// A thread that only moves when it has the turn.
  final class Player: @unchecked Sendable {  // everything but `turnstile` belongs to who has the turn
    let number: Int
    let turnstile = Turnstile()
    var task: (() -> Void)?
    var reachedCheckpoint: (() -> Void)?
    /// What the player waits for; it isn't given the turn before.
    var condition: (() -> Bool)?

    init(number: Int) {
      self.number = number
    }

    /// Gives up the turn until `condition` holds.
    func wait(until condition: @escaping () -> Bool) {
      self.condition = condition
      reachedCheckpoint?()
      self.condition = nil
    }

    var canMove: Bool { task != nil && condition?() != false }

    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    /// The player that this thread is; nil on threads that have nothing to do with the model checker.
    static var current: Player? { find(key) }

    private static func find(_ key: pthread_key_t) -> Player? {
      pthread_getspecific(key).map { Unmanaged<Player>.fromOpaque($0).takeUnretainedValue() }
    }

    /// What happens at checkpoints. It uses no global, since ThreadSanitizer takes that for a synchronisation.
    static func makeHook() -> () -> Void {
      let key = key
      return { find(key)?.reachedCheckpoint?() }
    }

    func takeThisThread() {
      pthread_setspecific(Player.key, Unmanaged.passUnretained(self).toOpaque())
    }
  }
#endif
