import Foundation
import FoundationAdditions

extension Text {
  /// What is to be read now, in pieces that look the same throughout.
  var runs: [TextRun] { runs(now: Date()) }

  func runs(now: Date) -> [TextRun] {
    pieces.flatMap { piece in piece.source.runs(now: now).map { $0.styled(outer: piece.style) } }
  }

  /// What is to be read now, without its look.
  package var plain: String { runs.map(\.text).joined() }
}

extension Text.Source {
  fileprivate func runs(now: Date) -> [TextRun] {
    switch self {
    case .verbatim(let text): [TextRun(text)]
    case .key(let key, let table, let bundleURL):
      TextMark.filled(
        InlineMarkdown.runs(of: looked(up: key.value, table: table, bundleURL: bundleURL)), with: key.texts)
    case .resource(let resource): [TextRun(String(localized: resource))]
    case .date(let date, let style): [TextRun(style.text(of: date, now: now))]
    case .dates(let start, let end):
      [TextRun((start..<end).formatted(.interval))]
    case .timer(let start, let end, let pause, let countsDown):
      [TextRun(Text.DateStyle.timer(from: start, to: end, now: pause ?? now, countsDown: countsDown))]
    case .image(let image): [TextRun("", image: image)]
    case .attributed(let text): text.runs.map { TextRun(String(text[$0.range].characters), style: .init($0)) }
    }
  }

  private func looked(up value: String.LocalizationValue, table: String?, bundleURL: URL?) -> String {
    String(
      localized: LocalizedStringResource(
        value, table: table, bundle: bundleURL.map(LocalizedStringResource.BundleDescription.atURL) ?? .main))
  }
}

extension TextStyling {
  /// The look an attributed text asks for: Linux' Foundation has attributes for links only.
  fileprivate init(_ run: AttributedString.Runs.Run) { link = run.link }
}
