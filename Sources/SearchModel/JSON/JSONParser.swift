/// A recursive-descent reader over bytes that somebody else keeps alive.
struct JSONParser {
  let bytes: UnsafeRawBufferPointer
  var position = 0
  var depth = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The byte at the current position, 0 at the end: NUL is nowhere legal, so it needs no case of its own.
  @inline(__always) var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  func fault(_ message: String, at offset: Int? = nil) -> JSONError {
    JSONError(offset: offset ?? position, message: message)
  }

  mutating func document() throws(JSONError) -> JSONValue {
    skipBlanks()
    let value = try value()
    skipBlanks()
    guard position == bytes.count else { throw fault("there is more text after the value") }
    return value
  }

  @inline(__always) mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  mutating func value() throws(JSONError) -> JSONValue {
    guard position < bytes.count else { throw fault("the text ends where a value is expected") }
    switch bytes[position] {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw fault("a value is expected here")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count else { throw fault("the text ends inside a word") }
    for index in 0..<word.utf8CodeUnitCount where bytes[position + index] != word.utf8Start[index] {
      throw fault("only the words true, false and null stand without quotes")
    }
    position = end
    return value
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= JSONValue.depthLimit else {
      throw fault("more than \(JSONValue.depthLimit) levels are nested")
    }
    position += 1
    skipBlanks()
  }

  private mutating func leave() {
    depth -= 1
    position += 1
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    try enter()
    var elements: [JSONValue] = []
    if current == UInt8(ascii: "]") {
      leave()
      return .array(elements)
    }
    while true {
      skipBlanks()
      elements.append(try value())
      skipBlanks()
      switch current {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "]"):
        leave()
        return .array(elements)
      default: throw fault(atEnd("an array is not closed", else: "a comma or ] is expected here"))
      }
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    try enter()
    var members: [(key: String, value: JSONValue)] = []
    if current == UInt8(ascii: "}") {
      leave()
      return .object(members)
    }
    members.reserveCapacity(12)
    while true {
      skipBlanks()
      guard current == UInt8(ascii: "\"") else {
        throw fault(atEnd("an object is not closed", else: "a key in double quotes is expected here"))
      }
      let key = try string()
      skipBlanks()
      guard current == UInt8(ascii: ":") else {
        throw fault(atEnd("an object is not closed", else: "a colon is expected after a key"))
      }
      position += 1
      skipBlanks()
      members.append((key, try value()))
      skipBlanks()
      switch current {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"):
        leave()
        return .object(members)
      default: throw fault(atEnd("an object is not closed", else: "a comma or } is expected here"))
      }
    }
  }

  private func atEnd(_ ended: String, else other: String) -> String {
    position >= bytes.count ? ended : other
  }
}
