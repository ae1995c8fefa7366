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
    var highlights: [Range<Int>] = []
    var subtitleHighlights: [Range<Int>] = []
  }

  func row(_ hit: SearchHit) -> Row {
    switch hit {
    case .intent(let hit):
      return Row(
        uri: "\(hit.app)/\(hit.intent)", title: hit.title, subtitle: "", type: "action", app: hit.app)
    case .entity(let hit):
      var row = row(hit.entity.entity, typeTitle: hit.typeTitle)
      row.actions = hit.actions
      let shown = ["title", "subtitle", "displayName"].first { hit.entity.entity[$0] == .text(row.title) }
      if let shown { row.highlights = hit.highlights[shown] ?? [] }
      if shown != "subtitle" { row.subtitleHighlights = hit.highlights["subtitle"] ?? [] }
      return row
    }
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

  /// `N  TITLE — SUBTITLE   TYPE · APP`, cut to the terminal's width.
  ///
  /// - Parameter number: `nil` for a list without numbers.
  func arranged(_ row: Row, number: Int?) -> String {
    let lead = number.map { String($0) + "  " } ?? ""
    let place = StyledText("\(row.type) · \(row.app)")
    let title = StyledText(row.title, highlights: row.highlights)
    let subtitle = StyledText(row.subtitle, highlights: row.subtitleHighlights)
    var left = terminal.width - lead.count - 3 - place.columns
    // On a very narrow terminal the title matters most.
    let showsPlace = left >= 12
    if !showsPlace { left = max(1, terminal.width - lead.count) }
    var line = lead + title.rendered(width: left, bold: terminal.isStyled)
    left -= title.columns + 3
    if !row.subtitle.isEmpty, left >= 4 {
      line += " — " + subtitle.rendered(width: left, bold: terminal.isStyled)
    }
    if showsPlace { line += "   " + terminal.dim(place.rendered(width: place.columns, bold: false)) }
    return line
  }
}
