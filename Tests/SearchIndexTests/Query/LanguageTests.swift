import IndexSchema
import SearchModel
import Testing
import Xapian

@testable import SearchIndex

@Suite("Languages")
struct LanguageTests {
  /// Snowball's languages by the tag an app gives, with two forms of one word each.
  static let examples: [(tag: String, stemmer: String, donated: String, asked: String)] = [
    ("ar", "arabic", "الكتاب", "كتاب"), ("hy", "armenian", "քաղաքների", "քաղաք"),
    ("eu", "basque", "mendiak", "mendia"),
    ("ca", "catalan", "muntanyes", "muntanya"), ("da", "danish", "husene", "hus"),
    ("nl", "dutch", "lichamelijke", "lichamelijk"),
    ("en", "english", "relational", "relations"), ("fi", "finnish", "taloissa", "talot"),
    ("fr", "french", "continuelles", "continuel"),
    ("de", "german", "Häusern", "Häuser"), ("hu", "hungarian", "házakban", "házak"),
    ("id", "indonesian", "makanannya", "makanan"),
    ("ga", "irish", "bhfeirmeoir", "feirmeoir"), ("it", "italian", "abbandonata", "abbandonare"),
    ("lt", "lithuanian", "miškams", "miškas"),
    ("ne", "nepali", "किताबहरू", "किताब"), ("nb", "norwegian", "husene", "huset"),
    ("pt", "portuguese", "cidades", "cidade"),
    ("ro", "romanian", "copiilor", "copii"), ("ru", "russian", "книгами", "книга"),
    ("es", "spanish", "canciones", "canción"),
    ("sv", "swedish", "flickornas", "flicka"), ("ta", "tamil", "புத்தகங்கள்", "புத்தகம்"),
    ("tr", "turkish", "evlerimizde", "evler"),
  ]

  @Test("Every language Xapian has a stemmer for has a tag, regions and scripts do not matter")
  func tags() {
    // Other rules for a language that has its own already.
    let variants: Set = ["german2", "kraaij_pohlmann", "lovins", "porter", "earlyenglish"]
    let known = Set(Self.examples.map { StemmerLanguage.name(for: $0.tag) })
    #expect(known.isSuperset(of: Set(Stemmer.languages).subtracting(variants)))
    #expect(StemmerLanguage.name(for: "pt-BR") == "portuguese")
    #expect(StemmerLanguage.name(for: "SR_Latn") == "")
    #expect(StemmerLanguage.name(for: nil) == "english")
  }

  @Test("A word finds another form of itself by the rules of the entity's language", arguments: examples)
  func forms(form: (tag: String, stemmer: String, donated: String, asked: String)) throws {
    var entity = DonatedEntity.make("it", form.donated + " 2024")
    entity.language = form.tag
    // Entities in other languages do not get in the way.
    let others = Self.examples.filter { $0.tag != form.tag }.map { other in
      var entity = DonatedEntity.make(other.tag, "zzz")
      entity.language = other.tag
      return entity
    }
    #expect(StemmerLanguage.name(for: form.tag) == form.stemmer)
    let index = try QueryIndex([entity] + others)
    let response = try index.respond(form.asked + " 2024 ")
    #expect(response.ids == ["it"])
    #expect(response.entities.first?.tier == .allInTitle)
    #expect(try index.ids("\"\(form.asked)\"").isEmpty, "quotes ask for the form itself")
    #expect(try index.ids("\"\(form.donated)\"") == ["it"])
  }

  @Test("A word typed with marks is first where it has them, in titles and in texts")
  func marks() throws {
    let index = try QueryIndex([
      .make("marked", "Résumé of a long meeting in the harbour"), .make("plain", "Resume"),
      .make("text", "One", ["textContent": .text("a résumé among many other words of a text")]),
      .make("textPlain", "Two", ["textContent": .text("resume")]),
    ])
    #expect(try index.ids("résumé ") == ["plain", "marked", "text", "textPlain"])
    let ids1 = try index.ids("résumé meeting ")
    #expect(ids1.first == "marked")
  }
}
