import SearchModel
import SearchService
import TerminalText

/// `limelight search`: ranked entities and actions.
struct SearchCommand {
  enum Format { case text, json, ndjson, ids, uris, count }

  var request: SearchRequest
  var format: Format
  var endsWithNull: Bool
  /// Whether a last line of NDJSON says what is no hit.
  var hasSummary: Bool

  /// Resolves the flags.
  ///
  /// - Throws: `usage` for values that do not exist or do not go together.
  init(_ arguments: LowArguments, scope: (apps: [String], types: [String])) throws(LimelightError) {
    request = SearchRequest(arguments.words.joined(separator: " "))
    request.apps = scope.apps
    request.types = scope.types
    request.domains = try arguments.texts(.domain)
    request.namesOnly = arguments.has(.name)
    request.limit = try arguments.count(.limit, default: 20)
    request.offset = try arguments.count(.offset, default: 0)
    if let cursor = try arguments.text(.cursor) {
      guard !arguments.has(.offset) else {
        throw LimelightError(
          .usage, "--cursor and --offset do not go together",
          hint: "A cursor knows its place: leave --offset away")
      }
      request.cursor = try SearchCursor(cursor)
    }
    request.facets = arguments.flags[.facet] ?? []
    request.countOnly = arguments.has(.count)
    request.isTyping = arguments.has(.typing)
    request.explain = arguments.has(.explain)
    request.usesEngagement = !arguments.has(.noEngagement)
    request.syntax = try arguments.choice(.syntax, Syntax.self)?.syntax ?? .forgiving
    request.sort = try Self.sortKeys(arguments)
    endsWithNull = arguments.has(.null)
    format = try Self.format(arguments)
    hasSummary = arguments.has(.summary)
    guard !hasSummary || format == .ndjson else {
      throw LimelightError(
        .usage, "--summary goes with --ndjson only", hint: "--json has all of it: leave --summary away")
    }
    // Intents have neither: a script that asks for ten identifiers gets ten.
    request.includesIntents = format != .ids && format != .uris
    request.suggestionLimit = format == .count ? 0 : Self.suggestionLimit
  }

  private static let suggestionLimit = 5

  private enum Syntax: String, CaseIterable {
    case forgiving, strict, spotlight
    var syntax: SearchRequest.Syntax {
      switch self {
      case .forgiving: .forgiving
      case .strict: .strict
      case .spotlight: .spotlight
      }
    }
  }

  private static func format(_ arguments: LowArguments) throws(LimelightError) -> Format {
    let chosen: [(flag: Flag.Name, format: Format)] = [
      (.json, .json), (.ndjson, .ndjson), (.ids, .ids), (.uris, .uris),
    ].filter { arguments.has($0.0) }
    guard chosen.count < 2 else {
      let names = chosen.map { "--" + FlagTable.flag($0.flag).long }
      throw LimelightError(
        .usage, "\(names.joined(separator: " and ")) do not go together", hint: "Choose one of them")
    }
    let format = chosen.first?.format ?? (arguments.has(.count) ? .count : .text)
    guard !arguments.has(.null) || format == .text || format == .ids || format == .uris else {
      throw LimelightError(
        .usage, "-0 goes with --ids, --uris or plain lines only", hint: "Leave one of them away")
    }
    return format
  }

  private static func sortKeys(_ arguments: LowArguments) throws(LimelightError) -> [SearchRequest.SortKey] {
    var keys: [SearchRequest.SortKey] = []
    for part in (arguments.flags[.sort] ?? []).flatMap({
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }) {
      let halves = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = halves.first, !key.isEmpty,
        halves.count == 1 || halves[1] == "desc" || halves[1] == "asc"
      else {
        throw arguments.wrong(.sort, "is not KEY, KEY:asc or KEY:desc", "title:desc")
      }
      keys.append(.init(String(key), isDescending: halves.count == 2 && halves[1] == "desc"))
    }
    return keys
  }

  static func run(_ invocation: Invocation) async throws -> Int32 {
    var command = try SearchCommand(invocation.arguments, scope: await invocation.resolvedFilters())
    command.request.includesHighlights = command.showsHighlights(invocation.terminal)
    command.request.includesExtracts = command.request.includesHighlights
    let response = try await invocation.service.search(command.request)
    try command.write(response, invocation)
    // Also where nothing was found: there may be something.
    if response.isIncomplete { return LimelightError.Code.partly.rawValue }
    return response.count == 0 && response.hits.isEmpty ? ExitCode.none : ExitCode.ok
  }

  private func write(_ response: SearchResponse, _ invocation: Invocation) throws {
    let output = invocation.output
    let end: UInt8 = endsWithNull ? 0 : 0x0A
    if format != .json { invocation.talk.say(response.notices) }
    switch format {
    case .json:
      try output.write(.search(response, query: request.text, language: invocation.language))
      return
    case .ndjson:
      for hit in response.hits {
        var writer = JSONWriter()
        writer.value(hit, language: invocation.language)
        try output.write(writer)
      }
      if hasSummary { try output.write(.summary(response, query: request.text)) }
    case .ids, .uris:
      for case .entity(let hit) in response.hits {
        let key = hit.entity.entity.key
        let text = format == .ids ? key.id : key.uri
        try output.write(endsWithNull ? text : Escape.text(text), endedBy: end)
      }
    case .count: try output.write("\(response.countIsExact ? "" : "≥")\(response.count)\n")
    case .text: try writeLines(response, invocation)
    }
    if let line = MissLine.text(response, request) { invocation.talk.say(line) }
    for line in response.explanation { invocation.talk.say(line) }
  }

  /// Lines on a pipe and bare identifiers carry no highlights, so nobody need look for them.
  private func showsHighlights(_ terminal: Terminal) -> Bool {
    switch format {
    case .json, .ndjson: true
    case .text: terminal.isTerminal && !endsWithNull
    case .ids, .uris, .count: false
    }
  }

  private func writeLines(_ response: SearchResponse, _ invocation: Invocation) throws {
    let output = invocation.output
    var lines = HitLines(terminal: invocation.terminal, language: invocation.language)
    guard invocation.terminal.isTerminal, !endsWithNull else {
      lines.lineEnd = endsWithNull ? 0 : 0x0A
      for hit in response.hits { try output.write(lines.piped(lines.row(hit)), endedBy: lines.lineEnd) }
      try writeFacets(response, output)
      return
    }
    var numbered: [(number: Int, target: String)] = []
    for (place, hit) in response.hits.enumerated() {
      let row = lines.row(hit)
      let number = request.start.addingReportingOverflow(place + 1).partialValue
      numbered.append((number, row.uri))
      try output.write(lines.arranged(row, number: number) + "\n")
      if invocation.talk.isVerbose {
        if !row.subtitle.isEmpty, let passage = lines.passage(row, indent: 5) {
          try output.write(passage + "\n")
        }
        for action in row.actions {
          try output.write("     \(action.intent): \(Escape.text(action.title))\n")
        }
      }
      if case .entity(let hit) = hit {
        for line in hit.explanation {
          try output.write("     " + Escape.text(line, forTerminal: true) + "\n")
        }
      }
    }
    try writeFacets(response, output)
    TerminalSession(paths: invocation.paths, environment: invocation.environment)?.store(
      numbered, typed: request.text)
  }

  private func writeFacets(_ response: SearchResponse, _ output: StandardOutput) throws {
    for (key, counts) in response.facets.sorted(by: { $0.key < $1.key }) {
      for count in counts {
        try output.write("facet\t\(Escape.text(key))\t\(Escape.text(count.value))\t\(count.count)\n")
      }
    }
  }
}
