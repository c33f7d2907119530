/// Something that the monitor has to say.
public enum Notice: Equatable, Sendable {
  /// A line isn't an entry, and was dropped.
  case rejected(Rejection)
  /// A second has closed.
  case second(RatedSecond)
  /// The error rate has passed the threshold.
  case alert(Alert)
  /// What is known so far. The last notice is the summary of the whole log.
  case summary(Summary)
}
