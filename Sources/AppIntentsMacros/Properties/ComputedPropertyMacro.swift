import SwiftSyntax
import SwiftSyntaxMacros

/// `@ComputedProperty`: a property that its entity computes whenever it is read.
struct ComputedPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = EntityVariable("@ComputedProperty", declaration, in: context) else { return [] }
    if let getter = property.binding.accessor("get"), getter.effectSpecifiers != nil {
      context.report(
        "The getter of a '@ComputedProperty' neither waits nor throws; use '@DeferredProperty'.", at: getter)
      return []
    }
    let given = node.labelledArguments
    if property.entity.isExtension, let key = given.first(where: { $0.label != "title" }) {
      context.report(
        "Declare '\(property.name)' within '\(property.entity.name)' itself: a property declared in an extension is not "
          + "indexed.", at: key.expression)
      return []
    }
    let isSettable = property.binding.accessor("set") != nil
    let path = "\(isSettable ? "getSetter" : "getter"): \\\(property.entity.name).\(property.name)"
    return property.peers(given.map(\.text) + [path])
  }
}

/// `@DeferredProperty`: a property that its entity gives after waiting, only when it is asked for.
struct DeferredPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = EntityVariable("@DeferredProperty", declaration, in: context) else { return [] }
    guard let effects = property.binding.accessor("get")?.effectSpecifiers, effects.asyncSpecifier != nil
    else {
      context.report(
        "The getter of a '@DeferredProperty' is 'async' or 'async throws'; use '@ComputedProperty' for '\(property.name)'.",
        at: property.binding)
      return []
    }
    let call = effects.throwsClause == nil ? "await" : "try await"
    let getter = "asyncGetter: { (entity: \(property.entity.name)) in \(call) entity.\(property.name) }"
    return property.peers(node.labelledArguments.map(\.text) + [getter])
  }
}

/// The computed variable that a property macro stands at.
private struct EntityVariable {
  let name: String
  let binding: PatternBindingSyntax
  let valueType: String
  let entity: EnclosingType
  private let access: String

  /// Reports what is wrong and is `nil` where the macro cannot stand.
  init?(_ macro: String, _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) {
    guard let variable = declaration.as(VariableDeclSyntax.self), let (name, binding) = variable.single,
      !variable.modifiers.isStatic, let entity = EnclosingType(context.lexicalContext)
    else {
      context.report("'\(macro)' stands at one variable of an entity.", at: declaration)
      return nil
    }
    guard binding.isComputed else {
      context.report(
        "'\(macro)' stands at a computed variable; use '@Property' for '\(name)', which is stored.",
        at: declaration)
      return nil
    }
    guard let type = binding.typeAnnotation?.type else {
      context.report("'\(name)' needs a type.", at: binding)
      return nil
    }
    self.name = name
    self.binding = binding
    self.entity = entity
    valueType = type.trimmedDescription
    access = variable.modifiers.accessPrefix
  }

  func peers(_ arguments: [String]) -> [DeclSyntax] {
    EntityPropertyPeers(
      name: name, valueType: valueType, entity: entity, access: access, arguments: arguments
    )
    .declarations
  }
}

extension AttributeSyntax {
  /// The arguments as they are written.
  fileprivate var labelledArguments: [(label: String?, text: String, expression: ExprSyntax)] {
    guard case .argumentList(let arguments)? = arguments else { return [] }
    return arguments.map { argument in
      let label = argument.label?.text
      return (
        label, (label.map { "\($0): " } ?? "") + argument.expression.trimmedDescription, argument.expression
      )
    }
  }
}
