import Glibc
import ManualPages
import TestSupport
import Testing

@Suite("The hierarchies of manual pages")
struct ManualTreeTests {
  private let home: TemporaryHome
  private let tree: ManualTree

  init() throws {
    home = try TemporaryHome()
    tree = ManualTree(roots: [home.path + "/local", home.path + "/man", home.path + "/missing"])
    try page("zcat", to: "man/man1/gzip.1", alternate: "gzip")
    symlink("gzip.1", home.path + "/man/man1/zcat.1")
    _ = try home.write(".so man1/gzip.1\n", to: "man/man1/gunzip.1")
    _ = try home.write(".\\\" comment\n.so gunzip.1\n", to: "man/man1/uncompress.1")
    symlink("nowhere.1", home.path + "/man/man1/broken.1")
    try page("printf", to: "man/man3/printf.3")
    try page("Some::Module", to: "man/man3/Some::Module.3pm")
    try page("local", to: "local/man1/printf.1")
    try page("shadowed", to: "man/man1/printf.1")
    _ = try home.write(".SH NAME\nls - deutsch\n", to: "man/de/man1/ls.1")
    _ = try home.write("no page", to: "man/man1/README")
    _ = try home.write("cache", to: "man/index.db")
  }

  private func page(_ summary: String, to path: String, alternate: String? = nil) throws {
    let file = path.split(separator: "/").last ?? ""
    let name = file.prefix { $0 != "." }
    let names = alternate.map { "\($0), \(summary)" } ?? String(name)
    let text = ".SH NAME\n\(names) \\- the page \(summary)\n.SH DESCRIPTION\nText of \(summary).\n"
    _ = try home.write(
      text + String(repeating: ".\\\" filler to be longer than an alias\n", count: 30), to: path)
  }

  @Test("Every page is there once, links and .so files are its other names")
  func pages() {
    let pages = tree.pages()
    #expect(pages.map(\.id) == ["printf(1)", "gzip(1)", "Some::Module(3pm)", "printf(3)"])
    #expect(pages[1].alternateNames == ["gunzip", "uncompress", "zcat"])
    #expect(pages[0].path.hasSuffix("/local/man1/printf.1"))
  }

  @Test("A page is found by name and section; an alias reads as its target")
  func lookup() throws {
    let reader = ManualReader(tree: tree)
    let page = try #require(tree.file(name: "printf", section: "1"))
    #expect(reader.text(of: page)?.summary == "the page local")
    for alias in ["gunzip", "uncompress", "zcat"] {
      let file = try #require(tree.file(name: alias, section: "1"))
      #expect(reader.text(of: file)?.names == ["gzip", "zcat"])
    }
    #expect(tree.file(name: "broken", section: "1") == nil)
    #expect(tree.file(name: "../man1/gzip", section: "1") == nil)
    #expect(tree.file(name: "printf", section: "1/..") == nil)
    #expect(tree.file(name: "", section: "") == nil)
    #expect(tree.file(name: "Some::Module", section: "3pm") != nil)
  }

  @Test("Names are matched: the very name, then beginnings, then the rest")
  func matching() {
    #expect(tree.files(matching: "PRINTF", limit: 10).map(\.id) == ["printf(1)", "printf(3)"])
    #expect(tree.files(matching: "zip", limit: 10).map(\.id) == ["gunzip(1)", "gzip(1)"])
    #expect(tree.files(matching: "zip", limit: 1).count == 1)
    #expect(tree.files(matching: "", limit: 10).isEmpty)
  }

  @Test("An alias that leads in a circle is no page")
  func circle() throws {
    _ = try home.write(".so man1/b.1\n", to: "man/man1/a.1")
    _ = try home.write(".so man1/a.1\n", to: "man/man1/b.1")
    #expect(!tree.pages().contains { $0.name == "a" })
    let file = try #require(tree.file(name: "a", section: "1"))
    #expect(ManualReader(tree: tree).text(of: file) == nil)
  }

  @Test("Compressed pages are read, several members too, damaged ones left out")
  func compressed() throws {
    // gzip of ".SH NAME\nx \\- packed\n", made by gzip(1) with -n.
    let path = try home.write(".SH NAME\nx \\- packed\n", to: "man/man8/x.8")
    #expect(system("gzip -n \(path) && cat \(path).gz >> \(path).gz.twice") == 0)
    _ = try home.write([0x1F, 0x8B, 0x08, 0x00, 0x01, 0x02], to: "man/man8/bad.8.gz")
    let reader = ManualReader(tree: tree)
    let file = try #require(tree.file(name: "x", section: "8"))
    #expect(file.path.hasSuffix(".gz"))
    #expect(reader.text(of: file)?.summary == "packed")
    let bad = try #require(tree.file(name: "bad", section: "8"))
    #expect(reader.text(of: bad) == nil)
  }

  @Test("Identifiers are split into name and section")
  func split() {
    #expect(ManualFile.split(id: "ls(1)") == ("ls", "1"))
    #expect(ManualFile.split(id: "a(b)(3pm)") == ("a(b)", "3pm"))
    #expect(ManualFile.split(id: "ls") == ("ls", nil))
    #expect(ManualFile.split(id: "(1)") == ("(1)", nil))
    #expect(ManualFile.split(id: ")") == (")", nil))
  }

  @Test("MANPATH names the hierarchies, an empty element the usual ones")
  func manpath() {
    #expect(ManualTree(environment: [:]).roots == ["/usr/local/share/man", "/usr/share/man"])
    #expect(ManualTree(environment: ["MANPATH": "/a:/b"]).roots == ["/a", "/b"])
    #expect(
      ManualTree(environment: ["MANPATH": "/a:"]).roots == ["/a", "/usr/local/share/man", "/usr/share/man"])
  }

  @Test(
    "The pages of this system can be read",
    .enabled(if: ManualTree(environment: [:]).file(name: "man", section: "1") != nil))
  func system() throws {
    let tree = ManualTree(environment: [:])
    let pages = tree.pages()
    #expect(Set(pages.map(\.id)).count == pages.count)
    let reader = ManualReader(tree: tree)
    let sample = pages.filter { $0.section == "1" && !$0.name.contains("_") }.prefix(200)
    let texts = sample.compactMap { reader.text(of: $0) }
    #expect(texts.count == sample.count)
    let described = texts.count { !$0.summary.isEmpty }
    #expect(described * 10 >= texts.count * 9)
  }

  private func system(_ command: String) -> Int32 { Glibc.system(command) }
}
