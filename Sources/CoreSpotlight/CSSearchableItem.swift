public import Foundation
import SearchModel

/// Something an app lets people find: an identifier, a domain, and attributes.
///
/// Apple's counterpart: `CSSearchableItem`.
open class CSSearchableItem: NSObject, NSCopying, NSSecureCoding {
  /// Unique within the app; an item of the same identifier replaces the one before.
  open var uniqueIdentifier: String
  /// The dotted group the item belongs to; deleting `a` deletes `a.b` too.
  open var domainIdentifier: String?
  /// What is known about the item.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Whether only the given attributes change, in an item that was donated before.
  ///
  /// Attributes that were set replace those of the item, attributes set to `nil` or `NSNull` are removed, all others
  /// stay, and so does the expiry unless it was set. Without such an item nothing happens.
  open var isUpdate = false

  /// Whether the app wants to hear of summaries and priorities of the item; nothing on Linux makes them.
  open var updateListenerOptions: UpdateListenerOptions = []

  /// What of the system's work on an item its app wants to hear of.
  public struct UpdateListenerOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let `default`: UpdateListenerOptions = []
    /// Summaries.
    public static let summarization = UpdateListenerOptions(rawValue: 1 << 1)
    /// Priorities.
    public static let priority = UpdateListenerOptions(rawValue: 1 << 2)
  }

  /// When the item stops being found: a month after it is donated unless set, so that donating it again extends it.
  ///
  /// Setting `nil` gives the default again; `.distantFuture` means never. Implicitly unwrapped as Apple's is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var expirationDate: Date! {
    get { chosenExpiry ?? Self.defaultExpiry }
    set { chosenExpiry = newValue }
  }
  var chosenExpiry: Date?

  /// How long an item is found unless its app says so, in seconds.
  static let lifetime = 30.0 * 86_400
  static var defaultExpiry: Date { Date(timeIntervalSinceNow: lifetime) }

  /// An item; without an identifier it gets a new UUID.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }

  /// A copy with a copy of the attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let attributes = attributeSet.copy() as? CSSearchableItemAttributeSet
    let copy = CSSearchableItem(
      uniqueIdentifier: uniqueIdentifier, domainIdentifier: domainIdentifier,
      attributeSet: attributes ?? CSSearchableItemAttributeSet())
    copy.chosenExpiry = chosenExpiry
    copy.association = association
    copy.isUpdate = isUpdate
    copy.updateListenerOptions = updateListenerOptions
    return copy
  }

  /// Whether archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the item to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(uniqueIdentifier, forKey: "uniqueIdentifier")
    coder.encode(domainIdentifier, forKey: "domainIdentifier")
    coder.encode(attributeSet, forKey: "attributeSet")
    coder.encode(chosenExpiry.map { NSNumber(value: $0.timeIntervalSince1970) }, forKey: "expirationDate")
    coder.encode(isUpdate, forKey: "isUpdate")
    coder.encode(Int64(updateListenerOptions.rawValue), forKey: "updateListenerOptions")
    ArchivedAssociation.encode(association, to: coder)
  }

  /// Reads an item from an archive; `nil` if it holds none.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.text("uniqueIdentifier"),
      let set = coder.decodeObject(of: CSSearchableItemAttributeSet.self, forKey: "attributeSet")
    else { return nil }
    uniqueIdentifier = identifier
    domainIdentifier = coder.text("domainIdentifier")
    attributeSet = set
    super.init()
    chosenExpiry = coder.number("expirationDate").map { Date(timeIntervalSince1970: $0) }
    isUpdate = coder.decodeBool(forKey: "isUpdate")
    updateListenerOptions = UpdateListenerOptions(
      rawValue: UInt(truncatingIfNeeded: coder.decodeInt64(forKey: "updateListenerOptions")))
    association = ArchivedAssociation.decode(from: coder)
  }

  /// The entity the item was associated with; it is then donated under the entity's identity.
  package var association: EntityAssociation?

  /// The place among the results it was found with, from 0; `nil` if no query gave it.
  package var rank: Int?

  /// Compares by rank: ascending means that this one is the better result.
  ///
  /// Items that no query found are the same.
  open func compare(byRank other: CSSearchableItem) -> ComparisonResult {
    let (own, theirs) = (rank ?? .max, other.rank ?? .max)
    return own < theirs ? .orderedAscending : own > theirs ? .orderedDescending : .orderedSame
  }
}
