import ReSwift

extension Catalogue {
  static var subscriberGrowth: [GrowthRow] {
    [subscriberDeliveries, subscriberComings, subscribersNotTold]
  }

  private static var subscriberDeliveries: GrowthRow {
    GrowthRow(
      name: "ReSwift: delivery, by subscribers", details: "One action for as many subscribers; per delivery."
    ) { size, sum in
      let store = Counter.makeStore()
      let views = (0..<size).map { _ in Counter.View(sum) }
      for view in views { store.subscribe(view) }
      sum.check(0)
      return {
        withExtendedLifetime(views) { store.dispatch(Counter.Show(number: 1)) }
        sum.check(size)
      }
    }
  }

  private static var subscriberComings: GrowthRow {
    GrowthRow(
      name: "ReSwift: subscribe+unsubscribe, by subscribers",
      details: "As many objects subscribe, then leave, oldest first; per object."
    ) { size, sum in
      let store = Counter.makeStore()
      let views = (0..<size).map { _ in Counter.View(sum) }
      return {
        for view in views { store.subscribe(view) }
        for view in views { store.unsubscribe(view) }
        sum.check(0)
      }
    }
  }

  private static var subscribersNotTold: GrowthRow {
    GrowthRow(
      name: "ReSwift: dispatch, by subscribers not told",
      details: "As many actions for as many subscribers that select another property; per action."
    ) { size, sum in
      let store = Counter.makeStore()
      let labels = (0..<size).map { _ in Counter.Label(sum) }
      for label in labels { store.subscribe(label) { $0.select(\.other) } }
      return {
        withExtendedLifetime(labels) {
          for number in 0..<size { store.dispatch(Counter.Show(number: number)) }
        }
        sum.check(0)
      }
    }
  }
}
