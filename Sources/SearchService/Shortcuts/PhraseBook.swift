import IntentDispatch
import SearchModel

/// Every phrase of every app, asked what a person said.
struct PhraseBook {
  let apps: [AppManifest]
  let values: PhraseValues

  /// What the person can have meant.
  ///
  /// A name said in full is a reading. If none is, values whose names only hold what was said are candidates, and
  /// all values are if the type's own name was said; of these nothing is run.
  func outcome(of phrase: String) async throws -> PhraseOutcome {
    let said = SpokenText(phrase)
    guard !said.isEmpty else { return .none(nearest: []) }
    var exact: [PhraseReading] = []
    var vague: [PhraseReading] = []
    for app in apps where !app.shortcuts.isEmpty && !isRefused(said, by: app) {
      for entry in entries(of: app) {
        guard let match = entry.pattern.match(said) else { continue }
        switch match {
        case .whole: exact.append(entry.reading(nil))
        case .value(let spoken):
          let (full, part) = try await candidates(for: spoken, entry, text: phrase)
          exact += full.map { entry.reading($0) }
          vague += part.map { entry.reading($0) }
        }
      }
    }
    let readings = Self.distinct(exact.isEmpty ? vague : exact)
    if exact.isEmpty, readings.count < 2 {
      let nearest = try await nearest(to: said)
      return .none(nearest: Self.unique(readings.map(\.phrase) + nearest))
    }
    return readings.count == 1 ? .one(readings[0]) : .several(readings)
  }

  private func isRefused(_ said: SpokenText, by app: AppManifest) -> Bool {
    app.negativePhrases.contains { phrase in
      app.names.contains { PhrasePattern(PhraseTemplate(phrase), appName: $0).match(said) == .whole }
    }
  }

  /// Values that were said in full, and those that may be meant.
  private func candidates(
    for spoken: SpokenText, _ entry: PhraseEntry, text: String
  ) async throws -> (full: [ShortcutValue], part: [ShortcutValue]) {
    guard let parameter = entry.parameter else { return ([], []) }
    func full(_ values: [ShortcutValue]) -> [ShortcutValue] {
      values.filter { value in
        ([value.title] + value.synonyms).contains { entry.pattern.says(spoken, SpokenText($0)) }
      }
    }
    let values = try await values.values(of: entry.app, kind: parameter.kind)
    let said = full(values)
    if !said.isEmpty { return (said, []) }
    if parameter.kind.hasPrefix("entity:") {
      let more = try await self.values.found(
        String(decoding: spoken.words, as: UTF8.self), app: entry.app.app,
        type: String(parameter.kind.dropFirst(7)))
      let said = full(more)
      if !said.isEmpty { return (said, []) }
    }
    if entry.pattern.says(spoken, SpokenText(entry.app.typeTitle(ofKind: parameter.kind))) {
      return ([], values)
    }
    return ([], values.filter { entry.pattern.mayMean(spoken, SpokenText($0.title)) })
  }

  // MARK: Entries

  /// The phrases of an app, each under each of its names, in the app's order.
  func entries(of app: AppManifest) -> [PhraseEntry] {
    app.shortcuts.flatMap { shortcut in
      shortcut.phrases.flatMap { phrase in
        app.names.compactMap { PhraseEntry(app: app, shortcut: shortcut, phrase: phrase, appName: $0) }
      }
    }
  }

  private static func distinct(_ readings: [PhraseReading]) -> [PhraseReading] {
    var kept: [PhraseReading] = []
    for reading in readings where !kept.contains(where: reading.doesTheSame) { kept.append(reading) }
    return kept
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }.prefix(3).map { $0 }
  }

  /// The phrases that share most words with what was said.
  private func nearest(to said: SpokenText) async throws -> [String] {
    let words = Set(said.words.split(separator: 0x20).map(Array.init))
    var found: [(score: Double, phrase: String)] = []
    for app in apps {
      for entry in entries(of: app) where entry.appName == app.title {
        let phrase = entry.phrase(nil)
        let own = Set(SpokenText(phrase).words.split(separator: 0x20).map(Array.init))
        let common = own.intersection(words).count
        if common > 0 { found.append((Double(common) / Double(max(own.count, words.count)), phrase)) }
      }
    }
    found.sort { ($1.score, $0.phrase) < ($0.score, $1.phrase) }
    return found.map(\.phrase)
  }
}

extension AppManifest {
  /// The display name and the other names people use.
  var names: [String] {
    var names = [title]
    for name in alternativeNames where !names.contains(name) { names.append(name) }
    return names
  }

  /// What people call the values of that kind.
  func typeTitle(ofKind kind: String) -> String {
    let type = kind.split(separator: ":", maxSplits: 1).last.map(String.init) ?? kind
    return entities.first { $0.type == type }?.title ?? enums.first { $0.type == type }?.title ?? type
  }
}
