import ReRxSwift
import ReSwift
import RxSwift
import Testing

@Suite struct ConnectableTests {
  private struct Screen: Connectable {
    let connection = makeConnection()
  }

  @MainActor private final class MainScreen: @MainActor Connectable {
    let connection = makeConnection()
    let text = Field<String?>()

    func load() {
      connection.bind(\.title, to: text)
    }
  }

  @Test func props() {
    var screen = Screen()
    screen.connection.newState(state: Shop(title: "a"))
    #expect(screen.props.title == "a")
    screen.props = Props(title: "b", rating: 0, goods: [])
    #expect(screen.connection.props.value.title == "b")
  }

  @Test func actions() {
    var screen = Screen()
    screen.actions.rename("a")
    #expect(screen.connection.store.state.title == "a")
    var names: [String] = []
    screen.actions = Actions(rename: { names.append($0) })
    screen.connection.actions.rename("b")
    #expect(names == ["b"])
  }

  @Test @MainActor func screensOfTheMainActor() {
    let screen = MainScreen()
    screen.load()
    screen.connection.connect()
    screen.actions.rename("new")
    #expect(screen.text.values == ["shop", "new"])
    #expect(screen.props.title == "new")
  }
}
