import Foundation
import ReactiveCore

/// What a test scheduler has to run, in order of date; in order of insertion where dates are equal.
///
/// Inserting behind everything else costs O(1), and so does taking the first item.
struct Agenda {
  struct Item {
    let date: Date
    let work: OneShotWork
  }

  private var items: ContiguousArray<Item?> = []
  private var first = 0

  /// The dates of what is still to be run, in order.
  var dates: [Date] {
    items[first...].compactMap { item in item.flatMap { $0.work.isEnded ? nil : $0.date } }
  }

  mutating func insert(_ work: OneShotWork, on date: Date) {
    var low = first
    var high = items.count
    if low < high, items[high - 1]!.date <= date { low = high }
    while low < high {
      let middle = (low + high) / 2
      if items[middle]!.date <= date { low = middle + 1 } else { high = middle }
    }
    items.insert(Item(date: date, work: work), at: low)
  }

  /// Takes the first item out if it is due at `date`, or so little later that it can only be a difference in rounding.
  mutating func popFirst(due date: Date) -> Item? {
    guard first < items.count, let item = items[first] else { return nil }
    let seconds = date.timeIntervalSinceReferenceDate
    let lateness = item.date.timeIntervalSinceReferenceDate - seconds
    guard lateness <= 0 || lateness <= 2 * seconds.ulp else { return nil }
    items[first] = nil
    first += 1
    if first == items.count || (first > 32 && first > items.count / 2) {
      items.removeFirst(first)
      first = 0
    }
    return item
  }
}
