/// Who may find an entity while the session is locked.
///
/// Access control by this program, not encryption. The class is stored as an attribute, under the names of Apple's
/// `FileProtectionType`.
package enum ProtectionClass {
  /// The attribute that holds it.
  package static let attribute = "protectionClass"

  /// The classes whose entities are found at any time, like entities without a class.
  package static let open = ["NSFileProtectionNone", "NSFileProtectionCompleteUntilFirstUserAuthentication"]
  /// The classes whose entities are found only while the session is not locked.
  package static let closed = ["NSFileProtectionComplete", "NSFileProtectionCompleteUnlessOpen"]

  /// Whether entities of that class are found at any time; a class nobody knows is a closed one.
  package static func isOpen(_ name: String) -> Bool {
    open.contains { $0.lowercased() == name.lowercased() }
  }
}

extension DonatedEntity {
  /// Whether it is absent while the session is locked.
  package var isProtected: Bool {
    switch self[ProtectionClass.attribute] {
    case nil: false
    case .text(let name): !ProtectionClass.isOpen(name)
    default: true
    }
  }
}
