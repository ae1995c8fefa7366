import SearchModel

/// The one line that says why nothing was found.
enum MissLine {
  /// `0 found; 14 without --type package; did you mean "sencha" (3)`, or what was meant where only other spellings
  /// were found, or what is much more frequent than what was typed; `nil` if there is nothing to say.
  static func text(_ response: SearchResponse, _ request: SearchRequest) -> String? {
    guard response.hits.isEmpty, let miss = response.miss else {
      guard let meant = response.miss?.correction else { return nil }
      if !meant.isShown { return "did you mean \"\(meant.text)\" (\(meant.count))" }
      return "nothing has the words as they are spelt; these have \"\(meant.text)\""
    }
    var parts = ["0 found"]
    parts += miss.relaxations.map { "\($0.count) without \(flag($0.limit, request))" }
    if let meant = miss.correction { parts.append("did you mean \"\(meant.text)\" (\(meant.count))") }
    return parts.joined(separator: "; ")
  }

  private static func flags(_ flag: String, _ values: [String]) -> String {
    values.map { "\(flag) \($0)" }.joined(separator: " ")
  }

  private static func flag(_ limit: SearchMiss.Limit, _ request: SearchRequest) -> String {
    switch limit {
    case .app: flags("--app", request.apps)
    case .type: flags("--type", request.types)
    case .domain: flags("--domain", request.domains)
    case .name: "--name"
    case .all:
      SearchMiss.Limit.flags.filter { request.without($0) != nil }.map { flag($0, request) }.joined(
        separator: " ")
    case .condition(let text): text
    }
  }
}
