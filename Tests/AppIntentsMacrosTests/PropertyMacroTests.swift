import Testing

struct PropertyMacroTests {
  @Test("A computed property gets its projection, and a field that says so without size")
  func computed() {
    let expansion = Expansion(
      """
      public struct Place: AppEntity {
        let model: Model
        @ComputedProperty(title: "Name", indexingKey: \\.title)
        public var name: String { model.name }
      }
      """)
    #expect(expansion.messages.isEmpty)
    #expect(
      expansion.source == """
        public struct Place: AppEntity {
          let model: Model
          public var name: String { model.name }

          public var $name: AppIntents.EntityProperty<String> {
            _Property_name.property._bound(to: self)
          }

          private enum _Property_name: AppIntents._ComputedPropertyDeclaration {
            static let property = AppIntents.EntityProperty<String>(identifier: "name", title: "Name", indexingKey: \\.title, getter: \\Place.name)
          }

          private let _name = AppIntents._ComputedPropertyField<_Property_name>()
        }
        """)
  }

  @Test("A property with a setter is written through its key path")
  func settable() {
    let expansion = Expansion(
      """
      struct Place {
        @ComputedProperty var name: String {
          get { model.name }
          nonmutating set { model.name = newValue }
        }
      }
      """)
    #expect(expansion.source.contains("(identifier: \"name\", getSetter: \\Place.name)"))
  }

  @Test("In a generic type and in an extension the property is made when it is needed")
  func generic() {
    let generic = Expansion("struct Box<Content> { @ComputedProperty var name: String { \"\" } }")
    #expect(generic.source.contains("static var property: AppIntents.EntityProperty<String> {"))
    let extended = Expansion("extension Place { @ComputedProperty var name: String { \"\" } }")
    #expect(extended.messages.isEmpty && !extended.source.contains("_ComputedPropertyField"))
    #expect(extended.source.contains("getter: \\Place.name"))
  }

  @Test("A deferred property is awaited, with try only where its getter throws")
  func deferred() {
    func source(_ effects: String) -> String {
      "struct Place { @DeferredProperty(title: \"Crowd\") var crowd: Int { get \(effects) { await count() } } }"
    }
    let waiting = Expansion(source("async")).source
    #expect(waiting.contains("title: \"Crowd\", asyncGetter: { (entity: Place) in\n"))
    #expect(waiting.contains("\n      await entity.crowd\n"))
    let throwing = Expansion(source("async throws")).source
    #expect(throwing.contains("\n      try await entity.crowd\n"))
  }

  @Test(
    "What cannot be a property is said",
    arguments: [
      (
        "@ComputedProperty var name: String",
        "'@ComputedProperty' stands at a computed variable; use '@Property' for 'name', which is stored."
      ),
      (
        "@ComputedProperty var name: String = \"\" { didSet {} }",
        "'@ComputedProperty' stands at a computed variable; use '@Property' for 'name', which is stored."
      ),
      (
        "@ComputedProperty static var name: String { \"\" }",
        "'@ComputedProperty' stands at one variable of an entity."
      ),
      (
        "@ComputedProperty func name() -> String { \"\" }",
        "'@ComputedProperty' stands at one variable of an entity."
      ),
      (
        "@ComputedProperty var name: String { get async { \"\" } }",
        "The getter of a '@ComputedProperty' neither waits nor throws; use '@DeferredProperty'."
      ),
      (
        "@DeferredProperty var name: String { \"\" }",
        "The getter of a '@DeferredProperty' is 'async' or 'async throws'; use '@ComputedProperty' for 'name'."
      ),
    ])
  func wrong(variable: String, message: String) {
    #expect(Expansion("struct Place { \(variable) }").messages == [message])
  }

  @Test("An indexed property in an extension is refused, since nothing would find it")
  func indexedInExtension() {
    let source = "extension Place { @ComputedProperty(indexingKey: \\.title) var name: String { \"\" } }"
    #expect(
      Expansion(source).messages == [
        "Declare 'name' within 'Place' itself: a property declared in an extension is not indexed."
      ])
  }
}
