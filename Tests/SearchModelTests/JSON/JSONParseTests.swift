import SearchModel
import TestSupport
import Testing

@Suite("Reading JSON")
struct JSONParseTests {
  @Test(
    "Legal texts become the value they name",
    arguments: [
      ("null", .null), (" true\r\n", .boolean(true)), ("[]", .array([])), ("{ }", .object([])),
      ("0", .integer(0)), ("-0", .integer(0)), ("9223372036854775807", .integer(.max)),
      ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .number(0x1p63)),
      ("7.0", .number(7)), ("1e3", .number(1000)), ("-2.5E-1", .number(-0.25)),
      (#""a\"\\\/\b\f\n\r\tz""#, .string("a\"\\/\u{8}\u{c}\n\r\tz")),
      (#""\u00e5\ud83c\udf31""#, .string("å🌱")),
      (#""A\u030a""#, .string("A\u{30A}")), (#""\u0000""#, .string("\0")),
      (#"{"b":[1,"x"],"a":null}"#, .object([("b", .array([.integer(1), .string("x")])), ("a", .null)])),
    ] as [(String, JSONValue)])
  func legal(text: String, value: JSONValue) throws {
    #expect(try JSONValue.parse(text) == value)
  }

  @Test(
    "What RFC 8259 does not allow is refused at its place",
    arguments: [
      ("", 0), ("  ", 2), ("nul", 0), ("nulL", 0), ("tru", 0), ("01", 0), ("-", 1), ("1.", 2), (".5", 0),
      ("+1", 0),
      ("1e", 2), ("1e+", 3), ("1e999", 0), ("NaN", 0), ("[1,]", 3), ("[1 2]", 3), ("[", 1), (#"{"a"}"#, 4),
      (#"{"a":1,}"#, 7), ("{a:1}", 1), (#"{"a":1"#, 6), (#""open"#, 5), ("\"tab\t\"", 4), (#""\x""#, 2),
      (#""\ud800""#, 1), (#""\udc00""#, 1), (#""\ud83c\u0041""#, 1), (#""\u12G4""#, 5), ("1 2", 2),
      ("'a'", 0),
    ])
  func illegal(text: String, offset: Int) {
    let error = #expect(throws: JSONError.self) { try JSONValue.parse(text) }
    #expect(error?.offset == offset)
  }

  @Test("Bytes that are not UTF-8 are refused, in plain and in escaped strings")
  func invalidUTF8() {
    for middle: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0x5C, 0x6E, 0xFF]] {
      #expect(throws: JSONError.self) { try JSONValue.parse([0x22] + middle + [0x22]) }
    }
  }

  @Test("128 levels are read, 129 are refused without harm to the stack")
  func depth() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    _ = try JSONValue.parse(nested(128))
    #expect(throws: JSONError.self) { try JSONValue.parse(nested(129)) }
    #expect(throws: JSONError.self) { try JSONValue.parse(String(repeating: "[", count: 1_000_000)) }
  }

  @Test("Every prefix of a text is refused and none traps")
  func everyPrefix() throws {
    let text = Array(#"{"k\u0041":[1,-2.5e3,true,false,null,"\ud83c\udf31å"],"o":{"x":{}}}"#.utf8)
    _ = try JSONValue.parse(text)
    for length in 0..<text.count {
      #expect(throws: JSONError.self) { try JSONValue.parse(Array(text.prefix(length))) }
    }
  }

  @Test("Random bytes never trap")
  func randomBytes() {
    var random = SeededRandom(seed: 8259)
    let alphabet = Array(#"{}[]",:\u0dD8c-+.eE1 tfnrals"#.utf8) + [0xC3, 0xA5, 0xFF, 0x00, 0x0A]
    var legal = 0
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      if (try? JSONValue.parse(bytes)) != nil { legal += 1 }
    }
    #expect(legal > 0)
  }

  @Test("A repeated key appears twice, in order")
  func repeatedKey() throws {
    guard case .object(let members) = try JSONValue.parse(#"{"a":1,"a":2}"#) else {
      Issue.record("not an object")
      return
    }
    #expect(members.map(\.key) == ["a", "a"])
  }
}
