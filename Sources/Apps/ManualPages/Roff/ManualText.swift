/// What a manual page's source says, as plain text.
package struct ManualText: Equatable, Sendable {
  /// The names its NAME section lists, in order.
  package var names: [String] = []
  /// What its NAME section says after the dash; empty if there is no such section.
  package var summary = ""
  /// The whole page, paragraphs by line, cut at the converter's limit.
  package var text = ""

  package init() {}

  /// Splits a NAME section at its dash.
  ///
  /// The form is what `lexgrog` of man-db reads: `name, name - description`.
  package init(nameSection: String, text: String) {
    self.text = text
    let line = nameSection.split(whereSeparator: \.isNewline).joined(separator: " ")
    for dash in [" - ", " -- ", " — ", " – ", "— ", "- "] {
      guard let range = line.firstRange(of: dash) else { continue }
      names = line[..<range.lowerBound].split(separator: ",").compactMap { part in
        let name = part.trimmed
        return name.isEmpty || name.utf8.count > 80 ? nil : name
      }
      summary = line[range.upperBound...].trimmed
      return
    }
    summary = line.trimmed
  }
}

extension StringProtocol {
  /// Without white space at either end.
  var trimmed: String {
    var part = self[...]
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}
