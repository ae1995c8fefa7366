@testable import CoreSpotlight
import Foundation
import SearchModel
import Testing

struct IdentityTests {
  @Test("The environment names the app before the manifest, and the manifest before the executable")
  func order() {
    let manifest = Data(#"{"identifier": "org.example.notes"}"#.utf8)
    let named = AppIdentity.resolve(
      environment: ["LIMELIGHT_APP": "org.example.env"], executable: "/bin/notes", manifest: manifest)
    #expect(named.app == "org.example.env" && named.notice == nil)
    let listed = AppIdentity.resolve(
      environment: ["LIMELIGHT_APP": ""], executable: "/bin/notes", manifest: manifest)
    #expect(listed.app == "org.example.notes" && listed.notice == nil)
    let bare = AppIdentity.resolve(environment: [:], executable: "/bin/notes", manifest: nil)
    #expect(bare.app == "notes")
    #expect(bare.notice?.contains("LIMELIGHT_APP") == true)
  }

  @Test("A manifest that is broken or names nobody is passed over with the notice")
  func brokenManifest() {
    for text in ["{", "[]", #"{"identifier": ""}"#, #"{"identifier": 3}"#] {
      let found = AppIdentity.resolve(environment: [:], executable: "/opt/x/tool", manifest: Data(text.utf8))
      #expect(found.app == "tool" && found.notice != nil)
    }
  }

  @Test(
    "Test runners are known by their names",
    arguments: [
      ("/x/LimelightPackageTests.xctest", true), ("/usr/libexec/swift/swiftpm-testing-helper", true),
      ("/usr/bin/limelight", false), ("", false),
    ])
  func runners(executable: String, isRunner: Bool) {
    #expect(TestProcess.isRunner(executable: executable) == isRunner)
  }

  @Test("A test process donates to a temporary home of its own")
  func temporaryHome() {
    #expect(TestProcess.isOne)
    #expect(DefaultHome.paths.root.hasPrefix(NSTemporaryDirectory()))
    #expect(DefaultHome.paths.catalog.hasPrefix(DefaultHome.paths.root))
  }

  @Test("Failures of the engine come in Apple's codes with the hint kept")
  func errors() {
    let refused = CSIndexError(LimelightError(.denied, "The home is someone else's", hint: "Use --home."))
    #expect(refused.code == .indexingUnsupported)
    #expect(refused.errorDescription?.contains("Use --home.") == true)
    #expect(CSIndexError(LimelightError(.io, "disk full")).code == .indexUnavailableError)
    #expect(CSIndexError(CancellationError()).code == .unknownError)
    #expect((CSIndexError(.quotaExceeded) as NSError).code == -1004)
    #expect((CSIndexError(.quotaExceeded) as NSError).domain == CSIndexErrorDomain)
  }

  @Test("Refused records make an error that names the first and counts the rest")
  func refusedRecords() {
    var receipt = DonationReceipt()
    #expect(CSIndexError(receipt) == nil)
    receipt.rejected = [
      RejectedRecord(code: "bad-id", message: "the identifier is empty.", id: ""),
      RejectedRecord(code: "too-large", message: "too large"),
    ]
    let error = CSIndexError(receipt)
    #expect(error?.code == .invalidItemError)
    #expect(error?.errorDescription?.contains(" 1 more") == true)
  }
}
