import Foundation

/// A piece of text that looks the same throughout.
package struct TextRun: Equatable, Sendable {
  package var text: String
  package var style = TextStyling()
  /// The symbol or picture that stands here instead of text.
  package var image: Image?

  package init(_ text: String, style: TextStyling = TextStyling(), image: Image? = nil) {
    self.text = text
    self.style = style
    self.image = image
  }

  /// The run within a text of that look, which its own goes before.
  func styled(outer: TextStyling) -> TextRun {
    var run = self
    run.style = style.over(outer)
    return run
  }

  var viewValue: ViewValue {
    var values = style.values
    values["text"] = .text(text)
    if let image { values["image"] = .object(image.values) }
    return .object(values)
  }
}

/// How a run of text looks; what is `nil` is as around it.
package struct TextStyling: Equatable, Sendable {
  package var isBold: Bool?
  package var isItalic: Bool?
  package var isUnderlined: Bool?
  package var isStruckThrough: Bool?
  package var isMonospaced: Bool?
  package var font: Font?
  package var weight: Font.Weight?
  /// The colour or level, as an archive keeps it.
  package var foreground: ViewValue?
  package var link: URL?
  /// What is only kept: kerning, tracking, baseline offset, width, design.
  package var details: [String: ViewValue] = [:]

  package init() {}

  /// This look where it says something, else the outer one.
  func over(_ outer: TextStyling) -> TextStyling {
    var style = self
    style.isBold = isBold ?? outer.isBold
    style.isItalic = isItalic ?? outer.isItalic
    style.isUnderlined = isUnderlined ?? outer.isUnderlined
    style.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
    style.isMonospaced = isMonospaced ?? outer.isMonospaced
    style.font = font ?? outer.font
    style.weight = weight ?? outer.weight
    style.foreground = foreground ?? outer.foreground
    style.link = link ?? outer.link
    style.details = outer.details.merging(details) { _, own in own }
    return style
  }

  var values: [String: ViewValue] {
    var values = details
    values["bold"] = isBold.viewValue
    values["italic"] = isItalic.viewValue
    values["underline"] = isUnderlined.viewValue
    values["strikethrough"] = isStruckThrough.viewValue
    values["monospaced"] = isMonospaced.viewValue
    values["font"] = font.viewValue
    values["weight"] = (weight?.value).viewValue
    values["foreground"] = foreground
    values["link"] = (link?.absoluteString).viewValue
    return values.filter { $0.value != .null }
  }
}
