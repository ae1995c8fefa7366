internal import CXapian

/// Runs one entry of the C interface that answers a handle, and throws the error it left.
func handle(
  _ body: (UnsafeMutablePointer<OpaquePointer?>) -> OpaquePointer?
) throws(XapianError) -> OpaquePointer {
  var error: OpaquePointer?
  guard let handle = body(&error) else { throw XapianError(taking: error) }
  return handle
}

/// Runs one entry of the C interface that answers whether it succeeded, and throws the error it left.
func perform(_ body: (UnsafeMutablePointer<OpaquePointer?>) -> Bool) throws(XapianError) {
  var error: OpaquePointer?
  guard body(&error) else { throw XapianError(taking: error) }
}

/// Runs one entry that fills a buffer, and answers its bytes.
func bytes(
  _ body: (UnsafeMutablePointer<cxap_buffer>, UnsafeMutablePointer<OpaquePointer?>) -> Bool
) throws(XapianError) -> [UInt8] {
  try records(body) { reader in reader.rest() }
}

/// Runs one entry that fills a buffer with records, and reads them without another copy.
func records<Result>(
  _ body: (UnsafeMutablePointer<cxap_buffer>, UnsafeMutablePointer<OpaquePointer?>) -> Bool,
  read: (inout RecordReader) -> Result
) throws(XapianError) -> Result {
  var buffer = cxap_buffer()
  var error: OpaquePointer?
  guard body(&buffer, &error) else { throw XapianError(taking: error) }
  defer { cxap_buffer_free(buffer) }
  var reader = RecordReader(buffer)
  return read(&reader)
}

extension XapianError {
  /// Takes over the error an entry left, and frees it.
  init(taking error: OpaquePointer?) {
    guard let error else {
      self.init(code: .unknown, message: "The call failed without an error")
      return
    }
    self.init(
      code: Code(rawValue: String(cString: cxap_error_class(error))),
      message: String(cString: cxap_error_message(error)),
      context: String(cString: cxap_error_context(error)))
    cxap_error_free(error)
  }
}

extension String {
  /// Lends the UTF-8 of this text to a call.
  func withBytes<Result>(_ body: (cxap_bytes) -> Result) -> Result {
    var text = self
    return text.withUTF8 { body(cxap_bytes(bytes: $0.baseAddress, count: $0.count)) }
  }
}

extension [UInt8] {
  /// Lends these bytes to a call.
  func withBytes<Result>(_ body: (cxap_bytes) -> Result) -> Result {
    withUnsafeBufferPointer { body(cxap_bytes(bytes: $0.baseAddress, count: $0.count)) }
  }
}

extension [String] {
  /// Lends the UTF-8 of these texts to a call.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<cxap_bytes>) -> Result) -> Result {
    // One run of bytes for all texts, so that their addresses hold for the whole call.
    var joined: [UInt8] = []
    joined.reserveCapacity(reduce(0) { $0 + $1.utf8.count })
    for text in self { joined.append(contentsOf: text.utf8) }
    return joined.withUnsafeBufferPointer { all in
      var offset = 0
      let lent = map { text -> cxap_bytes in
        let count = text.utf8.count
        defer { offset += count }
        return cxap_bytes(bytes: all.baseAddress.map { $0 + offset }, count: count)
      }
      return lent.withUnsafeBufferPointer(body)
    }
  }
}

extension UInt32 {
  /// A count for Xapian: what is too large counts as the largest, what is negative as none.
  init(count: Int) { self = UInt32(clamping: count) }
}
