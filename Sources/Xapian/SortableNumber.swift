internal import CXapian

/// Numbers as bytes that order as the numbers do (`Xapian::sortable_serialise`).
package enum SortableNumber {
  /// At most nine bytes; minus infinity is the empty value, which Xapian takes for none.
  package static func encode(_ number: Double) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 9) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = cxap_sortable_serialise(number, start)
    }
  }

  /// The number `encode` made these bytes from; other bytes give some number.
  package static func decode(_ bytes: [UInt8]) -> Double {
    var number = 0.0
    var error: OpaquePointer?
    if !bytes.withBytes({ cxap_sortable_unserialise($0, &number, &error) }) { cxap_error_free(error) }
    return number
  }
}
