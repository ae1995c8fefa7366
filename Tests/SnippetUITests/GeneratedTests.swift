import Foundation
import Testing

@Suite struct GeneratedTests {
  @Test func `The generated initialisers are what the table says`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = root.appendingPathComponent("Tools/generate-views")
    process.arguments = ["--check"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "Run Tools/generate-views")
  }
}
