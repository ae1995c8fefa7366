/// What a typed key names: a filter, or one or more fields of the index.
struct AttributeTarget: Equatable, Sendable {
  /// Part of an entity's identity and circumstances; compared byte for byte.
  enum Filter: String, Equatable, Sendable, CaseIterable {
    case app, type, domain, id, lang
  }

  /// How a field's text can be asked for.
  enum Terms: Equatable, Sendable {
    /// Terms of its own with positions.
    case positions
    /// Terms of its own without positions.
    case words
    /// Only the terms all attributes share; what they find is checked against the stored text.
    case shared
    /// Stored, never searched.
    case none
  }

  /// Which entities may have the term of a whole value for another attribute's.
  enum Sharing: Equatable, Sendable {
    case none
    /// Those that say so.
    case marked
    case all
  }

  enum Kind: Equatable, Sendable { case text, number, date, boolean }

  /// One attribute of one kind; a custom key used with two kinds has two.
  struct Field: Equatable, Sendable {
    /// The attribute's canonical name.
    var name: String
    var kind: Kind
    var terms: Terms
    /// Begins each of its terms.
    var prefix: String
    /// Its value slot, for ranges, sorting and facets.
    var slot: UInt32?
    var sharing = Sharing.none
  }

  /// The canonical name.
  var name: String
  var filter: Filter?
  var fields: [Field] = []
  /// Whether identifiers are terms of the index; else the stored entity has to be asked for its own.
  var hasIdentifierTerms = true

  /// Whether values are compared byte for byte, so that a value without a word is one all the same.
  var comparesBytes: Bool { filter != nil }

  /// Why a value without words cannot be asked for.
  var complaintWithoutWords: String { "There is no letter, digit or symbol behind `\(name):`." }

  /// Why the value cannot be compared so, or `nil` if it can.
  func complaint(comparison: QueryToken.Comparison, value: String) -> String? {
    if filter != nil {
      return comparison == .matches || comparison == .equals
        ? nil : "`\(name)` can be asked for with `:` or `=` only."
    }
    if fields.contains(where: { $0.accepts(comparison, value) }) { return nil }
    if fields.isEmpty { return "`\(name)` is stored but not searched." }
    if fields.contains(where: { $0.range(comparison, value)?.isEmpty == true }) {
      return "`\(value)` ends before it begins."
    }
    let kinds = Set(fields.map(\.kind))
    if kinds == [.date] { return "`\(value)` is no date such as 2026-03-05 or 2026-01..2026-03." }
    if kinds == [.number] { return "`\(value)` is no number and no range such as 10..20." }
    if kinds == [.boolean] { return "`\(value)` is neither true nor false." }
    return "`\(name)\(comparison.rawValue)\(value)` cannot be compared."
  }
}

extension AttributeTarget.Field {
  /// Whether the typed value can be compared with values of this field.
  func accepts(_ comparison: QueryToken.Comparison, _ value: String) -> Bool {
    switch kind {
    case .text: terms != .none && (comparison == .matches || comparison == .equals)
    case .number, .date: slot != nil && range(comparison, value).map { !$0.isEmpty } ?? false
    case .boolean: (comparison == .matches || comparison == .equals) && Self.boolean(value) != nil
    }
  }

  /// The numbers or moments that the typed value lets through; `nil` if it is none, or this no field of such.
  func range(_ comparison: QueryToken.Comparison, _ value: String) -> QueryRange? {
    switch kind {
    case .number: QueryRange.numbers(comparison, value)
    case .date: QueryRange.dates(comparison, value)
    case .text, .boolean: nil
    }
  }

  /// The truth values people type.
  static func boolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }
}
