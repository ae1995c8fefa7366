import SearchModel
import TestSupport
import Testing

/// Phrases through the built program, of an app that is only a manifest with a handler.
@Suite("Saying a phrase")
struct SayTests {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
    _ = try home.write(Self.manifest, to: "home/apps/can.json")
    let donated = try LimelightBinary.run("donate", home: home, input: Self.entities)
    #expect(donated.status == 0)
  }

  private func say(_ phrase: String) throws -> ProcessResult {
    try LimelightBinary.run(["say", "--json"] + phrase.split(separator: " ").map(String.init), home: home)
  }

  @Test(
    "A phrase runs with the entity that it names, in any case, without accents, in any language",
    arguments: [
      ("zeige krauterbeet sud in giesskanne", "1"),
      ("ZEIGE BEET №3 IN GIESSKANNE", "2"),
      ("Gießkanneで🌶️ Eckeを開く", "3"),
      ("Gießkanne で 🌶️ Ecke を 開く", "3"),
      ("Gießkanne, öffne „Südbeet“!", "1"),
    ])
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
    let said = try say("zeige beet in gießkanne")
    #expect(said.status == 11)
    let error = try said.json()["error"]
    #expect(error?["name"]?.string == "ambiguous")
    #expect(
      error?["candidates"]?.array?.compactMap { $0["phrase"]?.string } == [
        "Zeige Kräuterbeet Süd in Gießkanne", "Zeige Beet №3 in Gießkanne", "Zeige 🌶️ Ecke in Gießkanne",
      ])
    #expect(try opened() == [])
  }

  @Test(
    "A phrase that nobody knows, and one that its app refuses, run nothing",
    arguments: [
      "zeige ecke in gießkanne", "öffne ein fenster", "gießkanne öffne beet №3 nicht",
    ])
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
    #expect(listed.stderr.contains(#""Zeige ${target}" does not hold the app's name"#))
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

  private static let entities = """
    {"app":"org.example.can","type":"Beet","id":"1","title":"Kräuterbeet Süd","alternateNames":["Südbeet"]}
    {"app":"org.example.can","type":"Beet","id":"2","title":"Beet №3"}
    {"app":"org.example.can","type":"Beet","id":"3","title":"🌶️ Ecke"}

    """

  private static let manifest = #"""
    {"app": "org.example.can", "title": "Gießkanne", "alternativeNames": ["Giesskanne"],
     "handler": ["/bin/sh", "-c", "cat >> \"$HOME/opened\""],
     "entities": [{"type": "Beet", "title": "Beet"}],
     "intents": [
       {"intent": "OpenBeet", "title": "Beet öffnen", "opens": "Beet"},
       {"intent": "WaterAll", "title": "Alles gießen",
        "parameters": [{"name": "amount", "title": "Menge", "kind": "integer", "isRequired": false},
                       {"name": "slow", "kind": "boolean"}],
        "summary": {"sentence": "Gieße ${amount} Liter", "below": ["slow"]}}],
     "negativePhrases": ["${applicationName} öffne Beet №3 nicht"],
     "shortcuts": [
       {"intent": "OpenBeet", "shortTitle": "Beet", "systemImageName": "leaf", "phrases": [
         {"text": "Zeige ${parameter} in ${applicationName}", "language": "de"},
         {"text": "${applicationName} öffne ${target}", "language": "de"},
         {"text": "${applicationName}で${target}を開く", "language": "ja"},
         {"text": "Zeige ${target}"}]},
       {"intent": "WaterAll", "phrases": ["Gieße alles in ${applicationName}"]}]}
    """#
}
