import SearchModel
import TestSupport
import Testing

@Suite("Nothing found, suggestions, and what was opened")
struct MissTests {
  static let teas = """
    {"app":"teas","type":"Tea","id":1,"title":"Sencha","url":"https://example.org/1"}
    {"app":"teas","type":"Tea","id":2,"title":"Sencha Uji","url":"https://example.org/2"}
    {"app":"teas","type":"Tea","id":3,"title":"Sencha Yame","url":"https://example.org/3"}
    {"app":"pots","type":"Pot","id":4,"title":"Kyusu"}
    """

  @Test("One line says what each limit keeps out and what may be meant")
  func miss() throws {
    let fixture = try EngineFixture(donating: Self.teas)
    let limited = try fixture.run("search", "--type", "Pot", "sencha")
    #expect(limited.status == 1 && limited.stdout.isEmpty)
    #expect(limited.stderr == "limelight: 0 found; 3 without --type Pot\n")
    let several = try fixture.run("search", "--type", "Pot", "--type", "Cup", "sencha")
    #expect(several.stderr == "limelight: 0 found; 3 without --type Pot --type Cup\n")
    let both = try fixture.run("search", "--app", "pots", "--name", "kyusu teapot sencha")
    #expect(both.stderr.split(separator: "\n").filter { $0.contains("found") }.count <= 1)
    #expect(try fixture.run("search", "-q", "--type", "Pot", "sencha").stderr.isEmpty)
    #expect(try fixture.run("search", "zzzz").stderr == "limelight: 0 found\n")
  }

  @Test(
    "The line names each flag and each condition that keeps something out, and what may be meant within them",
    arguments: [
      (["--type", "Pot", "sencha"], "0 found; 2 without --type Pot"),
      (["--app", "pots", "sencha"], "0 found; 2 without --app pots"),
      (["--domain", "c", "sencha"], "0 found; 2 without --domain c"),
      (["--name", "steamed"], "0 found; 1 without --name"),
      (["--type", "Pot", "--app", "pots", "sencha"], "0 found; 2 without --app pots --type Pot"),
      (["sencha type:Pot"], "0 found; 2 without type:Pot"),
      (["sencha after:2026-06"], "0 found; 2 without after:2026-06"),
      (["sencha before:2020 app:teas"], "0 found; 2 without before:2020"),
      (["sencha date:last year"], "0 found; 2 without date:last year"),
      (["--type", "Tea", "sencha after:2026-06"], "0 found; 2 without after:2026-06"),
      (["sencha -tea"], "0 found; 2 without -tea"),
      (["--type", "Pot", "senhca "], "0 found; 2 without --type Pot"),
      (["--type", "Tea", "senhca before:2020"], "0 found; 2 without before:2020"),
      (["sencha id:\u{1B}[31m\u{202E}"], #"0 found; 2 without id:\x1b[31m\u202e"#),
      // What is hidden, expired or protected is as if it was not there.
      (["--type", "Pot", "gyokuro"], "0 found"), (["--type", "Pot", "kukicha"], "0 found"),
      (["--type", "Pot", "bancha"], "0 found"), (["gyokruo "], "0 found"), (["kukihca "], "0 found"),
      (["banhca "], "0 found"), (["zzzz type:Tea"], "0 found"), (["\"senhca\" "], "0 found"),
    ])
  func line(words: [String], expected: String) throws {
    let fixture = try EngineFixture(
      donating: """
        {"app":"teas","type":"Tea","id":1,"title":"Sencha tea","domain":"a.b","date":"2024-05-01","text":"steamed"}
        {"app":"teas","type":"Tea","id":2,"title":"Sencha tea","domain":"a","date":"2024-05-02"}
        {"app":"teas","type":"Tea","id":3,"title":"Gyokuro","hidden":true}
        {"app":"teas","type":"Tea","id":4,"title":"Kukicha","expires":"2020-01-01"}
        {"app":"teas","type":"Tea","id":5,"title":"Bancha","protectionClass":"NSFileProtectionComplete"}
        {"app":"pots","type":"Pot","id":6,"title":"Kyusu","domain":"c"}
        """)
    _ = try fixture.home.write("", to: "home/run/locked")
    let result = try LimelightBinary.run(["search"] + words, home: fixture.home)
    #expect(result.status == 1 && result.stdout.isEmpty && result.stderr == "limelight: \(expected)\n")
  }

  @Test("A word nobody has finds what it may be meant for, and says so")
  func correction() throws {
    let fixture = try EngineFixture(donating: Self.teas)
    let found = try fixture.run("search", "kyuus ")
    #expect(found.status == 0 && found.lines.count == 1)
    #expect(found.stderr.contains("\"Kyusu\"") || found.stderr.contains("\"kyusu\""))
    let json = try fixture.search("kyuus ")
    #expect(json["suggestions"]?.array?.compactMap(\.string) == ["Kyusu"])
  }

  @Test("JSON says why nothing was found and what was meant, as the line does")
  func json() throws {
    let fixture = try EngineFixture(donating: Self.teas)
    let limited = try fixture.run("search", "--json", "--type", "Pot", "sencha").stdout
    #expect(limited.contains(#""miss":{"without":[{"limit":"type","count":3}]}"#), "\(limited)")
    let condition = try fixture.run("search", "--json", "sencha -tea type:Pot").stdout
    #expect(condition.contains(#"{"condition":"type:Pot","count":3}"#), "\(condition)")
    let meant = try fixture.run("search", "--json", "kyuus ").stdout
    #expect(meant.contains(#""didYouMean":{"text":"Kyusu","count":1,"shown":true}"#), "\(meant)")
    #expect(try !fixture.run("search", "--json", "sencha").stdout.contains("miss"))
  }

  @Test("A word that a slip in somebody's text has made known is still taken for the one that many have")
  func rareSpelling() throws {
    let many = (0..<60).map { #"{"app":"a","type":"T","id":\#($0),"title":"git commit \#($0)"}"# }
    let slip = #"{"app":"a","type":"T","id":99,"title":"Odd","text":"git is fine, that comit was not"}"#
    let fixture = try EngineFixture(donating: (many + [slip]).joined(separator: "\n"))
    let found = try fixture.run("search", "git comit ")
    #expect(found.status == 0 && found.stderr == "limelight: did you mean \"git commit\" (60)\n")
    #expect(try fixture.search("git comit ")["suggestions"]?.array?.first?.string == "git commit")
    #expect(try fixture.run("search", "git commit ").stderr.isEmpty)
    #expect(try !fixture.run("search", "\"comit\" git").stderr.contains("did you mean"))
  }

  @Test("Nothing is said about what the word's other form found, and words are named as they were donated")
  func forms() throws {
    let fixture = try EngineFixture(
      donating: """
        {"app":"books","type":"Book","id":1,"title":"Handbook"}
        {"app":"books","type":"Book","id":2,"title":"Straßenbahn"}
        """)
    let found = try fixture.run("search", "handbooks ")
    #expect(found.lines.count == 1 && found.stderr.isEmpty)
    #expect(
      try fixture.run("search", "strasenbahn ").stderr
        == "limelight: nothing has the words as they are spelt; these have \"Straßenbahn\"\n")
  }

  @Test("A compound that nobody has is suggested whole, as it may be meant")
  func compound() throws {
    let fixture = try EngineFixture(
      donating: #"{"app":"packages","type":"Package","id":1,"title":"ruby-test-unit-notify"}"#)
    let found = try fixture.run("search", "ruby-test-unit-noitfy ")
    #expect(found.status == 0 && found.lines.count == 1)
    #expect(found.stderr.contains("\"ruby-test-unit-notify\""))
    let json = try fixture.search("ruby-tset-unit-notify ")
    #expect(json["suggestions"]?.array?.compactMap(\.string) == ["ruby-test-unit-notify"])
  }

  @Test("While a person types, titles and words that go on so are suggested")
  func typing() throws {
    let fixture = try EngineFixture(donating: Self.teas)
    let typed = try fixture.search("--typing", "senc")["suggestions"]?.array?.compactMap(\.string) ?? []
    #expect(Set(typed) == ["Sencha", "Sencha Uji", "Sencha Yame"])
    #expect(try fixture.search("senc")["suggestions"]?.array?.isEmpty == true)
  }

  @Test("What was opened from a numbered list ranks higher for what was typed, and the reason is shown")
  func opened() throws {
    let fixture = try EngineFixture(donating: Self.teas)
    let session = ["LIMELIGHT_SESSION": "s", "PATH": fixture.home.path + "/bin:/usr/bin:/bin"]
    func first() throws -> [String] {
      let hits = try fixture.search("--explain", "sencha")["hits"]?.array ?? []
      return hits.compactMap { $0["id"]?.string }
    }
    #expect(try first() == ["1", "3", "2"])
    _ = try fixture.open("limelight://open/teas/Tea/2")
    #expect(try first() == ["1", "3", "2"], "an address alone tells nothing of what was typed")
    _ = try LimelightBinary.runOnTerminal("search", "senc", home: fixture.home, environment: session)
    _ = try LimelightBinary.run(
      "open", "limelight://open/teas/Tea/2", home: fixture.home, environment: session)
    #expect(try first() == ["1", "2", "3"])
    let hits = try fixture.search("--explain", "sencha")["hits"]?.array ?? []
    let lines = hits[1]["explanation"]?.array?.compactMap(\.string) ?? []
    #expect(lines.contains { $0.hasPrefix("engagement +") && $0 != "engagement +0.0%" })
    #expect(try fixture.run("delete", "limelight://open/teas/Tea/2").status == 0)
    #expect(try first() == ["1", "3"])
  }

  @Test("While the session is locked, protected entities are absent")
  func locked() throws {
    let fixture = try EngineFixture(
      donating: """
        {"app":"a","type":"T","id":"p","title":"harbour","protectionClass":"NSFileProtectionComplete"}
        {"app":"a","type":"T","id":"o","title":"harbour"}
        """)
    #expect(Set(try fixture.ids("harbour")) == ["p", "o"])
    _ = try fixture.home.write("", to: "home/run/locked")
    #expect(try fixture.ids("harbour") == ["o"])
    #expect(try fixture.ids("--syntax", "spotlight", #"title == "harbour""#) == ["o"])
    #expect(try fixture.run("show", "limelight://open/a/T/p").status == 1)
    #expect(try fixture.run("open", "limelight://open/a/T/p").status == 10)
    #expect(try fixture.run("ls", "--ids").lines == ["o"])
  }
}
