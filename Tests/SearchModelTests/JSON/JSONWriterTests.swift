import SearchModel
import TestSupport
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test("Control characters and line separators are escaped, other text stays as it is")
  func escapes() {
    var writer = JSONWriter()
    writer.string("a\"\\\n\r\t\u{8}\u{c}\0\u{1b}[31m\u{7f}\u{85}\u{9f}\u{a0}\u{2028}\u{2029}\u{2027}å🌱/")
    #expect(
      writer.text
        == #""a\"\\\n\r\t\b\f\u0000\u001b[31m\u007f\u0085\u009f"# + "\u{a0}" + #"\u2028\u2029"#
        + "\u{2027}å🌱/\"")
  }

  @Test(
    "Numbers are the shortest that read back the same",
    arguments: [
      (7.0, "7"), (-3.0, "-3"), (0.1, "0.1"), (2.5, "2.5"), (1e300, "1e+300"),
      (Double.leastNonzeroMagnitude, "5e-324"),
      (.nan, "null"), (.infinity, "null"), (9_007_199_254_740_992, "9007199254740992"),
    ])
  func numbers(value: Double, text: String) {
    var writer = JSONWriter()
    writer.number(value)
    #expect(writer.text == text)
  }

  @Test("Commas stand between members and elements only")
  func commas() {
    var writer = JSONWriter()
    writer.object {
      $0.member("a", 1)
      $0.array("b") { list in
        list.object { $0.member("c", ["x", "y"]) }
        list.null()
      }
      $0.object("d") { _ in }
      $0.member("e", orNull: nil)
      $0.member("f", date: 0)
    }
    #expect(writer.text == #"{"a":1,"b":[{"c":["x","y"]},null],"d":{},"e":null,"f":"1970-01-01T00:00:00Z"}"#)
  }

  @Test("Random values come back equal from what was written")
  func roundTrip() throws {
    var random = SeededRandom(seed: 41)
    for _ in 0..<2_000 {
      let value = Self.value(depth: 4, &random)
      var writer = JSONWriter()
      writer.value(value)
      #expect(try JSONValue.parse(writer.bytes) == value)
      #expect(writer.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    }
  }

  private static func value(depth: Int, _ random: inout SeededRandom) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .boolean(.random(using: &random))
    case 2: return .integer(.random(in: .min ... .max, using: &random))
    case 3:
      // A whole double comes back as an integer, since JSON has one number type.
      let number = Double.random(in: -1e6...1e6, using: &random)
      return number == number.rounded() ? .integer(Int64(number)) : .number(number)
    case 4: return .string(text(&random))
    case 5: return .array((0..<3).map { _ in value(depth: depth - 1, &random) })
    default: return .object((0..<3).map { _ in (text(&random), value(depth: depth - 1, &random)) })
    }
  }

  private static func text(_ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let limit: UInt32 = Bool.random(using: &random) ? 0x100 : 0x11_0000
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
