import SearchModel
import SearchIndex
import Testing

@Suite("Order by values")
struct SortTests {
  struct Row: CustomTestStringConvertible {
    var key: String
    /// In the order they are to have; each donated under its place.
    var ascending: [AttributeValue]
    var testDescription: String { "\(key) \(ascending.count)" }

    init(_ key: String, _ ascending: [AttributeValue]) { (self.key, self.ascending) = (key, ascending) }
    init(_ key: String, texts: String...) { self.init(key, texts.map { .text($0) }) }
  }

  @Test(
    "values are in the order of what they are, and entities without one are last both ways",
    arguments: [
      Row("pages", [.integer(-3), .number(2.5), .integer(9), .integer(10), .integer(20), .integer(110)]),
      Row(
        "fileSize", [.number(-1e300), .number(-0.5), .integer(0), .number(1e-9), .integer(7), .number(1e300)]),
      Row("dueDate", [.date(-86_400), .date(0), .text("2026-03-05T12:00:00Z"), .date(4_000_000_000)]),
      Row(
        "due day",
        [.text("2026-03-05T12:00:00+02:00"), .text("2026-03-05T11:00:00Z"), .text("2026-03-05T12:00:00Z")]),
      Row("version", texts: "1.2", "1.9", "1.10", "1.10.1", "1.10.2", "1.10.10", "2.0", "10.0"),
      Row("version", texts: "0.9", "v1.2", "v1.10", "v2"),
      Row("title", texts: "Chapter 1", "chapter 2", "CHAPTER 10", "Chapter 10a", "Chapter 100"),
      Row("title", texts: "7", "007", "8", "08a", "9", "10"),
      Row("title", texts: "Äpfel", "Apfelbaum", "apple", "Arm", "œdème", "straße", "Strassen", "zoo"),
      Row("title", texts: "a", "a b", "a-b", "ab", "Аня", "боб", "予約", "会議"),
      Row(
        "serial", texts: "12345678901234567890123", "12345678901234567890124", "99999999999999999999999999"),
    ])
  func order(row: Row) throws {
    var order = Array(row.ascending.indices)
    var chance = SeededGenerator(state: 8)
    order.shuffle(using: &chance)
    var entities = order.map { place in
      var entity = DonatedEntity.make(
        "\(place)", row.key == "title" ? nil : "thing", [row.key: row.ascending[place]])
      entity.attributes.append(Attribute("textContent", .text("marker")))
      return entity
    }
    var bare = DonatedEntity.make("none", nil)
    bare.attributes = [Attribute("textContent", .text("marker"))]
    entities.insert(bare, at: 1)
    let index = try QueryIndex(entities)
    let expected = row.ascending.indices.map(String.init)
    #expect(try index.ids("marker ") { $0.sort = [.init(row.key)] } == expected + ["none"])
    let descending = try index.ids("marker ") { $0.sort = [.init(row.key, isDescending: true)] }
    #expect(descending == expected.reversed() + ["none"])
  }

  @Test(
    "several keys decide one after the other, then the newest is first: an order of everything",
    arguments: 1...6)
  func total(seed: Int) throws {
    var chance = SeededGenerator(state: UInt64(seed) &* 31)
    struct Thing {
      var number: Int
      var stars: Int?
      var due: Double?
      var name: String?
    }
    let things = (0..<200).map { number in
      Thing(
        number: number, stars: Bool.random(using: &chance) ? Int.random(in: -2...2, using: &chance) : nil,
        due: Bool.random(using: &chance) ? Double(Int.random(in: -3...3, using: &chance)) * 86_400 : nil,
        name: Bool.random(using: &chance) ? "part \(Int.random(in: 0...30, using: &chance))" : nil)
    }
    let index = try QueryIndex(
      things.map { thing in
        var entity = DonatedEntity.make("\(thing.number)", "thing")
        if let stars = thing.stars {
          entity.attributes.append(Attribute("stars", .integer(Int64(stars)), custom: .donated))
        }
        if let due = thing.due { entity.attributes.append(Attribute("dueDate", .date(due))) }
        if let name = thing.name { entity.attributes.append(Attribute("kind", .text(name))) }
        return entity
      })
    func isBefore<Value: Comparable>(_ left: Value?, _ right: Value?, _ isDescending: Bool) -> Bool? {
      switch (left, right) {
      case (nil, nil): nil
      case (nil, _): false
      case (_, nil): true
      case (let left?, let right?): left == right ? nil : (left < right) != isDescending
      }
    }
    let names = things.map { $0.name.flatMap { Int($0.dropFirst(5)) } }
    for _ in 0..<12 {
      let keys = ["stars", "dueDate", "kind"].shuffled(using: &chance).prefix(
        Int.random(in: 1...3, using: &chance))
      let sort = keys.map { SearchRequest.SortKey($0, isDescending: Bool.random(using: &chance)) }
      let expected = things.sorted { left, right in
        for key in sort {
          let decided =
            switch key.key {
            case "stars": isBefore(left.stars, right.stars, key.isDescending)
            case "dueDate": isBefore(left.due, right.due, key.isDescending)
            default: isBefore(names[left.number], names[right.number], key.isDescending)
            }
          if let decided { return decided }
        }
        return left.number > right.number
      }
      let found = try index.ids("thing") {
        $0.sort = sort
        $0.limit = 0
      }
      #expect(found == expected.map { "\($0.number)" }, "\(sort)")
    }
  }

  @Test("a key without an order is named and left out")
  func unknown() throws {
    let index = try QueryIndex([.make("1", "x", ["open": .boolean(true)]), .make("2", "x")])
    for key in ["open", "nonsense", "type"] {
      let response = try index.respond("x") { $0.sort = [.init(key), .init("title")] }
      #expect(response.notices.map(\.code) == ["unknown-sort-key"] && response.ids == ["2", "1"], "\(key)")
    }
  }
}
