import SwiftSyntax
import SwiftSyntaxMacros

/// Looks at the static texts of a type that are read from its sources when the app is built.
enum ConstantText {
  /// Whether the type declares that static member.
  static func isDeclared(_ name: String, in type: some DeclGroupSyntax) -> Bool {
    variable(name, in: type) != nil
  }

  /// Reports the static member of that name if its text is made at run time.
  static func check(_ name: String, in type: some DeclGroupSyntax, context: some MacroExpansionContext) {
    guard let variable = variable(name, in: type), let value = value(of: variable) else { return }
    guard !isConstant(value) else { return }
    context.report(
      "'\(name)' is read from the sources when the app is built, so it has to be a string literal without "
        + "interpolation.", at: value)
  }

  private static func variable(_ name: String, in type: some DeclGroupSyntax) -> VariableDeclSyntax? {
    type.flatMembers.lazy.compactMap { $0.as(VariableDeclSyntax.self) }
      .first { $0.modifiers.isStatic && $0.single?.name == name }
  }

  /// The initial value, or what the getter gives where that is one expression; a longer getter is returned whole.
  private static func value(of variable: VariableDeclSyntax) -> Syntax? {
    guard let binding = variable.single?.binding else { return nil }
    if let value = binding.initializer?.value { return Syntax(value) }
    guard let items = binding.getterBody, let only = items.first, items.count == 1 else {
      return binding.getterBody.map { Syntax($0) }
    }
    guard case .stmt(let statement) = only.item else { return Syntax(only.item) }
    return statement.as(ReturnStmtSyntax.self)?.expression.map { Syntax($0) } ?? Syntax(statement)
  }

  /// A literal, or an initialiser call whose texts are literals: `.init(name: "Photo")`.
  private static func isConstant(_ value: Syntax) -> Bool {
    if let literal = value.as(StringLiteralExprSyntax.self) {
      return literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return false }
    let called = call.calledExpression.trimmedDescription.lastPart
    guard ["init", "LocalizedStringResource", "TypeDisplayRepresentation"].contains(called),
      let first = call.arguments.first?.expression
    else { return false }
    return isConstant(Syntax(first))
  }
}
