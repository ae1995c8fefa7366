import SearchModel
import TestSupport
import Testing

@Suite("Hostile donations and calls")
struct HostileInputTests {
  static func record(_ id: String, _ rest: String = "") -> String {
    #"{"app":"a","type":"T","id":"\#(id)","title":"hostileword"\#(rest)}"#
  }

  @Test("Records at every limit are taken or refused one by one, each with its code")
  func records() throws {
    let taken = [
      Self.record("escaped nul", #","text":"a\u0000b""#),
      Self.record("control", #","text":"\u001b[31m\u009b""#),
      Self.record("megabyte", #","text":"\#(String(repeating: "x", count: 1_000_000)) tailtoken""#),
      Self.record("keys", (0..<10_000).map { #","key\#($0)":\#($0)"# }.joined()),
      Self.record(
        "objects",
        #","x":"# + String(repeating: #"{"k":"#, count: 60) + "1" + String(repeating: "}", count: 60)),
      Self.record("large", #","n":1e308"#), Self.record("minus", #","n":-0.0"#),
      Self.record("digits", #","n":123456789012345678901234567890"#),
      Self.record(String(repeating: "i", count: 100_000)),
      Self.record("domain", #","domain":"\#(String(repeating: "d.", count: 999))d""#),
      Self.record("expires", #","expires":1e300"#), Self.record("lang", #","lang":"zz-Qqqq-XX""#),
      Self.record("rank", #","rankingHint":1e308"#),
      Self.record("key", #","\#(String(repeating: "k", count: 5_000))":"v""#),
    ]
    let refused: [(line: String, code: String)] = [
      (#"{"app":"a","type":"T","id":"a\u0000b"}"#, "bad-id"),
      (Self.record("raw", ",\"text\":\"a\0b\""), "bad-json"),
      (Self.record("surrogate", #","text":"\ud800""#), "bad-json"),
      (Self.record("deep", #","x":"# + String(repeating: "[", count: 100_000)), "bad-json"),
      (Self.record("infinite", #","n":1e400"#), "bad-json"), (Self.record("nan", #","n":NaN"#), "bad-json"),
      (#"{"app":"a","type":"T","id":1.5}"#, "bad-id"), (#"{"app":"a","type":"T","id":""}"#, "bad-id"),
      (#"{"app":"a","type":"T","id":123456789012345678901234567890}"#, "bad-id"),
      (#"{"app":"a","type":"T"}"#, "missing-id"), (#"{"app":"a","id":"x"}"#, "missing-type"),
      ("{}", "missing-app"),
      (Self.record("dots", #","domain":"...""#), "bad-value"),
      (Self.record("tag", #","lang":"!!!""#), "bad-value"),
      (Self.record("date", #","date":"2024-02-30T00:00:00Z""#), "bad-date"),
      (Self.record("twice", #","title":"again""#), "duplicate-key"),
      (Self.record("alias", #","text":"a","textContent":"b""#), "duplicate-key"),
      (Self.record("hidden", #","hidden":"yes""#), "bad-value"), (#"{"op":"drop","app":"a"}"#, "unknown-op"),
      (#""text""#, "not-an-object"), ("1", "not-an-object"), (Self.record("more") + " more", "bad-json"),
    ]
    let fixture = try EngineFixture()
    let lines = taken + refused.map(\.line)
    let result = try LimelightBinary.run(
      ["donate", "--json"], home: fixture.home, input: Array(lines.joined(separator: "\n").utf8))
    #expect(result.status == 3)
    let receipt = try result.json()
    #expect(receipt["counts"]?["indexed"] == .integer(Int64(taken.count)))
    let codes = receipt["rejected"]?.array?.map { $0["code"]?.string ?? "" }
    #expect(codes == refused.map(\.code))
    #expect(receipt["rejected"]?.array?.first?["line"] == .integer(Int64(taken.count + 1)))
    #expect(try fixture.ids("hostileword").count == taken.count)
    #expect(try fixture.ids("tailtoken") == ["megabyte"])
    #expect(try fixture.ids("key9999=9999") == ["keys"])
    #expect(
      try fixture.run("search", "--json", "-n", "0", "hostileword").json()["count"]
        == .integer(Int64(taken.count)))
  }

  @Test(
    "Bytes that are no UTF-8 are refused",
    arguments: [[0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0xFF], [0x80], [0xF4, 0x90, 0x80, 0x80]]
      as [[UInt8]])
  func invalidBytes(bytes: [UInt8]) throws {
    let fixture = try EngineFixture()
    let line = Array(#"{"app":"a","type":"T","id":"x","title":""#.utf8) + bytes + Array("\"}".utf8)
    let result = try LimelightBinary.run(["donate", "--json"], home: fixture.home, input: line)
    #expect(result.status == 3)
    #expect(try result.json()["rejected"]?.array?.first?["code"] == .string("bad-json"))
  }

  @Test(
    "Numbers and times beyond all measure end no process",
    arguments: [
      ["search", "-n", "9223372036854775807", "--offset", "9223372036854775807", "word"],
      ["search", "-n", "0", "--offset", "4294967296", "word"],
      ["search", "-n", "99999999999999999999", "word"],
      ["search", "--timeout", "99999999999999999999999", "word"],
      ["donate", "--timeout", "99999999999999999999999"], ["donate", "--timeout", "9223372036854775807s"],
      ["reindex", "--catalog-only", "--wait", "99999999999999999999999"],
      ["reindex", "--catalog-only", "--if-older-than", "99999999999999999999999w"],
      ["status", "--max-age", "99999999999999999999999d"],
    ])
  func numbers(arguments: [String]) throws {
    let fixture = try EngineFixture(donating: Self.record("x"))
    let result = try LimelightBinary.run(arguments, home: fixture.home, input: Array(Self.record("y").utf8))
    #expect([0, 1, 2].contains(result.status), "\(result.stderr)")
  }

  @Test("No locale and no variable changes what is found")
  func environments() throws {
    let fixture = try EngineFixture(
      donating: #"{"app":"a","type":"T","id":"i","title":"INDIGO Straßenkarte 会議室の予約"}"#)
    for environment in [
      "LC_ALL=tr_TR.UTF-8", "LC_ALL=C", "LANG=xx_YY.nonsense", "XAPIAN_CJK_NGRAM=1",
      "XAPIAN_FLUSH_THRESHOLD=1",
      "TZ=Nowhere/Land", "HOME=",
    ] {
      for query in ["indigo", "INDIGO", "STRASSENKARTE", "会議室"] {
        let result = try LimelightBinary.shell(
          """
          exec env -i LD_LIBRARY_PATH="$LD_LIBRARY_PATH" '\(environment)' '\(LimelightBinary.path)' \
          --home "$LIMELIGHT_HOME" search --ids '\(query)'
          """, home: fixture.home)
        #expect(result.stdout == "i\n", "\(environment) \(query): \(result.stderr)")
      }
    }
  }
}
