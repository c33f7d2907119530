import ReactiveSwift

func literalClosures(_ numbers: Signal<Int, Never>) -> Signal<String, Never> {
  numbers
    .map { $0 + 1 }
    .filter { $0 % 2 == 0 }
    .map { $0 * 3 - 1 }
    .map { $0 * 2 + 1 }
    .filter { $0 != 7 }
    .skip(first: 1)
    .filter { $0 > 1 && $0 < 1_000_000 }
    .flatMap(.merge) { SignalProducer([$0, $0 + 1]) }
    .take(while: { $0 < 100 })
    .skip(while: { $0 < 3 })
    .map { "\($0)" }
    .compactMap { $0.isEmpty ? nil : $0 }
}

func literalClosures(_ numbers: SignalProducer<Int, Never>) -> SignalProducer<String, Never> {
  numbers
    .map { $0 + 1 }
    .filter { $0 % 2 == 0 }
    .map { $0 * 3 - 1 }
    .map { $0 * 2 + 1 }
    .filter { $0 != 7 }
    .skip(first: 1)
    .filter { $0 > 1 && $0 < 1_000_000 }
    .flatMap(.merge) { SignalProducer([$0, $0 + 1]) }
    .take(while: { $0 < 100 })
    .skip(while: { $0 < 3 })
    .map { "\($0)" }
    .compactMap { $0.isEmpty ? nil : $0 }
}

func accumulating(_ numbers: SignalProducer<Int, Never>) -> SignalProducer<String, Never> {
  numbers
    .map { $0 + 1 }
    .filter { $0 % 2 == 0 }
    .map { $0 * 3 - 1 }
    .scan(0) { $0 + $1 }
    .map { $0 * 2 + 1 }
    .filter { $0 > 1 && $0 < 1_000_000 }
    .take(while: { $0 < 100 })
    .skip(while: { $0 < 3 })
    .on(value: { print($0) })
    .take(first: 10)
    .map { "\($0)" }
    .compactMap { $0.isEmpty ? nil : $0 }
}

func comparing(_ numbers: Signal<Int, Never>) -> Signal<String, Never> {
  numbers
    .map { $0 + 1 }.filter { $0 % 2 == 0 }.map { $0 * 3 - 1 }.map { $0 * 2 + 1 }.filter { $0 > 2 && $0 < 5 }
    .skipRepeats { $0 == $1 }
    .map { $0 + 1 }.filter { $0 > 2 }.take(first: 5).skip(first: 1).skipRepeats()
    .map { "\($0)" }
}

func innerProducers(_ numbers: SignalProducer<Int, Never>) -> any Disposable {
  numbers
    .map { $0 + 1 }
    .filter { $0 > 0 }
    .flatMap(.latest) { SignalProducer(value: $0 + 1) }
    .flatMap(.merge) { SignalProducer(value: $0 * 2) }
    .flatMap(.concat) { SignalProducer(value: $0 - 1) }
    .map { $0 + 2 }
    .reduce(0) { $0 + $1 }
    .map { "\($0)" }
    .on(value: { print($0) })
    .startWithValues { print($0) }
}

func arithmeticAndObserve(_ numbers: Signal<Int, Never>) -> (any Disposable)? {
  numbers
    .map { $0 + 1 }.filter { $0 % 2 == 0 }.map { $0 * 3 - 1 }.map { $0 * 2 + 1 }.filter { $0 != 7 }
    .filter { $0 > 1 && $0 < 1_000_000 }
    .map { $0 + 1 }.filter { $0 % 2 == 0 }.map { $0 * 3 - 1 }.map { $0 * 2 + 1 }.filter { $0 != 7 }
    .observeValues { print($0) }
}

struct Person: Sendable {
  let name: String
  let age: Int
}

func keyPaths(_ people: SignalProducer<Person, Never>) -> SignalProducer<Int, Never> {
  people
    .filter { $0.age > 17 }
    .map(\.name)
    .map { $0.count + 1 }
    .map { $0 * 2 }
    .filter { $0 % 3 == 0 }
    .map(\.description)
    .map { $0 + "!" }
    .filter { !$0.isEmpty }
    .map(value: 3)
    .map { $0 - 1 }
    .combinePrevious()
    .map { $0 + $1 }
}

struct Fault: Error {}

func failing(_ numbers: SignalProducer<Int, Fault>) -> SignalProducer<[Int], Never> {
  numbers
    .map { $0 + 1 }
    .attemptMap { $0 > 3 ? .success($0 * 2) : .failure(Fault()) }
    .filter { $0 % 2 == 0 }
    .map { $0 * 3 - 1 }
    .flatMapError { _ in SignalProducer(value: 1) }
    .map { $0 * 2 + 1 }
    .filter { $0 > 1 && $0 < 1_000_000 }
    .scan(0) { $0 + $1 }
    .collect { $0.count == 2 }
    .filter { !$0.isEmpty }
    .map { $0.map { $0 + 1 } }
    .take(first: 3)
}

func resultsAndEvents(_ numbers: Signal<Int, Fault>) -> Signal<Int, Never> {
  numbers
    .map { $0 + 1 }
    .mapError { _ in Fault() }
    .filter { $0 % 2 == 0 }
    .materializeResults()
    .compactMap { try? $0.get() }
    .filter { $0 != 7 }
    .map { $0 * 3 - 1 }
    .collect { $0.count == 2 }
    .map { $0.reduce(0) { $0 + $1 } }
    .uniqueValues { $0 % 10 }
    .skipRepeats()
    .map { $0 - 1 }
}
