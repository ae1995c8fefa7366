extension IntentPerson {
  /// How a person is reached.
  public struct Handle: Hashable, Sendable, Codable {
    /// An address or number.
    public enum Value: Hashable, Sendable, Codable {
      /// A telephone number.
      case phoneNumber(String)
      /// A mail address.
      case emailAddress(String)
      /// An address of the app's own.
      case applicationDefined(String)

      /// The address or number itself.
      var text: String {
        switch self {
        case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
        }
      }
    }

    /// What kind of address or number it is.
    public enum Label: Hashable, Sendable, Codable {
      /// Where it is.
      case home, work, school
      /// What telephone it is.
      case iPhone, mobile, main
      /// What other device it is.
      case homeFax, workFax, pager
      /// Something else.
      case other
      /// In the person's own words.
      case custom(String)
    }

    /// The address or number.
    public var value: Value
    /// What kind it is.
    public var label: Label

    /// An address or number.
    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }

    /// A telephone number.
    public init(phoneNumber: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumber), label: label)
    }

    /// A mail address.
    public init(emailAddress: String, label: Label = .other) {
      self.init(.emailAddress(emailAddress), label: label)
    }

    /// An address of the app's own.
    public init(applicationDefined: String, label: String? = nil) {
      self.init(.applicationDefined(applicationDefined), label: label.map { .custom($0) } ?? .other)
    }
  }
}
