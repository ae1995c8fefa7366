/// Makes text harmless in a line, on a terminal and in HTML.
package enum Escape {
  /// The text with control characters and line separators as visible escapes.
  ///
  /// - Parameter forTerminal: escapes invisible direction overrides too, which would reorder what follows.
  package static func text(_ text: String, forTerminal: Bool = false) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else {
      return text
    }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 8)
    for scalar in text.unicodeScalars {
      if let visible = visible(scalar, forTerminal: forTerminal) {
        escaped += visible
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text with what HTML would read as marks escaped, and without what would reorder or break a page.
  package static func html(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t", "\u{2028}", "\u{2029}": escaped.unicodeScalars.append(scalar)
      default:
        if let visible = visible(scalar, forTerminal: true) {
          escaped += visible
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }

  /// What stands for a scalar that must not be printed as it is; `nil` for one that may.
  package static func visible(_ scalar: Unicode.Scalar, forTerminal: Bool) -> String? {
    switch scalar.value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0..<0x20, 0x7F: "\\x" + hexadecimal(scalar.value, digits: 2)
    case 0x80..<0xA0, 0x2028, 0x2029: "\\u" + hexadecimal(scalar.value, digits: 4)
    case 0x202A...0x202E, 0x2066...0x2069: forTerminal ? "\\u" + hexadecimal(scalar.value, digits: 4) : nil
    default: nil
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
