import IntentDispatch
import SearchModel
import SearchService

/// Finds what `--app` and `--type` mean.
enum NameResolution {
  /// The identifier a name stands for: exactly it, else the one that a caseless identifier or title matches.
  ///
  /// A name nobody has stands for itself, and finds nothing.
  ///
  /// - Throws: `ambiguous` naming the candidates.
  static func identifier(
    of name: String, flag: String, among candidates: [(identifier: String, title: String)]
  ) throws(LimelightError) -> String {
    if candidates.contains(where: { $0.identifier.utf8.elementsEqual(name.utf8) }) { return name }
    let folded = name.lowercased()
    var matches: [String] = []
    for candidate in candidates
    where (candidate.identifier.lowercased() == folded || candidate.title.lowercased() == folded)
      && !matches.contains(candidate.identifier)
    {
      matches.append(candidate.identifier)
    }
    guard matches.count < 2 else {
      throw LimelightError(
        .ambiguous, "\(flag) \(name) may mean \(matches.joined(separator: " or "))",
        hint: "Write one of them in full: \(flag) \(matches[0])")
    }
    return matches.first ?? name
  }
}

extension Invocation {
  /// The app and type that `--app` and `--type` mean, for verbs that take one of each.
  ///
  /// - Throws: `usage` for an empty name or several, `ambiguous`.
  func resolvedScope() async throws -> (app: String?, type: String?) {
    let (app, type) = (try arguments.text(.app), try arguments.text(.type))
    let meant = try await resolved(apps: app.map { [$0] } ?? [], types: type.map { [$0] } ?? [])
    return (meant.apps.first, meant.types.first)
  }

  /// The apps and types that `--app` and `--type` mean, each any number of times.
  ///
  /// - Throws: `usage` for an empty name, `ambiguous`.
  func resolvedFilters() async throws -> (apps: [String], types: [String]) {
    try await resolved(apps: arguments.texts(.app), types: arguments.texts(.type))
  }

  /// Asks what there is only when it has to.
  private func resolved(
    apps names: [String], types: [String]
  ) async throws -> (apps: [String], types: [String]) {
    // The usual case, registered apps by their own names, needs no look at what was donated.
    if types.isEmpty, names.allSatisfy({ service.registry[$0] != nil }) { return (names, types) }
    let known: [AppManifest]
    do {
      known = try await service.apps()
    } catch let error as LimelightError where error.code == .noIndex {
      return (names, types)
    }
    let apps = try names.map { name in
      try NameResolution.identifier(of: name, flag: "--app", among: known.map { ($0.app, $0.title) })
    }
    let inScope = known.filter { apps.isEmpty || apps.contains($0.app) }
    let candidates = inScope.flatMap(\.entities).map { (identifier: $0.type, title: $0.title) }
    return (
      apps, try types.map { try NameResolution.identifier(of: $0, flag: "--type", among: candidates) }
    )
  }
}
