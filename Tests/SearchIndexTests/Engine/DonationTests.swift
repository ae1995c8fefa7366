import SearchIndex
import SearchModel
import Testing

@Suite("Donations")
struct DonationTests {
  @Test("A waited-for donation is durable and searchable when the receipt comes")
  func searchableOnReceipt() async throws {
    let fixture = try EngineFixture()
    let receipt = try await fixture.donate(EngineFixture.entity("1", title: "Harbour lights"))
    #expect(receipt.durable && receipt.searchable)
    #expect(receipt.counts.indexed == 1)
    #expect(try await fixture.find("harbour") == ["1"])
  }

  @Test("A donation nobody waited for is found by the next search of another process")
  func pendingIsCaughtUp() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("1", title: "First"))
    // Straight into the catalog, as a process killed before it could index leaves it.
    _ = try await fixture.another().donateWithoutIndexing([EngineFixture.entity("2", title: "Second")])
    #expect(try await fixture.find("second", with: fixture.another()) == ["2"])
  }

  @Test("Donating again with fewer attributes leaves nothing of the old ones behind")
  func replacesEntirely() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(
      EngineFixture.entity("p", title: "Harbour") {
        $0.attributes += [
          Attribute("textContent", .text("tangerine")), Attribute("keywords", .list([.text("dock")])),
          Attribute("priority", .integer(7), custom: .donated),
        ]
      })
    #expect(try await fixture.find("priority>=7") == ["p"])
    try await fixture.donate(EngineFixture.entity("p", title: "Marina"))
    #expect(try await fixture.find("marina") == ["p"])
    for gone in ["harbour", "tangerine", "dock", "priority>=7"] {
      #expect(try await fixture.find(gone) == [], "\(gone) is still found")
    }
  }

  @Test("Deleting, then adding again in one stream keeps the order")
  func deleteThenAdd() async throws {
    let fixture = try EngineFixture()
    let key = EntityKey(app: "org.example.test", type: "Note", id: "z")
    try await fixture.donate(
      EngineFixture.entity("z", title: "alpha"), .delete(key), EngineFixture.entity("z", title: "beta"),
      .deleteDomain(app: "org.example.test", domain: "d1", type: nil),
      EngineFixture.entity("y", title: "gamma") { $0.domain = "d1" })
    #expect(try await fixture.find("alpha") == [])
    #expect(try await fixture.find("beta") == ["z"])
    #expect(try await fixture.find("gamma") == ["y"])
  }

  @Test("Deleting a domain takes its children and no sibling with the same beginning")
  func domainDeletion() async throws {
    let fixture = try EngineFixture()
    let domains = ["a.b", "a.b.c", "a.bc", "a"]
    for domain in domains {
      try await fixture.donate(EngineFixture.entity(domain, title: "thing") { $0.domain = domain })
    }
    try await fixture.donate(.deleteDomain(app: "org.example.test", domain: "a.b", type: nil))
    #expect(try await fixture.find("thing").sorted() == ["a", "a.bc"])
  }

  @Test("An entity disappears at its time without a sweep, and a sweep takes it for good")
  func expiry() async throws {
    let fixture = try EngineFixture()
    let now = fixture.time.clock.now()
    try await fixture.donate(
      EngineFixture.entity("soon", title: "ticket") { $0.expires = now + 2 },
      EngineFixture.entity("past", title: "ticket") { $0.expires = now - 1 },
      EngineFixture.entity("never", title: "ticket"))
    #expect(try await fixture.find("ticket").sorted() == ["never", "soon"])
    fixture.time.advance(3)
    #expect(try await fixture.find("ticket") == ["never"])
    #expect(try await fixture.engine.sweepExpired() == 2)
    try await fixture.engine.catchUp()
    fixture.time.advance(-3600)
    #expect(try await fixture.find("ticket") == ["never"])
    try await fixture.donate(
      EngineFixture.entity("soon", title: "ticket") { $0.expires = fixture.time.clock.now() + 60 })
    #expect(try await fixture.find("ticket").sorted() == ["never", "soon"])
  }

  @Test("Unchanged entities cost no sequence and survive the sweep of their mark")
  func sweepKeepsWhatWasNamed() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("1", title: "one"), EngineFixture.entity("2", title: "two"))
    let mark = try await fixture.engine.beginSweep()
    var options = DonationOptions()
    options.sweepMark = mark
    let receipt = try await fixture.engine.donate([EngineFixture.entity("1", title: "one")], options: options)
    #expect(receipt.counts.unchanged == 1)
    #expect(receipt.sequence == nil)
    let swept = try await fixture.engine.sweep(
      mark, app: "org.example.test", scope: .everything, acceptDeletions: false)
    #expect(swept.deleted == 1)
    try await fixture.engine.catchUp()
    #expect(try await fixture.find("one") == ["1"])
    #expect(try await fixture.find("two") == [])
  }
}
