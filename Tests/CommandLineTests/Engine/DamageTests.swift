import SearchModel
import TestSupport
import Testing

@Suite("Damage and formats of other versions")
struct DamageTests {
  static let line = #"{"app":"a","type":"T","id":"i","title":"damageword"}"#

  @Test(
    "A pointer that names nothing is damage, and reindex mends it",
    arguments: ["", "zzz\n", "77\n", "-1\n", "99999999999999999999\n"])
  func pointer(text: String) throws {
    let fixture = try EngineFixture(donating: Self.line)
    _ = try fixture.home.write(text, to: "home/index/current")
    for arguments in [["search", "x"], ["show", "limelight://open/a/T/i"], ["status"]] {
      let broken = try LimelightBinary.run(arguments, home: fixture.home)
      #expect(broken.status == 74, "\(arguments): \(broken.stderr)")
      #expect(broken.stderr.contains("limelight reindex --rebuild"))
    }
    #expect(try fixture.run("reindex", "--catalog-only").status == 0)
    #expect(try fixture.ids("damageword") == ["i"])
    #expect(try fixture.run("status", "--json").json()["state"] == .string("ok"))
  }

  @Test("A generation whose files are rubbish is damage, and reindex mends it")
  func rubbish() throws {
    let fixture = try EngineFixture(donating: Self.line)
    for file in ["iamglass", "postlist.glass", "docdata.glass"] {
      _ = try fixture.home.write(String(repeating: "rubbish", count: 2000), to: "home/index/gen-1/\(file)")
    }
    #expect(try fixture.run("search", "x").status == 74)
    #expect(try fixture.run("reindex", "--catalog-only", "--rebuild").status == 0)
    #expect(try fixture.ids("damageword") == ["i"])
  }

  @Test("A catalog that is no database stops donors with 74 and readers not at all")
  func catalog() throws {
    let fixture = try EngineFixture(donating: Self.line)
    _ = try LimelightBinary.shell(#"rm "$LIMELIGHT_HOME"/catalog.sqlite-*"#, home: fixture.home)
    _ = try fixture.home.write(String(repeating: "rubbish ", count: 2000), to: "home/catalog.sqlite")
    #expect(try fixture.ids("damageword") == ["i"])
    #expect(try fixture.run("show", "limelight://open/a/T/i").status == 0)
    #expect(try fixture.run("status", "--json").json()["state"] == .string("degraded"))
    let refused = try fixture.run("donate", input: Self.line)
    #expect(refused.status == 74 && refused.stderr.contains("What to do: "))
    // Also when the donor has announced itself before it met the damage.
    _ = try fixture.home.write("", to: "home/index/pending")
    let found = try fixture.run("search", "--ids", "damageword")
    #expect(found.status == 0 && found.stdout == "i\n" && found.stderr.contains("(indexing-pending)"))
  }

  @Test("A home path that is a file is refused by who would write")
  func file() throws {
    let fixture = try EngineFixture()
    let path = try fixture.home.write("text", to: "file")
    #expect(try fixture.run("search", "--home", path, "x").status == 66)
    let refused = try fixture.run("donate", "--home", path, input: Self.line)
    #expect([73, 77].contains(refused.status), "\(refused.stderr)")
  }

  @Test("A broken manifest is a notice; the other apps are live")
  func manifest() throws {
    let fixture = try EngineFixture(donating: Self.line)
    _ = try fixture.home.write("{broken", to: "home/apps/broken.json")
    _ = try fixture.home.write(
      #"{"app":"a","title":"A","handler":[],"entities":[{"type":"T","title":"Thing"}]}"#,
      to: "home/apps/a.json")
    let answer = try fixture.search("damageword")
    #expect(answer["hits"]?.array?.first?["typeTitle"] == .string("Thing"))
    #expect(answer["notices"]?.array?.map { $0["code"] } == [.string("broken-manifest")])
    let found = try fixture.run("search", "damageword")
    #expect(found.status == 0 && found.stderr.contains("broken.json:1 (byte"))
  }
}
