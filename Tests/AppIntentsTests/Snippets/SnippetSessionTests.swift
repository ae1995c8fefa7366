import AppIntents
import SearchModel
import Testing

/// One after the other: `reload()` reaches all snippets of a type in the process.
@Suite(.serialized) struct SnippetSessionTests {
  private func withStore(_ work: (TicketStore) async throws -> Void) async throws {
    let store = TicketStore()
    try await TicketStore.$current.withValue(store) { try await work(store) }
  }

  private let ticket = TicketEntity(id: 1, seats: 0)

  @Test func `Entities are fetched anew at each rendering, other values stay as they were`() async throws {
    try await withStore { store in
      let intent = TicketSnippetIntent(
        ticket: ticket, count: 4, others: [TicketEntity(id: 2, seats: 0), ticket])
      let session = SnippetSession(intent)
      intent.count = 9
      let shown1 = try await session.render().view.text
      #expect(shown1.hasPrefix("Ticket 1: 10 seats, 4 wanted\n20,10\n"))
      store.set(11, of: 1)
      let shown2 = try await session.render().view.text
      #expect(shown2.hasPrefix("Ticket 1: 11 seats, 4 wanted\n20,11\n"))
      #expect(store.queried.sorted { $0.count < $1.count } == [[1], [1], [2, 1], [2, 1]])
      #expect(store.performed == ["snippet", "snippet"])
    }
  }

  @Test func `A tap runs its intent to the end, then the snippet is made again`() async throws {
    try await withStore { store in
      let session = SnippetSession(TicketSnippetIntent(ticket: ticket, count: 1))
      let first = try await session.render()
      #expect(first.view.text.contains("[1] Book"))
      let second = try await session.tap("1", of: first.number)
      #expect(store.performed == ["snippet", "book", "snippet"])
      #expect(second.view.text.hasPrefix("Ticket 1: 9 seats"))
      #expect(second.number == first.number + 1)
      _ = try await session.tap("4")
      #expect(store.performed.suffix(2) == ["book", "snippet"])
    }
  }

  @Test func `A tap on an older rendering or an unknown action runs nothing`() async throws {
    try await withStore { store in
      let session = SnippetSession(TicketSnippetIntent(ticket: ticket, count: 1))
      let first = try await session.render()
      _ = try await session.render()
      await #expect(throws: LimelightError.self) { try await session.tap("1", of: first.number) }
      await #expect(throws: LimelightError.self) { try await session.tap("99") }
      #expect(store.performed == ["snippet", "snippet"])
    }
  }

  @Test func `A tap whose intent fails leaves the snippet as it was`() async throws {
    try await withStore { store in
      let session = SnippetSession(TicketSnippetIntent(ticket: ticket, count: 1))
      let first = try await session.render()
      await #expect(throws: LimelightError.self) { try await session.tap("3") }
      #expect(store.performed == ["snippet"])
      let next = try await session.tap("1", of: first.number)
      #expect(next.view.text.hasPrefix("Ticket 1: 9 seats"))
    }
  }

  @Test func `A snippet that a tap shows replaces the snippet of a result`() async throws {
    try await withStore { store in
      let session = SnippetSession(TicketSnippetIntent(ticket: ticket, count: 1))
      _ = try await session.render()
      let shown3 = try await session.tap("2").view.text
      #expect(shown3 == "The other snippet")
      #expect(store.performed == ["snippet", "show", "other"])
      let shown4 = try await session.render().view.text
      #expect(shown4 == "The other snippet")
    }
  }

  @Test func `A snippet that a tap shows does not replace the snippet of a confirmation`() async throws {
    try await withStore { store in
      let session = SnippetSession(TicketSnippetIntent(ticket: ticket, count: 1), purpose: .confirmation)
      _ = try await session.render()
      let shown5 = try await session.tap("2").view.text
      #expect(shown5.hasPrefix("Ticket 1"))
      #expect(store.performed == ["snippet", "show", "snippet"])
    }
  }

  @Test func `Confirming gives the snippet's value, cancelling throws, and both end it`() async throws {
    try await withStore { store in
      let intent = TicketSnippetIntent(ticket: ticket, count: 1)
      let confirmed = SnippetSession(intent, purpose: .confirmation)
      _ = try await confirmed.render()
      _ = try await confirmed.tap("1")
      let shown6 = try await confirmed.confirm().value as? Int
      #expect(shown6 == 9)
      await #expect(throws: LimelightError.self) { try await confirmed.render() }

      let cancelled = SnippetSession(intent, purpose: .confirmation)
      _ = try await cancelled.render()
      let error = await #expect(throws: LimelightError.self) { try await cancelled.cancel() }
      #expect(error?.code == .cancelled)
      await #expect(throws: LimelightError.self) { try await cancelled.tap("1") }
      #expect(store.performed == ["snippet", "book", "snippet", "snippet"])
    }
  }

  @Test func `An entity that is no more cannot be shown`() async throws {
    try await withStore { store in
      let session = SnippetSession(TicketSnippetIntent(ticket: ticket, count: 1))
      _ = try await session.render()
      store.set(nil, of: 1)
      let error = await #expect(throws: AppIntentError.self) { try await session.render() }
      #expect(error == AppIntentError.Unrecoverable.entityNotFound)
    }
  }

  @Test func `Reloading makes the snippets of that type that are to be seen again, and no others`()
    async throws
  {
    try await withStore { store in
      let session = SnippetSession(TicketSnippetIntent(ticket: ticket, count: 1))
      let other = SnippetSession(OtherSnippetIntent())
      let gone = SnippetSession(TicketSnippetIntent(ticket: ticket, count: 2))
      let first = try await session.render()
      _ = try await other.render()
      await gone.dismiss()
      var renderings = session.renderings.makeAsyncIterator()
      #expect(await renderings.next() == first)
      store.set(3, of: 1)
      TicketSnippetIntent.reload()
      let second = await renderings.next()
      #expect(second?.view.text.hasPrefix("Ticket 1: 3 seats, 1 wanted") == true)
      #expect(store.performed.filter { $0 == "other" }.count == 1)
      await session.dismiss()
      #expect(await renderings.next() == nil)
    }
  }

  @Test func `A tapped intent that reloads the snippet does not wait for itself`() async throws {
    try await withStore { store in
      let session = SnippetSession(.intent(ReloadingSnippetIntent()))
      let first = try await session.render()
      let second = try await session.tap("1")
      #expect(second.number > first.number)
      #expect(store.performed.first == "reloading")
    }
  }
}
