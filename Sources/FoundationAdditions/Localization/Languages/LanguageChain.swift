/// In which languages a text is looked for, given what the person wants and what there is.
struct LanguageChain {
  /// The languages to try, as they are spelled where they were found.
  ///
  /// Each wanted language is tried as written, then without region, then with its script, then as the bare language. The
  /// development language comes last; if a wanted language is that one and there is nothing in it, the search ends there,
  /// because the texts in the program are in that language.
  static func languages(wanted: [String], available: [String], development: String) -> [String] {
    let spelled = Dictionary(available.map { (normal($0), $0) }) { first, _ in first }
    var chain: [String] = []
    func take(_ language: String) -> Bool {
      guard let found = spelled[language] else { return false }
      if !chain.contains(found) { chain.append(found) }
      return true
    }
    for language in wanted {
      for candidate in candidates(of: language) { _ = take(candidate) }
      if bare(normal(language)) == bare(normal(development)) { break }
    }
    for candidate in candidates(of: development) + ["base"] { _ = take(candidate) }
    return chain
  }

  static func candidates(of language: String) -> [String] {
    let whole = normal(language)
    let parts = whole.split(separator: "-").map(String.init)
    guard let bare = parts.first else { return [] }
    let written = parts.dropFirst().first { $0.count == 4 }
    let region = parts.dropFirst().last { $0.count == 2 || $0.count == 3 }
    var candidates = [whole]
    if let script = written ?? likelyScript(of: bare, in: region) {
      if let region { candidates.append("\(bare)-\(script)-\(region)") }
      candidates.append("\(bare)-\(script)")
    }
    // A script the person wrote is not given up for whatever the bare language is written in.
    if written == nil || likelyScript(of: bare, in: nil) == written || likelyScript(of: bare, in: nil) == nil
    {
      candidates.append(bare)
    }
    if bare == "nb" || bare == "nn" { candidates.append("no") }
    if bare == "no" { candidates.append("nb") }
    return candidates
  }

  private static func likelyScript(of language: String, in region: String?) -> String? {
    switch language {
    case "zh": ["tw", "hk", "mo"].contains(region) ? "hant" : "hans"
    case "sr": "cyrl"
    default: nil
    }
  }

  private static func normal(_ language: String) -> String {
    language.lowercased().replacing("_", with: "-")
  }

  private static func bare(_ language: String) -> Substring { language.prefix { $0 != "-" } }
}
