import RxSwift

extension Connection {
  /// Sends an entry of the props to an observer, now and whenever it changes, for as long as the connection lives.
  ///
  /// - Parameters:
  ///   - keyPath: The way to the entry.
  ///   - observer: For example a property of a control. It gets elements on the thread on which the props change, and no end.
  public func bind<T: Equatable, O: ObserverType>(_ keyPath: KeyPath<Props, T>, to observer: O) where O.Element == T? {
    send(keyPath, isEqual: { $0 == $1 }, to: observer) { $0 }
  }

  /// Sends an entry of the props to an observer, now and whenever it changes, for as long as the connection lives.
  ///
  /// - Parameters:
  ///   - keyPath: The way to the entry.
  ///   - observer: For example a property of a control. It gets elements on the thread on which the props change, and no end.
  public func bind<T: Equatable, O: ObserverType>(_ keyPath: KeyPath<Props, T>, to observer: O) where O.Element == T {
    send(keyPath, isEqual: { $0 == $1 }, to: observer) { $0 }
  }

  /// Sends what is made of an entry of the props to an observer, now and whenever the entry changes, for as long as the connection
  /// lives.
  ///
  /// - Parameters:
  ///   - keyPath: The way to the entry.
  ///   - observer: For example a property of a control. It gets elements on the thread on which the props change, and no end.
  ///   - mapping: Makes what is sent. Nil sends the entry itself, and traps if that is of another type.
  public func bind<T: Equatable, O: ObserverType, M>(
    _ keyPath: KeyPath<Props, T>, to observer: O, mapping: ((T) -> M)?
  ) where O.Element == M? {
    send(keyPath, isEqual: { $0 == $1 }, to: observer, mapping ?? identity())
  }

  /// Sends what is made of an entry of the props to an observer, now and whenever the entry changes, for as long as the connection
  /// lives.
  ///
  /// - Parameters:
  ///   - keyPath: The way to the entry.
  ///   - observer: For example a property of a control. It gets elements on the thread on which the props change, and no end.
  ///   - mapping: Makes what is sent. Nil sends the entry itself, and traps if that is of another type.
  public func bind<T: Equatable, O: ObserverType, M>(
    _ keyPath: KeyPath<Props, T>, to observer: O, mapping: ((T) -> M)?
  ) where O.Element == M {
    send(keyPath, isEqual: { $0 == $1 }, to: observer, mapping ?? identity())
  }

  /// Hands a sequence in the props to a function that binds it, for as long as the connection lives.
  ///
  /// - Parameters:
  ///   - keyPath: The way to the sequence.
  ///   - binder: Called once, with the sequence's value now and each one that differs from the one before. For example what
  ///     `rx.items(dataSource:)` returns.
  public func bind<S: Sequence>(_ keyPath: KeyPath<Props, S>, to binder: (Observable<S>) -> any Disposable)
  where S.Element: Equatable {
    binder(sequence(at: keyPath)).disposed(by: disposeBag)
  }

  /// Hands what is made of a sequence in the props to a function that binds it, for as long as the connection lives.
  ///
  /// - Parameters:
  ///   - keyPath: The way to the sequence.
  ///   - binder: Called once, with what is made of the sequence's value now and of each one that differs from the one before.
  ///     For example what `rx.items(dataSource:)` returns.
  ///   - mapping: Makes what is bound. Nil binds the sequence itself, and traps if that is of another type.
  public func bind<S: Sequence, M>(
    _ keyPath: KeyPath<Props, S>, to binder: (Observable<M>) -> any Disposable, mapping: ((S) -> M)?
  ) where S.Element: Equatable {
    binder(sequence(at: keyPath).map(mapping ?? identity())).disposed(by: disposeBag)
  }

  private func sequence<S: Sequence>(at keyPath: KeyPath<Props, S>) -> Observable<S> where S.Element: Equatable {
    propsEntry(at: keyPath) { $0.elementsEqual($1) }
  }

  private func send<T, O: ObserverType>(
    _ keyPath: KeyPath<Props, T>, isEqual: @escaping (T, T) -> Bool, to observer: O, _ mapping: @escaping (T) -> O.Element
  ) {
    propsEntry(at: keyPath, isEqual: isEqual).map(mapping).subscribe(observer).disposed(by: disposeBag)
  }

  /// The mapping that changes nothing.
  private func identity<T, M>() -> (T) -> M {
    precondition(
      T.self is M.Type || M.self is T?.Type, "An entry of type \(T.self) cannot be bound to \(M.self) without a mapping.")
    return { $0 as! M }
  }
}
