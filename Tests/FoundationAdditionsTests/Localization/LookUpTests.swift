import Foundation
import FoundationAdditions
import Testing

struct LookUpTests {
  @Test("A text is found in the language, with its arguments where the translation wants them")
  func strings() throws {
    let bundle = try TemporaryBundle([
      "de.lproj/Localizable.strings": """
      /* A greeting */
      "Hello, %@" = "Hallo, %@!";
      "%@ in %@" = "In %2$@: %1$@"; // turned round
      Open = "Öffnen";
      "100%% of %lld" = "%lld zu 100 %%";
      """,
      "de.lproj/Other.strings": #""Open" = "Anderswo \#u{201C}öffnen\#u{201D}";"#,
    ])
    let name = "Rosa"
    #expect(bundle.text("Hello, \(name)", "de") == "Hallo, Rosa!")
    #expect(bundle.text("\("New York") in \("York in England")", "de-AT") == "In York in England: New York")
    #expect(bundle.text("Open", "de_CH") == "Öffnen")
    #expect(bundle.text("Open", "de", table: "Other") == "Anderswo “öffnen”")
    #expect(bundle.text("100% of \(7)", "de") == "7 zu 100 %")
  }

  @Test("Without a translation the text stays as written, never a bare key")
  func missing() throws {
    let bundle = try TemporaryBundle(["de.lproj/Localizable.strings": "\"Open\" = \"Öffnen\";"])
    #expect(bundle.text("Open", "fr") == "Open")
    #expect(bundle.text("Close \("it")", "de") == "Close it")
    let keyed = LocalizedStringResource(
      "tour.count", defaultValue: "\(3) tours", locale: Locale(identifier: "de"), bundle: .atURL(bundle.url))
    #expect(String(localized: keyed) == "3 tours" && keyed.key == "tour.count")
    #expect(String(localized: "Untranslated \(1)") == "Untranslated 1")
  }

  @Test("A key of its own is looked up, in the development language too")
  func ownKey() throws {
    let bundle = try TemporaryBundle([
      "en.lproj/Localizable.strings": "\"tour.count\" = \"%lld trips\";",
      "it.lproj/Localizable.strings": "\"tour.count\" = \"%lld gite\";",
    ])
    func text(_ language: String) -> String {
      String(
        localized: LocalizedStringResource(
          "tour.count", defaultValue: "\(3) tours", locale: Locale(identifier: language),
          bundle: .atURL(bundle.url)))
    }
    #expect(text("it") == "3 gite" && text("sv") == "3 trips")
  }

  @Test("Catalogues have plural forms, substitutions and states")
  func catalog() throws {
    let bundle = try TemporaryBundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld trails": {"localizations": {
          "de": {"variations": {"plural": {
            "zero": {"stringUnit": {"state": "translated", "value": "keine Wege"}},
            "one": {"stringUnit": {"state": "translated", "value": "ein Weg"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld Wege"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld szlak"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld szlaki"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld szlaków"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld szlaku"}}}}}}},
        "%@ has %lld trails": {"localizations": {"de": {
          "stringUnit": {"state": "translated", "value": "%1$@ hat %#@trails@"},
          "substitutions": {"trails": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "einen Weg"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg Wege"}}}}}}}}},
        "Open": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "?"}}}}
      }}
      """
    ])
    #expect([0, 1, 5].map { bundle.text("\($0) trails", "de") } == ["keine Wege", "ein Weg", "5 Wege"])
    #expect(
      [1, 3, 5, 22].map { bundle.text("\($0) trails", "pl") }
        == ["1 szlak", "3 szlaki", "5 szlaków", "22 szlaki"])
    #expect(bundle.text("\("Yosemite") has \(1) trails", "de") == "Yosemite hat einen Weg")
    #expect(bundle.text("\("Yosemite") has \(8) trails", "de") == "Yosemite hat 8 Wege")
    #expect(bundle.text("Open", "de") == "Open")
  }

  @Test("Plural dictionaries decide on each number by itself")
  func stringsDictionary() throws {
    func rule(_ one: String, _ other: String) -> String {
      """
      <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
      """
    }
    let bundle = try TemporaryBundle([
      "fr.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld cats, %lld dogs</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@cats@ et %#@dogs@</string>
      <key>cats</key>\(rule("%lld chat", "%lld chats"))<key>dogs</key>\(rule("%lld chien", "%lld chiens"))
      </dict></dict></plist>
      """
    ])
    #expect(bundle.text("\(0) cats, \(2) dogs", "fr") == "0 chat et 2 chiens")
  }

  @Test("Numbers take the digits a translation asks for")
  func digits() throws {
    let bundle = try TemporaryBundle([
      "de.lproj/Localizable.strings": """
      "%lf km" = "%.1f Kilometer";
      "%lld of %@" = "%2$@, %1$03lld";
      """
    ])
    #expect(bundle.text("\(12.345) km", "de") == "12.3 Kilometer")
    #expect(bundle.text("\(7) of \("x")", "de") == "x, 007")
  }

  @Test("A resource keeps its meaning when it is encoded, and values remember two arguments")
  func coding() throws {
    let resource: LocalizedStringResource = "\("a b") \("b c")"
    let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
    #expect(copy == resource && copy.defaultValue.arguments == ["a b", "b c"])
    #expect(("x \(5) y" as String.LocalizationValue).arguments == ["5"])
    #expect(("50%" as String.LocalizationValue).arguments == [])
  }
}
