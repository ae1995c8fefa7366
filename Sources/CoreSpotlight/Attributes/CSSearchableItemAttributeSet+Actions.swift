public import Foundation
public import UniformTypeIdentifiers

/// Primary actions, containers and data providers.
extension CSSearchableItemAttributeSet {
  /// Whether calling is the main action, with `phoneNumbers`.
  public var supportsPhoneCall: NSNumber? {
    get { flag("supportsPhoneCall") }
    set { set(flag: newValue, "supportsPhoneCall") }
  }

  /// Whether directions are the main action, with `latitude` and `longitude`.
  public var supportsNavigation: NSNumber? {
    get { flag("supportsNavigation") }
    set { set(flag: newValue, "supportsNavigation") }
  }

  /// Types available as data.
  public var providerDataTypeIdentifiers: [String]? {
    get { texts("providerDataTypeIdentifiers") }
    set { set(texts: newValue, "providerDataTypeIdentifiers") }
  }

  /// Types available as a file.
  public var providerFileTypeIdentifiers: [String]? {
    get { texts("providerFileTypeIdentifiers") }
    set { set(texts: newValue, "providerFileTypeIdentifiers") }
  }

  /// Types available as a file in place.
  public var providerInPlaceFileTypeIdentifiers: [String]? {
    get { texts("providerInPlaceFileTypeIdentifiers") }
    set { set(texts: newValue, "providerInPlaceFileTypeIdentifiers") }
  }

  /// The title of the enclosing collection.
  public var containerTitle: String? {
    get { text("containerTitle") }
    set { set(text: newValue, "containerTitle") }
  }

  /// What people call the enclosing collection.
  public var containerDisplayName: String? {
    get { text("containerDisplayName") }
    set { set(text: newValue, "containerDisplayName") }
  }

  /// The identifier of the enclosing collection.
  public var containerIdentifier: String? {
    get { text("containerIdentifier") }
    set { set(text: newValue, "containerIdentifier") }
  }

  /// The place in the enclosing collection.
  public var containerOrder: NSNumber? {
    get { number("containerOrder") }
    set { set(number: newValue, "containerOrder") }
  }
}

/// The action attributes whose values are no plain properties.
extension CSSearchableItemAttributeSet {
  /// Custom actions of the item; empty until set.
  public var actionIdentifiers: [String] {
    get { texts("actionIdentifiers") ?? [] }
    set { set(texts: newValue.isEmpty ? nil : newValue, "actionIdentifiers") }
  }

  /// The type that sharing the item hands out.
  public var sharedItemContentType: UTType? {
    get { text("sharedItemContentType").map { UTType(importedAs: $0) } }
    set { set(text: newValue?.identifier, "sharedItemContentType") }
  }
}
