import Catalog
import SearchModel
import Testing

@Suite("Taking donations")
struct ApplyTests {
  @Test("A second donation replaces the first entirely and keeps its row")
  func replaces() throws {
    let fixture = try Fixture()
    var first = entity("p", "Harbour")
    first.domain = "old"
    first.attributes += [
      Attribute("textContent", .text("tangerine")), Attribute("priority", .integer(7), custom: .donated),
    ]
    try fixture.donate(first)
    let before = try #require(try fixture.catalog.entity(key("p")))
    #expect(before.entity == first)
    fixture.time.now += 5
    let outcome = try fixture.donate(entity("p", "Marina"))
    let after = try #require(try fixture.catalog.entity(key("p")))
    #expect(after.entity == entity("p", "Marina"))
    #expect(after.row == before.row)
    #expect(outcome.sequence == 2 && after.sequence == 2)
    #expect(after.donatedAt == before.donatedAt + 5)
    #expect(try changes(fixture.catalog) == ["+1@2"])
  }

  @Test("Updates use up no row numbers")
  func rows() throws {
    let fixture = try Fixture()
    for number in 0..<20 { try fixture.donate(entity("one", "\(number)")) }
    try fixture.donate(entity("two"))
    #expect(try fixture.catalog.entity(key("two"))?.row == 2)
  }

  @Test("An unchanged donation takes no sequence number")
  func unchanged() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1"))
    let outcome = try fixture.donate(entity("1"))
    #expect(outcome.sequence == nil && outcome.receipt.sequence == nil)
    #expect(outcome.receipt.counts.unchanged == 1 && outcome.receipt.counts.indexed == 0)
    #expect(outcome.receipt.accepted.map(\.outcome) == [.unchanged])
    #expect(try fixture.catalog.sequence() == 1)
  }

  @Test("A moved expiry is unchanged content that the index must follow")
  func movedExpiry() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1", expires: 2_000_000))
    let outcome = try fixture.donate(entity("1", expires: 3_000_000))
    #expect(outcome.sequence == 2)
    #expect(outcome.receipt.counts.unchanged == 1)
    #expect(try fixture.catalog.entity(key("1"))?.entity.expires == 3_000_000)
    #expect(try fixture.donate(entity("1")).sequence == 3)
    #expect(try fixture.catalog.entity(key("1"))?.entity.expires == nil)
  }

  @Test("Operations of one call happen in order")
  func order() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("x", domain: "d1"))
    let outcome = try fixture.catalog.apply([
      .index(entity("z", "alpha")), .delete(key("z")), .index(entity("z", "beta")),
      .deleteDomain(app: "a", domain: "d1", type: nil), .index(entity("y", "gamma", domain: "d1")),
    ])
    #expect(try titles(fixture.catalog) == ["z": "beta", "y": "gamma"])
    #expect(outcome.erasures == [.entity(key("z")), .entity(key("x"))])
    #expect(outcome.receipt.counts.indexed == 3 && outcome.receipt.counts.deleted == 2)
    #expect(outcome.sequence == 2)
  }

  @Test("A deleted entity keeps its row when it comes back; an unknown one is missing")
  func deletion() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1"), entity("2"))
    var options = ApplyOptions()
    options.listsAccepted = true
    let outcome = try fixture.catalog.apply([.delete(key("1")), .delete(key("9"))], options: options)
    #expect(outcome.receipt.accepted.map(\.outcome) == [.deleted, .missing])
    #expect(try fixture.catalog.entity(key("1")) == nil)
    #expect(try changes(fixture.catalog) == ["+2@1", "-1@2"])
    #expect(try fixture.catalog.apply([.delete(key("1"))]).sequence == nil)
    let back = try fixture.donate(entity("1"))
    #expect(back.receipt.counts.indexed == 1)
    #expect(try fixture.catalog.entity(key("1"))?.row == 1)
  }

  @Test("Deleting a domain covers its children by whole parts, of that app and type only")
  func domains() throws {
    let fixture = try Fixture()
    let domains = ["a", "a.b", "a.b.c", "a.bc", "a.b-c", "a.b/c", "A.b", "a.b.", "ab"]
    for domain in domains { try fixture.donate(entity(domain, domain: domain)) }
    try fixture.donate(
      entity("other app", app: "b", domain: "a.b"), entity("other type", type: "U", domain: "a.b"),
      entity("none"))
    _ = try fixture.catalog.apply([.deleteDomain(app: "a", domain: "a.b", type: "T")])
    let left = try titles(fixture.catalog).keys.sorted()
    #expect(
      left
        == ["a", "a.bc", "a.b-c", "a.b/c", "A.b", "ab", "other app", "other type", "none"].sorted())
  }

  @Test("Types and apps are deleted as a whole")
  func wholes() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1"), entity("2", type: "U"), entity("3", app: "b"), entity("4", app: "ab"))
    let type = try fixture.catalog.apply([.deleteType(app: "a", type: "U")])
    #expect(type.receipt.counts.deleted == 1 && type.erasures == [.type(app: "a", type: "U")])
    let app = try fixture.catalog.apply([.deleteApp("a")])
    #expect(app.receipt.counts.deleted == 1 && app.erasures == [.app("a")])
    #expect(try titles(fixture.catalog).keys.sorted() == ["3", "4"])
  }

  @Test("Identifiers are bytes: spaces, normal forms and length tell entities apart")
  func identity() throws {
    let fixture = try Fixture()
    let ids = [
      "trail", "trail ", "\u{E9}", "e\u{301}", "x/y/../z", "-rf", "line\nbreak",
      String(repeating: "k", count: 300),
    ]
    for id in ids { try fixture.donate(entity(id, "marker")) }
    #expect(try fixture.catalog.liveCount() == ids.count)
    for id in ids {
      let found = try #require(try fixture.catalog.entity(key(id)))
      #expect(found.entity.key.id.utf8.elementsEqual(id.utf8))
      #expect(try fixture.catalog.keys(id: id, limit: 2) == [key(id)])
    }
  }

  @Test("A bad record is rejected alone")
  func rejection() throws {
    let fixture = try Fixture()
    var deep = entity("deep")
    var value = AttributeValue.boolean(true)
    for _ in 0..<100 { value = .list([value]) }
    deep.attributes = [Attribute("x", value, custom: .donated)]
    let outcome = try fixture.donate(
      entity("good"), entity(""), entity("nul\0"), entity("1", type: ""), entity("1", app: ""), deep,
      entity("last"))
    #expect(
      outcome.receipt.rejected.map(\.code)
        == ["missing-id", "bad-id", "missing-type", "missing-app", "bad-value"])
    #expect(outcome.receipt.counts.rejected == 5)
    #expect(try titles(fixture.catalog).keys.sorted() == ["good", "last"])
  }

  @Test("A donation that is expired already is taken and said to be")
  func expired() throws {
    let fixture = try Fixture()
    let outcome = try fixture.donate(entity("1", expires: 5))
    #expect(outcome.receipt.accepted.map(\.outcome) == [.expired])
    #expect(outcome.receipt.counts.indexed == 1)
  }

  @Test("Custom keys keep one slot for each name and kind, whatever else is donated")
  func customKeys() throws {
    let fixture = try Fixture()
    func donate(_ id: String, _ name: String, _ value: AttributeValue, _ options: CustomKeyOptions) throws {
      var item = entity(id)
      item.attributes.append(Attribute(name, value, custom: options))
      try fixture.donate(item)
    }
    try donate("1", "continent", .text("Asia"), .searchable)
    try donate("2", "continent", .integer(4), .donated)
    try donate("3", "continent", .text("Africa"), .searchableByDefault)
    try donate("4", "\u{E9}", .text("2024-05-01T10:00:00Z"), .donated)
    try donate("5", "e\u{301}", .boolean(true), .donated)
    let other = try fixture.open()
    let keys = try other.customKeys()
    #expect(keys.map(\.slot) == [1000, 1001, 1002, 1003, 1004])
    #expect(keys.map(\.kind) == [.text, .number, .text, .date, .boolean])
    #expect(keys[0].options == .donated && keys[1].options == .donated)
    #expect(keys[4].name.utf8.elementsEqual("e\u{301}".utf8))
  }

  @Test("Client state is stored with the records, checked, bounded, and cleared with the app")
  func clientState() throws {
    let fixture = try Fixture()
    func donate(_ id: String, _ new: [UInt8], _ expected: [UInt8]??) throws {
      var options = ApplyOptions()
      options.clientState = ClientStateUpdate(app: "a", indexName: "mail", new: new, expected: expected)
      _ = try fixture.catalog.apply([.index(entity(id))], options: options)
    }
    try donate("1", [1], .some(nil))
    try donate("2", [2], [1])
    #expect(throws: ClientStateError.mismatched(stored: [2])) { try donate("3", [3], [1]) }
    #expect(throws: ClientStateError.mismatched(stored: [2])) { try donate("3", [3], .some(nil)) }
    #expect(throws: ClientStateError.tooLong(251)) {
      try donate("3", [UInt8](repeating: 0, count: 251), .none)
    }
    #expect(try fixture.catalog.entity(key("3")) == nil)
    #expect(try fixture.catalog.sequence() == 2)
    try donate("4", [UInt8](repeating: 7, count: 250), .none)
    #expect(try fixture.open().clientState(app: "a", indexName: "mail")?.count == 250)
    #expect(try fixture.catalog.clientState(app: "a", indexName: "other") == nil)
    _ = try fixture.catalog.apply([.deleteApp("a")])
    #expect(try fixture.catalog.clientState(app: "a", indexName: "mail") == nil)
  }
}
