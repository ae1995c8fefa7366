import AppIntents
import SearchModel
import Testing

@Suite("Where an intent runs")
struct ModeTests {
  private let app = RunFixture(
    [
      InBackground.self, InFront.self, Either.self, Deferred.self, Dynamic.self, Continuable.self,
      Locked.self, Known.self,
    ], observer: true)

  @Test("In the background the app stays behind and may not come forward")
  func background() async throws {
    let person = ScriptedInteraction()
    try await app.run(InBackground.self, asking: person)
    #expect(app.journal.entries == ["resolved", "performing", "background false", "refused", "performed"])
    #expect(person.forwards.isEmpty)
  }

  @Test("In the foreground the app comes forward after the parameters are resolved and before perform()")
  func immediate() async throws {
    let person = ScriptedInteraction(.value("x"), .forward(true))
    try await app.run(InFront.self, asking: person)
    #expect(
      app.journal.entries
        == ["resolved", "willComeForward", "cameForward", "performing", "foreground true", "performed"])
    #expect(person.values.count == 1 && person.forwards == [""])
  }

  @Test("Where the foreground is declined, an intent that needs it does not run")
  func declined() async {
    let person = ScriptedInteraction(.forward(false))
    let error = await app.failure(InFront.self, ["name": "x"], asking: person)
    #expect(error?.code == .cancelled && app.journal.entries == ["resolved"])
  }

  @Test("Where both are allowed it comes forward if a person is there and agrees")
  func either() async throws {
    try await app.run(Either.self, asking: ScriptedInteraction())
    try await app.run(Either.self, asking: ScriptedInteraction(.forward(false)))
    try await app.run(Either.self)
    #expect(
      app.journal.entries.filter { $0.contains("ground") } == [
        "foreground true", "background true", "background false",
      ])
  }

  @Test("Deferred: in front at the latest when perform() ends, and once")
  func deferred() async throws {
    try await app.run(Deferred.self, asking: ScriptedInteraction())
    #expect(
      app.journal.entries == [
        "resolved", "performing", "background true", "background true", "performed", "willComeForward",
        "cameForward",
      ])
    let early = RunFixture([Deferred.self], observer: true)
    try await early.run(Deferred.self, ["isEarly": "yes"], asking: ScriptedInteraction())
    #expect(
      early.journal.entries == [
        "resolved", "performing", "background true", "willComeForward", "cameForward", "foreground true",
        "performed",
      ])
  }

  @Test("Dynamic: in front only if perform() asks")
  func dynamic() async throws {
    let person = ScriptedInteraction()
    try await app.run(Dynamic.self, asking: person)
    #expect(app.journal.entries == ["resolved", "performing", "background true", "end", "performed"])
    try await app.run(Dynamic.self, ["kind": "asks"], asking: person)
    #expect(person.forwards == ["Come along?!"])
    #expect(app.journal.entries.suffix(4) == ["willComeForward", "cameForward", "end", "performed"])
  }

  @Test("Declined by the person, asking for the foreground throws; thrown, it performs again in front")
  func asking() async throws {
    let declining = ScriptedInteraction(.forward(false))
    #expect(await app.failure(Dynamic.self, ["kind": "asks"], asking: declining)?.code == .cancelled)
    let again = RunFixture([Dynamic.self])
    try await again.run(Dynamic.self, ["kind": "throws"], asking: ScriptedInteraction())
    #expect(again.journal.entries == ["background true", "foreground true", "end"])
  }

  @Test("The form of 2023 runs its continuation in front, or gives what it gives")
  func continuable() async throws {
    let person = ScriptedInteraction()
    #expect(try await app.run(Continuable.self, ["kind": "error"], asking: person).value == nil)
    #expect(app.journal.count(of: "continued") == 1)
    #expect(try await app.run(Continuable.self, ["kind": "await"], asking: person).value == .integer(42))
    #expect(person.forwards == ["Come?!", "Come?!"])
    #expect(app.journal.count(of: "background true") == 2)
    _ = await app.failure(Continuable.self, ["kind": "await"])
    #expect(app.journal.entries.contains("background false"))
  }

  @Test("What needs authentication at this machine needs somebody there; the owner of the home is known")
  func authentication() async throws {
    #expect(await app.failure(Locked.self)?.code == .denied)
    try await app.run(Locked.self, asking: ScriptedInteraction())
    try await app.run(Known.self)
  }

  @Test("Modes compare by where they are, and have the spellings of the documents")
  func values() {
    #expect(IntentModes.Current.foreground.canContinueInForeground)
    #expect(IntentModes.Current.background != .foreground)
    #expect(IntentModes.foreground == .foreground(.immediate))
    #expect(IntentModes.deferred == .foreground(.deferred) && IntentModes.dynamic == .foreground(.dynamic))
    #expect(InBackground().currentMode == .foreground)
    #expect(InBackground().systemContext.preciseTimestamp == nil)
    #expect(Deferred.supportedModes.contains(.background) && InFront.supportedModes == .foreground)
  }
}
