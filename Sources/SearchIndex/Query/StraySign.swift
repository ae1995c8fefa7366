import IndexSchema

/// A sign that asks for nothing where it stands: a `*` that ends no word, a quotation mark without its counterpart.
struct StraySign: Equatable {
  /// In Unicode scalars from where the text begins.
  var place: Int
  /// What is wrong, as a sentence.
  var message: String

  /// The first one of a text that stands in no quotation marks; `nil` if there is none.
  ///
  /// - Parameter words: the words of the text.
  init?(in text: String, words: [QueryWord]) {
    let scalars = text.unicodeScalars.lazy.map(WidthFolding.fold)
    guard scalars.contains(where: { $0 == "*" || QueryLexer.isQuote($0) }) else { return nil }
    let signs = Array(scalars)
    let stars = signs.reversed().prefix { $0 == "*" }.count
    for (place, sign) in signs.enumerated() {
      if QueryLexer.isQuote(sign) {
        (self.place, message) = (place, "A quotation mark has no counterpart.")
        return
      }
      // The asterisk of a keycap is part of an emoji.
      guard sign == "*",
        place + 1 == signs.count || signs[place + 1] != "\u{FE0F}" && signs[place + 1] != "\u{20E3}"
      else { continue }
      if place < signs.count - stars || words.last?.token.isPlainWord != true {
        (self.place, message) = (place, "`*` stands for the rest of a word, behind its beginning.")
        return
      }
    }
    return nil
  }
}
