import CMessageDigest

/// Terms that are not words: filters, exact values, and how over-long ones are hashed.
///
/// Byte for byte as donated; none is folded here. Xapian refuses terms over 245 bytes, so what would be longer
/// becomes its prefix, `#` and the SHA-256 of the rest in hexadecimal.
package enum Terms {
  /// Xapian's limit in bytes, prefix included.
  package static let byteLimit = 245
  package static let titlePrefix = "S"
  /// Stems of words: `Z`, and of title words: `ZS`.
  package static let stemPrefix = "Z"
  package static let appPrefix = "XAPP:"
  package static let typePrefix = "T"
  package static let identifierPrefix = "Q"
  /// The first mapping whose entities have a term for their identifier.
  package static let identifiersSince = 5
  package static let domainPrefix = "XD:"
  package static let languagePrefix = "L"
  package static let exactTitlePrefix = "X="
  /// The first word of a title.
  package static let titleStartPrefix = "X^"
  /// The letters of a short name with symbols, such as `c` of `C++`.
  package static let lettersPrefix = "X~"
  /// A beginning of a title, and of any word of a name but its title's first.
  package static let titleEdgePrefix = "X<"
  package static let nameEdgePrefix = "X>"
  /// Letters of the longest beginning that is a term.
  package static let longestEdge = 12
  /// The first mapping whose entities have beginnings.
  package static let edgesSince = 4
  /// Two neighbouring letters of a run of dictionary words in a name, whatever words it is cut into.
  package static let runPrefix = "X_"
  /// The first mapping with those, and with beginnings of titles that go on behind the first word.
  package static let runsSince = 5
  /// On entities kept for App Intents only.
  package static let hidden = "XH"
  /// On entities that expire; slot 0 says when.
  package static let hasExpiry = "XE"

  /// Slots every document may have.
  package static let expirySlot: UInt32 = 0
  package static let modifiedSlot: UInt32 = 1
  package static let rankingHintSlot: UInt32 = 2
  package static let titleSlot: UInt32 = 3

  /// Omega's prefixes that attributes may take; `T`, `L` and `X` are ours, `Z` and `Q` Xapian's.
  static let attributeCapitals: Set<String> = ["S", "A", "K", "P", "U", "D", "M", "Y", "O"]

  package static func app(_ app: String) -> String { bounded(appPrefix, app) }
  package static func type(_ type: String) -> String { bounded(typePrefix, type) }

  /// An entity's identifier, which entities of other apps and types may have too.
  package static func identifier(_ id: String) -> String { bounded(identifierPrefix, id) }

  /// A domain filter; covers the domain's children, since every ancestor of an entity's domain is a term.
  package static func domain(_ domain: String) -> String { bounded(domainPrefix, domain) }

  /// The domain itself and every ancestor: `a.b.c`, `a.b`, `a`.
  package static func domains(of domain: String) -> [String] {
    var terms = [Terms.domain(domain)]
    var rest = Substring(domain)
    while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
      rest = rest[..<dot]
      if !rest.isEmpty { terms.append(Terms.domain(String(rest))) }
    }
    return terms
  }

  /// Compared without case, as BCP 47 asks.
  package static func language(_ tag: String) -> String { bounded(languagePrefix, tag.lowercased()) }

  /// The title as a whole; `nil` if it has no words.
  ///
  /// The words of the query, joined the same way, give the same term.
  package static func exactTitle(_ title: String) -> String? {
    let words = TextAnalyzer().foldedWords(of: title)
    return words.isEmpty ? nil : bounded(exactTitlePrefix, words)
  }

  /// The first word of a title as ``exactTitle(_:)`` has it, for titles that begin with a word.
  package static func titleStart(_ word: String) -> String { bounded(titleStartPrefix, word) }

  /// `key=value`: the value folded, blanks collapsed, punctuation kept; `nil` if it is blank.
  package static func exactValue(_ prefix: String, _ value: String) -> String? {
    let folded = TextAnalyzer().foldedValue(of: value)
    return folded.isEmpty ? nil : bounded(prefix + "=", folded)
  }

  /// The term of a boolean attribute.
  package static func boolean(_ prefix: String, _ value: Bool) -> String {
    prefix + (value ? "true" : "false")
  }

  /// On entities that have several numbers or dates where the slot holds the first only.
  package static func several(_ slot: UInt32) -> String { "X*\(slot)" }
  /// The first mapping whose entities have the term for several numbers.
  package static let severalSince = 2

  /// On entities with a name that is not their title: its exact value is a term of the same prefix.
  package static let otherName = "X+"
  /// The first mapping whose entities have the term for other names.
  package static let otherNameSince = 5

  /// Begins the term of an entity's protection class.
  package static let protectionPrefix = "XPROTECTION:="

  /// The term of a word in a field.
  ///
  /// Words are within their own limit, and so is every prefix: this never needs hashing.
  package static func word(_ prefix: String, _ word: String) -> String { bounded(prefix, word) }

  /// The prefix of a custom key: its name percent-encoded, or hashed if that is over 100 bytes.
  package static func customPrefix(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexadecimal(byte >> 4))
        bytes.append(hexadecimal(byte & 15))
      }
    }
    if bytes.count > 100 { return "XK#" + digest(name) + ":" }
    return "XK" + String(decoding: bytes, as: UTF8.self) + ":"
  }

  /// Prefix and text as one term, hashed if too long.
  package static func bounded(_ prefix: String, _ text: String) -> String {
    if prefix.utf8.count + text.utf8.count <= byteLimit { return prefix + text }
    return prefix + "#" + digest(text)
  }

  /// Whether a term may stand for a text that was too long for one: only what is stored tells which.
  ///
  /// - Parameter prefix: the one that `bounded(_:_:)` was given.
  package static func isHashed(_ term: String, prefix: String) -> Bool {
    let rest = term.utf8.dropFirst(prefix.utf8.count)
    return rest.count == 65 && rest.first == UInt8(ascii: "#")
  }

  /// SHA-256 of the text's bytes, in lower-case hexadecimal.
  static func digest(_ text: String) -> String {
    var text = text
    var hash = [CChar](repeating: 0, count: 2 * Int(SHA256_DIGEST_LENGTH) + 1)
    text.withUTF8 { _ = SHA256Data($0.baseAddress, $0.count, &hash) }
    return String(decoding: hash.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func hexadecimal(_ nibble: UInt8) -> UInt8 { nibble < 10 ? 0x30 + nibble : 0x37 + nibble }
}
