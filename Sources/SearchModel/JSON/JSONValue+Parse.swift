extension JSONValue {
  /// How deep arrays and objects may nest.
  package static let depthLimit = 128

  /// Reads one JSON text.
  ///
  /// Strict RFC 8259, a single value with nothing but blanks around it. Whole numbers that fit 64 bits keep
  /// every digit, all others become the nearest `Double`. Time and memory grow with the length of the text.
  ///
  /// - Throws: the first fault; nothing was kept, the caller reports it.
  package static func parse(_ bytes: UnsafeRawBufferPointer) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes)
    return try parser.document()
  }

  /// Reads one JSON text.
  ///
  /// - Throws: the first fault.
  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in
      try parse(UnsafeRawBufferPointer(buffer))
    }
  }

  /// Reads one JSON text.
  ///
  /// - Throws: the first fault.
  package static func parse(_ text: String) throws(JSONError) -> JSONValue {
    try parse(Array(text.utf8))
  }
}
