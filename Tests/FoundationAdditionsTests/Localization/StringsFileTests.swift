import Foundation
import Testing

@testable import FoundationAdditions

struct StringsFileTests {
  private func read(_ text: String, _ encoding: String.Encoding = .utf8) throws -> [String: String] {
    try StringsFile.entries(of: try #require(text.data(using: encoding)))
  }

  @Test("Keys with and without quotation, comments and escapes are read")
  func forms() throws {
    let entries = try read(
      #"""
      // line
      plain = value; "a\"b" = "one\ntwo\\";
      /* "no" = "entry"; */ "smile" = "\U0041\Ud83d\UDE00"; "alone"; oct = "\101";
      """#)
    #expect(
      entries == ["plain": "value", "a\"b": "one\ntwo\\", "smile": "A😀", "alone": "alone", "oct": "A"])
  }

  @Test("UTF-16 and property lists are read too")
  func encodings() throws {
    #expect(try read("\"ä\" = \"ö\";", .utf16) == ["ä": "ö"])
    let list = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: .binary, options: 0)
    #expect(try StringsFile.entries(of: list) == ["a": "b"])
  }

  @Test(
    "A fault names its line",
    arguments: [
      ("a = b;\n\"c\" = \"d\"", 2), ("\n\n\"open", 3), ("/* never", 1), ("a = ;", 1), ("a = \"\\U00\";", 1),
    ])
  func faults(text: String, line: Int) {
    let fault = #expect(throws: StringsFile.Fault.self) { try read(text) }
    #expect(fault?.line == line)
  }
}
