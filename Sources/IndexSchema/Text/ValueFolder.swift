/// Folds a whole value: case, width and marks go, blanks collapse to one space, punctuation stays.
enum ValueFolder {
  static func fold(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      var folded: [UInt8] = []
      folded.reserveCapacity(bytes.count)
      if bytes.allSatisfy({ $0 < 0x80 }) {
        var wantsSpace = false
        for byte in bytes { append(UInt32(CharacterClass.ascii[256 + Int(byte)]), to: &folded, &wantsSpace) }
        return folded
      }
      let source = UnicodeSource(bytes, base: 0)
      var wantsSpace = false
      var term = TermBuffer()
      for index in 0..<source.count {
        if source.kind(index) == CharacterClass.blank {
          wantsSpace = !folded.isEmpty
          continue
        }
        term.clear()
        source.appendFoldedAlone(index, to: &term)
        if term.count == 0 { continue }
        if wantsSpace { folded.append(0x20) }
        wantsSpace = false
        folded.append(contentsOf: term.term)
      }
      return folded
    }
  }

  private static func append(_ byte: UInt32, to folded: inout [UInt8], _ wantsSpace: inout Bool) {
    if byte <= 0x20 || byte == 0x7F {
      wantsSpace = !folded.isEmpty
      return
    }
    if wantsSpace { folded.append(0x20) }
    wantsSpace = false
    folded.append(UInt8(truncatingIfNeeded: byte))
  }
}
