/// Named characters of roff: `\(xx` and `\[name]`.
///
/// Source: groff_char(7), the names that manual pages use.
enum RoffCharacters {
  static func text(named name: String) -> String? {
    if let known = table[name] { return known }
    // `uXXXX`, and `uXXXX_YYYY` for a base with marks.
    guard name.first == "u", name.count > 4 else { return nil }
    var result = ""
    for part in name.dropFirst().split(separator: "_") {
      guard let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static let table: [String: String] = {
    var table: [String: String] = [
      "-": "-", "hy": "-", "mi": "-", "en": "–", "em": "—", "aq": "'", "dq": "\"", "lq": "“", "rq": "”",
      "oq": "‘", "cq": "’", "Bq": "„", "bq": "‚", "Fo": "«", "Fc": "»", "fo": "‹", "fc": "›", "ha": "^",
      "ti": "~", "ga": "`", "aa": "´", "a^": "^", "a~": "~", "rs": "\\", "sl": "/", "ba": "|", "or": "|",
      "bb": "¦", "at": "@", "sh": "#", "Do": "$", "lB": "[", "rB": "]", "lC": "{", "rC": "}", "la": "⟨",
      "ra": "⟩", "ul": "_", "bu": "•", "ci": "○", "sq": "□", "dg": "†", "dd": "‡", "sc": "§", "ps": "¶",
      "co": "©", "rg": "®", "tm": "™", "de": "°", "mc": "µ", "ct": "¢", "eu": "€", "Eu": "€", "Po": "£",
      "Ye": "¥", "pl": "+", "mu": "×", "di": "÷", "+-": "±", "eq": "=", "!=": "≠", "<=": "≤", ">=": "≥",
      "==": "≡", "~=": "≅", "ap": "∼", "~~": "≈", "<-": "←", "->": "→", "<>": "↔", "ua": "↑", "da": "↓",
      "rA": "⇒", "lA": "⇐", "if": "∞", "no": "¬", "tno": "¬", "sr": "√", "12": "½", "14": "¼", "34": "¾",
      "S1": "¹", "S2": "²", "S3": "³", "OK": "✓", "ss": "ß", "ae": "æ", "AE": "Æ", "oe": "œ", "OE": "Œ",
      "o/": "ø", "/o": "ø", "O/": "Ø", "/O": "Ø", "/l": "ł", "/L": "Ł", "-D": "Ð", "Sd": "ð", "TP": "Þ",
      "Tp": "þ", "oa": "å", "oA": "Å", ".i": "ı", "r!": "¡", "r?": "¿", "*a": "α", "*b": "β", "*g": "γ",
      "*d": "δ", "*e": "ε", "*l": "λ", "*m": "μ", "*p": "π", "*s": "σ", "*w": "ω", "*W": "Ω", "space": " ",
      "lh": "☜", "rh": "☞", "tab": " ", "cmark": "✓", "sd": "″", "fm": "′",
    ]
    // An accent's sign, then the letter: the letter with that combining mark.
    let marks: [(sign: String, mark: String)] = [
      ("'", "\u{301}"), ("`", "\u{300}"), ("^", "\u{302}"), (":", "\u{308}"), ("~", "\u{303}"),
      (",", "\u{327}"), ("v", "\u{30C}"), ("o", "\u{30A}"),
    ]
    for (sign, mark) in marks {
      for letter in "aeiouyncsztrdgACDEGINORSTUYZ" {
        let name = "\(sign)\(letter)"
        if table[name] == nil { table[name] = precomposed("\(letter)\(mark)") }
      }
    }
    return table
  }()

  /// The one-scalar form of a letter with a mark where Latin-1 or Latin Extended-A has it.
  private static func precomposed(_ pair: String) -> String {
    for value: UInt32 in 0xC0...0x17F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let single = String(Character(scalar))
      // Swift compares strings by canonical equivalence.
      if single == pair { return single }
    }
    return pair
  }
}
