import Testing

struct SchemaMacroTests {
  @Test("An intent gets the conformances of its schema, a title, and parameters from plain variables")
  func intent() {
    let expansion = Expansion(
      """
      @AppIntent(schema: .photos.openAsset)
      public struct OpenPhoto {
        var target: Photo
        @Dependency var library: Library
        let stamp = 1
        private var cache: Int?
        var shown: String { "" }
      }
      """)
    #expect(expansion.messages.isEmpty)
    #expect(
      expansion.source == """
        public struct OpenPhoto {
          @AppIntents.IntentParameter
          var target: Photo
          @Dependency var library: Library
          let stamp = 1
          private var cache: Int?
          var shown: String { "" }

          public static var _assistantSchema: AppIntents.AssistantSchema? {
            AppIntents.AssistantSchema("photos", "openAsset")
          }

          public static let title: AppIntents.LocalizedStringResource = "Open Photo"
        }

        extension OpenPhoto: AppIntents.AppIntent, AppIntents.AssistantSchemaIntent, AppIntents.OpenIntent {
        }
        """)
  }

  @Test("An entity gets properties from the variables its schema names, and from no others")
  func entity() {
    let expansion = Expansion(
      """
      @AppEntity(schema: .photos.album)
      struct Album {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Collection"
        let id: String
        var name: String
        @Property(title: "Made") var creationDate: Date?
        var albumType: AlbumType? { nil }
        var model: Model
      }
      """)
    #expect(expansion.messages.isEmpty)
    #expect(
      expansion.source == """
        struct Album {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Collection"
          let id: String
          @AppIntents.EntityProperty
          var name: String
          @Property(title: "Made") var creationDate: Date?
          @AppIntents.ComputedProperty
          var albumType: AlbumType? { nil }
          var model: Model

          static var _assistantSchema: AppIntents.AssistantSchema? {
            AppIntents.AssistantSchema("photos", "album")
          }
        }

        extension Album: AppIntents.AppEntity, AppIntents.AssistantSchemaEntity {
        }
        """)
  }

  @Test("An enum gets its conformance and the type's name")
  func `enum`() {
    let expansion = Expansion("@AppEnum(schema: .photos.filterType) enum Filter: String { case noir }")
    #expect(expansion.messages.isEmpty)
    #expect(
      expansion.source.contains(
        "static let typeDisplayRepresentation: AppIntents.TypeDisplayRepresentation = \"Filter Type\""))
    #expect(expansion.source.contains("extension Filter: AppIntents.AppEnum, AppIntents.AssistantSchemaEnum"))
  }

  @Test("Short forms name the same schemas", arguments: ["(schema: .photos.search)", "(.photos, .search)"])
  func shortForms(arguments: String) {
    let expansion = Expansion("@AppIntent\(arguments) struct Find { var criteria: StringSearchCriteria }")
    #expect(expansion.messages.isEmpty)
    #expect(expansion.source.contains("AppIntents.AssistantSchema(\"photos\", \"search\")"))
  }

  @Test("A name that only one domain has stands alone")
  func nameAlone() {
    let expansion = Expansion(
      "@AppIntent(.semanticContentSearch) struct Find { var semanticContent: SemanticContentDescriptor }")
    #expect(expansion.messages.isEmpty)
    #expect(expansion.source.contains("(\"visualIntelligence\", \"semanticContentSearch\")"))
  }

  @Test("A type written for another shape of an open schema does not get the conformance it could not have")
  func conformanceFollowsShape() {
    let other = Expansion("@AppIntent(schema: .mail.deleteMail) struct Delete { var messages: [Message] }")
    #expect(other.messages.isEmpty && !other.source.contains("DeleteIntent"))
    let usual = Expansion("@AppIntent(schema: .mail.deleteMail) struct Delete { var entities: [Message] }")
    #expect(usual.source.contains("AppIntents.DeleteIntent"))
  }

  @Test("A perform in which nothing stands yet gives an empty result; others are left alone")
  func emptyPerform() {
    func source(_ body: String) -> String {
      Expansion(
        "@AppIntent(schema: .photos.copyEdits) struct Copy { func perform() async throws -> some IntentResult {\(body)} }"
      ).source
    }
    #expect(source("").contains("@AppIntents._EmptyPerform"))
    #expect(source(" /* to do */ ").contains("@AppIntents._EmptyPerform"))
    #expect(!source(" .result() ").contains("_EmptyPerform"))
    let expansion = Expansion("@_EmptyPerform func perform() async throws -> some IntentResult {}")
    #expect(expansion.source.contains("return .result()"))
  }

  @Test(
    "What does not fit the schema is said",
    arguments: [
      (
        "@AppIntent(schema: .photos.createAlbum) struct Create {}",
        "The schema 'photos.createAlbum' requires the parameter 'name' of 'String'."
      ),
      (
        "@AppIntent(schema: .photos.createAlbum) struct Create { var name: Int }",
        "The schema 'photos.createAlbum' has the parameter 'name' of 'String', not 'Int'."
      ),
      (
        "@AppIntent(schema: .photos.createAlbum) struct Create { @Parameter var name: Optional<String> }",
        "The schema 'photos.createAlbum' has the parameter 'name' of 'String', not 'Optional<String>'."
      ),
      (
        "@AppIntent(schema: .photos.createAlbum) struct Create { let name: String }",
        "'name' is a parameter of the schema 'photos.createAlbum': declare it with 'var'."
      ),
      (
        "@AppIntent(schema: .photos.deleteAssets) struct Delete { var entities: Photo }",
        "The schema 'photos.deleteAssets' has the parameter 'entities' of list of an entity of schema 'photos.asset', not 'Photo'."
      ),
      (
        "@AppIntent(schema: .photos.openAsset) struct Open { var target: Photo; var page: Int }",
        "The schema 'photos.openAsset' has no parameter 'page': a further one has to be optional or have a default."
      ),
      (
        "@AppEntity(schema: .photos.album) struct Album { var name: String; @Property var size: Int }",
        "The schema 'photos.album' has no property 'size': a further one has to be optional."
      ),
      (
        "@AppEntity(schema: .photos.album) struct Album {}",
        "The schema 'photos.album' requires the property 'name' of 'String'."
      ),
    ])
  func wrongShape(source: String, message: String) {
    #expect(Expansion(source).messages == [message])
  }

  @Test("Further members that are optional, computed or have a default are accepted")
  func furtherMembers() {
    let expansion = Expansion(
      """
      @AppIntent(schema: .photos.openAsset) struct Open {
        var target: Photo
        var note: String?
        @Parameter(title: "Zoom", default: 1) var zoom: Int
        #if DEBUG
          var trace: [String]?
        #endif
      }
      @AppEntity(schema: .photos.album) struct Album {
        var name: String
        @ComputedProperty var size: Int { 0 }
      }
      """)
    #expect(expansion.messages.isEmpty)
  }

  @Test(
    "A schema that does not exist, or a type of the wrong kind, is said",
    arguments: [
      ("@AppEnum(schema: .system.search) enum Search {}", "The domain 'system' has no enum schemas."),
      (
        "@AppEntity(schema: .files.folder) struct Folder {}",
        "The domain 'files' has no entity schema 'folder'; it has '.file'."
      ),
      ("@AppIntent(.fly) struct Fly {}", "There is no intent schema 'fly'."),
      (
        "@AppIntent(.createItem) enum Create {}",
        "'@AppIntent' stands at a struct or class."
      ),
      ("@AppEnum(.font) struct Font {}", "'@AppEnum' stands at an enum."),
      (
        "@AppEntity(.template) struct Template {}",
        "The entity schema 'template' is in several domains; name one before it: '.presentation', '.spreadsheet', '.wordProcessor'."
      ),
      (
        "@AppIntent(schema: schema) struct Some {}",
        "'@AppIntent' names a schema of the table by its members, as in '.photos.search'."
      ),
    ])
  func unknownSchema(source: String, message: String) {
    #expect(Expansion(source).messages == [message])
  }

  @Test(
    "A title made at run time is said, since it is read from the sources",
    arguments: [
      ("static var title: LocalizedStringResource { makeTitle() }", false),
      ("static let title: LocalizedStringResource = \"Open \\(kind)\"", false),
      ("static var title: LocalizedStringResource { let name = \"x\"; return name }", false),
      ("static let title = LocalizedStringResource(\"Open\", table: \"Main\")", true),
      ("static var title: LocalizedStringResource { \"Open\" }", true),
      ("static var title: LocalizedStringResource { get { return \"Open\" } }", true),
      ("static let title: LocalizedStringResource = \"Open\"", true),
    ])
  func titles(title: String, isConstant: Bool) {
    let expansion = Expansion("@AppIntent(schema: .camera.startCapture) struct Start { \(title) }")
    let message =
      "'title' is read from the sources when the app is built, so it has to be a string literal without interpolation."
    #expect(expansion.messages == (isConstant ? [] : [message]))
    #expect(!expansion.source.contains("\"Start Capture\""))
  }
}
