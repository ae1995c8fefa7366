import AppIntents
import SearchModel
import Testing

struct ViewIntent: AppIntent {
  static let title: LocalizedStringResource = "View"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    .result(value: 3, dialog: "Done") { Text("Three") }
  }
}

struct NoViewIntent: AppIntent {
  static let title: LocalizedStringResource = "No View"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
    .result(value: 3)
  }
}

struct NoSnippetIntent: AppIntent {
  static let title: LocalizedStringResource = "No Snippet"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetIntent {
    .result(value: 3)
  }
}

struct OpensAndShowsIntent: AppIntent {
  static let title: LocalizedStringResource = "Opens"
  func perform() async throws -> some IntentResult & OpensIntent & ShowsSnippetView {
    .result(opensIntent: BookIntent(ticket: TicketEntity(id: 2, seats: 0)), view: Text("Opening"))
  }
}

struct TipsView: View {
  var isVisible = true
  var body: some View {
    VStack(alignment: .leading) {
      SiriTipView(intent: ViewIntent(), isVisible: .constant(isVisible)).siriTipViewStyle(.dark)
      ShortcutsLink().shortcutsLinkStyle(.automaticOutline)
    }
  }
}

@Suite struct SnippetResultTests {
  private let host = InProcessHost(
    app: "test.snippets", title: "Snippets", entities: [],
    intents: [ViewIntent.self, NoViewIntent.self, NoSnippetIntent.self, OpensAndShowsIntent.self])

  @Test func `A run gives the view of its result beside value and dialog`() async throws {
    let outcome = try await host.run("ViewIntent", parameters: [:])
    #expect(outcome.view?.text == "Three")
    #expect(outcome.view?.html.contains(">Three<") == true)
    #expect(outcome.view?.json.contains(#""text":"Three""#) == true)
    #expect(outcome.dialogFull == "Done")
  }

  @Test func `A result that could show something and does not shows nothing`() async throws {
    for intent in ["NoViewIntent", "NoSnippetIntent"] {
      let outcome = try await host.run(intent, parameters: [:])
      #expect(outcome.view == nil)
    }
  }

  @Test func `A result shows its view and runs the intent it opens`() async throws {
    let store = TicketStore()
    try await TicketStore.$current.withValue(store) {
      let outcome = try await host.run("OpensAndShowsIntent", parameters: [:])
      #expect(outcome.view?.text == "Opening")
      #expect(store.performed == ["book"])
    }
  }

  @Test func `A view of a result is made once; taps on it still run`() async throws {
    let store = TicketStore()
    try await TicketStore.$current.withValue(store) {
      let ticket = TicketEntity(id: 1, seats: 5)
      let result = try await StaticIntent(ticket: ticket).perform()
      let session = SnippetSession(try #require(ShownSnippet(of: result)))
      let first = try await session.render()
      let second = try await session.tap("1")
      #expect(store.performed == ["book"])
      #expect(second.view == first.view)
      let shown1 = try await session.tap("2").view.text
      #expect(shown1 == "The other snippet")
    }
  }

  @Test func `Tips name the phrase if it is known, else the intent`() async {
    let plain = await SnippetRendering.render(TipsView())
    #expect(plain.text == "Try “View”\n[1] Shortcuts: limelight shortcuts")
    _ = InProcessHost(
      app: "test.tips", title: "Theatre", entities: [], intents: [StaticIntent.self],
      shortcuts: TicketShortcuts.self)
    let known = await SnippetRendering.render(
      SiriTipView(intent: StaticIntent(ticket: TicketEntity(id: 3, seats: 1))))
    #expect(known.text == "Say “Show Ticket 3 in Theatre”")
    let open = await SnippetRendering.render(SiriTipView(intent: StaticIntent()))
    #expect(open.text == "Say “Show Ticket in Theatre”")
    let hidden = await SnippetRendering.render(TipsView(isVisible: false))
    #expect(hidden.text == "[1] Shortcuts: limelight shortcuts")
  }

  @Test func `All spellings of controls with intents carry actions`() async {
    let view = Controls()
    let rendered = await SnippetRendering.render(view)
    #expect(
      rendered.text == """
        [1] a
        [2] b
        [3] c
        [4] d
        [5] ★ e
        [6] ☑ f
        [7] ☐ g
        h [8] i
        j [9] k
        """)
  }
}

struct StaticIntent: AppIntent {
  static let title: LocalizedStringResource = "Static"
  @Parameter var ticket: TicketEntity
  init() {}
  init(ticket: TicketEntity) { self.ticket = ticket }
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: TicketView(ticket: ticket, count: 1))
  }
}

private struct TicketShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StaticIntent(),
      phrases: ["Show \(\.$ticket) in \(.applicationName)", "\(.applicationName) ticket"],
      shortTitle: "Show", systemImageName: "ticket")
  }
}

private struct Controls: View {
  let string = "b"
  let resource: LocalizedStringResource = "c"
  var body: some View {
    VStack(alignment: .leading) {
      Button("a", intent: ViewIntent())
      Button(string, intent: ViewIntent())
      Button(resource, intent: ViewIntent())
      Button(role: .destructive, intent: ViewIntent()) { Text("d") }
      Button("e", systemImage: "star.fill", role: nil, intent: ViewIntent())
      Toggle(isOn: true, intent: ViewIntent()) { Text("f") }
      Toggle("g", isOn: false, intent: ViewIntent())
      Text("h").accessibilityAction(named: "i", intent: ViewIntent())
      Text("j").accessibilityAction(intent: ViewIntent()) { Text("k") }
    }
  }
}
