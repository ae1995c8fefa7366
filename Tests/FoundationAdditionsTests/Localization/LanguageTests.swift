import Testing

@testable import FoundationAdditions

struct LanguageTests {
  @Test("The environment names the person's languages")
  func environment() {
    func languages(_ environment: [String: String]) -> [String] {
      PersonLanguages(environment: environment).identifiers
    }
    #expect(languages(["LANG": "de_AT.UTF-8"]) == ["de-AT"])
    #expect(languages(["LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr_FR"]) == ["fr-FR"])
    #expect(languages(["LANG": "en_US", "LC_ALL": "", "LANGUAGE": "sv:nb"]) == ["sv", "nb"])
    #expect(languages(["LANG": "C.UTF-8", "LANGUAGE": "sv"]) == [] && languages([:]) == [])
    #expect(languages(["LANG": "sr_RS.UTF-8@latin"]) == ["sr-Latn-RS"])
  }

  private func chain(_ wanted: [String], _ available: [String], _ development: String = "en") -> [String] {
    LanguageChain.languages(wanted: wanted, available: available, development: development)
  }

  @Test("A language is tried with region, with script, bare, and at last in the development language")
  func chains() {
    #expect(chain(["de-AT"], ["de", "de_AT", "en"]) == ["de_AT", "de", "en"])
    #expect(chain(["zh-TW"], ["zh-Hans", "zh-Hant"]) == ["zh-Hant"])
    #expect(chain(["zh_CN"], ["zh-Hans", "zh-Hant"]) == ["zh-Hans"])
    #expect(chain(["sr-Latn-RS"], ["sr"]) == [])
    #expect(chain(["nb-NO"], ["no", "Base"]) == ["no", "Base"])
  }

  @Test("Nothing follows the language the program is written in")
  func developmentLanguage() {
    #expect(chain(["en-GB", "de"], ["de"]) == [])
    #expect(chain(["fr", "en", "de"], ["de", "fr"]) == ["fr"])
    #expect(chain(["fr", "de"], ["de", "fr", "en"]) == ["fr", "de", "en"])
  }

  @Test("Numbers take the form their language has for them")
  func plurals() throws {
    func forms(_ language: String, _ numbers: [String]) throws -> [PluralCategory] {
      try numbers.map { PluralRule(language: language).category(of: try #require(PluralNumber($0))) }
    }
    #expect(try forms("en-GB", ["0", "1", "1.5", "2"]) == [.other, .one, .other, .other])
    #expect(try forms("fr", ["0", "1.5", "2"]) == [.one, .one, .other])
    #expect(try forms("ru", ["1", "2", "5", "11", "21", "22"]) == [.one, .few, .many, .many, .one, .few])
    #expect(try forms("hr", ["1", "3", "5"]) == [.one, .few, .other])
    #expect(try forms("cs", ["1", "4", "5", "1.5"]) == [.one, .few, .other, .many])
    #expect(try forms("ar", ["0", "1", "2", "3", "11", "100"]) == [.zero, .one, .two, .few, .many, .other])
    #expect(try forms("ja", ["1"]) == [.other])
    #expect(try forms("sl", ["101", "102", "103", "5"]) == [.one, .two, .few, .other])
    #expect(try forms("lt", ["1", "2", "11"]) == [.one, .few, .other])
    #expect(try forms("cy", ["0", "6", "7"]) == [.zero, .many, .other])
  }
}
