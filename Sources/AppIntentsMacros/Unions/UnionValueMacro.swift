import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@UnionValue`: an enum that is one of several kinds of values.
struct UnionValueMacro: ExtensionMacro {
  private typealias UnionCase = (name: String, type: String, label: String)

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let cases = cases(of: declaration, node, in: context) else { return [] }
    let access = declaration.accessPrefix
    let reading = cases.map { "    case .\($0.name)(let value): value" }
    let making = cases.map {
      "    if let value = value as? \($0.type) { self = .\($0.name)(\($0.label)value); return }"
    }
    // A conformance that the author wrote or that is inherited is not repeated.
    let conformance = protocols.isEmpty ? "" : ": AppIntents.UnionValue"
    let written: DeclSyntax = """
      nonisolated extension \(type.trimmed)\(raw: conformance) {
        \(raw: access)static var _valueTypes: [any AppIntents._IntentValue.Type] {
          [\(raw: cases.map { "\($0.type).self" }.joined(separator: ", "))]
        }
        \(raw: access)var _wrappedValue: any AppIntents._IntentValue {
          switch self {
      \(raw: reading.joined(separator: "\n"))
          }
        }
        \(raw: access)init?(_wrapping value: Any) {
      \(raw: making.joined(separator: "\n"))
          return nil
        }
      }
      """
    return written.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }

  /// The cases with their values' types; reports what is wrong and is `nil` if the enum is no union.
  private static func cases(
    of declaration: some DeclGroupSyntax, _ node: AttributeSyntax, in context: some MacroExpansionContext
  ) -> [UnionCase]? {
    guard let union = declaration.as(EnumDeclSyntax.self) else {
      context.report("'@UnionValue' stands at an enum.", at: node)
      return nil
    }
    let elements = union.flatMembers.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    if elements.isEmpty { context.report("A union has a case for each kind of value.", at: union.name) }
    var found: [UnionCase] = []
    var isRight = !elements.isEmpty
    for element in elements {
      guard let parameters = element.parameterClause?.parameters, parameters.count == 1,
        let value = parameters.first
      else {
        context.report(
          "The case '\(element.name.text)' of a union has exactly one associated value.", at: element)
        isRight = false
        continue
      }
      let type = value.type.trimmedDescription
      if let other = found.first(where: { $0.type == type }) {
        context.report(
          "The cases '\(other.name)' and '\(element.name.text)' both have a value of type \(type); a union's types differ.",
          at: element)
        isRight = false
      }
      let label = value.firstName.map { $0.text == "_" ? "" : "\($0.text): " } ?? ""
      found.append((element.name.text, type, label))
    }
    return isRight ? found : nil
  }
}
