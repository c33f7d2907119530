import ReactiveCore

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A `Single` from an asynchronous closure.
  ///
  ///     let user = Single.create { try await api.loadUser() }
  ///
  /// - Parameters:
  ///   - detached: Whether the task is detached: then it has neither the priority nor the task-local values of the task that
  ///     subscribes.
  ///   - priority: The priority of the task.
  ///   - work: Called once per subscription, in a task of its own. Disposal cancels that task, and what it returns or throws then is
  ///     dropped.
  /// - Returns: What `work` returns, sent on the task's thread. Fails with what `work` throws. Implements Rx `create`.
  @_disfavoredOverload
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil, work: @escaping @Sendable () async throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable(
        .task(isDetached: detached, priority: priority) { output in
          do {
            if output.next(try await work()) { output.end(.completed) }
          } catch {
            output.end(.failed(error))
          }
        }))
  }
}
