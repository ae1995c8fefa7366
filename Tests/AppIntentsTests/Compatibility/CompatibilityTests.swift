import Foundation
import Testing

struct CompatibilityTests {
  @Test("What the compatibility table says is there is there, and what it says is absent is not")
  func current() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = root.appendingPathComponent("Tools/generate-compatibility")
    process.arguments = ["--check"]
    // The modules that these tests were built with lie beside them, wherever the build was put.
    let modules = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Modules")
    if FileManager.default.fileExists(atPath: modules.appendingPathComponent("AppIntents.swiftmodule").path) {
      process.arguments?.append(contentsOf: ["--modules", modules.path])
    }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "run Tools/generate-compatibility")
  }
}
