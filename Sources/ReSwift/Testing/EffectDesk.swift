import ReactiveCore

/// What a test knows of effects.
final class EffectDesk: @unchecked Sendable {  // `book` has its lock; `fail` is called by one thread at a time
  private struct Handler {
    let id: AnyHashable
    let handle: (@escaping DispatchFunction) -> Void
  }

  private struct Book {
    var effects: [Effect] = []
    var handlers: [Handler]
  }

  private let book: Locked<Book>
  private let fail: (String) -> Void

  init(
    handlers: [AnyHashable: (@escaping DispatchFunction) -> Void] = [:],
    fail: @escaping (String) -> Void = { preconditionFailure($0) }
  ) {
    book = Locked(Book(handlers: handlers.map { Handler(id: $0, handle: $1) }))
    self.fail = fail
  }

  var effects: [Effect] {
    book.locked { $0.effects }
  }

  func add(_ handle: @escaping (@escaping DispatchFunction) -> Void, for id: AnyHashable) {
    book.locked { $0.handlers.append(Handler(id: id, handle: handle)) }
  }

  func handle(_ effects: [Effect], of action: any Action, _ dispatch: @escaping DispatchFunction) {
    for effect in effects {
      let handlers = book.locked { book in
        book.effects.append(effect)
        return book.handlers
      }
      if effect.isCancellation { continue }
      if let handler = handlers.last(where: { $0.id == AnyHashable(effect.id) }) {
        handler.handle(dispatch)
      } else {
        fail("\(action) started the effect \(effect.id), which the test doesn't handle.")
      }
    }
  }
}
