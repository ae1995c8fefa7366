import SearchModel

@testable import SearchIndex

/// An entity with a value of every kind that a condition may ask for, or none.
struct OracleEntity {
  enum Values {
    case texts([OracleText])
    case numbers([Double])
    case dates([Double])
    case truth(Bool?)

    var isPresent: Bool {
      switch self {
      case .texts(let texts): !texts.isEmpty
      case .numbers(let numbers), .dates(let numbers): !numbers.isEmpty
      case .truth(let truth): truth != nil
      }
    }
  }

  /// Every attribute that is asked for; those that `*` stands for are marked.
  static let names: [(name: String, isAnyText: Bool)] = [
    ("title", true), ("displayName", true), ("keywords", true), ("textContent", true), ("authors", true),
    ("contentURL", false), ("path", false), ("own text", true), ("uniqueIdentifier", false), ("type", false),
    ("domainIdentifier", false), ("language", false), ("bundleIdentifier", false), ("pageCount", false),
    ("own number", false), ("dueDate", false), ("importantDates", false), ("expirationDate", false),
    ("own date", false), ("allDay", false), ("own flag", false),
  ]

  private(set) var values: [String: Values] = [:]
  private(set) var entity: DonatedEntity

  static let now = QueryIndex.now.rounded()

  init(_ number: Int, _ random: inout SeededGenerator) {
    let key = EntityKey(
      app: ["a", "org.example.b"].randomElement(using: &random)!,
      type: ["Note", "note"].randomElement(using: &random)!, id: "\(number)")
    entity = DonatedEntity(key: key)
    values["bundleIdentifier"] = .texts([OracleText(plain: key.app)])
    values["type"] = .texts([OracleText(plain: key.type)])
    values["uniqueIdentifier"] = .texts([OracleText(plain: key.id)])
    entity.domain = ["sea", "sea.north", "Sea", "seaside", nil].randomElement(using: &random)!
    values["domainIdentifier"] = .texts(entity.domain.map { [OracleText(plain: $0)] } ?? [])
    entity.language = ["de", "de-AT", nil].randomElement(using: &random)!
    values["language"] = .texts(entity.language.map { [OracleText(plain: $0)] } ?? [])
    entity.expires =
      Bool.random(using: &random) ? Self.now + Double(Int.random(in: 1...5, using: &random)) : nil
    values["expirationDate"] = .dates(entity.expires.map { [$0] } ?? [])
    addTexts(&random)
    addNumbers(&random)
  }

  private mutating func add(_ name: String, _ values: Values, _ value: AttributeValue, isCustom: Bool = false)
  {
    self.values[name] = values
    if values.isPresent {
      entity.attributes.append(Attribute(name, value, custom: isCustom ? .donated : nil))
    }
  }

  private mutating func addTexts(_ random: inout SeededGenerator) {
    func texts(_ count: ClosedRange<Int>, _ words: ClosedRange<Int> = 1...3) -> [OracleText] {
      (0..<Int.random(in: count, using: &random)).map { _ in OracleText.random(words, &random) }
    }
    let (title, body) = (texts(0...1), texts(0...1, 4...9))
    add("title", .texts(title), .text(title.first?.string ?? ""))
    add("textContent", .texts(body), .text(body.first?.string ?? ""))
    let languages = texts(0...2)
    let localized = zip(["en", "de"], languages).map { ($0, $1.string) }
    add("displayName", .texts(languages), .localized(Dictionary(uniqueKeysWithValues: localized)))
    for (name, isCustom) in [("keywords", false), ("own text", true)] {
      let list = texts(0...3)
      add(name, .texts(list), .list(list.map { .text($0.string) }), isCustom: isCustom)
    }
    let people = texts(0...2)
    add("authors", .texts(people), .list(people.map { .object(["displayName": .text($0.string)]) }))
    for (name, pool) in [
      ("contentURL", ["https://a.example/", "https://a.example/x", "file:///x"]),
      ("path", ["/x", "/x/y", "/X"]),
    ] {
      let one = Bool.random(using: &random) ? [pool.randomElement(using: &random)!] : []
      add(name, .texts(one.map(OracleText.init(plain:))), .text(one.first ?? ""))
    }
  }

  private mutating func addNumbers(_ random: inout SeededGenerator) {
    func some(_ count: ClosedRange<Int>) -> [Double] {
      (0..<Int.random(in: count, using: &random)).map { _ in
        Double(Int.random(in: -6...6, using: &random)) / 2
      }
    }
    let pages = some(0...1)
    add("pageCount", .numbers(pages), .number(pages.first ?? 0))
    let own = some(0...3)
    add("own number", .numbers(own), .list(own.map { .number($0) }), isCustom: true)
    for (name, count, isCustom) in [
      ("dueDate", 0...1, false), ("importantDates", 0...3, false), ("own date", 0...2, true),
    ] {
      // Some days away, or some weeks.
      let unit = Bool.random(using: &random) ? 43_200.0 : 604_800
      let dates = some(count).map { Self.now + $0 * unit }
      add(name, .dates(dates), .list(dates.map { .date($0) }), isCustom: isCustom)
    }
    for (name, isCustom) in [("allDay", false), ("own flag", true)] {
      let truth = [true, false, nil].randomElement(using: &random)!
      add(name, .truth(truth), .boolean(truth ?? false), isCustom: isCustom)
    }
  }
}
