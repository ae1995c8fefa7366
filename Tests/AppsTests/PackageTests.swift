import DebianPackages
import Glibc
import TestSupport
import Testing

@Suite("Packages of dpkg and apt")
struct PackageTests {
  private let home: TemporaryHome
  private var sources: PackageSources {
    PackageSources(adminDirectory: home.path + "/dpkg", listsDirectory: home.path + "/lists")
  }

  init() throws {
    home = try TemporaryHome()
    _ = try home.write(Self.status, to: "dpkg/status")
    _ = try home.write("/.\n/usr\n/usr/bin/alpha\n", to: "dpkg/info/alpha.list")
  }

  private static let status = """
    Package: alpha
    Status: install ok installed
    Priority: required
    Section: admin
    Maintainer: Ann <ann@example.org>
    Version: 1.0-1
    Homepage: https://example.org/alpha
    Description: the first package
     It has a long text
     of two lines.
     .
      - and a list
    Tag: role::program, use::searching,
     works-with::text

    Package: removed
    Status: deinstall ok config-files
    Version: 1.0

    Package: waiting
    Status: install ok triggers-pending
    Version: 2.0
    Description: half done

    Package: half
    Status: install reinstreq half-installed
    Version: 2.0


    this line is damage
    Package: last
    Status: install ok installed
    Version: 3.0
    Description: no newline at the end
    """

  private func all() throws -> [DebianPackage] {
    let reader = try PackageReader(sources)
    var packages: [DebianPackage] = []
    while let package = try reader.next() { packages.append(package) }
    #expect(reader.problems.isEmpty)
    return packages
  }

  @Test("Installed packages come from the status file with all their fields")
  func installed() throws {
    let packages = try all()
    #expect(packages.map(\.name) == ["alpha", "waiting", "last"])
    let alpha = packages[0]
    #expect(alpha.version == "1.0-1")
    #expect(alpha.summary == "the first package")
    #expect(alpha.details == "It has a long text\nof two lines.\n\n - and a list")
    #expect(alpha.maintainer == "Ann <ann@example.org>")
    #expect(alpha.homepage == "https://example.org/alpha")
    #expect(alpha.keywords == ["admin", "searching", "text"])
    #expect(alpha.isInstalled)
    #expect(alpha.domain == "debian.installed")
    #expect(packages[2].summary == "no newline at the end")
  }

  @Test("Of available packages the newest counts, of installed ones the installed version")
  func available() throws {
    _ = try home.write(
      "Package: alpha\nVersion: 9.0\n\nPackage: beta\nVersion: 1.9\nDescription: old\n\nPackage: removed\nVersion: 1.1\n",
      to: "lists/a_main_binary-amd64_Packages")
    _ = try home.write(
      "Package: beta\nVersion: 1.10\nDescription: new\n\nPackage: beta\nVersion: 1.10~rc1\nDescription: candidate\n",
      to: "lists/b_main_binary-amd64_Packages")
    _ = try home.write("Package: gamma\nVersion: 1\n", to: "lists/b_main_source_Sources")
    let packages = try all()
    #expect(packages.map(\.name) == ["alpha", "waiting", "last", "removed", "beta"])
    #expect(packages[0].version == "1.0-1")
    #expect(packages[4].summary == "new")
    #expect(packages[3].domain == "debian.available")
    #expect(packages[0].rankingHint > packages[4].rankingHint)
  }

  @Test("Long descriptions that apt keeps apart are joined by their hash")
  func translations() throws {
    _ = try home.write(
      "Package: beta\nVersion: 1\nDescription: short\nDescription-md5: abc\n", to: "lists/a_Packages")
    _ = try home.write(
      "Package: beta\nDescription-md5: abc\nDescription-en: short\n The long\n text.\n\nPackage: x\nDescription-md5: d\n",
      to: "lists/a_i18n_Translation-en")
    _ = try home.write(
      "Package: beta\nDescription-md5: abc\nDescription-de: kurz\n Lang\n", to: "lists/a_i18n_Translation-de")
    let beta = try #require(try all().last)
    #expect(beta.summary == "short")
    #expect(beta.details == "The long\ntext.")
  }

  @Test("A list that cannot be unpacked is a problem that hides no other")
  func brokenList() throws {
    _ = try home.write("Package: beta\nVersion: 1\n", to: "lists/a_Packages")
    _ = try home.write("not packed", to: "lists/b_Packages.lz4")
    var sources = sources
    sources.aptHelper = home.path + "/no-helper"
    let reader = try PackageReader(sources)
    var names: [String] = []
    while let package = try reader.next() { names.append(package.name) }
    #expect(names.last == "beta")
    #expect(reader.problems.first?.path.hasSuffix("b_Packages.lz4") == true)
  }

  @Test("A helper that fails is a problem too: half a list is not the whole truth")
  func failingHelper() throws {
    _ = try home.write("x", to: "lists/b_Packages.lz4")
    let helper = try home.write(
      "#!/bin/sh\nprintf 'Package: beta\\nVersion: 1\\n\\n'\nexit 3\n", to: "helper")
    chmod(helper, 0o700)
    var sources = sources
    sources.aptHelper = helper
    let reader = try PackageReader(sources)
    while try reader.next() != nil {}
    #expect(reader.problems.isEmpty == false)
  }

  @Test("A missing status file is an error that names it")
  func noStatus() throws {
    unlink(home.path + "/dpkg/status")
    do {
      _ = try PackageReader(sources)
      Issue.record("There is no status file.")
    } catch let error as PackageSourceError {
      #expect(error.path.hasSuffix("/dpkg/status"))
      #expect(error.reason.contains("No such file"))
    }
  }

  @Test("Packages are found by name, in dpkg's files or apt's")
  func byName() throws {
    _ = try home.write("Package: beta\nVersion: 1\n", to: "lists/a_Packages")
    let found = try sources.packages(limit: 2) { $0 == "beta" || $0 == "alpha" }
    #expect(found.map(\.name) == ["alpha", "beta"])
    #expect(sources.files(of: "alpha") == ["/usr", "/usr/bin/alpha"])
    #expect(sources.files(of: "beta") == nil)
    #expect(sources.files(of: "../info/alpha") == nil)
  }

  @Test(
    "Versions are ordered as dpkg orders them",
    arguments: [
      ("1.0", "1.1"), ("1.9", "1.10"), ("1.0~rc1", "1.0"), ("1.0~~", "1.0~"), ("1.0", "1.0-1"), ("9", "1:1"),
      ("1.0-1", "1.0-1+b1"), ("1.0a", "1.0+"), ("1.0", "1.0a"), ("0.9.8zg", "0.9.9"), ("1.2-3-4", "1.2-3-5"),
      ("", "0a"),
    ])
  func versions(_ older: String, _ newer: String) {
    #expect(DebianVersion.isNewer(newer, than: older))
    #expect(!DebianVersion.isNewer(older, than: newer))
    #expect(DebianVersion.compare(older, older) == 0)
  }

  @Test("Whatever bytes stand in a status file, reading it ends")
  func anyBytes() throws {
    var random = SeededRandom(seed: 7)
    let pieces = [
      "Package: x", "\n", "\n\n", " ", ":", "Status: install ok installed", "\n .\n", "Version:", "\u{0}",
      "é", "\n\t",
    ]
    for _ in 0..<200 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<60, using: &random) {
        text += Array((pieces.randomElement(using: &random) ?? "").utf8)
        if Int.random(in: 0..<9, using: &random) == 0 {
          text.append(UInt8.random(in: 0...255, using: &random))
        }
      }
      _ = try home.write(text, to: "dpkg/status")
      #expect(try all().count <= 1)
    }
  }

  @Test("Stanzas longer than the buffer are read whole")
  func longStanza() throws {
    let long = String(repeating: " a line of a long description\n", count: 30_000)
    _ = try home.write(
      "Package: long\nStatus: install ok installed\nDescription: x\n\(long)\nPackage: next\nStatus: install ok installed\n",
      to: "dpkg/status")
    let packages = try all()
    #expect(packages.map(\.name) == ["long", "next"])
    #expect(packages[0].details.utf8.count == 30_000 * 29 - 1)
  }

  @Test("The packages of this system can be read", .enabled(if: access("/var/lib/dpkg/status", R_OK) == 0))
  func system() throws {
    let reader = try PackageReader(PackageSources(environment: [:]))
    var names: Set<String> = []
    var installed = 0
    while let package = try reader.next() {
      #expect(names.insert(package.name).inserted)
      if package.isInstalled { installed += 1 }
    }
    #expect(installed > 0)
    #expect(names.contains("dpkg"))
    #expect(reader.problems.isEmpty)
  }
}
