/// One thing that a run delivers, as a value: for queues, where a `Sink`'s two closures don't fit.
@frozen
public enum Signal<Element, Failure: Error> {
  case next(Element)
  case end(Termination<Failure>)
}
