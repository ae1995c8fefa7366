/// A person an intent is about.
///
/// Linux has no address book: a person is what the app or the caller says.
///
/// Apple's counterpart: `IntentPerson`.
public struct IntentPerson: Sendable, Hashable, Codable, _IntentValue {
  /// What of a person a parameter asks for.
  public enum ParameterMode: String, Sendable {
    /// The person.
    case contact
    /// A mail address.
    case email
    /// A telephone number.
    case phone
    /// A mail address or a telephone number.
    case emailOrPhone
  }

  /// Who it is.
  public enum Identifier: Hashable, Sendable, Codable {
    /// An entry of the address book.
    case contact(String)
    /// Someone the app knows by that name.
    case applicationDefined(String)
    /// Not known.
    case unknown
  }

  /// What the person is called.
  public enum Name: Hashable, Sendable, Codable {
    /// The name in one.
    case displayName(String)
    /// The name in its parts.
    case components(PersonNameComponents)
    /// Not known.
    case unknown
  }

  /// What the person is called.
  public var name: Name
  /// Whether it is the person who asks.
  public var isMe: Bool
  /// Who it is.
  public var identifier: Identifier
  /// How the person is reached.
  public var handle: Handle?
  /// How else the person is reached.
  public var aliases: [Handle]
  /// A picture.
  public var image: DisplayRepresentation.Image?

  /// A person by what is known.
  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// A person of whom only an address or number is known.
  public init(handle: Handle) { self.init(identifier: .unknown, name: .unknown, handle: handle) }

  /// People are equal if all is equal that is known, pictures left out.
  public static func == (left: Self, right: Self) -> Bool {
    left.identifier == right.identifier && left.name == right.name && left.handle == right.handle
      && left.aliases == right.aliases && left.isMe == right.isMe
  }

  /// Hashes who it is and how they are reached.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(name)
    hasher.combine(handle)
  }
}

extension IntentPerson: DisplayRepresentable {
  /// "Person".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  /// The name or else the address or number, which is below a name; and the picture.
  public var displayRepresentation: DisplayRepresentation {
    let reached = handle?.value.text
    let title = plainName ?? reached ?? ""
    return DisplayRepresentation(
      title: "\(title)", subtitle: reached == title ? nil : reached.map { "\($0)" }, image: image)
  }

  /// The name in one; `nil` where it is not known.
  var plainName: String? {
    switch name {
    case .displayName(let name): name
    case .components(let parts):
      [parts.namePrefix, parts.givenName, parts.middleName, parts.familyName, parts.nameSuffix]
        .compactMap { $0 }.joined(separator: " ")
    case .unknown: nil
    }
  }
}
