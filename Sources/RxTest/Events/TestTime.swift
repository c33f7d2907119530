/// A point in virtual time, in the units of a `TestScheduler`.
public typealias TestTime = Int
