import AppIntents
import SearchModel
import Testing

/// Taps in what a run has shown, as whoever shows it makes them.
@Suite(.serialized) struct SnippetTapTests {
  private let host = InProcessHost(
    app: "tickets", title: "Tickets", entities: [TicketEntity.self],
    intents: [ShowTicketIntent.self, StaticTicketIntent.self, BookIntent.self])

  private func withSnippet(
    _ intent: String = "ShowTicketIntent", _ interaction: (any InteractionHandler)? = nil,
    opensNext: Bool = true,
    _ work: (any TappableSnippet, TicketStore) async throws -> Void
  ) async throws {
    let store = TicketStore()
    try await TicketStore.$current.withValue(store) {
      var request = RunRequest(intent, parameters: ["ticket": "1"])
      request.keepsSnippet = true
      request.opensNext = opensNext
      let outcome = try await host.run(request, interaction: interaction)
      let snippet = try #require(outcome.snippet)
      #expect(outcome.view?.actions.map(\.id) == ["1", "2", "3", "4", "5"])
      try await work(snippet, store)
      await snippet.end()
    }
  }

  private func failure(_ work: () async throws -> Void) async -> LimelightError? {
    do {
      try await work()
      return nil
    } catch { return error as? LimelightError }
  }

  @Test func `A run keeps its snippet only if that is asked for`() async throws {
    try await TicketStore.$current.withValue(TicketStore()) {
      let outcome = try await host.run("ShowTicketIntent", parameters: ["ticket": "1"])
      #expect(outcome.snippet == nil && outcome.view != nil)
      var request = RunRequest("BookIntent", parameters: ["ticket": "1"])
      request.keepsSnippet = true
      let plain = try await host.run(request, interaction: nil)
      #expect(plain.snippet == nil)
    }
  }

  @Test func `Actions have their text, their kind and whether they are on`() async throws {
    try await withSnippet { snippet, _ in
      let actions = try await snippet.refreshed().view.actions
      #expect(actions.map(\.title) == ["Book", "Seat by seat", "Leave", "Watched", "Count"])
      #expect(actions.map(\.kind) == ["button", "button", "button", "toggle", "text"])
      #expect(actions.map(\.isOn) == [nil, nil, nil, true, nil])
    }
  }

  @Test func `A tap says what its intent said, and its number is the next`() async throws {
    try await withSnippet { snippet, store in
      let update = try await snippet.tapped("1", of: 1)
      #expect(update.number == 2 && update.dialog == "Booked." && store.seats(1) == 9)
      let stale = await failure { _ = try await snippet.tapped("1", of: 1) }
      #expect(stale?.code == .usage && store.seats(1) == 9)
    }
  }

  @Test func `An action that is not there is refused with those that are`() async throws {
    try await withSnippet { snippet, store in
      for action in ["0", "6", "", "1 ", "01", "-1", "٣", String(repeating: "9", count: 1000)] {
        let error = await failure { _ = try await snippet.tapped(action, of: nil) }
        #expect(error?.code == .usage && error?.message.contains("1 to 5") == true)
      }
      #expect(store.seats(1) == 10)
    }
  }

  @Test func `What a tap lacks is asked of whom the run asked`() async throws {
    let person = ScriptedInteraction(.value("3"))
    try await withSnippet("ShowTicketIntent", person) { snippet, store in
      _ = try await snippet.tapped("2", of: nil)
      #expect(store.seats(1) == 3 && person.values.map(\.parameter) == ["count"])
    }
    try await withSnippet { snippet, _ in
      let error = await failure { _ = try await snippet.tapped("2", of: nil) }
      #expect(error?.code == .needsValue)
    }
  }

  @Test func `What a tap opens is performed after it, unless that is not wanted`() async throws {
    try await withSnippet { snippet, store in
      let update = try await snippet.tapped("3", of: nil)
      #expect(store.performed.suffix(3) == ["leave", "book", "shown"] && update.dialog == "Booked.")
    }
    try await withSnippet(opensNext: false) { snippet, store in
      _ = try await snippet.tapped("3", of: nil)
      #expect(store.performed.suffix(2) == ["leave", "shown"])
    }
  }

  @Test func `A view without a snippet intent can be tapped, too, and stays as it was made`() async throws {
    try await withSnippet("StaticTicketIntent") { snippet, store in
      let update = try await snippet.tapped("1", of: 1)
      #expect(store.seats(1) == 9 && update.view.text.contains("10 seats"))
    }
  }

  @Test func `After its end nothing is performed`() async throws {
    try await withSnippet { snippet, store in
      await snippet.end()
      let tapped = await failure { _ = try await snippet.tapped("1", of: nil) }
      let refreshed = await failure { _ = try await snippet.refreshed() }
      #expect(tapped?.code == .cancelled && refreshed?.code == .cancelled && store.seats(1) == 10)
      for await _ in snippet.renderings {}
    }
  }

  @Test func `Taps at the same time happen one after the other`() async throws {
    try await withSnippet { snippet, store in
      let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<10 { group.addTask { try await snippet.tapped("1", of: nil).number } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(numbers.sorted() == Array(2...11) && store.seats(1) == 0)
    }
  }

  @Test func `What the app throws comes in our terms`() async throws {
    try await withSnippet { snippet, store in
      store.set(nil, of: 1)
      let error = await failure { _ = try await snippet.refreshed() }
      #expect(error?.code == .entityGone)
    }
  }
}

struct ShowTicketIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Ticket"
  @Parameter var ticket: TicketEntity
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: TappedTicketIntent(ticket: ticket))
  }
}

struct StaticTicketIntent: AppIntent {
  static let title: LocalizedStringResource = "Static Ticket"
  @Parameter var ticket: TicketEntity
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: TappedTicketView(ticket: ticket))
  }
}

struct TappedTicketIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Tapped Ticket"
  @Parameter var ticket: TicketEntity
  init() {}
  init(ticket: TicketEntity) { self.ticket = ticket }
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    TicketStore.current.note("shown")
    return .result(view: TappedTicketView(ticket: ticket))
  }
}

struct TappedTicketView: View {
  let ticket: TicketEntity
  var body: some View {
    VStack {
      Text("\(ticket.seats) seats")
      Button("Book", intent: SayingBookIntent())
      Button(intent: SetSeatsIntent()) {
        Text("Seat")
        Text("by seat")
      }
      Button("Leave", intent: LeaveIntent())
      Toggle("Watched", isOn: true, intent: SayingBookIntent())
      Text("Plain").accessibilityAction(named: "Count", intent: SayingBookIntent())
    }
  }
}

struct SayingBookIntent: AppIntent {
  static let title: LocalizedStringResource = "Book"
  func perform() async throws -> some ProvidesDialog {
    TicketStore.current.note("book")
    TicketStore.current.set((TicketStore.current.seats(1) ?? 0) - 1, of: 1)
    return .result(dialog: "Booked.")
  }
}

struct SetSeatsIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Seats"
  @Parameter var count: Int
  func perform() async throws -> some IntentResult {
    TicketStore.current.set(count, of: 1)
    return .result()
  }
}

struct LeaveIntent: AppIntent {
  static let title: LocalizedStringResource = "Leave"
  func perform() async throws -> some OpensIntent {
    TicketStore.current.note("leave")
    return .result(opensIntent: SayingBookIntent())
  }
}
