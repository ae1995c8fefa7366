import SearchModel
import Testing

@Suite("Addresses of entities")
struct EntityKeyURITests {
  @Test("Awkward identifiers come back byte for byte")
  func awkward() {
    let ids = [
      "x/y/../z", "k:v:w", "it's \"q\"?", "trail", "trail ", "line\nbreak", "🪴🇨🇭", "-rf", "..", ".", "%41",
      "+",
      "é", "e\u{301}", String(repeating: "k", count: 300),
    ]
    for id in ids {
      let key = EntityKey(app: "org.example.memo", type: "T/ü", id: id)
      #expect(EntityKey(uri: key.uri) == key, "\(id)")
    }
    #expect(Set(ids.map { EntityKey(app: "a", type: "T", id: $0).uri }).count == ids.count)
  }

  @Test("Every scalar up to U+07FF and every ASCII byte comes back")
  func everyByte() {
    for value in UInt32(0)..<0x800 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let key = EntityKey(app: "a\(scalar)", type: "\(scalar)", id: "\(scalar)z")
      #expect(EntityKey(uri: key.uri) == key)
    }
  }

  @Test("Only unreserved bytes stand for themselves, digits are upper case, dots stay")
  func spelling() {
    #expect(EntityKey(app: "a", type: "T", id: "aZ09-._~").uri == "limelight://open/a/T/aZ09-._~")
    #expect(EntityKey(app: "a", type: "T", id: "é/ ..").uri == "limelight://open/a/T/%C3%A9%2F%20..")
  }

  @Test(
    "What is no address gives nothing",
    arguments: [
      "", "limelight://open/", "limelight://open/a/T", "limelight://open/a/T/", "limelight://open/a//x",
      "limelight://open/a/T/x/y", "limelight://open/a/T/%", "limelight://open/a/T/%4",
      "limelight://open/a/T/%zz",
      "limelight://open/a/T/%FF", "limelight://open/a/T/x?y", "limelight://open/a/T/x#y",
      "limelight://open/a/T/é",
      "limelight://open/a/T/a b", "http://open/a/T/x", "limelight://run/a/T/x", "limelight:/open/a/T/x",
    ])
  func refused(uri: String) {
    #expect(EntityKey(uri: uri) == nil)
  }
}
