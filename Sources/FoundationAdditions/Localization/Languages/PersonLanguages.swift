/// The languages a person wants, best first, as the environment says.
package struct PersonLanguages: Sendable, Equatable {
  package let identifiers: [String]

  package init(identifiers: [String]) { self.identifiers = identifiers }

  /// The languages of this process, read once.
  package static let current = PersonLanguages(environment: ProcessInfo.processInfo.environment)

  /// `LC_ALL`, `LC_MESSAGES` and `LANG` name one language, the first that is set counting; `LANGUAGE` names several, and counts
  /// only beside one of the others that is not "C", as it is for other programs.
  package init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, let single = Self.identifier(of: locale) else {
      identifiers = []
      return
    }
    let listed = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap {
      Self.identifier(of: String($0))
    }
    identifiers = listed.isEmpty ? [single] : listed
  }

  /// The language tag of a POSIX locale: `sr_RS.UTF-8@latin` is `sr-Latn-RS`; none of "C" and "POSIX".
  static func identifier(of locale: String) -> String? {
    let parts = locale.split(separator: "@", maxSplits: 1)
    let name = (parts.first ?? "").prefix { $0 != "." }
    guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
    var pieces = name.split { $0 == "_" || $0 == "-" }.map(String.init)
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
    if parts.count > 1, let script = scripts[parts[1].lowercased()] { pieces.insert(script, at: 1) }
    return pieces.joined(separator: "-")
  }
}
