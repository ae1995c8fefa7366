extension FindingCase {
  /// Letters, symbols, numbers, odd queries, expiry, deletion and domains, as they should come out everywhere.
  package static let all = finding + withdrawal + expiry

  private static func records(_ titles: KeyValuePairs<String, String>) -> Step {
    .donate(titles.map { Record($0.key, $0.value) })
  }

  // MARK: Finding

  private static let finding: [FindingCase] = [
    FindingCase(
      name: "ß, and a ring in two encodings, meet their other spellings",
      steps: [
        records([
          "s1": "Straßenkarte", "s2": "STRASSENBAHN", "r1": "\u{C5}kermark", "r2": "A\u{30A}kerholm",
          "r3": "Akerfeld",
        ]),
        .typed("strassen", ["s1", "s2"]), .typed("STRASSEN", ["s1", "s2"]), .typed("straßen", ["s1", "s2"]),
        .ranked("\u{E5}ker", first: ["r2", "r1", "r3"], never: ["s1", "s2"]),
        .ranked("a\u{30A}ker", first: ["r2", "r1", "r3"], never: ["s1", "s2"]),
        .typed("aker", ["r1", "r2", "r3"]), .condition("title == 'strassenkarte'cd", ["s1"]),
        .condition("title == 'A\u{30A}kermark'", ["r1"]), .condition("title == 'aker*'c", ["r3"]),
      ]),
    FindingCase(
      name: "Han, kana and Hangul are found by one sign, two and more, with a key and without",
      steps: [
        records(["j1": "会議室の予約一覧", "j2": "予約の確認", "k1": "도서관이용안내", "c1": "圖書館借閱規則"]),
        .typed("室", ["j1"]), .typed("予約", ["j1", "j2"]), .typed("会議室", ["j1"]), .typed("予約一覧", ["j1"]),
        .typed("title:予約", ["j1", "j2"]), .typed("title:会議室", ["j1"]), .typed("이용안내", ["k1"]),
        .typed("閱", ["c1"]), .condition("title == '*予約*'", ["j1", "j2"]),
      ]),
    FindingCase(
      name: "Names with symbols are first for themselves",
      steps: [
        records([
          "cpp": "C++ for beginners", "cs": "C# patterns", "net": ".NET hosting", "c": "C primer",
          "tag": "#gardening list", "other": "Unrelated bicycle",
        ]),
        .ranked("C++", first: ["cpp"], never: ["other"]), .ranked("C#", first: ["cs"], never: ["other"]),
        .ranked(".NET", first: ["net"], never: ["other"]), .ranked("net", first: ["net"], never: ["other"]),
        .ranked("C", first: ["c"], never: ["other"]), .typed("#gardening", ["tag"]),
        .typed("gardening", ["tag"]),
        .ranked("+", first: [], never: ["other"]), .ranked("#", first: [], never: ["other"]),
        .ranked("*", first: [], never: ["other"]),
      ]),
    FindingCase(
      name: "One letter finds the title that is one letter first, however many words begin so",
      steps: [
        .donate((0..<8_000).map { Record("w\($0)", "a\(String($0, radix: 36)) word") } + [Record("a", "A")]),
        .ranked("a", first: ["a"], never: []), .ranked("ab", first: ["w11"], never: ["a"]),
        .ranked("abo", first: ["w420"], never: ["a"]),
        .ranked("abo w", first: ["w420"], never: ["a", "w421"]),
      ]),
    FindingCase(
      name: "Strings that are not queries find what they hold, or nothing",
      steps: [
        records([
          "rock": "rock and roll", "hello": "say \"hello", "sum": "5 * 3 - 2", "n1": "harbour plan",
          "n2": "lentils", "n3": "what is new",
        ]),
        .ranked("\"hello", first: ["hello"], never: ["n1"]),
        .ranked("note: hello", first: ["hello"], never: ["n1"]),
        .ranked("rock AND", first: ["rock"], never: ["n1"]), .ranked("what's", first: [], never: ["n2"]),
      ] + ["\"", "\"\"", "-", "--", "*", "**", "(", ")(", "~", "<<<", "\\", " ", ""].map { .typed($0, []) }
        + ["AND", "OR NOT", "a:", ":b", "x && y"].map { .ranked($0, first: [], never: ["n1", "n2"]) }),
    FindingCase(
      name: "Only negation finds everything else",
      steps: [
        .donate(
          (1...5).map { Record("m\($0)", "memo \($0)", keywords: $0 < 3 ? ["draft"] : []) }),
        .typed("-draft", ["m3", "m4", "m5"]), .typed("NOT draft", ["m3", "m4", "m5"]),
        .condition("!(keywords == 'draft')", ["m3", "m4", "m5"]),
      ]),
    FindingCase(
      name: "Numbers sort by size, ranges include their ends",
      steps: [
        .donate(
          [9, 10, 110, 20, -3, 2.5].map { Record($0.description, "book", pages: $0) }
            + [Record("none", "book")]),
        .sorted("book", by: "pages", ["-3.0", "2.5", "9.0", "10.0", "20.0", "110.0", "none"]),
        .sorted("book", by: "pages:desc", ["110.0", "20.0", "10.0", "9.0", "2.5", "-3.0", "none"]),
        .typed("pages:9..20", ["9.0", "10.0", "20.0"]),
        .condition("InRange(pages, 9, 20)", ["9.0", "10.0", "20.0"]),
        .condition("pages < 2.5", ["-3.0"]), .condition("pages == null", ["none"]),
      ]),
  ]

  // MARK: Withdrawal

  private static let withdrawal: [FindingCase] = [
    FindingCase(
      name: "Deleting and adding again keeps the order of the calls",
      steps: [
        records(["z": "alpha"]), .delete("z"), records(["z": "beta"]), .deleteDomain("d1"),
        .donate([Record("y", "gamma", domain: "d1")]), .typed("alpha", []), .typed("beta", ["z"]),
        .typed("gamma", ["y"]), .there(["z", "y"]),
      ]),
    FindingCase(
      name: "A domain goes with what is below it, never a neighbour that begins so",
      steps: [
        .donate(
          ["a", "a.b", "a.b.c", "a.bc", "a-b", "a b", "ab", "A.b", "ä.b"].map {
            Record($0, "buoy", domain: $0)
          }),
        .condition("domainIdentifier == 'a.b'", ["a.b"]),
        .condition("domainIdentifier == 'a.*'", ["a.b", "a.b.c", "a.bc"]), .deleteDomain("a.b"),
        .typed("buoy", ["a", "a.bc", "a-b", "a b", "ab", "A.b", "ä.b"]), .deleteDomain("a"),
        .typed("buoy", ["a-b", "a b", "ab", "A.b", "ä.b"]), .deleteDomain("unknown"),
        .there(["a-b", "a b", "ab", "A.b", "ä.b"]),
      ]),
    FindingCase(
      name: "What moved to another domain stays when the old one goes",
      steps: [
        .donate([Record("m", "mast", domain: "old"), Record("o", "oar", domain: "old")]),
        .donate([Record("m", "mast", domain: "new.one")]), .deleteDomain("old"), .typed("mast", ["m"]),
        .typed("oar", []), .donate([Record("m", "mast")]), .deleteDomain("new"), .typed("mast", ["m"]),
        .there(["m"]),
      ]),
    FindingCase(
      name: "What a later donation leaves out is gone",
      steps: [
        .donate([Record("p", "Harbour", text: "tangerine", keywords: ["dock"], pages: 7)]),
        .typed("tangerine", ["p"]), .donate([Record("p", "Marina")]), .typed("Marina", ["p"]),
        .typed("Harbour", []), .typed("tangerine", []), .typed("dock", []), .typed("pages>=7", []),
        .condition("pages == 7 || keywords == 'dock'", []),
      ]),
    FindingCase(
      name: "Identifiers are taken byte for byte",
      steps: [
        records([
          "x/y/../z": "slashmarker", "k:v:w": "colonmarker", "it's \"q\"?": "quotemarker",
          "trail": "plainmarker", "trail ": "spacemarker", "line\nbreak": "newlinemarker",
          "🪴🇨🇭": "emojimarker", "-rf": "dashmarker", "\u{C5}": "composedmarker",
          "A\u{30A}": "decomposedmarker",
        ]),
        .delete("trail"), .typed("plainmarker", []), .typed("spacemarker", ["trail "]),
        .delete("\u{C5}"), .typed("composedmarker", []), .typed("decomposedmarker", ["A\u{30A}"]),
        .delete("-rf"), .delete("line\nbreak"), .delete("nobody"), .delete("🪴🇨🇭"),
        .there(["x/y/../z", "k:v:w", "it's \"q\"?", "trail ", "A\u{30A}"]),
      ]),
    FindingCase(
      name: "Deleting everything leaves nothing, and what comes later is found",
      steps: [
        .donate([Record("1", "lantern", domain: "a.b"), Record("2", "lantern")]),
        .typed("lantern", ["1", "2"]),
        .deleteAll, .typed("lantern", []), .there([]), .donate([Record("1", "lantern")]),
        .typed("lantern", ["1"]),
      ]),
  ]

  // MARK: Expiry

  private static let expiry: [FindingCase] = [
    FindingCase(
      name: "What has expired is taken and never found, and comes back when donated with a later date",
      steps: [
        .donate([Record("x", "lantern", expires: -86_400), Record("y", "lantern", expires: 864_000)]),
        .typed("lantern", ["y"]), .condition("title == 'lantern'", ["y"]), .there(["x", "y"]), .sweep,
        .there(["y"]), .donate([Record("x", "lantern", expires: 864_000)]), .typed("lantern", ["x", "y"]),
      ]),
    FindingCase(
      name:
        "What expires is gone at its time without a sweep, and no clock set back brings swept things back",
      steps: [
        .donate([
          Record("soon", "lantern", expires: 2), Record("past", "lantern", expires: -1),
          Record("never", "lantern"), Record("later", "lantern", expires: 7_200),
        ]),
        .typed("lantern", ["soon", "never", "later"]), .wait(3), .typed("lantern", ["never", "later"]),
        .condition("title == 'lantern'", ["never", "later"]), .there(["soon", "past", "never", "later"]),
        .wait(-3_600), .typed("lantern", ["soon", "past", "never", "later"]), .wait(3_600), .sweep,
        .there(["never", "later"]), .wait(-3_600), .typed("lantern", ["never", "later"]),
        .donate([Record("soon", "lantern", expires: 10)]), .typed("lantern", ["soon", "never", "later"]),
      ]),
    FindingCase(
      name: "Donating the same again renews the expiry",
      steps: [
        .donate([Record("a", "beacon", expires: 100), Record("b", "beacon", expires: 100)]), .wait(60),
        .donate([Record("a", "beacon", expires: 100)]), .wait(60), .typed("beacon", ["a"]), .sweep,
        .there(["a"]), .wait(60), .typed("beacon", []),
      ]),
  ]
}
