import Testing

struct UnionValueMacroTests {
  @Test("A union reads its value, names its types and is made from a value of one of them")
  func union() {
    let expansion = Expansion(
      """
      @UnionValue
      public enum Found {
        case place(Place)
        case city(named: City)
      }
      """)
    #expect(expansion.messages.isEmpty)
    #expect(
      expansion.source == """
        public enum Found {
          case place(Place)
          case city(named: City)
        }

        nonisolated extension Found: AppIntents.UnionValue {
          public static var _valueTypes: [any AppIntents._IntentValue.Type] {
            [Place.self, City.self]
          }
          public var _wrappedValue: any AppIntents._IntentValue {
            switch self {
            case .place(let value):
              value
            case .city(let value):
              value
            }
          }
          public init?(_wrapping value: Any) {
            if let value = value as? Place {
              self = .place(value);
              return
            }
            if let value = value as? City {
              self = .city(named: value);
              return
            }
            return nil
          }
        }
        """)
  }

  @Test(
    "What is no union is said",
    arguments: [
      ("struct Found {}", "'@UnionValue' stands at an enum."),
      ("enum Found {}", "A union has a case for each kind of value."),
      (
        "enum Found { case place(Place), none }",
        "The case 'none' of a union has exactly one associated value."
      ),
      (
        "enum Found { case place(Place, Int) }",
        "The case 'place' of a union has exactly one associated value."
      ),
      (
        "enum Found { case here(Place), there(Place) }",
        "The cases 'here' and 'there' both have a value of type Place; a union's types differ."
      ),
    ])
  func wrong(declaration: String, message: String) {
    let expansion = Expansion("@UnionValue \(declaration)")
    #expect(expansion.messages == [message])
    #expect(!expansion.source.contains("extension"))
  }
}
