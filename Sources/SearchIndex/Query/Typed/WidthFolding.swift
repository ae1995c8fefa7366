/// Full-width signs, digits and letters as their ASCII counterparts, one scalar for one.
///
/// Words are folded by the analysis anyway; this is for signs and numbers, which mean the same in either width.
enum WidthFolding {
  static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    // The ideographic blank, and the minus of mathematics.
    case 0x3000: " "
    case 0x2212: "-"
    default: scalar
    }
  }

  static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { folded.append(fold(scalar)) }
    return String(folded)
  }
}
