import ReactiveCore

/// Something that can be given up: a subscription, a timer, a resource.
///
/// `dispose()` may be called from any thread and any number of times; only the first call has an effect.
public typealias Disposable = ReactiveCore.Disposable
