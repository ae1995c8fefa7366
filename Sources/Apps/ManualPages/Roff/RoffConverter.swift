/// Turns the source of a manual page into plain text: the `man` and `mdoc` macro packages and roff's escapes.
///
/// It is no typesetter: it keeps the words in order, breaks lines where the page does, and drops what only
/// places ink.
///
/// Conditionals go the way a terminal (`nroff`) takes them. Cost is linear in the source
/// up to the limit of the text. Source: groff(7), man(7), groff_mdoc(7), tbl(1).
package struct RoffConverter {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Bytes of text after which the rest of the page is left out.
  let limit: Int
  var output: [UInt8] = []
  var pending = Gap.none
  /// The next word follows the last without a space (`\c`, `Ns`).
  var joins = false
  /// Inside `.nf`: lines of the source are lines of the text.
  var keepsLines = false
  /// Strings that `.ds` defined.
  var strings: [String: [UInt8]] = [:]
  /// Macros that the page defines and that print their arguments.
  var ownMacros: Set<String> = []

  // Conditionals
  var elseBranches: [Bool] = []
  var skippedBlocks = 0
  /// Lines are skipped until this request.
  var skipsUntil: [UInt8]?
  var definedMacro: String?

  // The NAME section
  var nameSection: Range<Int>?
  var nameStart: Int?

  var isTagLine = false
  var table: Table?

  // mdoc
  var isMdoc = false
  var mdocName: [UInt8] = []

  enum Gap: Int {
    case none, space, line
  }

  /// Where a table is: before its format is over, or in its rows.
  struct Table {
    var isInFormat = true
    var isFirstLine = true
    var separator = UInt8(ascii: "\t")
  }

  init(limit: Int) {
    self.limit = limit
    output.reserveCapacity(min(limit, 16 << 10))
  }

  /// The text of a page.
  ///
  /// - Parameter source: UTF-8, or Latin-1 if it is not valid UTF-8.
  /// - Parameter limit: bytes of text to keep at most.
  package static func convert(_ source: [UInt8], limit: Int = 64 << 10) -> ManualText {
    var converter = RoffConverter(limit: limit)
    let bytes = source.contains { $0 >= 0x80 } ? utf8(source) : source
    bytes.withUnsafeBufferPointer { converter.run($0) }
    return converter.finish()
  }

  private static func utf8(_ source: [UInt8]) -> [UInt8] {
    if String(validating: source, as: UTF8.self) != nil { return source }
    var result: [UInt8] = []
    result.reserveCapacity(source.count + source.count / 8)
    for byte in source {
      if byte < 0x80 {
        result.append(byte)
      } else {
        result.append(0xC0 | byte >> 6)
        result.append(0x80 | byte & 0x3F)
      }
    }
    return result
  }

  private mutating func run(_ source: Bytes) {
    var start = 0
    while start < source.count, output.count < limit {
      var end = start
      while end < source.count, source[end] != UInt8(ascii: "\n") { end += 1 }
      var last = end
      if last > start, source[last - 1] == UInt8(ascii: "\r") { last -= 1 }
      let whole = Bytes(rebasing: source[start..<last])
      if Self.isContinued(whole) {
        joinedLine(source, &start, whole)
      } else {
        line(whole)
        start = end + 1
      }
    }
  }

  /// Whether a control line's last backslash joins it with the next line.
  ///
  /// `\{\` needs no joining: a block begins on the next line either way.
  private static func isContinued(_ line: Bytes) -> Bool {
    guard line.count > 2, line[0] == UInt8(ascii: "."), line[line.count - 1] == UInt8(ascii: "\\") else {
      return false
    }
    let before = line[line.count - 2]
    return before != UInt8(ascii: "\\") && before != UInt8(ascii: "{")
  }

  private mutating func joinedLine(_ source: Bytes, _ start: inout Int, _ first: Bytes) {
    var joined = Array(first.dropLast())
    start += first.count + 1
    while start < source.count {
      let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
      joined += source[start..<end]
      start = end + 1
      guard joined.last == UInt8(ascii: "\\"), joined.count < 8192 else { break }
      joined.removeLast()
    }
    joined.withUnsafeBufferPointer { line($0) }
  }

  private mutating func finish() -> ManualText {
    if let start = nameStart { nameSection = start..<output.count }
    if output.count > limit {
      var end = limit
      while end > 0, output[end] & 0xC0 == 0x80 { end -= 1 }
      output.removeSubrange(end...)
    }
    let section = nameSection.map { $0.clamped(to: 0..<output.count) } ?? 0..<0
    return ManualText(
      nameSection: String(decoding: output[section], as: UTF8.self),
      text: String(decoding: output, as: UTF8.self))
  }

  // MARK: Lines

  mutating func line(_ line: Bytes) {
    if let end = skipsUntil {
      skip(line, until: end)
    } else if skippedBlocks > 0 {
      skippedBlocks = max(0, skippedBlocks + Self.blockBalance(line))
    } else if line.isEmpty {
      gap(.line)
    } else if line[0] == UInt8(ascii: ".") || line[0] == UInt8(ascii: "'") {
      control(line)
    } else if table != nil {
      tableLine(line)
    } else {
      if line[0] == UInt8(ascii: " ") { gap(.line) }
      emit(line)
      endTextLine()
    }
  }

  /// A line of the source is over: a line of the text, a space, or the end of a `.TP` tag.
  mutating func endTextLine() {
    gap(keepsLines || isTagLine ? .line : .space)
    isTagLine = false
  }

  private mutating func skip(_ line: Bytes, until end: [UInt8]) {
    if let name = definedMacro, line.contains(UInt8(ascii: "$")) {
      ownMacros.insert(name)
    }
    // `.  .` ends a definition as `..` does.
    let name = line.dropFirst().drop(while: RoffArguments.isBlank)
    guard let first = line.first, first == end[0], name.starts(with: end.dropFirst()) else { return }
    skipsUntil = nil
    definedMacro = nil
  }

  /// `\{` opened less `\}` closed in a line.
  static func blockBalance(_ line: Bytes) -> Int {
    var balance = 0
    var index = 0
    while index + 1 < line.count {
      if line[index] == UInt8(ascii: "\\") {
        if line[index + 1] == UInt8(ascii: "{") { balance += 1 }
        if line[index + 1] == UInt8(ascii: "}") { balance -= 1 }
        index += 1
      }
      index += 1
    }
    return balance
  }

  // MARK: Output

  mutating func gap(_ gap: Gap) {
    if gap.rawValue > pending.rawValue { pending = gap }
  }

  /// Appends bytes that are not white space.
  mutating func put(_ byte: UInt8) {
    if pending != .none {
      if !joins, !output.isEmpty {
        output.append(pending == .line ? UInt8(ascii: "\n") : UInt8(ascii: " "))
      }
      pending = .none
    }
    joins = false
    output.append(byte)
  }

  mutating func put(_ text: String) {
    for byte in text.utf8 {
      if byte == UInt8(ascii: " ") { gap(.space) } else { put(byte) }
    }
  }
}
