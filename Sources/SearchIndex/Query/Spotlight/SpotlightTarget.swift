import IndexSchema
import SearchModel

/// What an attribute name of the query language names.
struct SpotlightTarget: Hashable, Sendable {
  /// What of an entity's identity and circumstances can be asked for beside its attributes.
  enum Identity: String, Hashable, Sendable, CaseIterable {
    case app, type, uniqueIdentifier, domainIdentifier, language, expirationDate
  }

  enum Subject: Hashable, Sendable {
    case identity(Identity)
    /// An attribute of the schema.
    case attribute(String)
    /// A key of the app's own, with the kinds it was donated in.
    case custom(String)
    /// Any attribute that a search without attribute looks into: `*`.
    case anyText
    /// No attribute of this index has the name.
    case unknown(String)
  }

  var subject: Subject
  var name: String

  /// Finds what a name means: the schema's names and aliases, `kMDItem` and `_kMDItem` before them, and custom keys.
  init(_ name: String, mapping: SchemaMapping, customKeys: CustomKeyTable) {
    self.name = name
    let plain = Self.plain(name, mapping)
    if plain == "*" {
      subject = .anyText
    } else if let identity = Self.identity(plain) {
      subject = .identity(identity)
    } else if let attribute = mapping[plain] {
      subject = .attribute(attribute.name)
    } else if !customKeys.allKinds(of: name).isEmpty {
      subject = .custom(name)
    } else {
      subject = .unknown(name)
    }
  }

  private static func identity(_ name: String) -> Identity? {
    switch name {
    case "bundleIdentifier": .app
    case "id", "identityString": .uniqueIdentifier
    case "domain": .domainIdentifier
    case "lang": .language
    case "expires": .expirationDate
    default: Identity(rawValue: name)
    }
  }

  /// `kMDItemDisplayName` is `displayName`, and `kMDItemURL` is `URL`.
  private static func plain(_ name: String, _ mapping: SchemaMapping) -> String {
    for prefix in ["_kMDItem", "kMDItem"] where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count
    {
      let rest = name.dropFirst(prefix.utf8.count)
      if mapping[String(rest)] != nil { return String(rest) }
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return name
  }
}

extension SpotlightTarget {
  /// Everything the name may mean: `url` is the property of an attribute set, and short for `contentURL` elsewhere.
  var alternatives: [SpotlightTarget] {
    guard name == "url" else { return [self] }
    var page = self
    page.subject = .attribute("URL")
    return [self, page]
  }

  /// The kinds of value it can have.
  func kinds(mapping: SchemaMapping, customKeys: CustomKeyTable) -> Set<AttributeTarget.Kind> {
    switch subject {
    case .identity(.expirationDate): [.date]
    case .identity, .anyText: [.text]
    case .attribute(let name):
      switch mapping[name]?.kind {
      case .number?: [.number]
      case .date?: [.date]
      case .boolean?: [.boolean]
      default: [.text]
      }
    case .custom(let name):
      Set(
        customKeys.allKinds(of: name).map { key in
          switch key.kind {
          case .text: .text
          case .number: .number
          case .date: .date
          case .boolean: .boolean
          }
        })
    // Anything may be asked of what nobody donated yet.
    case .unknown: [.text, .number, .date, .boolean]
    }
  }
}
