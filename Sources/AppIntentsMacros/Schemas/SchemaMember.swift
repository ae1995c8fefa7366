import SwiftSyntax
import SwiftSyntaxBuilder

/// A variable of a type with a schema, as the schema macros see it.
struct SchemaMember {
  enum Role {
    /// It has the wrapper or macro already, or one of the author's own.
    case written
    /// A stored variable that takes the wrapper.
    case stored
    /// A computed variable that takes the macro.
    case computed
    /// A constant, which takes no wrapper.
    case constant
    /// A variable that no schema could mean: static, private, with a value or a wrapper of another kind.
    case other
  }

  let name: String
  let type: ShapeType?
  let role: Role
  /// Whether the app gave it a default.
  let hasDefault: Bool
  let syntax: VariableDeclSyntax

  init?(_ declaration: DeclSyntax, _ kind: Schema.Kind) {
    guard let variable = declaration.as(VariableDeclSyntax.self), !variable.modifiers.isStatic,
      let (name, binding) = variable.single
    else { return nil }
    syntax = variable
    self.name = name
    type = (binding.typeAnnotation?.type.trimmedDescription).map(ShapeType.init)
    let wrappers =
      kind == .intent
      ? ["Parameter", "IntentParameter"]
      : ["Property", "EntityProperty", "ComputedProperty", "DeferredProperty"]
    let attributes = variable.attributeNames
    let arguments = variable.arguments(ofAttribute: wrappers)
    hasDefault = binding.initializer != nil || arguments?.contains { $0.label?.text == "default" } == true
    if attributes.contains(where: wrappers.contains) {
      role = .written
    } else if !variable.isVar {
      role = .constant
    } else if !attributes.isEmpty || variable.modifiers.isPrivate || binding.initializer != nil {
      role = .other
    } else if binding.isComputed {
      role = kind == .entity ? .computed : .other
    } else {
      role = binding.typeAnnotation == nil ? .other : .stored
    }
  }

  /// The attribute it takes, if the schema says that it is a parameter or property.
  ///
  /// Every plain variable of an intent is a parameter; an entity has others beside its properties.
  func attribute(for schema: Schema) -> AttributeSyntax? {
    switch (schema.kind, role) {
    case (.intent, .stored): "@AppIntents.IntentParameter"
    case (.entity, .stored) where schema.member(named: name) != nil: "@AppIntents.EntityProperty"
    case (.entity, .computed) where schema.member(named: name) != nil: "@AppIntents.ComputedProperty"
    default: nil
    }
  }
}
