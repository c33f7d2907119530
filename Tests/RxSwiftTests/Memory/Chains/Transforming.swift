import Foundation
import RxSwift

extension Chain {
  static let transforming = [
    Chain("map") { around in
      let captive = around.captive
      return around.source.map { token in
        captive.touch()
        return token
      }
    },
    Chain("scan") { around in
      let captive = around.captive
      return around.source.scan(around.token(0)) { _, token in
        captive.touch()
        return token
      }
    },
    Chain("scan(into:)") { around in
      let captive = around.captive
      return around.source.scan(into: [around.token(0)]) { tokens, token in
        captive.touch()
        tokens.append(token)
      }
      .map { $0[0] }
    },
    Chain("reduce") { around in
      let captive = around.captive
      return around.source.reduce([Token]()) { tokens, token in
        captive.touch()
        return tokens + [token]
      }
      .compactMap { $0.first }
    },
    Chain("reduce(mapResult:)") { around in
      let captive = around.captive
      return around.source.reduce(
        around.token(0), accumulator: { $1 },
        mapResult: { token in
          captive.touch()
          return token
        })
    },
    Chain("toArray") { $0.source.toArray().asObservable().compactMap { $0.first } },
    Chain("enumerated") { $0.source.enumerated().map { $0.element } },
    Chain("materialize") { $0.source.materialize().compactMap { $0.element } },
    Chain("dematerialize") { $0.source.materialize().dematerialize() },
    Chain("groupBy") { around in
      let captive = around.captive
      return around.source.groupBy { token in
        captive.touch()
        return token.number % 2
      }
      .flatMap { $0 }
    },
    Chain("groupBy, groups kept") { around in
      around.source.groupBy { $0 }.scan([]) { groups, group in groups + [group] }.flatMap { groups in groups[0] }
    },
    Chain("buffer", needsDisposal: true) {
      $0.source.buffer(timeSpan: .seconds(3), count: 2, scheduler: $0.scheduler).compactMap { $0.first }
    },
    Chain("window", needsDisposal: true) {
      $0.source.window(timeSpan: .seconds(3), count: 2, scheduler: $0.scheduler).flatMap { $0 }
    },
    Chain("window, nobody in it", needsDisposal: true) { around in
      let token = around.token(0)
      return around.source.window(timeSpan: .seconds(3), count: 2, scheduler: around.scheduler).map { _ in token }
    },
    Chain("flatMap") { around in
      let (captive, other) = (around.captive, around.other)
      return around.source.flatMap { _ in
        captive.touch()
        return other
      }
    },
    Chain("flatMap(just)") { $0.source.flatMap { Observable.just($0) } },
    Chain("flatMap(never)") { $0.source.flatMap { Observable.concat(.just($0), .never()) } },
    Chain("flatMapFirst") { around in
      let (captive, other) = (around.captive, around.other)
      return around.source.flatMapFirst { _ in
        captive.touch()
        return other
      }
    },
    Chain("flatMapLatest") { around in
      let (captive, other) = (around.captive, around.other)
      return around.source.flatMapLatest { _ in
        captive.touch()
        return other
      }
    },
    Chain("flatMapLatest(never)") { $0.source.flatMapLatest { Observable.concat(.just($0), .never()) } },
    Chain("concatMap") { around in
      let (captive, other) = (around.captive, around.other)
      return around.source.concatMap { token in
        captive.touch()
        return other.startWith(token)
      }
    },
    Chain("merge()") { around in
      let other = around.other
      return around.source.map { other.startWith($0) }.merge()
    },
    Chain("merge(maxConcurrent:)") { around in
      let other = around.other
      return around.source.map { other.startWith($0) }.merge(maxConcurrent: 1)
    },
    Chain("concat()") { around in
      let other = around.other
      return around.source.map { other.startWith($0) }.concat()
    },
    Chain("switchLatest") { around in
      let other = around.other
      return around.source.map { other.startWith($0) }.switchLatest()
    },
    Chain("decode") { around in
      let token = around.token(0)
      return around.source.map { _ in Data("[1]".utf8) }.decode(type: [Int].self, decoder: JSONDecoder()).map { _ in token }
    },
    Chain("recursion through flatMapLatest", needsDisposal: true) { around in
      @Sendable func poll(_ source: Observable<Token>) -> Observable<Token> {
        source.take(1).flatMapLatest { Observable.concat(.just($0), Observable.deferred { poll(source) }) }
      }
      return poll(around.source)
    },
  ]
}
