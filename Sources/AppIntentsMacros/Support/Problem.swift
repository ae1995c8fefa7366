import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What is wrong with the code a macro stands at, for the author.
struct Problem: DiagnosticMessage, Error {
  let message: String
  var severity: DiagnosticSeverity { .error }
  /// All problems of this plug-in are told apart by their text.
  var diagnosticID: MessageID { MessageID(domain: "AppIntentsMacros", id: message) }

  init(_ message: String) { self.message = message }
}

extension MacroExpansionContext {
  /// Says what is wrong, at that place.
  func report(_ message: String, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: Problem(message)))
  }
}
