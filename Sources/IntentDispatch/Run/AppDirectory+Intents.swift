package import SearchModel

extension AppDirectory {
  /// The intent that a person named: `APP/INTENT`, or INTENT alone if only one app has it.
  ///
  /// Both by their exact identifier, else by the only identifier or title that is equal without regard to case.
  ///
  /// - Throws: `ambiguous` naming the candidates, `noHandler` if there is none.
  package func intent(
    named name: String
  ) throws(LimelightError) -> (app: RegisteredApp, intent: AppManifest.Intent) {
    var among = apps
    var wanted = name[...]
    if let slash = name.firstIndex(of: "/"), let app = try app(named: String(name[..<slash])) {
      among = [app]
      wanted = name[name.index(after: slash)...]
    }
    let all = among.flatMap { app in app.manifest.intents.map { (app: app, intent: $0) } }
    let folded = wanted.lowercased()
    var found = all.filter { $0.intent.intent == wanted }
    if found.isEmpty {
      found = all.filter {
        $0.intent.intent.lowercased() == folded || $0.intent.title.lowercased() == folded
      }
    }
    guard found.count < 2 else {
      let candidates = found.map { "\($0.app.manifest.app)/\($0.intent.intent)" }
      throw LimelightError(
        .ambiguous, "\"\(name)\" may be \(candidates.joined(separator: " or "))",
        hint: "Write one of them in full: \(candidates[0])")
    }
    guard let only = found.first else {
      throw LimelightError(
        .noHandler, "there is no intent \(name)",
        hint: "Search for it: limelight search \(wanted); write APP/INTENT as it is listed there.")
    }
    return only
  }
}
