/// Writes JSON as UTF-8, member after member, without building a tree first.
///
/// Output is safe on a terminal and inside a line: every control character (C0, DEL, C1) and the line separators
/// U+2028 and U+2029 are escaped. Commas come by themselves; the caller sees to balanced brackets.
package struct JSONWriter: Sendable {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init(reserving capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// What was written so far, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Forgets what was written and keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Ends a line of NDJSON.
  package mutating func newline() {
    bytes.append(0x0A)
    needsComma = false
  }

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// The key of the next value.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  package mutating func integer(_ value: Int64) { literal(String(value)) }
  package mutating func integer(_ value: Int) { literal(String(value)) }
  package mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }
  package mutating func null() { literal("null") }

  /// The shortest digits that read back as the same number, whole ones without `.0`.
  ///
  /// JSON has no infinity and no NaN: they become `null`.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    let text = value.description
    literal(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .integer(let value): integer(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }
  mutating func append(_ run: Slice<UnsafeBufferPointer<UInt8>>) { bytes.append(contentsOf: run) }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }
}
