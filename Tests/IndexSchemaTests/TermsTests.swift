import SearchModel
import Testing

@testable import IndexSchema

@Suite("Terms of filters and exact values")
struct TermsTests {
  @Test("Filters are byte exact, and hashed only when Xapian could not hold them")
  func filters() {
    #expect(Terms.app("Org.Example") == "XAPP:Org.Example")
    #expect(Terms.type("Memo") == "TMemo")
    #expect(Terms.language("de-CH") == "Lde-ch")
    let long = String(repeating: "k", count: 300)
    #expect(Terms.app(long).hasPrefix("XAPP:#"))
    #expect(Terms.app(long).utf8.count == 5 + 1 + 64)
    #expect(Terms.app(long) != Terms.app(long + "k"))
  }

  @Test("The hash is SHA-256")
  func digest() {
    #expect(Terms.digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test("A domain is found under each of its ancestors and no other")
  func domains() {
    #expect(Terms.domains(of: "a.b.c") == ["XD:a.b.c", "XD:a.b", "XD:a"])
    #expect(Terms.domains(of: "a.bc") == ["XD:a.bc", "XD:a"])
  }

  @Test("Custom prefixes are unique and within the limit")
  func customPrefixes() {
    #expect(Terms.customPrefix("continent") == "XKcontinent:")
    #expect(Terms.customPrefix("a b") == "XKa%20b:")
    #expect(Terms.customPrefix("a:b") != Terms.customPrefix("a"))
    #expect(Terms.customPrefix(String(repeating: "ä", count: 90)).utf8.count == 68)
  }

  @Test("Exact titles meet whatever their case, spacing and punctuation")
  func exactTitles() {
    #expect(Terms.exactTitle("Wi-Fi  Setup!") == Terms.exactTitle("wi fi setup"))
    #expect(Terms.exactTitle("C++") == "X=c++")
    #expect(Terms.exactTitle("C") == "X=c")
    #expect(TextAnalyzer().readings(of: "Wi-Fi  Setup!") == ["wi fi setup", "wifi setup"])
    #expect(Terms.exactTitle(".NET hosting") == "X=.net hosting")
    #expect(Terms.exactTitle("会議室 A") == "X=会議室 a")
    #expect(Terms.exactTitle("  ") == nil)
    #expect(Terms.exactTitle("***") == nil)
  }

  @Test("Exact values keep their punctuation")
  func exactValues() {
    #expect(Terms.exactValue("K", "1.2-3") == "K=1.2-3")
    #expect(Terms.exactValue("K", "  Über   Uns ") == "K=uber uns")
    #expect(Terms.exactValue("K", "") == nil)
    #expect(Terms.exactValue("K", String(repeating: "ж", count: 200))?.hasPrefix("K=#") == true)
  }

  @Test("A packed table of custom keys unpacks to itself, and damage is an error")
  func customKeyTable() throws {
    let table = CustomKeyTable([
      CustomKey(name: "priority", kind: .number, slot: 1000, options: .donated),
      CustomKey(name: "priority", kind: .text, slot: 1001, options: .donated),
      CustomKey(name: "größe", kind: .text, slot: 1002, options: .searchable),
    ])
    let bytes = table.pack()
    #expect(try CustomKeyTable(unpacking: bytes) == table)
    #expect(try CustomKeyTable(unpacking: []) == CustomKeyTable())
    #expect(table["priority", .text]?.slot == 1001)
    #expect(table["priority", .date] == nil)
    #expect(table.allKinds(of: "priority").map(\.slot) == [1000, 1001])
    for cut in 1..<bytes.count {
      // A cut between two keys is a shorter table; every other cut is damage.
      if let shorter = try? CustomKeyTable(unpacking: Array(bytes[..<cut])) {
        #expect(shorter.keys.count < table.keys.count)
      }
    }
    #expect(throws: LimelightError.self) { try CustomKeyTable(unpacking: [9]) }
  }
}
