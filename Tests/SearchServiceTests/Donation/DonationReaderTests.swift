import SearchModel
import SearchService
import Testing

@Suite("Reading donated records")
struct DonationReaderTests {
  static let names = AttributeNames { name in
    switch name {
    case "title", "contentDescription", "textContent", "keywords", "contentURL": .text
    case "contentModificationDate", "dueDate": .date
    case "rankingHint": .number
    case "local": .boolean
    case "thumbnailData": .data
    default: nil
    }
  }

  /// Reads one line with the given defaults.
  static func read(
    _ text: String, app: String? = nil, type: String? = nil
  ) throws -> Result<DonationOperation, RejectedRecord> {
    let reader = DonationReader(app: app, type: type, names: names)
    let lines = DonationLines([.bytes(Array(text.utf8))]).makeReader()
    return try #require(try lines.next { reader.read($0) })
  }

  static func entity(_ members: String) throws -> DonatedEntity {
    let result = try read(#"{"app":"a","type":"T","id":"i","# + members + "}")
    guard case .index(let entity) = try result.get() else {
      throw LimelightError(.internal, "not an index step")
    }
    return entity
  }

  static func code(_ text: String, app: String? = nil, type: String? = nil) throws -> String? {
    guard case .failure(let rejection) = try read(text, app: app, type: type) else { return nil }
    return rejection.code
  }

  @Test("Reserved keys, aliases and custom keys each find their place")
  func wholeRecord() throws {
    let entity = try Self.entity(
      #""domain":"x.y","lang":"de","hidden":true,"expires":"2031-05-04","title":"","description":"d","#
        + #""text":"nul\u0000","date":5,"url":"https://e.org/","keywords":["k",null],"rankingHint":0.5,"#
        + #""priority":7,"due":"2031-05-04T12:30:15Z","nothing":null,"meta":{"a":[1],"b":null}"#)
    #expect(entity.key == EntityKey(app: "a", type: "T", id: "i"))
    #expect(entity.domain == "x.y" && entity.language == "de" && entity.isHidden)
    #expect(entity.expires == 1_935_619_200)
    #expect(
      entity.attributes == [
        Attribute("title", .text("")), Attribute("contentDescription", .text("d")),
        Attribute("textContent", .text("nul\0")), Attribute("contentModificationDate", .date(5)),
        Attribute("contentURL", .text("https://e.org/")), Attribute("keywords", .list([.text("k")])),
        Attribute("rankingHint", .number(0.5)), Attribute("priority", .integer(7), custom: .donated),
        Attribute("due", .text("2031-05-04T12:30:15Z"), custom: .donated),
        Attribute("meta", .object(["a": .list([.integer(1)])]), custom: .donated),
      ])
  }

  @Test(
    "Identifiers are kept byte for byte, whole numbers as decimal text",
    arguments: [
      (#""x/y/../z""#, "x/y/../z"), (#""trail ""#, "trail "), (#""line\nbreak""#, "line\nbreak"),
      ("42", "42"), ("-9223372036854775808", "-9223372036854775808"), (#""A\u030a""#, "A\u{30A}"),
    ])
  func identifiers(json: String, id: String) throws {
    let result = try Self.read(#"{"id":\#(json)}"#, app: "a", type: "T")
    guard case .index(let entity) = try result.get() else {
      Issue.record("not an index step")
      return
    }
    #expect(entity.key.id.utf8.elementsEqual(id.utf8))
  }

  @Test(
    "Each kind of bad record has its own code",
    arguments: [
      (#"{"app":"a","type":"T","id":"five""#, "bad-json"), (#"["x"]"#, "not-an-object"),
      ("7", "not-an-object"),
      (#"{"app":"a","type":"T"}"#, "missing-id"), (#"{"app":"a","type":"T","id":null}"#, "missing-id"),
      (#"{"app":"a","type":"T","id":""}"#, "bad-id"), (#"{"app":"a","type":"T","id":"a\u0000b"}"#, "bad-id"),
      (#"{"app":"a","type":"T","id":1.5}"#, "bad-id"), (#"{"app":"a","type":"T","id":[1]}"#, "bad-id"),
      (#"{"app":"a","type":"T","id":99999999999999999999}"#, "bad-id"),
      (#"{"type":"T","id":"i"}"#, "missing-app"), (#"{"app":"a","id":"i"}"#, "missing-type"),
      (#"{"app":"a","type":"T","id":"i","op":"upsert"}"#, "unknown-op"),
      (#"{"app":"a","type":"T","id":"i","title":"x","title":"y"}"#, "duplicate-key"),
      (#"{"app":"a","type":"T","id":"i","id":"j"}"#, "duplicate-key"),
      (#"{"app":"a","type":"T","id":"i","text":"x","textContent":null}"#, "duplicate-key"),
      (#"{"app":"a","type":"T","id":"i","date":"yesterday"}"#, "bad-date"),
      (#"{"app":"a","type":"T","id":"i","expires":true}"#, "bad-date"),
      (#"{"app":"a","type":"T","id":"i","hidden":"yes"}"#, "bad-value"),
      (#"{"app":"a","type":"T","id":"i","lang":"deutsch sprachig"}"#, "bad-value"),
      (#"{"app":"a","type":"T","id":"i","domain":"a..b"}"#, "bad-value"),
      (#"{"app":"a","type":"T","id":"i","title":{"en":"x"}}"#, "bad-value"),
      (#"{"app":"a","type":"T","id":"i","rankingHint":"high"}"#, "bad-value"),
      (#"{"app":"a","op":"deleteDomain"}"#, "bad-value"),
    ])
  func rejected(text: String, code: String) throws {
    #expect(try Self.code(text) == code)
  }

  @Test("A record of another app than --app is refused, one that names the same or none is taken")
  func otherApp() throws {
    #expect(try Self.code(#"{"app":"b","type":"T","id":"i"}"#, app: "a") == "other-app")
    #expect(try Self.code(#"{"app":"a","type":"T","id":"i"}"#, app: "a") == nil)
    #expect(try Self.code(#"{"id":"i"}"#, app: "a", type: "T") == nil)
    #expect(try Self.code(#"{"app":"b","op":"deleteApp"}"#, app: "a") == "other-app")
  }

  @Test("A rejection names as much of the record as could be read, even what follows the fault")
  func rejectionIdentity() throws {
    guard case .failure(let rejection) = try Self.read("\n" + #"{"hidden":3,"app":"a","type":"T","id":9}"#)
    else {
      Issue.record("taken")
      return
    }
    #expect(rejection.line == 2)
    #expect(rejection.app == "a" && rejection.type == "T" && rejection.id == "9")
  }

  @Test("Deletions name what they withdraw")
  func deletions() throws {
    let key = EntityKey(app: "a", type: "T", id: "i")
    #expect(try Self.read(#"{"op":"delete","app":"a","type":"T","id":"i"}"#).get() == .delete(key))
    #expect(
      try Self.read(#"{"op":"deleteDomain","app":"a","domain":"x"}"#, type: "T").get()
        == .deleteDomain(app: "a", domain: "x", type: nil))
    #expect(try Self.read(#"{"op":"deleteApp","app":"a"}"#).get() == .deleteApp("a"))
    #expect(
      try Self.read(#"{"op":"deleteApp","app":"a","type":"T"}"#).get() == .deleteType(app: "a", type: "T"))
  }

  @Test("Numbers and flags given for a text are taken as their text")
  func looseText() throws {
    let entity = try Self.entity(#""title":5,"keywords":[1.5,true],"local":1,"thumbnailData":"AQI=""#)
    #expect(entity["title"] == .text("5"))
    #expect(entity["keywords"] == .list([.text("1.5"), .text("true")]))
    #expect(entity["local"] == .boolean(true))
    #expect(entity["thumbnailData"] == .data([1, 2]))
  }

  @Test("A record of ten thousand keys is read without comparing all with all")
  func manyKeys() throws {
    let members = (0..<10_000).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
    #expect(try Self.entity(members).attributes.count == 10_000)
    #expect(try Self.code(#"{"app":"a","type":"T","id":"i",\#(members),"k9999":1}"#) == "duplicate-key")
  }
}
