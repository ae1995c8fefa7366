import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What both property macros write beside the variable `name`.
///
/// `$name` is the property for key paths. `_name` takes no room: it is a field only so that the entity's properties
/// are found by walking its fields, as stored ones are. `_Property_name` is what both take the property from.
struct EntityPropertyPeers {
  let name: String
  let valueType: String
  let entity: EnclosingType
  let access: String
  /// The arguments that make the property, after its identifier.
  let arguments: [String]

  var declarations: [DeclSyntax] {
    let property = "AppIntents.EntityProperty<\(valueType)>"
    let made = (["identifier: \"\(name)\""] + arguments).joined(separator: ", ")
    // Generic types have no stored static properties.
    let declaration =
      entity.isGeneric
      ? "static var property: \(property) {\n    \(property)(\(made))\n  }"
      : "static let property = \(property)(\(made))"
    var written: [DeclSyntax] = [
      """
      \(raw: access)var $\(raw: name): \(raw: property) {
        _Property_\(raw: name).property._bound(to: self)
      }
      """,
      """
      private enum _Property_\(raw: name): AppIntents._ComputedPropertyDeclaration {
        \(raw: declaration)
      }
      """,
    ]
    if !entity.isExtension {
      written.append(
        "private let _\(raw: name) = AppIntents._ComputedPropertyField<_Property_\(raw: name)>()")
    }
    return written
  }
}

/// The type a macro's variable stands in.
struct EnclosingType {
  let name: String
  let isGeneric: Bool
  let isExtension: Bool

  /// The innermost type of the places around the variable; `nil` if there is none.
  init?(_ context: [Syntax]) {
    guard let innermost = context.first else { return nil }
    switch innermost.as(SyntaxEnum.self) {
    case .structDecl(let type): name = type.name.trimmedDescription
    case .classDecl(let type): name = type.name.trimmedDescription
    case .enumDecl(let type): name = type.name.trimmedDescription
    case .extensionDecl(let type): name = type.extendedType.trimmedDescription
    default: return nil
    }
    isExtension = innermost.is(ExtensionDeclSyntax.self)
    // An extension does not say whether its type is generic.
    isGeneric =
      isExtension
      || context.contains {
        $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
      }
  }
}
