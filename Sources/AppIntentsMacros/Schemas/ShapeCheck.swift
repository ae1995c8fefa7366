import SwiftSyntax
import SwiftSyntaxMacros

/// Holds a type against the shape of its schema.
struct ShapeCheck {
  let schema: Schema
  let type: any DeclGroupSyntax
  /// Where a missing member is reported.
  let node: AttributeSyntax

  func run(in context: some MacroExpansionContext) {
    guard schema.kind != .enum else { return }
    let members = type.flatMembers.compactMap { SchemaMember($0, schema.kind) }
    for wanted in schema.members where wanted.isRequired {
      guard !members.contains(where: { wanted.names.contains($0.name) }) else { continue }
      context.report(
        "The schema '\(schema.fullName)' requires the \(schema.kind.member) '\(wanted.name)' of "
          + "\(described(wanted)).", at: node)
    }
    for member in members {
      if let wanted = schema.member(named: member.name) {
        check(member, wanted, in: context)
      } else if !schema.isOpen {
        checkFurther(member, in: context)
      }
    }
  }

  private func described(_ wanted: Schema.Member) -> String { wanted.type.described(in: schema) }

  private func check(_ member: SchemaMember, _ wanted: Schema.Member, in context: some MacroExpansionContext)
  {
    if member.role == .constant {
      context.report(
        "'\(member.name)' is a \(schema.kind.member) of the schema '\(schema.fullName)': declare it with 'var'.",
        at: member.syntax)
    } else if let type = member.type, !wanted.type.accepts(type) {
      context.report(
        "The schema '\(schema.fullName)' has the \(schema.kind.member) '\(wanted.name)' of \(described(wanted)), "
          + "not '\(member.syntax.spelledType)'.", at: member.syntax)
    }
  }

  private func checkFurther(_ member: SchemaMember, in context: some MacroExpansionContext) {
    let isPart = member.role == .written || member.attribute(for: schema) != nil
    guard isPart, let type = member.type, !type.isOptional, !member.hasDefault, !member.isComputed else {
      return
    }
    context.report(
      "The schema '\(schema.fullName)' has no \(schema.kind.member) '\(member.name)': a further one has to be optional"
        + (schema.kind == .intent ? " or have a default." : "."), at: member.syntax)
  }
}

extension SchemaMember {
  /// Whether it is computed, and so asks nothing of who makes the entity.
  fileprivate var isComputed: Bool { syntax.single?.binding.isComputed == true }
}

extension VariableDeclSyntax {
  fileprivate var spelledType: String { single?.binding.typeAnnotation?.type.trimmedDescription ?? "" }
}
