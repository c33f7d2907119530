import RxSwift

/// Work off the main actor, behind a trait.
nonisolated final class PriceList: Sendable {
  private let codes = ["ten": 10, "half": 50]

  func discount(for code: String) -> Single<Int> {
    Single.create { single in
      let task = Task.detached {
        do {
          single(.success(try await self.load(code)))
        } catch {
          single(.failure(error))
        }
      }
      return Disposables.create { task.cancel() }
    }
  }

  @concurrent private func load(_ code: String) async throws -> Int {
    guard let discount = codes[code] else { throw CartError.unknownCode(code) }
    return discount
  }
}
