import Foundation
import Testing

struct GeneratedParametersTests {
  @Test("The generated initialisers are what the generator writes")
  func current() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = root.appendingPathComponent("Tools/generate-parameters")
    process.arguments = ["--check"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "run Tools/generate-parameters")
  }
}
