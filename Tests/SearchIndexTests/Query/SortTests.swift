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
    let index = try QueryIndex([.make("1", "x", ["thumbnailData": .data([1])]), .make("2", "x")])
    for key in ["nonsense", "thumbnailData"] {
      let response = try index.respond("x") { $0.sort = [.init(key), .init("title")] }
      #expect(response.notices.map(\.code) == ["unknown-sort-key"] && response.ids == ["2", "1"], "\(key)")
    }
  }

  @Test("truth values are in order, no before yes, before or after numbers of the same key")
  func truths() throws {
    let index = try QueryIndex([
      .make("yes", "x", ["open": .boolean(true)]), .make("none", "x"),
      .make("no", "x", ["open": .boolean(false)]),
      .make("seven", "x", ["open": .integer(7)]), .make("day", "x", ["allDay": .boolean(true)]),
      .make("night", "x", ["allDay": .boolean(false)]),
    ])
    func sorted(_ key: String, _ isDescending: Bool = false) throws -> [String] {
      try index.ids("x") { $0.sort = [.init(key, isDescending: isDescending)] }
    }
    #expect(try sorted("open") == ["seven", "no", "yes", "night", "day", "none"])
    #expect(try sorted("open", true) == ["seven", "yes", "no", "night", "day", "none"])
    #expect(try sorted("allDay").prefix(2) == ["night", "day"])
    #expect(try sorted("allDay", true).prefix(2) == ["day", "night"])
  }

  /// Enough apps that their lists are followed side by side, and too many.
  @Test("app, type, domain, language and identifier have an order too", arguments: [12, 90])
  func filters(count: Int) throws {
    var order = Array(0..<count)
    var chance = SeededGenerator(state: 77)
    order.shuffle(using: &chance)
    var entities = order.map { place in
      var entity = DonatedEntity.make(
        "Id \(place)", "marker", type: "Kind\(place / 2)", app: "org.example.App\(place)")
      entity.domain = "a.v\(place)"
      entity.language = place % 2 == 0 ? "de" : "EN"
      return entity
    }
    entities.insert(
      .make("Id \(count)", "marker", type: "Kind\(count)", app: "org.example.App\(count)"), at: 3)
    let index = try QueryIndex(entities)
    let places = (0..<count).map { "Id \($0)" }
    func sorted(_ keys: SearchRequest.SortKey...) throws -> [String] {
      try index.ids("marker") {
        $0.sort = keys
        $0.limit = 0
      }
    }
    let last = "Id \(count)"
    for key in ["app", "id"] {
      #expect(try sorted(.init(key)) == places + [last], "\(key)")
      #expect(try sorted(.init(key, isDescending: true)) == [last] + places.reversed(), "\(key)")
    }
    #expect(try sorted(.init("domain")) == places + [last])
    #expect(try sorted(.init("domain", isDescending: true)) == places.reversed() + [last])
    #expect(try sorted(.init("type"), .init("app")) == places + [last])
    let even = places.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let odd = places.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    #expect(try sorted(.init("lang"), .init("domain")) == even + odd + [last])
    #expect(try sorted(.init("lang", isDescending: true), .init("id")) == odd + even + [last])
  }

  @Test(
    "texts that begin alike for longer than the index keeps are in order, on every page",
    arguments: ["title", "serial", "subtitle", "authors", "path"])
  func long(key: String) throws {
    let start = String(repeating: "Überlänge ", count: 30)
    var order = Array(0..<60)
    var chance = SeededGenerator(state: 5)
    order.shuffle(using: &chance)
    let index = try QueryIndex(
      order.map { place in
        var entity = DonatedEntity.make("\(place)", key == "title" ? nil : "thing")
        let text = AttributeValue.text("\(start)\(place / 2)")
        let value: AttributeValue = key == "authors" ? .list([.object(["displayName": text])]) : text
        entity.attributes += [
          Attribute(key, value, custom: key == "serial" ? .donated : nil),
          Attribute("textContent", .text("marker")),
        ]
        entity.attributes.append(Attribute("part", .integer(Int64(place % 2)), custom: .donated))
        return entity
      })
    let expected = (0..<60).map(String.init)
    for isDescending in [false, true] {
      var found: [String] = []
      while found.count < 60 {
        let page = try index.ids("marker") {
          $0.sort = [.init(key, isDescending: isDescending), .init("part", isDescending: isDescending)]
          $0.offset = found.count
          $0.limit = 7
        }
        if page.isEmpty { break }
        found += page
      }
      #expect(found == (isDescending ? expected.reversed() : expected), "\(isDescending)")
    }
  }

  @Test("an order goes with several filters, checks of stored text, and what expired meanwhile")
  func scope() throws {
    var entities = (0..<30).map { place in
      DonatedEntity.make(
        "\(place)", "marker \(29 - place)", app: "app\(place % 3)",
        ["contentDescription": .text(place % 2 == 0 ? "red bush" : "bush red")])
    }
    entities[4].expires = QueryIndex.now - 1
    let index = try QueryIndex(entities)
    let found = try index.ids("description:\"red bush\"") {
      $0.apps = ["app1", "app0"]
      $0.sort = [.init("app", isDescending: true), .init("title")]
      $0.limit = 0
    }
    #expect(found == ["28", "22", "16", "10", "24", "18", "12", "6", "0"])
  }
}
