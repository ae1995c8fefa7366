import Glibc
import Testing

@testable import IndexSchema

/// Whether a document of the text would be found by the query: every token by one of its alternatives.
func finds(_ query: String, in text: String) -> Bool {
  let analyzer = TextAnalyzer()
  let tokens = analyzer.tokens(of: query)
  var places: [String: Set<Int>] = [:]
  for posting in analyzer.postings(of: text) { places[posting.term, default: []].insert(posting.position) }
  return !tokens.isEmpty
    && tokens.allSatisfy { token in
      token.alternatives.contains { way in
        switch way {
        case .term(let term): return places[term] != nil
        case .phrase(let terms):
          guard let starts = places[terms[0]] else { return false }
          return starts.contains { start in
            terms.enumerated().allSatisfy { places[$1]?.contains(start + $0) == true }
          }
        }
      }
    }
}

@Suite("Text analysis")
struct TextAnalyzerTests {
  let analyzer = TextAnalyzer()

  func terms(_ text: String) -> [String] { analyzer.postings(of: text).map(\.term) }

  @Test("ß and both encodings of a ringed A meet their plain spellings")
  func sharpSAndRing() {
    for query in ["strassen", "STRASSEN", "straßen"] {
      #expect(terms("Straßenkarte")[0].hasPrefix(terms(query)[0]))
      #expect(terms("STRASSENBAHN")[0].hasPrefix(terms(query)[0]))
    }
    for text in ["\u{C5}kermark", "A\u{30A}kermark"] {
      #expect(terms(text) == ["akermark", "\u{E5}kermark"])
    }
    #expect(terms("Akerfeld") == ["akerfeld"])
    #expect(analyzer.tokens(of: "a\u{30A}ker")[0].parts[0].exact == "åker")
    #expect(analyzer.tokens(of: "aker")[0].parts[0].exact == nil)
  }

  @Test(
    "One, two, three and more CJK characters find exactly the texts that hold them",
    arguments: [
      ("室", [0]), ("予約", [0, 1]), ("会議室", [0]), ("予約一覧", [0]), ("이용안내", [2]), ("閱", [3]),
      ("約予", []), ("会室", []),
    ])
  func cjk(query: String, found: [Int]) {
    let texts = ["会議室の予約一覧", "予約の確認", "도서관이용안내", "圖書館借閱規則"]
    #expect(texts.indices.filter { finds(query, in: texts[$0]) } == found)
  }

  @Test(
    "An Indic word with a nasal and its stop meets the same with an anusvara, each with its own form beside",
    arguments: [
      ("हिन्दी", "हिंदी"), ("मुम्बई", "मुंबई"), ("गङ्गा", "गंगा"), ("पञ्जाब", "पंजाब"), ("घण्टी", "घंटी"),
      ("सङ्गीत", "संगीत"), ("হাঙ্গর", "হাংগর"), ("সঙ্গীত", "সংগীত"), ("મુમ્બઈ", "મુંબઈ"), ("ਪੰਜਾਬ", "ਪਂਜਾਬ"),
      ("ସଙ୍ଗୀତ", "ସଂଗୀତ"), ("హిన్దీ", "హిందీ"), ("ಹಿನ್ದಿ", "ಹಿಂದಿ"), ("സങ്ഗീതം", "സംഗീതം"), ("സമ്ബന്ധം", "സംബന്ധം"),
      ("हिन्\u{200D}दी", "हिंदी"),
    ])
  func nasals(joined: String, dotted: String) {
    #expect(terms(joined)[0] == terms(dotted)[0] && terms(dotted).count == 1)
    #expect(terms(joined).count == 2)
    #expect(finds(joined, in: dotted) && finds(dotted, in: joined))
    #expect(analyzer.foldedWords(of: joined) == analyzer.foldedWords(of: dotted))
    // Whole values are compared as they are spelt.
    #expect(analyzer.foldedValue(of: joined) != analyzer.foldedValue(of: dotted))
  }

  @Test(
    "Where an orthography has one spelling alone, nothing is folded",
    arguments: [
      "अन्न", "अम्मा", "जन्म", "कन्या", "सम्राट", "श्रीमान्", "চঞ্চল", "সন্ধ্যা", "ವನ್ನು", "ಕನ್ನಡ", "മണ്ണ്", "പന്ത്", "சென்னை",
      "සිංහල", "ਹਿਨ੍ਦ",
    ])
  func noNasals(word: String) { #expect(terms(word).count == 1) }

  @Test("Names with symbols are terms of their own")
  func symbols() {
    let titles = [
      "C++ for beginners", "C# patterns", ".NET hosting", "C primer", "#gardening list", "Unrelated bicycle",
    ]
    func found(_ query: String) -> [Int] { titles.indices.filter { finds(query, in: titles[$0]) } }
    #expect(found("C++") == [0])
    #expect(found("C#") == [1])
    #expect(found("c#") == [1])
    #expect(found(".NET") == [2])
    #expect(found("net") == [2])
    #expect(found("C") == [3])
    #expect(found("#gardening") == [4])
    #expect(found("gardening") == [4])
    for nothing in ["+", "#", "*", "++", "...", "-", "@", " ", ""] {
      #expect(analyzer.tokens(of: nothing).isEmpty, "\(nothing)")
    }
  }

  @Test(
    "The whole and its parts are both found",
    arguments: [
      ("2.10.3", "foo v2.10.3"), ("2.10", "foo V2.10.3"), ("v2.10", "foo v2.10.3"), ("v2", "foo v2.10.3"),
      ("tojson", "user.toJSON()"), ("mynote", "list-of-MyNote"), ("dnscurve", "DNS/DNSCurve"),
      ("air combat", "AirCombat"), ("AirCombat", "air combat"), ("aircombat", "AirCombat"),
      ("snake case", "snake_case"), ("snake_case", "snake-case"), ("kebabCase", "kebab-case"),
      ("wifi", "Wi-Fi"), ("wi-fi", "WiFi"), ("email", "e-mail"), ("1.2.3", "version 1.2.3 is out"),
      ("2", "1.2.3"),
      ("example", "jane.doe@example.org"), ("jane.doe@example.org", "mail jane.doe@example.org now"),
      ("example.org", "see https://example.org/a/b?c=d."),
      ("https://example.org/a/b", "at https://example.org/a/b?c=d"),
      ("report.pdf", "annual-report.pdf"), ("http server", "HTTPServer"), ("base64 encode", "base64Encode"),
      ("tcp ip", "TCP/IP"), ("TCP/IP", "the TCP/IP stack"), ("notepad", "Notepad++"),
      ("libstdc++", "libstdc++6"),
      ("dont", "don't"), ("don’t", "don't"), ("debian", "Debian's"), ("Debian’s", "debian's"),
      ("brien", "O'Brien"), ("homme", "l’homme"), ("50%", "50% off"), ("50", "50% off"),
      ("at&t", "AT&T (US)"),
      ("file spec", "File::Spec"), ("@name", "by @name"), ("name", "by @name"),
    ])
  func wholeAndParts(query: String, text: String) {
    #expect(finds(query, in: text))
  }

  @Test("A symbol-bearing or joined name does not answer for another")
  func noFalseWholes() {
    #expect(!finds("123", in: "1.2.3"))
    #expect(!finds("c", in: "C++"))
    #expect(!finds("c++", in: "C#"))
    #expect(!finds("12", in: "1-2"))
  }

  @Test("A token knows the alternatives, the best first")
  func alternatives() {
    #expect(
      analyzer.tokens(of: "AirCombat")[0].alternatives == [.term("aircombat"), .phrase(["air", "combat"])])
    #expect(analyzer.tokens(of: "会議室")[0].alternatives == [.phrase(["会議", "議室"])])
    #expect(analyzer.tokens(of: "åker")[0].alternatives == [.term("åker"), .term("aker")])
    #expect(analyzer.tokens(of: "C++")[0].alternatives == [.term("c++")])
    #expect(analyzer.tokens(of: ".NET")[0].alternatives == [.term(".net"), .term("net")])
    #expect(analyzer.tokens(of: "plain")[0].isPlainWord)
    #expect(analyzer.tokens(of: "2024")[0].parts[0].stems == false)
  }

  @Test("Letters of many scripts fold as their readers expect")
  func folding() {
    #expect(terms("ΣΊΣΥΦΟΣ")[0] == terms("σίσυφος")[0])
    #expect(Set(["I", "i", "ı", "İ"].map { terms($0)[0] }) == ["i"])
    #expect(terms("œuvre")[0] == "oeuvre")
    #expect(terms("Ærø")[0] == "aero")
    #expect(terms("Łódź")[0] == "lodz")
    #expect(terms("Đà Nẵng").contains("nang"))
    #expect(terms("ＦＵＬＬ　Ｗｉｄｔｈ") == ["full", "width"])
    #expect(terms("مُحَمَّد")[0] == terms("محمد")[0])
    #expect(terms("أحمد")[0] == terms("احمد")[0])
    #expect(terms("علی")[0] == terms("علي")[0])
    #expect(terms("كتـــاب")[0] == terms("كتاب")[0])
    #expect(terms("שָׁלוֹם")[0] == terms("שלום")[0])
    #expect(terms("हिन्दी") == ["हिंदी", "हिन्दी"])
    #expect(terms("पुस्तक") == ["पुस्तक"])
    #expect(terms("ガギ")[0] == "ガ")
    #expect(terms("٣٤")[0] == "34")
  }

  @Test("Thai is cut into dictionary words and keeps its vowel signs")
  func thai() {
    let words = terms("ภาษาไทยง่ายนิดเดียว")
    #expect(words.count > 2)
    #expect(words.contains("ภาษา"))
    #expect(words.joined() == "ภาษาไทยง่ายนิดเดียว")
    #expect(finds("ง่าย", in: "ภาษาไทยง่ายนิดเดียว"))
    for text in ["ພາສາລາວ", "ភាសាខ្មែរ", "မြန်မာဘာသာ"] { #expect(terms(text).joined() == text) }
  }

  @Test("An emoji is found with and without variation selector and skin tone")
  func emoji() {
    #expect(finds("🌶", in: "🌶️ Ecke"))
    #expect(finds("🌶️", in: "🌶 Ecke"))
    #expect(finds("👍", in: "well done 👍🏽"))
    #expect(finds("👍🏽", in: "well done 👍"))
    #expect(finds("🇨🇭", in: "Bern🇨🇭"))
    #expect(!finds("🇨🇦", in: "Bern🇨🇭"))
    #expect(finds("👩", in: "👨‍👩‍👧"))
    #expect(finds("👨‍👩‍👧", in: "the 👨‍👩‍👧 plan"))
    #expect(analyzer.tokens(of: "👨‍👩‍👧").count == 1)
  }

  @Test("Control characters are blanks")
  func controls() {
    #expect(terms("a\u{0}b\u{1}c\u{7F}d\u{85}e\tf\ng") == ["a", "b", "c", "d", "e", "f", "g"])
  }

  @Test("Over-long tokens are cut on a character boundary")
  func limits() {
    let word = String(repeating: "k", count: 400)
    #expect(terms(word + " tailword") == [String(repeating: "k", count: 64), "tailword"])
    let thick = terms(String(repeating: "ж", count: 150))
    #expect(thick == [String(repeating: "ж", count: 64)])
    #expect(terms(String(repeating: "𐐨", count: 90))[0].utf8.count == 200)
  }

  @Test("The environment's locale changes nothing")
  func locale() {
    let text = "IĞDIR Straße İstanbul ภาษาไทย 会議室 ΣΊΣΥΦΟΣ"
    let before = analyzer.postings(of: text)
    let old = setlocale(LC_ALL, nil).map { String(cString: $0) } ?? "C"
    for name in ["tr_TR.UTF-8", "C", "C.UTF-8", "POSIX"] {
      setlocale(LC_ALL, name)
      #expect(analyzer.postings(of: text) == before)
    }
    setlocale(LC_ALL, old)
  }
}
