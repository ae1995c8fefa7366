import SearchModel

/// What happens to the entities of one app, and what is found in between: the same whoever donates and asks.
package struct FindingCase: Sendable, CustomStringConvertible {
  /// A sentence.
  package var name: String
  package var steps: [Step]
  package var description: String { name }

  package enum Step: Sendable {
    case donate([Record])
    case delete(String)
    case deleteDomain(String)
    case deleteAll
    /// Time passes, in seconds; only where a test sets the clock.
    case wait(Double)
    /// What has expired is taken out.
    case sweep
    /// A person types; these are found, in any order.
    case typed(String, Set<String>)
    /// A person types; these come first, in this order, and none of the others comes at all.
    case ranked(String, first: [String], never: Set<String>)
    /// A condition in Core Spotlight's query language.
    case condition(String, Set<String>)
    /// Typed, in the order of a key.
    case sorted(String, by: String, [String])
    /// What is there, found or not.
    case there(Set<String>)
  }

  /// An item or entity.
  package struct Record: Sendable {
    package var id: String
    package var title: String?
    package var domain: String?
    package var text: String?
    package var keywords: [String] = []
    package var pages: Double?
    /// Seconds from when it is donated; `nil` for never.
    package var expires: Double?

    package init(
      _ id: String, _ title: String?, domain: String? = nil, text: String? = nil, keywords: [String] = [],
      pages: Double? = nil, expires: Double? = nil
    ) {
      self.id = id
      self.title = title
      self.domain = domain
      self.text = text
      self.keywords = keywords
      self.pages = pages
      self.expires = expires
    }
  }

  /// Whether somebody has to set the clock for it.
  package var needsClock: Bool {
    steps.contains { if case .wait = $0 { true } else { false } }
  }
}

/// Who donates, deletes and asks for a case: the library, the command line, lines of NDJSON.
package protocol FindingFace {
  func donate(_ records: [FindingCase.Record]) async throws
  func delete(_ id: String) async throws
  func delete(domain: String) async throws
  func deleteAll() async throws
  func wait(_ seconds: Double) async throws
  func sweep() async throws
  func typed(_ text: String) async throws -> [String]
  func condition(_ text: String) async throws -> [String]
  func sorted(_ text: String, by key: String) async throws -> [String]
  func there() async throws -> [String]
}

extension FindingCase {
  /// Where a face answered otherwise than the case says.
  package func problems(on face: some FindingFace) async throws -> [String] {
    var problems: [String] = []
    for (number, step) in steps.enumerated() {
      if let problem = try await problem(step, face) { problems.append("step \(number + 1): \(problem)") }
    }
    return problems
  }

  private func problem(_ step: Step, _ face: some FindingFace) async throws -> String? {
    switch step {
    case .donate(let records): try await face.donate(records)
    case .delete(let id): try await face.delete(id)
    case .deleteDomain(let domain): try await face.delete(domain: domain)
    case .deleteAll: try await face.deleteAll()
    case .wait(let seconds): try await face.wait(seconds)
    case .sweep: try await face.sweep()
    case .typed(let text, let wanted): return Self.problem(text, try await face.typed(text), wanted)
    case .condition(let text, let wanted): return Self.problem(text, try await face.condition(text), wanted)
    case .there(let wanted): return Self.problem("all", try await face.there(), wanted)
    case .sorted(let text, let key, let wanted):
      let found = try await face.sorted(text, by: key)
      return found == wanted ? nil : "\(text) by \(key): \(found), not \(wanted)"
    case .ranked(let text, let first, let never):
      let found = try await face.typed(text)
      let isRight = Array(found.prefix(first.count)) == first && never.isDisjoint(with: found)
      return isRight ? nil : "\(text): \(found), not first \(first) and never \(never)"
    }
    return nil
  }

  private static func problem(_ text: String, _ found: [String], _ wanted: Set<String>) -> String? {
    let isRight = Set(found.map(Bytes.init)) == Set(wanted.map(Bytes.init)) && found.count == wanted.count
    return isRight ? nil : "\(text): \(found), not \(wanted)"
  }

  /// Identifiers are compared byte for byte.
  private struct Bytes: Hashable {
    var bytes: [UInt8]
    init(_ text: String) { bytes = Array(text.utf8) }
  }
}

extension FindingCase.Record {
  /// The line that donates it.
  package func line(app: String, type: String, now: Double) -> String {
    var members: [(key: String, value: JSONValue)] = [
      ("app", .string(app)), ("type", .string(type)), ("id", .string(id)),
    ]
    if let title { members.append(("title", .string(title))) }
    if let domain { members.append(("domain", .string(domain))) }
    if let text { members.append(("text", .string(text))) }
    if !keywords.isEmpty { members.append(("keywords", .array(keywords.map { .string($0) }))) }
    if let pages { members.append(("pages", .number(pages))) }
    if let expires { members.append(("expires", .number(now + expires))) }
    var writer = JSONWriter()
    writer.value(.object(members))
    return writer.text
  }
}
