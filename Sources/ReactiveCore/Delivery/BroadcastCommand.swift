/// What is left for the holder of a broadcaster's baton.
public enum BroadcastCommand<Element, Failure: Error> {
  case next(Element)
  case end(Termination<Failure>)
  case join(BroadcastSlot<Element, Failure>)
  /// Unmanaged: only valid as long as the broadcaster isn't over, since the list owns the slot.
  case remove(Unmanaged<BroadcastListEntry>)
  case clear
}
