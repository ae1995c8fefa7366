import Glibc
import SearchModel
import TestSupport
import Testing

/// Runs of the program for which mode bits count, and homes of other users.
@Suite("Read-only and other people's homes")
struct PermissionTests {
  /// Root passes over mode bits; without two capabilities it does not.
  static let unprivileged =
    geteuid() == 0
    ? "setpriv --bounding-set=-dac_override,-dac_read_search --inh-caps=-dac_override,-dac_read_search"
    : "env"

  static var canDropPrivileges: Bool { geteuid() != 0 || access("/usr/bin/setpriv", X_OK) == 0 }

  static let line = #"{"app":"a","type":"T","id":"i","title":"permitword"}"#

  /// Runs the program without root's power over files.
  func run(_ fixture: EngineFixture, _ arguments: String, input: String = "") throws -> ProcessResult {
    try LimelightBinary.shell(
      "printf %s '\(input)' | \(Self.unprivileged) '\(LimelightBinary.path)' \(arguments)", home: fixture.home
    )
  }

  func shell(_ fixture: EngineFixture, _ script: String) throws {
    let result = try LimelightBinary.shell(script, home: fixture.home)
    #expect(result.status == 0, "\(result.stderr)")
  }

  @Test(
    "A read-only home is searched and shown as ever, says so, and takes nothing",
    .enabled(if: PermissionTests.canDropPrivileges))
  func readOnly() throws {
    let fixture = try EngineFixture(donating: Self.line)
    try shell(
      fixture,
      #"find "$LIMELIGHT_HOME" -type d -exec chmod 555 {} +; find "$LIMELIGHT_HOME" -type f -exec chmod 444 {} +"#
    )
    defer { _ = try? LimelightBinary.shell(#"chmod -R u+rwX "$LIMELIGHT_HOME""#, home: fixture.home) }
    let found = try run(fixture, "search permitword")
    #expect(found.status == 0 && found.lines.count == 1, "\(found.stderr)")
    #expect(found.stderr.split(separator: "\n").count == 1 && found.stderr.contains("(read-only)"))
    #expect(try run(fixture, "show --json limelight://open/a/T/i").json()["state"] == .string("searchable"))
    #expect(try run(fixture, "ls --ids").stdout == "i\n")
    let status = try run(fixture, "status --json")
    #expect(try status.status == 0 && status.json()["state"] == .string("read-only"))
    let message = try status.json()["notices"]?.array?.first?["message"]?.string
    #expect(message?.hasPrefix("read-only: Permission denied") == true)
    for (arguments, input) in [
      ("donate", Self.line.replacing("\"i\"", with: "\"j\"")), ("delete --app a", ""),
      ("reindex --catalog-only", ""),
    ] {
      let refused = try run(fixture, arguments, input: input)
      #expect(refused.status == 77, "\(arguments): \(refused.stdout)\(refused.stderr)")
      #expect(refused.stderr.contains("What to do: "))
    }
    #expect(try run(fixture, "ls --ids").stdout == "i\n")
  }

  @Test(
    "A home that cannot be read is not taken for an empty one",
    .enabled(if: PermissionTests.canDropPrivileges))
  func unreadable() throws {
    let fixture = try EngineFixture(donating: Self.line)
    try shell(fixture, #"chmod 000 "$LIMELIGHT_HOME""#)
    defer { _ = try? LimelightBinary.shell(#"chmod 700 "$LIMELIGHT_HOME""#, home: fixture.home) }
    for arguments in [
      "search x", "show limelight://open/a/T/i", "status", "ls", "log", "donate", "delete --app a",
    ] {
      let refused = try run(fixture, arguments, input: Self.line)
      #expect(refused.status == 77, "\(arguments): \(refused.stdout)\(refused.stderr)")
      #expect(refused.stdout.isEmpty && refused.stderr.contains("What to do: "))
    }
  }

  @Test(
    "Without a readable catalog the index answers alone", .enabled(if: PermissionTests.canDropPrivileges))
  func unreadableCatalog() throws {
    let fixture = try EngineFixture(donating: Self.line)
    try shell(fixture, #"chmod 000 "$LIMELIGHT_HOME"/catalog.sqlite*"#)
    #expect(try run(fixture, "search --ids permitword").stdout == "i\n")
    let shown = try run(fixture, "show --json limelight://open/a/T/i")
    #expect(shown.status == 0)
    #expect(try shown.json()["title"] == .string("permitword"))
    #expect(try run(fixture, "show limelight://open/a/T/nobody").status == 1)
    let status = try run(fixture, "status --json").json()
    #expect(status["state"] == .string("degraded") && status["entities"] == .integer(1))
    #expect(status["notices"]?.array?.first?["code"] == .string("no-catalog"))
    #expect(try run(fixture, "ls").status == 77)
    #expect(try run(fixture, "donate", input: Self.line).status == 77)
  }

  @Test(
    "Another user's home is refused by every verb, and nothing is made in it", .enabled(if: geteuid() == 0))
  func otherOwner() throws {
    let fixture = try EngineFixture(donating: Self.line)
    _ = try fixture.home.write("", to: "empty/x")
    try shell(
      fixture,
      #"rm "$LIMELIGHT_HOME"/../empty/x; chown -R 12345:12345 "$LIMELIGHT_HOME" "$LIMELIGHT_HOME/../empty""#)
    let before = try Self.tree(fixture)
    for home in [fixture.home.path + "/home", fixture.home.path + "/empty"] {
      for arguments in [
        ["search", "x"], ["show", "limelight://open/a/T/i"], ["ls"], ["log"], ["status"],
        ["open", "limelight://open/a/T/i"], ["delete", "--app", "a"], ["donate"],
        ["reindex", "--catalog-only"],
      ] {
        let refused = try LimelightBinary.run(
          arguments + ["--home", home], home: fixture.home, input: Array(Self.line.utf8))
        #expect(refused.status == 77, "\(arguments): \(refused.stdout)\(refused.stderr)")
        #expect(refused.stderr.contains("belongs to user 12345"))
      }
    }
    #expect(try Self.tree(fixture) == before)
  }

  static func tree(_ fixture: EngineFixture) throws -> String {
    try LimelightBinary.shell(#"cd "$HOME"; find . -printf '%p %u %m\n' | sort"#, home: fixture.home).stdout
  }

  @Test(
    "On a full disk donors get a named error, and what was indexed still answers",
    .enabled(if: PermissionTests.canMount))
  func fullDisk() throws {
    let fixture = try EngineFixture()
    let big = (0..<9_000).map {
      #"{"app":"a","type":"T","id":"b\#($0)","title":"bigword \#($0)","text":"\#($0) is \#($0 * 7919) or \#($0 * 104729)"}"#
    }
    _ = try fixture.home.write(big.joined(separator: "\n"), to: "big.ndjson")
    let result = try LimelightBinary.shell(
      """
      exec unshare --mount /bin/bash -c '
      mkdir "$0/disk"; mount -t tmpfs -o size=2m tmpfs "$0/disk"; export LIMELIGHT_HOME="$0/disk/home"
      echo "{\\"app\\":\\"a\\",\\"type\\":\\"T\\",\\"id\\":\\"i\\",\\"title\\":\\"firstword\\"}" | "$1" donate -q; echo $?
      "$1" donate --json "$0/big.ndjson" | grep -o "\\"name\\":\\"[a-z-]*\\""
      "$1" search --ids firstword 2>/dev/null; echo $?
      "$1" show --json limelight://open/a/T/i >/dev/null; echo $?
      "$1" reindex --catalog-only --rebuild >/dev/null 2>&1; echo $?
      "$1" status --json | grep -o "\\"state\\":\\"[a-z-]*\\""
      mount -o remount,size=200m "$0/disk"
      "$1" donate -q "$0/big.ndjson"; echo $?
      "$1" search --count bigword
      ' '\(fixture.home.path)' '\(LimelightBinary.path)'
      """, home: fixture.home)
    #expect(
      result.lines == [
        "0", #""name":"cannot-create""#, "i", "0", "0", "73", #""state":"pending""#, "0", "9000",
      ], "\(result.stderr)")
  }

  static let canMount =
    geteuid() == 0
    && (try? LimelightBinary.shell("unshare --mount mount -t tmpfs tmpfs /mnt", home: TemporaryHome()).status)
      == 0
}
