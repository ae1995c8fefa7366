extension RoffConverter {
  /// What a request or a macro of the `man` package does to the text.
  private enum Effect {
    case heading, paragraph, lineBreak, tag, taggedParagraph
    /// Prints its arguments with spaces between them.
    case words
    /// Prints its arguments without spaces: fonts in turn.
    case alternating
    case keepLines, fillLines
    case option, link, linkEnd, reference
    case startTable, endTable, tableFormat
    case skipTo(String)
    case define, ignore, string, when, otherwise
  }

  private static let effects: [String: Effect] = [
    "SH": .heading, "SS": .heading,
    "PP": .paragraph, "P": .paragraph, "LP": .paragraph, "HP": .paragraph, "sp": .paragraph,
    "Sp": .paragraph, "br": .lineBreak, "RS": .lineBreak, "RE": .lineBreak, "in": .lineBreak,
    "ti": .lineBreak, "ce": .lineBreak, "YS": .lineBreak,
    "TP": .tag, "TQ": .tag, "IP": .taggedParagraph,
    "B": .words, "I": .words, "SM": .words, "SB": .words, "SY": .words,
    "BR": .alternating, "BI": .alternating, "RB": .alternating, "RI": .alternating, "IR": .alternating,
    "IB": .alternating,
    "nf": .keepLines, "EX": .keepLines, "Vb": .keepLines, "fi": .fillLines, "EE": .fillLines,
    "Ve": .fillLines,
    "OP": .option, "UR": .link, "MT": .link, "UE": .linkEnd, "ME": .linkEnd, "MR": .reference,
    "TS": .startTable, "TE": .endTable, "T&": .tableFormat,
    "EQ": .skipTo(".EN"), "PS": .skipTo(".PE"), "G1": .skipTo(".G2"),
    "de": .define, "de1": .define, "am": .define, "ig": .ignore, "ds": .string, "ds1": .string,
    "if": .when, "ie": .when, "el": .otherwise,
  ]

  mutating func control(_ line: Bytes) {
    let arguments = RoffArguments(line)
    if isMdoc, mdoc(arguments) { return }
    guard let effect = Self.effects[arguments.name] else {
      if arguments.name == "Dd" || arguments.name == "Dt" || arguments.name == "Sh" {
        isMdoc = true
        _ = mdoc(arguments)
      } else if ownMacros.contains(arguments.name) {
        words(arguments.list)
      }
      return
    }
    apply(effect, arguments)
  }

  private mutating func apply(_ effect: Effect, _ arguments: RoffArguments) {
    switch effect {
    case .heading: heading(arguments)
    case .paragraph, .lineBreak:
      gap(.line)
    case .tag:
      gap(.line)
      isTagLine = true
    case .taggedParagraph:
      gap(.line)
      if let tag = arguments.list.first {
        emit(tag.bytes, isQuoted: tag.isQuoted)
        gap(.space)
      }
    case .words: words(arguments.list)
    case .alternating:
      for argument in arguments.list { emit(argument.bytes, isQuoted: argument.isQuoted) }
      endTextLine()
    case .keepLines:
      gap(.line)
      keepsLines = true
    case .fillLines:
      gap(.line)
      keepsLines = false
    case .option:
      put("[")
      words(arguments.list)
      joins = true
      put("]")
      gap(.space)
    case .link:
      words(arguments.list)
    case .linkEnd:
      if let punctuation = arguments.list.first {
        joins = true
        emit(punctuation.bytes, isQuoted: punctuation.isQuoted)
      }
      gap(.space)
    case .reference:
      reference(arguments.list)
    case .startTable:
      gap(.line)
      table = Table()
    case .endTable:
      gap(.line)
      table = nil
    case .tableFormat:
      table?.isInFormat = true
    case .skipTo(let end):
      skipsUntil = Array(end.utf8)
    case .ignore:
      skipsUntil = Array(".".utf8) + (arguments.list.first.map { Array($0.bytes) } ?? Array(".".utf8))
    case .define:
      let names = arguments.list
      definedMacro = names.first.map { String(decoding: $0.bytes, as: UTF8.self) }
      skipsUntil = Array(".".utf8) + (names.count > 1 ? Array(names[1].bytes) : Array(".".utf8))
    case .string: define(arguments.rest)
    case .when: conditional(arguments)
    case .otherwise:
      branch(elseBranches.popLast() ?? false, arguments.rest)
    }
  }

  mutating func words(_ arguments: [RoffArguments.Argument]) {
    // Without arguments `.B` sets the font of the next line, which is text by itself.
    guard !arguments.isEmpty else { return }
    for argument in arguments {
      emit(argument.bytes, isQuoted: argument.isQuoted)
      gap(.space)
    }
    endTextLine()
  }

  /// `name(section)` and what follows it.
  mutating func reference(_ arguments: [RoffArguments.Argument]) {
    for (place, argument) in arguments.enumerated() {
      if place == 1 { put("(") }
      emit(argument.bytes, isQuoted: argument.isQuoted)
      if place == 1 { put(")") }
    }
    endTextLine()
  }

  mutating func heading(_ arguments: RoffArguments) {
    if let start = nameStart {
      nameSection = start..<output.count
      nameStart = nil
    }
    keepsLines = false
    isTagLine = false
    gap(.line)
    let start = output.count
    words(arguments.list)
    gap(.line)
    let title = output[start...].drop { $0 == UInt8(ascii: "\n") }
    if nameSection == nil, title.count == 4,
      title.elementsEqual("NAME".utf8, by: { $0 & 0xDF == $1 })
    {
      nameStart = output.count
    }
  }

  // MARK: Strings and conditionals

  private mutating func define(_ rest: Bytes) {
    let end = rest.firstIndex(where: RoffArguments.isBlank) ?? rest.count
    var start = end
    while start < rest.count, RoffArguments.isBlank(rest[start]) { start += 1 }
    if start < rest.count, rest[start] == UInt8(ascii: "\"") { start += 1 }
    guard end > 0, strings.count < 1000, rest.count - start < 1000 else { return }
    strings[String(decoding: rest[..<end], as: UTF8.self)] = Array(rest[start...])
  }

  private mutating func conditional(_ arguments: RoffArguments) {
    let rest = arguments.rest
    var index = 0
    var isNegated = false
    while index < rest.count, rest[index] == UInt8(ascii: "!") {
      isNegated.toggle()
      index += 1
    }
    var holds = condition(rest, &index)
    if isNegated { holds.toggle() }
    if arguments.name == "ie", elseBranches.count < 100 { elseBranches.append(!holds) }
    branch(holds, Bytes(rebasing: rest[index...]))
  }

  /// Whether a condition holds on a terminal, and where it ends.
  private func condition(_ rest: Bytes, _ index: inout Int) -> Bool {
    guard index < rest.count else { return false }
    let kind = rest[index]
    switch kind {
    case UInt8(ascii: "n"), UInt8(ascii: "o"):
      index += 1
      return true
    case UInt8(ascii: "t"), UInt8(ascii: "e"), UInt8(ascii: "v"):
      index += 1
      return false
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      // 'one'other': equal texts; registers and strings in them differ from any literal.
      var parts: [Range<Int>] = []
      index += 1
      for _ in 0..<2 {
        let end = rest[index...].firstIndex(of: kind) ?? rest.count
        parts.append(index..<end)
        index = min(end + 1, rest.count)
      }
      return rest[parts[0]].elementsEqual(rest[parts[1]])
    default:
      let start = index
      while index < rest.count, !RoffArguments.isBlank(rest[index]) { index += 1 }
      // `d name`, `r name`, `c character`: the operand follows a space.
      if index - start == 1, "drcFmS".utf8.contains(kind) {
        while index < rest.count, RoffArguments.isBlank(rest[index]) { index += 1 }
        while index < rest.count, !RoffArguments.isBlank(rest[index]) { index += 1 }
        return false
      }
      // `\n(.g` asks for groff's abilities; every other register is taken as 0.
      let text = String(decoding: rest[start..<index], as: UTF8.self)
      return text.hasPrefix("\\n(.g") || text.hasPrefix("\\n[.g]") || text.first == "1"
    }
  }

  private mutating func branch(_ isTaken: Bool, _ rest: Bytes) {
    var start = 0
    while start < rest.count, RoffArguments.isBlank(rest[start]) { start += 1 }
    let body = Bytes(rebasing: rest[start...])
    let opens = body.count > 1 && body[0] == UInt8(ascii: "\\") && body[1] == UInt8(ascii: "{")
    if isTaken {
      let remaining = opens ? Bytes(rebasing: body[2...]) : body
      // `\{\` alone: the block is on the lines that follow.
      if remaining.count > 1 { line(remaining) }
    } else if opens {
      skippedBlocks = max(0, Self.blockBalance(body))
    }
  }

  // MARK: Tables

  /// One line of a `tbl` table: the format is dropped, rows are kept as words.
  mutating func tableLine(_ line: Bytes) {
    guard var current = table else { return }
    defer { if table != nil { table = current } }
    if current.isInFormat {
      let last = line.last { !RoffArguments.isBlank($0) }
      if current.isFirstLine, last == UInt8(ascii: ";") {
        let options = String(decoding: line, as: UTF8.self)
        if let range = options.firstRange(of: "tab("), let sign = options[range.upperBound...].utf8.first {
          current.separator = sign
        }
      } else if last == UInt8(ascii: ".") {
        current.isInFormat = false
      }
      current.isFirstLine = false
      return
    }
    let isRule = line.allSatisfy { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "=") }
    if isRule { return }
    var start = 0
    while start <= line.count {
      let end = line[start...].firstIndex(of: current.separator) ?? line.count
      let cell = Bytes(rebasing: line[start..<end])
      let isBrace =
        cell.count == 2 && cell[0] == UInt8(ascii: "T")
        && (cell[1] == UInt8(ascii: "{") || cell[1] == UInt8(ascii: "}"))
      if !isBrace { emit(cell) }
      gap(.space)
      start = end + 1
    }
    gap(line.suffix(2).elementsEqual("T{".utf8) ? .space : .line)
  }
}
