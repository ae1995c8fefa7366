package import SearchModel

extension AppDirectory {
  /// The app that a person named: by its exact identifier, else by the only identifier or title that is equal
  /// without regard to case.
  ///
  /// - Returns: `nil` if there is none; entities may name apps without a manifest, so that is no error here.
  /// - Throws: `ambiguous` naming the candidates.
  package func app(named name: String) throws(LimelightError) -> RegisteredApp? {
    if let exact = self[name] { return exact }
    let wanted = name.lowercased()
    let found = apps.filter {
      $0.manifest.app.lowercased() == wanted || $0.manifest.title.lowercased() == wanted
    }
    guard found.count > 1 else { return found.first }
    throw LimelightError(
      .ambiguous, "\"\(name)\" may be \(found.map(\.manifest.app).joined(separator: " or "))",
      hint: "Write the identifier of the app exactly.")
  }

  /// The entity type that a person named, by the rule of `app(named:)`.
  ///
  /// - Parameter app: limits the question to that app's types.
  /// - Returns: the type's identifier, `nil` if no manifest declares it.
  /// - Throws: `ambiguous` naming the candidates.
  package func type(named name: String, app: String?) throws(LimelightError) -> String? {
    let types = apps.filter { app == nil || $0.manifest.app == app }.flatMap(\.manifest.entities)
    if types.contains(where: { $0.type == name }) { return name }
    let wanted = name.lowercased()
    let found = Set(
      types.filter { $0.type.lowercased() == wanted || $0.title.lowercased() == wanted }.map(\.type))
    guard found.count > 1 else { return found.first }
    throw LimelightError(
      .ambiguous, "\"\(name)\" may be \(found.sorted().joined(separator: " or "))",
      hint: "Write the identifier of the type exactly.")
  }

  /// What people call a type: its title, else its identifier.
  package func typeTitle(_ type: String, app: String) -> String {
    self[app]?.manifest.entities.first { $0.type == type }?.title ?? type
  }

  /// What can be done with an entity of that type: its OpenIntent first, then the intents that take it as a
  /// parameter, in the manifest's order.
  package func actions(for entity: EntityKey) -> [IntentAction] {
    guard let app = self[entity.app] else { return [] }
    let openers = app.openIntents(type: entity.type)
    let kind = "entity:\(entity.type)"
    let others = app.manifest.intents.filter { intent in
      intent.opens != entity.type && intent.isDiscoverable && intent.parameters.contains { $0.kind == kind }
    }
    return (openers + others).map { IntentAction(intent: $0.intent, title: $0.title) }
  }

  /// Intents whose name a query holds.
  ///
  /// The rule: every word of the query is a word of the intent's title (or of the short title that a shortcut
  /// gives it) or of its app's title, the last one may be only the beginning of such a word, and at least one of
  /// them stands in the intent's own title. Intents that are not discoverable are
  /// left out, and OpenIntents too: they are the actions of what they open. An exact title comes
  /// first, then titles that hold every word, then by title.
  ///
  /// - Parameters:
  ///   - words: the query's words in their order.
  ///   - split: the words of a text in the form in which they are compared; by itself without regard to case, split at
  ///     whatever is neither letter nor digit.
  package func intents(
    matching words: [String], split: (String) -> [String] = AppDirectory.words
  ) -> [IntentHit] {
    let wanted = words.flatMap(split)
    guard !wanted.isEmpty else { return [] }
    var found: [(rank: Int, hit: IntentHit)] = []
    for app in apps {
      let appWords = split(app.manifest.title)
      for intent in app.manifest.intents where intent.isDiscoverable && intent.opens == nil {
        let shortTitles = app.manifest.shortcuts.filter { $0.intent == intent.intent }.map(\.shortTitle)
        let ranks = ([intent.title] + shortTitles).compactMap { Self.rank(wanted, split($0), appWords) }
        guard let rank = ranks.min() else { continue }
        found.append(
          (rank, IntentHit(app: app.manifest.app, intent: intent.intent, title: intent.title)))
      }
    }
    found.sort {
      ($0.rank, $0.hit.title, $0.hit.app, $0.hit.intent) < ($1.rank, $1.hit.title, $1.hit.app, $1.hit.intent)
    }
    return found.map(\.hit)
  }

  private static func rank(_ wanted: [String], _ title: [String], _ app: [String]) -> Int? {
    var inTitle = 0
    for (place, word) in wanted.enumerated() {
      let isLast = place == wanted.count - 1
      func isIn(_ words: [String]) -> Bool {
        words.contains { $0 == word || isLast && $0.hasPrefix(word) }
      }
      if isIn(title) { inTitle += 1 } else if !isIn(app) { return nil }
    }
    if inTitle == 0 { return nil }
    if wanted == title { return 0 }
    return inTitle == wanted.count ? 1 : 2
  }

  package static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
