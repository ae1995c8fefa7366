public import Foundation
package import SearchModel

/// Someone a message came from or went to.
///
/// Apple's counterpart: `CSPerson`.
open class CSPerson: NSObject, NSCopying, NSSecureCoding {
  /// What people call them.
  public let displayName: String?
  /// Mail addresses, phone numbers and the like.
  public let handles: [String]
  /// What the handles are, as a contact-property key.
  public let handleIdentifier: String
  /// The contact's identifier in an address book.
  public var contactIdentifier: String?

  /// A person with that name and those handles.
  public init(displayName: String?, handles: [String], handleIdentifier: String) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
    super.init()
  }

  /// An independent copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSPerson(displayName: displayName, handles: handles, handleIdentifier: handleIdentifier)
    copy.contactIdentifier = contactIdentifier
    return copy
  }

  /// Whether archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the person to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(displayName, forKey: "displayName")
    coder.encode(texts: handles, forKey: "handles")
    coder.encode(handleIdentifier, forKey: "handleIdentifier")
    coder.encode(contactIdentifier, forKey: "contactIdentifier")
  }

  /// Reads a person from an archive; `nil` if it holds none.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.text("handleIdentifier") else {
      return nil
    }
    displayName = coder.text("displayName")
    handles = coder.texts("handles") ?? []
    handleIdentifier = identifier
    super.init()
    contactIdentifier = coder.text("contactIdentifier")
  }

  /// Persons are equal if all they hold is.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CSPerson else { return false }
    return displayName == other.displayName && handles == other.handles
      && handleIdentifier == other.handleIdentifier && contactIdentifier == other.contactIdentifier
  }

  /// Hashes what equality compares.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(displayName)
    hasher.combine(handles)
    hasher.combine(handleIdentifier)
    return hasher.finalize()
  }
}

extension CSPerson {
  package var attributeValue: AttributeValue {
    var members: [String: AttributeValue] = [
      "handles": .list(handles.map { .text($0) }), "handleIdentifier": .text(handleIdentifier),
    ]
    members["displayName"] = displayName.map { .text($0) }
    members["contactIdentifier"] = contactIdentifier.map { .text($0) }
    return .object(members)
  }

  convenience init?(attribute value: AttributeValue) {
    guard case .object(let members) = value, case .text(let identifier)? = members["handleIdentifier"],
      case .list(let handles)? = members["handles"]
    else { return nil }
    func text(_ value: AttributeValue?) -> String? {
      guard case .text(let text)? = value else { return nil }
      return text
    }
    self.init(
      displayName: text(members["displayName"]), handles: handles.compactMap(text),
      handleIdentifier: identifier)
    contactIdentifier = text(members["contactIdentifier"])
  }
}
