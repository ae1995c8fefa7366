import SearchModel
import TerminalText

/// Lines of entities and actions, as text.
struct HitLines {
  let terminal: Terminal
  let language: String?
  /// Ends a line on a pipe.
  var lineEnd: UInt8 = 0x0A

  /// One row, before it is arranged for a terminal or a pipe.
  struct Row {
    var uri: String
    var title: String
    var subtitle: String
    var type: String
    var app: String
    var actions: [IntentAction] = []
    var highlights: [Highlight] = []
    var subtitleHighlights: [Highlight] = []
    /// Where longer text matched.
    var extract: Extract?
  }

  func row(_ hit: SearchHit) -> Row {
    switch hit {
    case .intent(let hit):
      return Row(
        uri: "\(hit.app)/\(hit.intent)", title: hit.title, subtitle: "", type: "action", app: hit.app)
    case .entity(let hit):
      var row = row(hit.entity.entity, typeTitle: hit.typeTitle)
      row.actions = hit.actions
      row.highlights = highlights(of: row.title, in: hit, ["title", "subtitle", "displayName"])
      row.subtitleHighlights = highlights(of: row.subtitle, in: hit, ["subtitle"])
      row.extract = hit.extract
      return row
    }
  }

  /// The highlights of the attribute, or of that language of it, which is the text shown.
  private func highlights(of text: String, in hit: EntityHit, _ keys: [String]) -> [Highlight] {
    for key in keys {
      switch hit.entity.entity[key] {
      case .text(text): return hit.highlights[key] ?? []
      case .localized(let texts):
        guard let language = texts.filter({ $0.value == text }).map(\.key).min() else { continue }
        return hit.elementHighlights[key]?.first { $0.place.language == language }?.highlights ?? []
      default: continue
      }
    }
    return []
  }

  func row(_ entity: DonatedEntity, typeTitle: String) -> Row {
    let label = entity.label(typeTitle: typeTitle, for: language)
    let subtitle = entity.subtitle(for: language) ?? ""
    return Row(
      uri: entity.key.uri, title: label, subtitle: subtitle == label ? "" : subtitle,
      type: typeTitle.isEmpty ? entity.key.type : typeTitle, app: entity.key.app)
  }

  /// URI, title, subtitle, type, app and actions between tabs; fields are only ever appended.
  func piped(_ row: Row) -> String {
    let actions = row.actions.map(\.intent).joined(separator: ",")
    let fields = [row.uri, row.title, row.subtitle, row.type, row.app, actions]
    return fields.map { lineEnd == 0 ? $0 : Escape.text($0) }.joined(separator: "\t")
  }

  /// `N  TITLE — SUBTITLE   TYPE · APP`, cut to the terminal's width; without a subtitle the passage that matched
  /// stands in its place, cut so that what matched is seen, if need be instead of type and app.
  ///
  /// - Parameter number: `nil` for a list without numbers.
  func arranged(_ row: Row, number: Int?) -> String {
    let lead = number.map { String($0) + "  " } ?? ""
    let place = StyledText("\(row.type) · \(row.app)")
    let title = StyledText(row.title, highlights: row.highlights)
    let showsExtract = row.subtitle.isEmpty && row.extract != nil
    let subtitle =
      showsExtract ? extract(row.extract) : StyledText(row.subtitle, highlights: row.subtitleHighlights)
    var left = terminal.width - lead.count - 3 - place.columns
    // On a very narrow terminal the title matters most, then what matched.
    let behindTitle = terminal.width - lead.count - title.columns - 3
    let hidesMatch = showsExtract && left - title.columns - 3 < subtitle.leastColumns
    let showsPlace = left >= 12 && !(hidesMatch && behindTitle >= subtitle.leastColumns)
    if !showsPlace { left = max(1, terminal.width - lead.count) }
    var line = lead + title.rendered(width: left, isStyled: terminal.isStyled)
    left -= title.columns + 3
    if subtitle.columns > 0, left >= 4 {
      let seen = showsExtract ? subtitle.around(width: left) : subtitle
      line += " — " + seen.rendered(width: left, isStyled: terminal.isStyled)
    }
    if showsPlace { line += "   " + terminal.dim(place.rendered(width: place.columns, isStyled: false)) }
    return line
  }

  /// The passage that matched, on a line of its own.
  func passage(_ row: Row, indent: Int) -> String? {
    guard row.extract != nil else { return nil }
    let width = max(1, terminal.width - indent)
    return String(repeating: " ", count: indent)
      + extract(row.extract).around(width: width).rendered(width: width, isStyled: terminal.isStyled)
  }

  private func extract(_ extract: Extract?) -> StyledText {
    StyledText(extract?.text ?? "", highlights: extract?.highlights ?? [])
  }
}
