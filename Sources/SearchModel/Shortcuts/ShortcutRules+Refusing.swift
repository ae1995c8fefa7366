extension ShortcutRules {
  /// The manifest without what breaks a rule, and what was taken out.
  ///
  /// A phrase goes by itself; a shortcut goes if its intent cannot be run by phrases, if no phrase is left, or if it
  /// is beyond the number allowed. Too many phrases in all are told and kept: nothing says which are too many.
  package static func refusing(_ manifest: AppManifest) -> (AppManifest, [Problem]) {
    let problems = problems(of: manifest)
    guard !problems.isEmpty else { return (manifest, []) }
    var kept = manifest
    kept.shortcuts = []
    for (index, shortcut) in manifest.shortcuts.prefix(mostShortcuts).enumerated() {
      let own = problems.filter { $0.shortcut == index }
      if own.contains(where: { [.discoverable, .unknownIntent].contains($0.rule) }) { continue }
      let refused = Set(own.compactMap(\.phrase))
      var shortcut = shortcut
      shortcut.phrases.removeAll { refused.contains($0.text) }
      if !shortcut.phrases.isEmpty { kept.shortcuts.append(shortcut) }
    }
    kept.negativePhrases.removeAll { !PhraseTemplate($0).parameters.isEmpty }
    return (kept, problems)
  }
}
