extension Source {
  /// Calls closures along each run.
  ///
  ///     run:         onSubscribe, (the source is run), onSubscribed
  ///     an element:  onNext, (it is handed on), afterNext
  ///     the end:     onEnd, (it is handed on), afterEnd, (the source is torn down), onDispose
  ///
  /// Fails with what `onNext`, `afterNext` or `onEnd` throws; `afterEnd` is not called then. Implements Rx `do`.
  @inlinable
  public func `do`(_ effects: SideEffects<Element, Failure>) -> Source {
    Source { [run] sink, scope in
      effects.onSubscribe?()
      if effects.watchTeardown { return Source.runWatched(run, effects, into: sink, until: scope) }
      let output = effects.sink(before: sink) { termination, _ in
        if !scope.isEnded { sink.end(termination) }
      }
      run(output, scope)
      effects.onSubscribed?()
    }
  }

  /// Runs the source in a scope that leaves `scope` before the end is handed on, so that it is torn down after `afterEnd`.
  @usableFromInline
  static func runWatched(
    _ run: Run, _ effects: SideEffects<Element, Failure>, into sink: Sink<Element, Failure>, until scope: Scope
  ) {
    let watched = scope.makeChild()
    let source = watched.makeChild()
    let output = effects.sink(before: sink) { termination, wasThrown in
      scope.detach(watched)
      if !scope.isEnded { sink.end(termination) }
      if !wasThrown { effects.afterEnd?(termination) }
      watched.dispose()
    }
    run(output, source)
    effects.onSubscribed?()
    if let onDispose = effects.onDispose { watched.add(Teardown(onDispose)) }
  }
}

extension SideEffects {
  /// The sink that calls the closures around `next` and before `end`. The latter is told whether its end was thrown by one.
  @inlinable
  func sink(
    before sink: Sink<Element, Failure>, end: @escaping (Termination<Failure>, _ wasThrown: Bool) -> Void
  ) -> Sink<Element, Failure> {
    let isOver = Cell(false)
    let endOnce = { (termination: Termination<Failure>, wasThrown: Bool) in
      if isOver.value { return }
      isOver.value = true
      end(termination, wasThrown)
    }
    return Sink(
      next: { [onNext, afterNext] element in
        if isOver.value { return }
        do throws(Failure) {
          try onNext?(element)
          sink.next(element)
          try afterNext?(element)
        } catch {
          endOnce(.failed(error), true)
        }
      },
      end: { [onEnd] termination in
        if isOver.value { return }
        do throws(Failure) { try onEnd?(termination) } catch { return endOnce(.failed(error), true) }
        endOnce(termination, false)
      })
  }
}
