import Glibc
import SearchModel
import TestSupport
import Testing

@testable import Catalog

@Suite("Opening the stores")
struct OpeningTests {
  private func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  @Test("Files are 0600 and directories 0700")
  func modes() throws {
    let home = try TemporaryHome()
    let paths = HomePaths(directory: home.path + "/deep/er")
    let catalog = try Catalog(paths: paths, mode: .readWrite(creating: true))
    _ = try catalog.apply([.index(entity("1"))])
    let activity = try ActivityStore(paths: paths, mode: .readWrite(creating: true))
    try activity.recordOpen(key("1"), typed: "")
    for suffix in ["", "-wal", "-shm"] {
      #expect(mode(paths.catalog + suffix) == 0o600)
      #expect(mode(paths.activity + suffix) == 0o600)
    }
    #expect(mode(home.path + "/deep") == 0o700 && mode(paths.data) == 0o700)
    withExtendedLifetime((catalog, activity)) {}
  }

  @Test("Without a catalog reading says what to run and makes nothing")
  func missing() throws {
    let home = try TemporaryHome()
    for mode in [StoreMode.readOnly, .readWrite(creating: false)] {
      let error = #expect(throws: LimelightError.self) { try Catalog(paths: home.paths, mode: mode) }
      #expect(error?.code == .noIndex && error?.hint != nil)
    }
    #expect(access(home.paths.catalog, F_OK) != 0)
  }

  @Test("A catalog of a newer program is refused with its version and left as it is")
  func newer() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1"))
    try fixture.catalog.connection.execute("PRAGMA user_version = 99")
    for mode in [StoreMode.readOnly, .readWrite(creating: true)] {
      let error = #expect(throws: LimelightError.self) { try fixture.open(mode) }
      #expect(error?.code == .version && error?.hint != nil)
      #expect(error?.message.contains("99") == true)
    }
    try fixture.catalog.connection.execute("PRAGMA user_version = 1")
    #expect(try titles(try fixture.open(.readOnly)).count == 1)
  }

  @Test("A catalog of the first format is read as it is, and carried up when it is written")
  func firstFormat() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1"))
    try fixture.catalog.connection.execute(
      """
      DROP INDEX items_by_item; DROP INDEX items_by_owner;
      ALTER TABLE items DROP COLUMN item; ALTER TABLE items DROP COLUMN related;
      PRAGMA user_version = 1
      """)
    #expect(try titles(try fixture.open(.readOnly)).count == 1)
    let catalog = try fixture.open()
    var item = entity("2")
    item.item = "item-2"
    _ = try catalog.apply([.index(item)])
    #expect(try titles(catalog).count == 2)
    #expect(try catalog.entity(item: "item-2", app: item.key.app)?.entity.key == item.key)
  }

  @Test("A file that is no catalog is named")
  func damaged() throws {
    let home = try TemporaryHome()
    _ = try home.write(String(repeating: "no database at all ", count: 500), to: "catalog.sqlite")
    for mode in [StoreMode.readOnly, .readWrite(creating: true)] {
      let error = #expect(throws: LimelightError.self) { try Catalog(paths: home.paths, mode: mode) }
      #expect(error?.code == .io)
      #expect(error?.message.contains(home.paths.catalog) == true)
    }
  }

  @Test("A damaged record is an error with its row, never a crash")
  func damagedRecord() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1"))
    try fixture.catalog.connection.execute("UPDATE items SET payload = x'01FFFF'")
    let error = #expect(throws: LimelightError.self) { try fixture.catalog.entity(key("1")) }
    #expect(error?.code == .io && error?.message.contains("Row 1 ") == true)
  }

  @Test("Another user's home is refused and nothing is made in it", .enabled(if: geteuid() == 0))
  func otherOwner() throws {
    let home = try TemporaryHome()
    #expect(chown(home.path, 65534, 65534) == 0)
    let error = #expect(throws: LimelightError.self) {
      try Catalog(paths: home.paths, mode: .readWrite(creating: true))
    }
    #expect(error?.code == .denied)
    #expect(access(home.paths.catalog, F_OK) != 0)
  }

  @Test("Where nothing can be written the catalog is read, and donating is denied")
  func readOnlyDirectory() throws {
    let home = try TemporaryHome()
    let paths = HomePaths(directory: home.path + "/full")
    _ = try Catalog(paths: paths, mode: .readWrite(creating: true)).apply([.index(entity("1"))])
    chmod(paths.catalog, 0o444)
    chmod(paths.data, 0o555)
    chmod(home.path, 0o755)
    let titles = try OnThread {
      // Mode bits do not bind root, but they do bind a thread whose file system uid is somebody else's.
      if geteuid() == 0 { try becomeNobodyOnThisThread() }
      #expect(throws: LimelightError.self) { try Catalog(paths: paths, mode: .readWrite(creating: true)) }
      let catalog = try Catalog(paths: paths, mode: .readOnly)
      #expect(catalog.isImmutable)
      return try CatalogTests.titles(catalog)
    }.wait()
    #expect(titles == ["1": "title"])
    #expect(access(paths.catalog + "-wal", F_OK) != 0)
    #expect(access(paths.catalog + "-shm", F_OK) != 0)
  }

  @Test("A path with signs that mean something in a URI is a path")
  func awkwardPath() throws {
    let home = try TemporaryHome()
    let paths = HomePaths(directory: home.path + "/a?b#c%41 ü")
    _ = try Catalog(paths: paths, mode: .readWrite(creating: true)).apply([.index(entity("1"))])
    #expect(mode(paths.catalog) == 0o600)
    #expect(try titles(try Catalog(paths: paths, mode: .readOnly)).count == 1)
  }
}

/// Gives the calling thread alone the file permissions of an ordinary user (setfsuid(2)).
private func becomeNobodyOnThisThread() throws {
  typealias Function = @convention(c) (uid_t) -> Int32
  guard let symbol = dlsym(nil, "setfsuid") else { throw LimelightError(.internal, "no setfsuid") }
  let setfsuid = unsafeBitCast(symbol, to: Function.self)
  _ = setfsuid(65534)
  guard setfsuid(65534) == 65534 else { throw LimelightError(.internal, "setfsuid failed") }
}
