import RxSwift

extension Chain {
  static let sharing = [
    Chain("share") { $0.source.share() },
    Chain("share(replay: 1)") { $0.source.share(replay: 1) },
    Chain("share(replay: 2)") { $0.source.share(replay: 2, scope: .whileConnected) },
    Chain("share(forever)", keeps: 2, needsDisposal: true) { $0.source.share(replay: 2, scope: .forever) },
    Chain("publish.refCount", needsDisposal: true) { $0.source.publish().refCount() },
    Chain("replay.refCount", needsDisposal: true) { $0.source.replay(2).refCount() },
    Chain("replayAll.refCount", needsDisposal: true) { $0.source.replayAll().refCount() },
    Chain("multicast(subject).refCount", keeps: 1, needsDisposal: true) { around in
      around.source.multicast(ReplaySubject<Token>.create(bufferSize: 1)).refCount()
    },
    Chain("multicast(makeSubject:)", needsDisposal: true) { around in
      let captive = around.captive
      return around.source.multicast {
        captive.touch()
        return PublishSubject<Token>()
      }
      .refCount()
    },
    Chain("multicast(selector:)", needsDisposal: true) { around in
      let captive = around.captive
      return around.source.multicast {
        PublishSubject<Token>()
      } selector: { shared in
        captive.touch()
        return .merge(shared, shared.skip(1))
      }
    },
    Chain("connect, by hand", needsDisposal: true) { around in
      let connectable = around.source.publish()
      return .using {
        SingleAssignmentDisposable()
      } observableFactory: { connection in
        connectable.do(onSubscribed: { connection.setDisposable(connectable.connect()) })
      }
    },
    Chain("share(replay: 1) with withUnretained") { around in
      let captive = around.captive
      return around.source.withUnretained(captive).share(replay: 1).map { $0.1 }
    },
    Chain("a shared stream that subscribes to itself") { around in
      let shared = around.source.share(replay: 1)
      return shared.flatMapLatest { token in shared.startWith(token) }
    },
    Chain("a behavior subject in the middle", keeps: 1) { around in
      let state = BehaviorSubject(value: around.token(0))
      return .create { [source = around.source] observer in
        Disposables.create(source.subscribe(state), state.subscribe(observer))
      }
    },
  ]
}
