/// Where a list of hits goes on, whatever is donated meanwhile.
///
/// It names the entities that were shown, so the next page has none of them again and leaves none out that was not
/// shown, even if the order has changed since. Of very long lists it knows only how many were shown; then that
/// holds as long as the index does not change.
package struct SearchCursor: Sendable, Hashable {
  /// So many shown entities are named.
  package static let mostSeen = 1_000

  /// `generation.revision` of the page before.
  package var revision: String
  /// Which search it belongs to.
  package var fingerprint: UInt64
  /// The offset of the first page.
  package var base: Int
  /// How many entities were shown since.
  package var shown: Int
  /// Their rows, ascending; `nil` if they were too many.
  package var seen: [Int64]?

  package init(revision: String, fingerprint: UInt64, base: Int, shown: Int = 0, seen: [Int64]? = []) {
    self.revision = revision
    self.fingerprint = fingerprint
    self.base = base
    self.shown = shown
    self.seen = seen
  }

  /// The place of the next page.
  package var offset: Int { base + shown }

  /// The cursor behind a page; `nil` if it is the last.
  package init?(after response: SearchResponse, of request: SearchRequest) {
    guard response.next != nil else { return nil }
    self =
      request.cursor
      ?? SearchCursor(revision: "", fingerprint: request.fingerprint, base: max(0, request.offset))
    revision = response.revision
    var rows: [Int64] = []
    for case .entity(let hit) in response.hits { rows.append(hit.entity.row) }
    shown += rows.count
    guard var seen, seen.count + rows.count <= Self.mostSeen else {
      self.seen = nil
      return
    }
    seen += rows
    self.seen = seen.sorted()
  }

  // MARK: As text

  /// What programs hand back: letters, digits, `-` and `_`.
  package var text: String {
    var bytes: [UInt8] = [1]
    for part in revisionParts { bytes.append(varint: part) }
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: fingerprint >> UInt64(shift)))
    }
    bytes.append(varint: UInt64(base))
    bytes.append(varint: UInt64(shown))
    bytes.append(seen == nil ? 0 : 1)
    var last: Int64 = 0
    for row in seen ?? [] {
      bytes.append(varint: UInt64(bitPattern: row &- last))
      last = row
    }
    let check = Fingerprint(bytes).value
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: check >> UInt64(shift)))
    }
    return Base64.encode(bytes, alphabet: .url)
  }

  private var revisionParts: [UInt64] {
    let parts = revision.split(separator: ".").map { UInt64($0) ?? 0 }
    return [parts.first ?? 0, parts.count > 1 ? parts[1] : 0]
  }

  /// Reads what ``text`` gave.
  ///
  /// - Throws: `usage` for anything else.
  package init(_ text: String) throws(LimelightError) {
    guard let bytes = Base64.decode(text, alphabet: .url), let cursor = Self(bytes: bytes) else {
      throw LimelightError(
        .usage, "the cursor cannot be read", hint: "Hand back the `cursor` of the page before as it is.")
    }
    self = cursor
  }

  private init?(bytes: [UInt8]) {
    guard bytes.count > 4, bytes[0] == 1 else { return nil }
    let check = Fingerprint(bytes.dropLast(4)).value
    for (place, byte) in bytes.suffix(4).enumerated()
    where byte != UInt8(truncatingIfNeeded: check >> UInt64(place * 8)) {
      return nil
    }
    var rest = bytes.dropLast(4).dropFirst()
    guard let generation = rest.removeVarint(), let revision = rest.removeVarint(), rest.count >= 8 else {
      return nil
    }
    var fingerprint: UInt64 = 0
    for (place, byte) in rest.prefix(8).enumerated() { fingerprint |= UInt64(byte) << UInt64(place * 8) }
    rest = rest.dropFirst(8)
    guard let base = rest.removeVarint().flatMap({ Int(exactly: $0) }),
      let shown = rest.removeVarint().flatMap({ Int(exactly: $0) }),
      !base.addingReportingOverflow(shown).overflow, let knows = rest.popFirst()
    else { return nil }
    self.init(revision: "\(generation).\(revision)", fingerprint: fingerprint, base: base, shown: shown)
    var rows: [Int64] = []
    while !rest.isEmpty {
      guard let step = rest.removeVarint(), rows.count < Self.mostSeen else { return nil }
      rows.append((rows.last ?? 0) &+ Int64(bitPattern: step))
    }
    seen = knows == 0 ? nil : rows
  }
}

extension SearchRequest {
  /// What makes it this search and not another, whatever page of it is asked for.
  package var fingerprint: UInt64 {
    var mark = Fingerprint()
    mark.add(text)
    for part in [apps, types, domains] {
      // In any order, any number of times: the same filter.
      for value in Set(part.map { Array($0.utf8) }).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        mark.add("=" + String(decoding: value, as: UTF8.self))
      }
      mark.add("-")
    }
    mark.add("\(namesOnly) \(includesHidden) \(syntax.rawValue)")
    for key in sort { mark.add("\(key.isDescending) \(key.key)") }
    for condition in conditions { mark.add("if " + condition) }
    return mark.value
  }

  /// The place of the first hit that is asked for.
  package var start: Int { cursor?.offset ?? max(0, offset) }
}

/// FNV-1a over parts, so that it is the same in every process.
private struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}
  init(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // No part of UTF-8.
    add(0xFF)
  }
}

extension [UInt8] {
  fileprivate mutating func append(varint number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func removeVarint() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = popFirst() else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }
}
