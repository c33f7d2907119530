/// Marks a type as the state of a store. No store asks for it; ReRxSwift's connections do.
public protocol StateType {}
