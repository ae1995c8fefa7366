public import Foundation
package import SearchModel
public import UniformTypeIdentifiers

/// What is known about one item: the attributes that are searched, shown and ranked.
///
/// The properties by group stand in the extensions beside this file. Change a set from one thread at a time, as
/// with Apple's.
///
/// Apple's counterpart: `CSSearchableItemAttributeSet`.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding {
  /// In the order they were first set; names are unique.
  ///
  /// A list, not a dictionary: an item has few attributes, and the order donated must not vary from run to run.
  package private(set) var attributes: [SearchModel.Attribute] = []

  /// The names that were set to `nil` and not again since: an update removes them.
  package private(set) var removedNames: [String] = []

  /// Whether the values of an entity's indexed properties are in already.
  package var holdsEntityProperties = false

  /// The entity this set was associated with.
  package var association: EntityAssociation?

  /// An empty set.
  public override init() { super.init() }

  /// A set for content of that type.
  public convenience init(contentType: UTType) {
    self.init()
    self.contentType = contentType.identifier
  }

  /// A set for content of the type with that identifier.
  public convenience init(itemContentType: String) {
    self.init()
    contentType = itemContentType
  }

  /// An independent copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSSearchableItemAttributeSet()
    copy.attributes = attributes
    copy.holdsEntityProperties = holdsEntityProperties
    copy.association = association
    copy.removedNames = removedNames
    return copy
  }

  /// Whether archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the attributes to an archive.
  open func encode(with coder: NSCoder) {
    var entity = DonatedEntity(key: EntityKey(app: "", type: "", id: ""))
    entity.attributes = attributes
    coder.encode(NSData(data: Data(EntityCoding.encode(entity))), forKey: "attributes")
    coder.encode(texts: removedNames, forKey: "removed")
    coder.encode(holdsEntityProperties, forKey: "holdsEntityProperties")
    ArchivedAssociation.encode(association, to: coder)
  }

  /// Reads attributes from an archive; `nil` if it holds none.
  public required convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "attributes"),
      let entity = try? EntityCoding.decodeEntity([UInt8](Data(referencing: data)))
    else { return nil }
    self.init()
    attributes = entity.attributes
    removedNames = coder.texts("removed") ?? []
    holdsEntityProperties = coder.decodeBool(forKey: "holdsEntityProperties")
    association = ArchivedAssociation.decode(from: coder)
  }

  /// Takes all attributes of the other set, replacing those of the same name, and leaves it empty.
  open func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {
    for attribute in sourceAttributeSet.attributes { put(attribute) }
    sourceAttributeSet.attributes = []
  }

  /// The value of an attribute; the probe that finds names for key paths overrides it.
  func stored(_ name: String, _ kind: AttributeKind) -> AttributeValue? { self[attribute: name] }

  /// The value under a canonical name or a custom key's name.
  package subscript(attribute name: String) -> AttributeValue? {
    get { attributes.first { $0.name == name }?.value }
    set {
      guard let newValue else {
        attributes.removeAll { $0.name == name }
        if !removedNames.contains(name) { removedNames.append(name) }
        return
      }
      put(SearchModel.Attribute(name, newValue))
    }
  }

  /// Sets or replaces an attribute; a replaced one keeps its place.
  package func put(_ attribute: SearchModel.Attribute) {
    removedNames.removeAll { $0 == attribute.name }
    if let place = attributes.firstIndex(where: { $0.name == attribute.name }) {
      attributes[place] = attribute
    } else {
      attributes.append(attribute)
    }
  }
}

/// How archives keep the entity that an item or a set was associated with.
enum ArchivedAssociation {
  static func encode(_ association: EntityAssociation?, to coder: NSCoder) {
    guard let association else { return }
    coder.encode(association.type, forKey: "entityType")
    coder.encode(association.id, forKey: "entityIdentifier")
    coder.encode(Int64(association.priority), forKey: "entityPriority")
    coder.encode(association.isHidden, forKey: "entityIsHidden")
  }

  static func decode(from coder: NSCoder) -> EntityAssociation? {
    guard let type = coder.text("entityType"),
      let id = coder.text("entityIdentifier")
    else { return nil }
    return EntityAssociation(
      type: type, id: id,
      priority: Int(truncatingIfNeeded: coder.decodeInt64(forKey: "entityPriority")),
      isHidden: coder.decodeBool(forKey: "entityIsHidden"))
  }
}

/// The entity an item or a set was associated with: the identity the item is donated under.
package struct EntityAssociation: Sendable, Equatable {
  package var type: String
  package var id: String
  package var priority: Int
  package var isHidden: Bool

  package init(type: String, id: String, priority: Int, isHidden: Bool) {
    self.type = type
    self.id = id
    self.priority = priority
    self.isHidden = isHidden
  }
}
