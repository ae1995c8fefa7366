extension JSONParser {
  /// Reads a number; the current byte is its sign or first digit.
  mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    let isNegative = current == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let firstDigit = position
    var magnitude: UInt64 = 0
    var overflowed = false
    while let digit = digit() {
      let (product, carry) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carryToo) = product.addingReportingOverflow(digit)
      magnitude = sum
      overflowed = overflowed || carry || carryToo
    }
    guard position > firstDigit else { throw fault("a digit is expected here") }
    if position > firstDigit + 1, bytes[firstDigit] == UInt8(ascii: "0") {
      throw fault("a number does not begin with 0", at: firstDigit)
    }
    var isWhole = true
    if current == UInt8(ascii: ".") {
      isWhole = false
      try digitsAfterMark()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      if position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "+") || bytes[position + 1] == UInt8(ascii: "-")
      {
        position += 1
      }
      try digitsAfterMark()
    }
    if isWhole, !overflowed {
      if !isNegative, magnitude <= UInt64(Int64.max) { return .integer(Int64(magnitude)) }
      if isNegative, magnitude <= UInt64(Int64.max) + 1 {
        return .integer(Int64(truncatingIfNeeded: 0 &- magnitude))
      }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw fault("a number is too large to be kept", at: start)
    }
    return .number(value)
  }

  private mutating func digit() -> UInt64? {
    let byte = current
    guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    position += 1
    return UInt64(byte - UInt8(ascii: "0"))
  }

  private mutating func digitsAfterMark() throws(JSONError) {
    position += 1
    guard digit() != nil else { throw fault("a digit is expected here") }
    while digit() != nil {}
  }
}
