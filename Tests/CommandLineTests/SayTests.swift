import SearchModel
import TestSupport
import Testing

/// Phrases through the built program, of an app that is only a manifest with a handler.
@Suite("Saying a phrase")
struct SayTests {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
    _ = try home.write(PhraseCase.manifest, to: "home/apps/can.json")
    let donated = try LimelightBinary.run("donate", home: home, input: PhraseCase.entities)
    #expect(donated.status == 0)
  }

  private func say(_ phrase: String) throws -> ProcessResult {
    try LimelightBinary.run(["say", "--json"] + phrase.split(separator: " ").map(String.init), home: home)
  }

  @Test(
    "A phrase runs with the entity that it names, in any case, without accents, in any language",
    arguments: PhraseCase.opening)
  func runs(phrase: String, id: String) throws {
    let said = try say(phrase)
    #expect(said.status == 0, "\(said.stdout)")
    let event = try said.json()
    #expect(event["entity"]?["id"]?.string == id)
    #expect(event["intent"]?.string == "OpenBeet")
    #expect(event["source"]?.string == "shortcut")
    #expect(try opened() == [id])
  }

  @Test("A phrase with several meanings runs none of them and lists all")
  func ambiguous() throws {
    let said = try say(PhraseCase.ambiguous)
    #expect(said.status == 11)
    let error = try said.json()["error"]
    #expect(error?["name"]?.string == "ambiguous")
    #expect(error?["candidates"]?.array?.compactMap { $0["phrase"]?.string } == PhraseCase.candidates)
    #expect(try opened() == [])
  }

  @Test(
    "A phrase that nobody knows, and one that its app refuses, run nothing",
    arguments: PhraseCase.unknown)
  func unknown(phrase: String) throws {
    let said = try say(phrase)
    #expect(said.status == 1)
    #expect(said.stderr.contains("unknown-phrase"))
    #expect(try opened() == [])
  }

  @Test("The nearest phrases are told")
  func nearest() throws {
    let nearest = try say("zeige ecke in gießkanne").json()["nearest"]?.array?.compactMap(\.string)
    #expect(nearest?.first == "Zeige 🌶️ Ecke in Gießkanne")
  }

  @Test("A phrase without the app's name is refused with its text, and the others stay")
  func refusedPhrase() throws {
    let listed = try LimelightBinary.run("shortcuts", home: home)
    #expect(listed.status == 0)
    #expect(listed.stderr.contains(PhraseCase.refusal))
    #expect(listed.lines.count == 10)
    #expect(listed.lines.contains("Zeige Beet №3 in Gießkanne\torg.example.can/OpenBeet\ttarget=2"))
    #expect(listed.lines.contains("Gieße alles in Gießkanne\torg.example.can/WaterAll\t"))
  }

  @Test("An intent that nothing can run is no success")
  func noHandler() throws {
    let said = try say("gieße alles in gießkanne")
    #expect(said.status == 12)
  }

  @Test("Intents are listed with their sentences, and one is explained with its parameters")
  func intents() throws {
    let listed = try LimelightBinary.run("intents", "--app", "org.example.can", home: home)
    #expect(
      listed.lines == [
        "org.example.can/OpenBeet\tBeet öffnen\tBeet öffnen",
        "org.example.can/WaterAll\tAlles gießen\tGieße Menge Liter",
      ])
    let shown = try LimelightBinary.run("intents", "show", "WaterAll", home: home)
    #expect(shown.lines.contains("summary\tGieße Menge Liter"))
    #expect(shown.lines.contains("parameter.amount\tMenge (integer, optional, in the sentence)"))
    #expect(shown.lines.contains("parameter.slow\tslow (boolean, required, below it)"))
    #expect(shown.lines.contains("phrase\tGieße alles in ${applicationName}"))
    #expect(try LimelightBinary.run("intents", "show", "Nothing", home: home).status == 2)
    #expect(try LimelightBinary.run("say", home: home).status == 2)
  }

  /// The identifiers the handler was told to open, in order.
  private func opened() throws -> [String] {
    guard let bytes = try? home.read("opened") else { return [] }
    return try String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap {
      try JSONValue.parse(String($0))["entity"]?["id"]?.string
    }
  }
}
