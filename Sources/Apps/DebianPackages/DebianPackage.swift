/// What dpkg or apt say about one package.
package struct DebianPackage: Hashable, Sendable {
  package var name = ""
  package var version = ""
  package var section = ""
  /// `required`, `important`, `standard`, `optional` or `extra`.
  package var priority = ""
  package var maintainer = ""
  package var homepage = ""
  /// The first line of the description.
  package var summary = ""
  /// The paragraphs after it.
  package var details = ""
  /// debtags, such as `use::scanning`.
  package var tags: [String] = []
  package var isInstalled = false
  /// Where apt keeps the paragraphs apart: the key under which a translation holds them.
  var descriptionHash = ""

  package init() {}

  /// - Returns: `nil` for a stanza that names no package.
  init?(_ stanza: Stanza) {
    var status = ""
    stanza.forEachField { name, value in
      if name.isField("Package") {
        self.name = value.text
      } else if name.isField("Version") {
        version = value.text
      } else if name.isField("Section") {
        section = value.text
      } else if name.isField("Priority") {
        priority = value.text
      } else if name.isField("Maintainer") {
        maintainer = value.text
      } else if name.isField("Homepage") {
        homepage = value.text
      } else if name.isField("Description") || name.isField("Description-en") {
        describe(value.text)
      } else if name.isField("Description-md5") {
        descriptionHash = value.text
      } else if name.isField("Status") {
        status = value.text
      } else if name.isField("Tag") {
        tags = Self.tags(value.text)
      }
    }
    if name.isEmpty { return nil }
    // `want flag state`: these states have the package's files in place.
    let state = status.split(separator: " ").last ?? ""
    isInstalled = ["installed", "triggers-pending", "triggers-awaited"].contains(state)
  }

  private mutating func describe(_ text: String) {
    let (summary, details) = Self.description(text)
    self.summary = summary
    self.details = details
  }

  /// Splits a description field into its first line and its paragraphs.
  static func description(_ text: String) -> (summary: String, details: String) {
    guard let end = text.firstIndex(of: "\n") else { return (text, "") }
    let lines = text[text.index(after: end)...].split(separator: "\n", omittingEmptySubsequences: false)
    let details = lines.map { line in
      // One leading space is the format's; a line of ` .` is empty.
      let content = line.dropFirst()
      return content == "." ? "" : content
    }
    return (String(text[..<end]), details.joined(separator: "\n"))
  }

  private static func tags(_ text: String) -> [String] {
    text.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  /// Words people may search by that its text need not hold: the section and what it is for.
  package var keywords: [String] {
    let uses = tags.compactMap { tag -> String? in
      guard let mark = tag.firstRange(of: "::") else { return nil }
      let facet = tag[..<mark.lowerBound]
      let isUse = ["use", "works-with", "protocol", "network", "security", "web", "field"].contains(facet)
      return isUse ? String(tag[mark.upperBound...]) : nil
    }
    let group = section.split(separator: "/").last.map(String.init)
    return ([group].compactMap(\.self) + uses).prefix(8).map(\.self)
  }

  /// How it ranks among packages that match alike, 0 to 100: what is installed, then what Debian holds basic.
  package var rankingHint: Int {
    let base = isInstalled ? 60 : 40
    switch priority {
    case "required", "important": return base + 15
    case "standard": return base + 10
    default: return base
    }
  }

  package var domain: String { isInstalled ? "debian.installed" : "debian.available" }
}
