import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What the three schema macros do; each names its kind of schema.
protocol SchemaMacro: MemberMacro, ExtensionMacro {
  static var kind: Schema.Kind { get }
}

/// `@AppIntent(schema:)`: an intent that assistants know.
struct SchemaIntentMacro: SchemaMacro, MemberAttributeMacro {
  static var kind: Schema.Kind { .intent }
}

/// `@AppEntity(schema:)`: an entity that assistants know.
struct SchemaEntityMacro: SchemaMacro, MemberAttributeMacro {
  static var kind: Schema.Kind { .entity }
}

/// `@AppEnum(schema:)`: an enum that assistants know.
struct SchemaEnumMacro: SchemaMacro {
  static var kind: Schema.Kind { .enum }
}

extension SchemaMacro {
  /// Adds what the type lacks; all problems are reported here, once.
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let schema: Schema
    do {
      schema = try Schema.named(by: node, kind)
    } catch let problem as Problem {
      context.report(problem.message, at: node)
      return []
    }
    guard (kind == .enum) == declaration.is(EnumDeclSyntax.self) else {
      context.report(
        "'@\(kind.macro)' stands at \(kind == .enum ? "an enum" : "a struct or class").", at: node)
      return []
    }
    ShapeCheck(schema: schema, type: declaration, node: node).run(in: context)
    let (name, type) =
      schema.kind == .intent
      ? ("title", "LocalizedStringResource") : ("typeDisplayRepresentation", "TypeDisplayRepresentation")
    ConstantText.check(name, in: declaration, context: context)
    let access = declaration.accessPrefix
    var members: [DeclSyntax] = [
      """
      \(raw: access)static var _assistantSchema: AppIntents.AssistantSchema? {
        AppIntents.AssistantSchema("\(raw: schema.domain)", "\(raw: schema.name)")
      }
      """
    ]
    if !ConstantText.isDeclared(name, in: declaration) {
      members.append(
        "\(raw: access)static let \(raw: name): AppIntents.\(raw: type) = \"\(raw: schema.title)\"")
    }
    return members
  }

  /// Adds the conformances the schema stands for.
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let schema = try? Schema.named(by: node, kind) else { return [] }
    let base = [schema.kind.macro, "AssistantSchema\(schema.kind.macro.dropFirst(3))"]
    let wanted = base + schema.conformances.filter { declaration.hasWhatIsNeeded(for: $0) }
    let missing = protocols.map(\.trimmedDescription.lastPart).filter(wanted.contains)
    guard !missing.isEmpty else { return [] }
    let list = missing.map { "AppIntents.\($0)" }.joined(separator: ", ")
    let written: DeclSyntax = "extension \(type.trimmed): \(raw: list) {}"
    return written.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }
}

extension MemberAttributeMacro where Self: SchemaMacro {
  /// Makes plain variables parameters or properties.
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let schema = try? Schema.named(by: node, kind) else { return [] }
    if kind == .intent, let attribute = EmptyPerformMacro.attribute(for: member) { return [attribute] }
    guard
      let attribute = SchemaMember(DeclSyntax(member), schema.kind)?.attribute(for: schema)
    else { return [] }
    return [attribute]
  }
}

extension DeclGroupSyntax {
  /// Whether the variable that a protocol is about is there; types written for other shapes are left as they are.
  fileprivate func hasWhatIsNeeded(for conformance: String) -> Bool {
    let needed = [
      "OpenIntent": "target", "DeleteIntent": "entities", "ShowInAppSearchResultsIntent": "criteria",
    ]
    guard let name = needed[conformance] else { return true }
    return flatMembers.contains { $0.as(VariableDeclSyntax.self)?.single?.name == name }
  }
}
