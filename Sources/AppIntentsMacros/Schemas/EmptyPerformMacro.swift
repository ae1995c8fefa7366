import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_EmptyPerform`: the body of a `perform()` that does nothing yet.
struct EmptyPerformMacro: BodyMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] { ["return .result()"] }

  /// The attribute for a `perform()` with a body in which nothing stands.
  static func attribute(for member: some DeclSyntaxProtocol) -> AttributeSyntax? {
    guard let function = member.as(FunctionDeclSyntax.self), function.name.text == "perform",
      function.signature.parameterClause.parameters.isEmpty, function.body?.statements.isEmpty == true,
      function.signature.returnClause != nil
    else { return nil }
    return "@AppIntents._EmptyPerform"
  }
}
