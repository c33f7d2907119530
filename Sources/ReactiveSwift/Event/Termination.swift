import ReactiveCore

/// How a stream ended: `completed`, `failed(error)` or `interrupted`.
public typealias Termination = ReactiveCore.Termination
