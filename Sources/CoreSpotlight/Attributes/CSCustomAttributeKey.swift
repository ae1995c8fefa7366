public import Foundation
package import SearchModel

/// An attribute of the app's own.
///
/// Its name and its values' kind tell it apart in the index; `name:value` finds the item, and the bare value does
/// too if the key is searchable by default.
///
/// Apple's counterpart: `CSCustomAttributeKey`.
open class CSCustomAttributeKey: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name.
  public let keyName: String
  /// Whether `name:value` finds the item.
  public let isSearchable: Bool
  /// Whether the bare value finds the item.
  public let isSearchableByDefault: Bool
  /// Whether a value is kept once where many items share it; the index does so anyway.
  public let isUnique: Bool
  /// Whether the values are lists.
  public let isMultiValued: Bool

  /// A searchable key of that name; `nil` if the name has other signs than ASCII letters, digits and `_`,
  /// or begins with the reserved `kMD`.
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
  }

  /// A key of that name with its flags; `nil` if the name has other signs than ASCII letters, digits and `_`,
  /// or begins with the reserved `kMD`.
  public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool)
  {
    let isPlain = keyName.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isPlain, !keyName.isEmpty, !keyName.hasPrefix("kMD") else { return nil }
    self.keyName = keyName
    isSearchable = searchable
    isSearchableByDefault = searchableByDefault
    isUnique = unique
    isMultiValued = multiValued
    super.init()
  }

  /// The key itself: keys never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the key to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(keyName, forKey: "keyName")
    coder.encode(isSearchable, forKey: "searchable")
    coder.encode(isSearchableByDefault, forKey: "searchableByDefault")
    coder.encode(isUnique, forKey: "unique")
    coder.encode(isMultiValued, forKey: "multiValued")
  }

  /// Reads a key from an archive; `nil` if it holds none.
  public required convenience init?(coder: NSCoder) {
    guard let name = coder.text("keyName") else { return nil }
    self.init(
      keyName: name, searchable: coder.decodeBool(forKey: "searchable"),
      searchableByDefault: coder.decodeBool(forKey: "searchableByDefault"),
      unique: coder.decodeBool(forKey: "unique"), multiValued: coder.decodeBool(forKey: "multiValued"))
  }

  /// Keys of one name and the same flags are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CSCustomAttributeKey else { return false }
    return keyName == other.keyName && options == other.options && isMultiValued == other.isMultiValued
  }

  /// Hashes what equality compares.
  open override var hash: Int { keyName.hashValue }

  package var options: CustomKeyOptions {
    var options: CustomKeyOptions = []
    if isSearchable { options.insert(.searchable) }
    if isSearchableByDefault { options.insert(.searchableByDefault) }
    return options
  }
}

extension CSSearchableItemAttributeSet {
  /// Sets or, with `nil` or `NSNull`, removes the value of a custom key.
  ///
  /// Takes texts, numbers, dates, data, persons and lists of them, as Swift's own types or Foundation's classes;
  /// anything else is left out. Apple's takes `NSSecureCoding`, which Swift's own types do not have on Linux.
  public func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) {
    guard let value, let plain = AttributeValue(plain: value) else {
      self[attribute: key.keyName] = nil
      return
    }
    put(SearchModel.Attribute(key.keyName, plain, custom: key.options))
  }

  /// The value of a custom key: `String`, `NSNumber`, `Date`, `Data`, `CSPerson`, or a list of them.
  public func value(forCustomKey key: CSCustomAttributeKey) -> Any? {
    self[attribute: key.keyName]?.plainValue
  }
}
