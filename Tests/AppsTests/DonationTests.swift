import AppIntents
import DebianPackages
import Glibc
import ManualPages
import SearchIndex
import SearchModel
import TestSupport
import Testing

/// Both services as the system runs them: asked to donate, to open, to run.
///
/// One after another, as an app's dependencies are the process's.
@Suite("The bundled app services", .serialized)
struct DonationTests {
  private let home: TemporaryHome
  private let packages: InProcessHost
  private let pages: InProcessHost

  init() throws {
    home = try TemporaryHome()
    _ = try home.write(
      """
      Package: nmap
      Status: install ok installed
      Section: net
      Version: 7.93
      Maintainer: Hilko <hilko@example.org>
      Homepage: https://nmap.org/
      Description: The Network Mapper
       Nmap is a utility for network exploration.

      """, to: "dpkg/status")
    _ = try home.write("/.\n/usr/bin/nmap\n", to: "dpkg/info/nmap.list")
    _ = try home.write(
      "Package: zmap\nVersion: 3\nSection: net\nDescription: scanner of addresses\n", to: "lists/a_Packages")
    _ = try home.write(
      ".SH NAME\nnmap \\- Network exploration tool and port scanner\n.SH DESCRIPTION\nIdlescan of hosts.\n",
      to: "man/man1/nmap.1")
    let sources = PackageSources(adminDirectory: home.path + "/dpkg", listsDirectory: home.path + "/lists")
    let tree = ManualTree(roots: [home.path + "/man"])
    packages = InProcessHost(
      app: DebianPackagesApp.identifier, title: DebianPackagesApp.title, entities: DebianPackagesApp.entities,
      intents: DebianPackagesApp.intents
    ) { AppDependencyManager.shared.add(dependency: sources) }
    pages = InProcessHost(
      app: ManualPagesApp.identifier, title: ManualPagesApp.title, entities: ManualPagesApp.entities,
      intents: ManualPagesApp.intents
    ) { AppDependencyManager.shared.add(dependency: tree) }
  }

  private func key(_ host: InProcessHost, _ type: String, _ id: String) -> EntityKey {
    EntityKey(app: host.app, type: type, id: id)
  }

  /// Donates into a home of its own and returns what the index holds of these keys.
  private func indexed(_ host: InProcessHost, _ keys: [EntityKey]) async throws -> [CatalogEntity?] {
    let paths = HomePaths(directory: home.path + "/home")
    try await host.reindex(scope: DonationScope(home: paths))
    var found: [CatalogEntity?] = []
    for key in keys { found.append(try await IndexEngine.shared(for: paths).entity(key)?.entity) }
    return found
  }

  @Test("Packages are donated with their keys, domains and hints")
  func donatesPackages() async throws {
    let keys = [key(packages, "Package", "nmap"), key(packages, "Package", "zmap")]
    let found = try await indexed(packages, keys).map { try #require($0).entity }
    let nmap = found[0]
    #expect(nmap["title"] == .text("nmap"))
    #expect(nmap["subtitle"] == .text("The Network Mapper"))
    #expect(
      nmap["contentDescription"] == .text("The Network Mapper\nNmap is a utility for network exploration."))
    #expect(nmap["version"] == .text("7.93"))
    #expect(nmap["section"] == .text("net"))
    #expect(nmap["maintainer"] == .text("Hilko <hilko@example.org>"))
    #expect(nmap["installed"] == .boolean(true))
    #expect(nmap["contentURL"] == .text("https://nmap.org/"))
    #expect(nmap.domain == "debian.installed")
    #expect(found[1].domain == "debian.available")
    #expect(found[1]["installed"] == .boolean(false))
  }

  @Test("Manual pages are donated with their text")
  func donatesPages() async throws {
    let found = try await indexed(pages, [key(pages, "ManualPage", "nmap(1)")])
    let page = try #require(found[0]).entity
    #expect(page["title"] == .text("nmap"))
    #expect(page["subtitle"] == .text("Network exploration tool and port scanner"))
    #expect(page["section"] == .text("1"))
    #expect(page.domain == "man.1")
    guard case .text(let text)? = page["textContent"] else {
      Issue.record("The page has no text.")
      return
    }
    #expect(text.contains("Idlescan of hosts."))
  }

  @Test("A manual page is found by its name and section", arguments: ["nmap(3)", "nmap 3", "3 nmap"])
  func namesSection(typed: String) async throws {
    for section in ["1", "3", "7"] {
      _ = try home.write(
        ".SH NAME\nnmap \\- about 3 of all\n.SH DESCRIPTION\n3 and 3\n",
        to: "man/man\(section)/nmap.\(section)")
    }
    _ = try await indexed(pages, [])
    let engine = IndexEngine.shared(for: HomePaths(directory: home.path + "/home"))
    let found = try await engine.search(SearchRequest(typed))
    guard case .entity(let first)? = found.hits.first else {
      Issue.record("Nothing was found.")
      return
    }
    #expect(first.entity.entity.key.id == "nmap(3)")
  }

  @Test("Opening resolves in the live system and gives the command")
  func opens() async throws {
    let page = try await pages.open(key(pages, "ManualPage", "nmap(1)"), intent: "OpenManualPage")
    #expect(page.exec == ["man", "1", "nmap"])
    let package = try await packages.open(key(packages, "Package", "nmap"), intent: "OpenPackage")
    #expect(package.exec?.last == "nmap")
    #expect(package.exec?.count == 3)
  }

  @Test("What was removed since is gone")
  func gone() async throws {
    unlink(home.path + "/man/man1/nmap.1")
    await #expect {
      try await pages.open(key(pages, "ManualPage", "nmap(1)"), intent: "OpenManualPage")
    } throws: { ($0 as? LimelightError)?.code == .entityGone }
    await #expect {
      try await packages.open(key(packages, "Package", "nothing"), intent: "OpenPackage")
    } throws: { ($0 as? LimelightError)?.code == .entityGone }
  }

  @Test("The other intents answer with a value and a sentence")
  func runs() async throws {
    let files = try await packages.run("ShowPackageFiles", parameters: ["package": "nmap"])
    #expect(files.value == .list([.text("/usr/bin/nmap")]))
    #expect(files.dialogFull?.contains("nmap brought 1") == true)
    let none = try await packages.run("ShowPackageFiles", parameters: ["package": "zmap"])
    #expect(none.dialogFull == "zmap is not installed.")
    let line = try await pages.run("DescribeCommand", parameters: ["name": "nmap"])
    #expect(line.value == .text("Network exploration tool and port scanner"))
    #expect(line.dialogFull == "nmap(1): Network exploration tool and port scanner")
  }

  @Test("A command without a page cannot be described")
  func describesNothing() async {
    await #expect {
      try await pages.run("DescribeCommand", parameters: ["name": "nothing"])
    } throws: { ($0 as? LimelightError)?.code == .entityGone }
  }

  @Test("The manifests name one OpenIntent a type, and what else there is")
  func manifests() {
    for host in [packages, pages] {
      for type in host.manifest.entities {
        #expect(host.manifest.intents.count { $0.opens == type.type } == 1)
      }
      #expect(host.manifest.intents.count { !$0.intent.hasPrefix("Find.") } == 2)
    }
  }

  @Test("A list that cannot be read fails the donation, so that nothing is taken for removed")
  func incomplete() async throws {
    _ = try home.write("not packed at all", to: "lists/b_Packages.xz")
    let paths = HomePaths(directory: home.path + "/home")
    await #expect(throws: (any Error).self) { try await packages.reindex(scope: DonationScope(home: paths)) }
  }
}
