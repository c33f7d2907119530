import TestSupport
import Differentiator

/// Makes boards and changes them.
struct RandomBoards {
  var random: SeededGenerator
  /// Whether identities may occur twice.
  var allowsDuplicates = false
  var maximum: (columns: Int, cards: Int)
  private var lastFresh = 1_000_000

  init(seed: Int, allowsDuplicates: Bool = false, maximum: (columns: Int, cards: Int) = (6, 12)) {
    random = SeededGenerator(seed: UInt64(seed))
    self.allowsDuplicates = allowsDuplicates
    self.maximum = maximum
  }

  /// A board, and another one that it has nothing, something or almost everything in common with.
  mutating func pair() -> (initial: [Column], final: [Column]) {
    let initial = board()
    switch random.below(4) {
    case 0: return (initial, board())
    case 1: return (initial, edited(initial, steps: 1))
    default: return (initial, edited(initial, steps: random.below(12)))
    }
  }

  mutating func board() -> [Column] {
    let count = random.below(maximum.columns + 1)
    let names = (0..<count * 2).map { "c\($0)" }.shuffled(using: &random)
    let cards = (0..<maximum.cards * 2).shuffled(using: &random).prefix(random.below(maximum.cards + 1))
    var columns = names.prefix(count).map { Column($0) }
    guard count > 0 else { return [] }
    for card in cards { columns[random.below(count)].items.append(Card(identity: card)) }
    return allowsDuplicates ? withDuplicates(columns) : columns
  }

  private mutating func withDuplicates(_ columns: [Column]) -> [Column] {
    var columns = columns
    for _ in 0..<random.below(3) {
      guard let card = columns.flatMap(\.items).randomElement(using: &random) else { break }
      columns[random.below(columns.count)].items.append(card)
    }
    if random.once(in: 4), let column = columns.randomElement(using: &random) {
      columns.insert(Column(column.identity), at: random.below(columns.count + 1))
    }
    return columns
  }

  mutating func edited(_ board: [Column], steps: Int) -> [Column] {
    var board = board
    for _ in 0..<steps { edit(&board) }
    return allowsDuplicates && random.once(in: 2) ? withDuplicates(board) : board
  }

  private mutating func edit(_ board: inout [Column]) {
    lastFresh += 1
    guard !board.isEmpty, !random.once(in: 10) else {
      return board.insert(Column("c\(lastFresh)"), at: random.below(board.count + 1))
    }
    let (here, there) = (random.below(board.count), random.below(board.count))
    switch random.below(9) {
    case 0: board.remove(at: here)
    case 1: board.insert(board.remove(at: here), at: there)
    case 2: board[here].title += "!"
    case 3: board[here].items.shuffle(using: &random)
    case 4: board[here].items.removeAll()
    case 5: board[here].items.insert(Card(identity: lastFresh), at: random.below(board[here].items.count + 1))
    case 6, 7:
      guard !board[here].items.isEmpty else { return }
      let card = board[here].items.remove(at: random.below(board[here].items.count))
      if random.once(in: 4) { return }
      board[there].items.insert(card, at: random.below(board[there].items.count + 1))
    default:
      guard !board[here].items.isEmpty else { return }
      board[here].items[random.below(board[here].items.count)].text += "*"
    }
  }
}
