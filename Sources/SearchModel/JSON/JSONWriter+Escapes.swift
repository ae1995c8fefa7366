extension JSONWriter {
  /// Appends the text in quotes, escaped.
  mutating func quote(_ text: String) {
    var text = text
    text.withUTF8 { quote($0) }
  }

  private mutating func quote(_ raw: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var copied = 0
    var index = 0
    while index < raw.count {
      let byte = raw[index]
      let length: Int
      switch byte {
      case 0x00..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: length = 1
      case 0xC2 where raw[index + 1] < 0xA0: length = 2
      case 0xE2 where raw[index + 1] == 0x80 && (raw[index + 2] == 0xA8 || raw[index + 2] == 0xA9): length = 3
      default:
        index += 1
        continue
      }
      append(raw[copied..<index])
      escape(raw[index..<index + length])
      index += length
      copied = index
    }
    append(raw[copied...])
    append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ sequence: Slice<UnsafeBufferPointer<UInt8>>) {
    let byte = sequence[sequence.startIndex]
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0xC2: unit(UInt16(sequence[sequence.startIndex + 1]))
    case 0xE2: unit(0x2000 | UInt16(sequence[sequence.startIndex + 2] & 0x3F))
    default: unit(UInt16(byte))
    }
  }

  private mutating func unit(_ unit: UInt16) {
    append(UInt8(ascii: "u"))
    for shift in stride(from: UInt16(12), through: 0, by: -4) {
      let digit = UInt8(unit >> shift & 0xF)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
