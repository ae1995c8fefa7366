/// How many columns text takes on a terminal, as `wcwidth` has it.
package enum TextWidth {
  package static func columns(_ text: String) -> Int { text.reduce(0) { $0 + columns($1) } }

  /// 0 for what only combines, 2 for East Asian wide characters and emoji, else 1.
  package static func columns(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      // An emoji presentation selector makes its character wide.
      if scalar.value == 0xFE0F, width == 1 { return 2 }
      width = max(width, columns(scalar))
    }
    return width
  }

  package static func columns(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1 }
    if wide.contains(where: { $0 ~= value }) || scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return (0x1160...0x11FF).contains(value) ? 0 : 1
    }
  }

  /// The blocks whose characters are wide or full width (Unicode Standard Annex 11).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]

  /// Whether it has letters that run from right to left.
  package static func isRightToLeft(_ text: String) -> Bool {
    // All such letters have three bytes or a first byte from 0xD6 on.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains {
      switch $0.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}
