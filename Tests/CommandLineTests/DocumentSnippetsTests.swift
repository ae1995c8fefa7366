import Foundation
import TestSupport
import Testing

/// The tests and scenes that documents about App Intents print, run where those documents are at hand.
@Suite("Snippets of documents about App Intents")
struct DocumentSnippetsTests {
  private static let snippets = Recipe.checkout.deletingLastPathComponent()
    .appendingPathComponent("shared/seedcheck/snippets").path

  @Test(
    "The documents' tests pass, and their scenes lead to the landmark",
    .enabled(
      if: FileManager.default.fileExists(atPath: snippets) && LimelightBinary.path.contains("/debug/"),
      "no snippets beside the checkout"))
  func run() async throws {
    let run = try Recipe(script: "")
    defer { run.remove() }
    let build = URL(fileURLWithPath: LimelightBinary.path).deletingLastPathComponent().path
    let tool = Recipe.checkout.appendingPathComponent("Tools/check-documents").path
    let output = try await onThread {
      try run.shell("'\(tool)' --build '\(build)' '\(Self.snippets)' 2>&1 || true", [:])
    }
    #expect(output.hasSuffix("\n19 passed, 0 failed\n"), "\(output)")
  }
}
