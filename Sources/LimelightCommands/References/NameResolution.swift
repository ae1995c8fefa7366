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
  /// The app and type that `--app` and `--type` mean; asks what there is only when one is given.
  ///
  /// - Throws: `usage` for an empty name, `ambiguous`.
  func resolvedScope() async throws -> (app: String?, type: String?) {
    var app = try arguments.text(.app)
    var type = try arguments.text(.type)
    guard app != nil || type != nil else { return (nil, nil) }
    // The usual case, a registered app by its own name, needs no look at what was donated.
    if let app, type == nil, service.registry[app] != nil { return (app, nil) }
    let apps: [AppManifest]
    do {
      apps = try await service.apps()
    } catch let error as LimelightError where error.code == .noIndex {
      return (app, type)
    }
    if let name = app {
      app = try NameResolution.identifier(of: name, flag: "--app", among: apps.map { ($0.app, $0.title) })
    }
    if let name = type {
      let inScope = apps.filter { app == nil || $0.app == app }
      type = try NameResolution.identifier(
        of: name, flag: "--type", among: inScope.flatMap(\.entities).map { ($0.type, $0.title) })
    }
    return (app, type)
  }
}
