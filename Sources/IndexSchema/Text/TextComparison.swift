import CICU

/// How two texts are compared as wholes: what of them does not count.
///
/// Apple's counterpart: the modifiers `c` and `d` of Core Spotlight's query language.
package struct TextComparison: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Upper and lower case are the same, compatibility forms too (`ﬁ`, full width).
  package static let ignoringCase = TextComparison(rawValue: 1)
  /// Marks and the like do not count.
  package static let ignoringMarks = TextComparison(rawValue: 2)
  /// As exact values are indexed: see `Terms.exactValue`.
  package static let folded: TextComparison = [.ignoringCase, .ignoringMarks]

  /// The scalars that are compared: equal texts have equal forms, whatever their normalisation.
  ///
  /// With both options this is the folded value of the index, blanks at the ends kept if `keepsEnds`; so a term decides.
  /// Cost: linear.
  package func form(of text: String, keepsEnds: Bool = false) -> [UInt32] {
    if contains(.folded) { return foldedForm(of: text, keepsEnds: keepsEnds) }
    let composed = Self.composed(text.unicodeScalars.map(\.value))
    if contains(.ignoringCase) { return Self.caseFolded(composed) }
    return contains(.ignoringMarks) ? composed.flatMap(Self.unmarked) : composed
  }

  private func foldedForm(of text: String, keepsEnds: Bool) -> [UInt32] {
    let folded = TextAnalyzer().foldedValue(of: text).unicodeScalars.map(\.value)
    guard keepsEnds else { return folded }
    let blank: (Unicode.Scalar?) -> [UInt32] = { $0.map(\.properties.isWhitespace) == true ? [0x20] : [] }
    if folded.isEmpty { return blank(text.unicodeScalars.first) }
    return blank(text.unicodeScalars.first) + folded + blank(text.unicodeScalars.last)
  }

  private static func composed(_ scalars: [UInt32]) -> [UInt32] {
    if scalars.allSatisfy({ $0 < 0x300 }) { return scalars }
    // Composition never lengthens by more than three for one.
    var target = [UInt32](repeating: 0, count: scalars.count * 3)
    let count = ll_compose(scalars, Int32(scalars.count), &target, Int32(target.count))
    return Array(target.prefix(Int(count)))
  }

  /// NFKC with full case folding, in chunks that can be normalised alone.
  private static func caseFolded(_ scalars: [UInt32]) -> [UInt32] {
    var folded: [UInt32] = []
    folded.reserveCapacity(scalars.count)
    var room = [UInt32](repeating: 0, count: 600)
    var start = 0
    while start < scalars.count {
      if scalars[start] < 0x80, start + 1 == scalars.count || scalars[start + 1] < 0x300 {
        folded.append(scalars[start] | (scalars[start] &- 0x41 < 26 ? 0x20 : 0))
        start += 1
        continue
      }
      var end = start + 1
      while end < scalars.count, end - start < 30, !ll_boundary_before(scalars[end]) { end += 1 }
      let count = scalars.withUnsafeBufferPointer {
        ll_normalize($0.baseAddress! + start, Int32(end - start), &room, 600)
      }
      folded.append(contentsOf: room.prefix(Int(count)))
      start = end
    }
    return folded
  }

  /// The scalar without marks, its case kept.
  private static func unmarked(_ scalar: UInt32) -> [UInt32] {
    if scalar < 0x80 { return [scalar] }
    guard ll_is_upper(scalar), let upper = Unicode.Scalar(scalar) else { return bare(scalar) }
    // The folding of the index knows lower case only.
    return upper.properties.lowercaseMapping.unicodeScalars.flatMap { bare($0.value) }.flatMap { value in
      Unicode.Scalar(value)?.properties.uppercaseMapping.unicodeScalars.map(\.value) ?? [value]
    }
  }

  private static func bare(_ scalar: UInt32) -> [UInt32] {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4) { room in
      Array(room.prefix(Int(ll_fold(scalar, room.baseAddress!))))
    }
  }
}
