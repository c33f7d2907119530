import RxSwift

extension ObservableType {
  /// Accumulates the elements, and gives out the state at each look and once at the end.
  ///
  /// The state is changed in place however large it is, as long as nobody keeps what was given out. `looks` must end when the
  /// elements do.
  func tally<State>(
    into state: State, looks: Observable<Void>, _ add: @escaping (inout State, Element) -> Void
  ) -> Observable<State> {
    let elements: Observable<TallyStep<Element>> = map { .element($0) }
    return Observable.merge(elements, looks.map { .look })
      .concat(Observable.just(.look))
      .scan(into: Tally(state: state)) { tally, step in
        tally.given = nil
        switch step {
        case .element(let element): add(&tally.state, element)
        case .look: tally.given = tally.state
        }
      }
      .compactMap { $0.given }
  }
}

private enum TallyStep<Element> {
  case element(Element)
  case look
}

private struct Tally<State> {
  var state: State
  var given: State?
}
