import AppIntents
import SearchModel
import Testing

struct SchemaMacroBehaviourTests {
  private let host = InProcessHost(
    app: "org.example.photos", title: "Photos", entities: [Album.self],
    intents: [CreateAlbum.self, OpenAlbum.self, DeleteAlbum.self, PasteEdits.self])

  @Test("An intent with a schema runs with parameters that its plain variables became")
  func runs() async throws {
    let outcome = try await host.run("CreateAlbum", parameters: ["name": "Winter", "kind": "shared"])
    #expect(outcome.dialogFull == "Winter is shared" && outcome.value == .text("Winter"))
    await #expect {
      try await host.run("CreateAlbum", parameters: [:])
    } throws: { ($0 as? LimelightError)?.code == .needsValue }
  }

  @Test("An intent in whose perform nothing stands yet runs to an empty result")
  func runsEmpty() async throws {
    let outcome = try await host.run("PasteEdits", parameters: [:])
    #expect(outcome.value == nil && outcome.dialogFull == nil && outcome.opens == nil)
  }

  @Test("An intent whose schema opens things is what opens its entity")
  func opens() async throws {
    let intent = host.manifest.intents.first { $0.intent == "OpenAlbum" }
    #expect(intent?.opens == "Album" && intent?.title == "Open Album")
    let key = EntityKey(app: "org.example.photos", type: "Album", id: "summer")
    _ = try await host.open(key, intent: "OpenAlbum")
  }

  @Test("What only an assistant uses is not offered to people; a title of its own is kept")
  func assistantOnly() {
    let offered = host.manifest.intents.filter(\.isDiscoverable).map(\.intent)
    #expect(offered == ["CreateAlbum", "OpenAlbum", "PasteEdits"])
    #expect(DeleteAlbum.title.text == "Throw Album Away")
  }

  @Test("The types know their schemas, and names they did not give")
  func schemas() {
    #expect(CreateAlbum._assistantSchema?.description == "photos.createAlbum")
    #expect(DeleteAlbum._assistantSchema == AssistantSchema("photos", "deleteAlbum"))
    #expect(Album._assistantSchema?.description == "photos.album")
    #expect(AlbumType._assistantSchema?.description == "photos.albumType")
    #expect(Album.typeDisplayRepresentation.name.text == "Album")
    #expect(AlbumType.typeDisplayRepresentation.name.text == "Album Type")
    let isOnly = (CreateAlbum.isAssistantOnly, Album.isAssistantOnly, AlbumType.isAssistantOnly)
    #expect(isOnly == (false, false, false))
  }

  @Test("An entity's variables that the schema names are properties, stored or computed")
  func properties() {
    let album = Album("Summer")
    #expect(album.$name.wrappedValue == "Summer" && album.$albumType.wrappedValue == .custom)
    #expect(album.$creationDate.wrappedValue == nil)
  }

  @Test("A schema can be named by value too")
  func values() {
    let schema: AssistantSchemas.IntentSchema = .photos.search
    #expect(schema.schema.description == "photos.search")
    #expect(AssistantSchemas.EnumSchema.browser.clearHistoryTimeFrame.schema.domain == "browser")
  }
}
