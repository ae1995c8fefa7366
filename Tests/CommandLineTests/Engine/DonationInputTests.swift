import SearchModel
import TestSupport
import Testing

@Suite("Where donations come from, and when they hold")
struct DonationInputTests {
  static func good(_ id: Int) -> String { #"{"app":"a","type":"T","id":"\#(id)","title":"inputword"}"# }

  @Test("Pipes with a name are read once, also where lines are judged first", arguments: ["", "--strict"])
  func namedPipes(flag: String) throws {
    let fixture = try EngineFixture()
    let substituted = try LimelightBinary.shell(
      "limelight donate --json \(flag) <(echo '\(Self.good(1))') <(echo '\(Self.good(2))')",
      home: fixture.home)
    #expect(try substituted.json()["counts"]?["indexed"] == .integer(2), "\(substituted.stderr)")
    let fifo = try LimelightBinary.shell(
      """
      cd "$HOME"; mkfifo pipe; (for n in 3 4 5; do echo '\(Self.good(3))' | sed s/3/$n/; sleep 0.05; done >pipe) &
      limelight donate --json \(flag) pipe; code=$?; wait $!; exit $((code + $?))
      """, home: fixture.home)
    #expect(fifo.status == 0)
    #expect(try fifo.json()["counts"]?["indexed"] == .integer(3), "\(fifo.stdout)\(fifo.stderr)")
    #expect(try fixture.ids("inputword").count == 5)
  }

  @Test("--strict refuses a pipe with a bad line whole")
  func strictPipe() throws {
    let fixture = try EngineFixture()
    let result = try LimelightBinary.shell(
      "limelight donate --strict <(printf '%s\\n{bad' '\(Self.good(1))')", home: fixture.home)
    #expect(result.status == 65)
    #expect(try fixture.run("ls").stdout.isEmpty)
  }

  @Test("--replace that would take too much away keeps it and exits 3")
  func withheld() throws {
    let fixture = try EngineFixture(donating: (0..<300).map(Self.good).joined(separator: "\n"))
    let result = try fixture.run(
      "donate", "--json", "--app", "a", "--replace", input: (0..<50).map(Self.good).joined(separator: "\n"))
    #expect(result.status == 3)
    #expect(try result.json()["notices"]?.array?.map { $0["code"] } == [.string("deletions-withheld")])
    #expect(try fixture.run("search", "--count", "inputword").stdout == "300\n")
    // A refused line leaves the stream incomplete: nothing is withdrawn either.
    let partly = try fixture.run(
      "donate", "--json", "--app", "a", "--replace",
      input: (0..<290).map(Self.good).joined(separator: "\n") + "\n{bad")
    #expect(partly.status == 3)
    #expect(try partly.json()["notices"]?.array?.map { $0["code"] } == [.string("sweep-skipped")])
    let whole = try fixture.run(
      "donate", "--json", "--app", "a", "--type", "T", "--replace",
      input: (0..<290).map(Self.good).joined(separator: "\n"))
    #expect(whole.status == 0)
    #expect(try whole.json()["counts"]?["deleted"] == .integer(10))
  }

  @Test(
    "What has expired is taken and said to be so, never found, swept for good, and renewed by a later date")
  func expiry() throws {
    let fixture = try EngineFixture()
    func ticket(_ id: String, _ expires: String) -> String {
      #"{"app":"a","type":"T","id":"\#(id)","title":"ticketword"\#(expires)}"#
    }
    let donated = try fixture.run(
      "donate", "--json", "--records",
      input: [
        ticket("past", #","expires":"2001-01-01T00:00:00Z""#), ticket("future", #","expires":32503680000"#),
        ticket("never", ""), ticket("hidden", #","hidden":true"#),
      ].joined(separator: "\n"))
    #expect(donated.status == 0)
    let outcomes = try donated.json()["records"]?.array?.map { $0["outcome"]?.string ?? "" }
    #expect(outcomes == ["already-expired", "indexed", "indexed", "indexed"])
    #expect(Set(try fixture.ids("ticketword")) == ["future", "never"])
    func state(_ id: String) throws -> JSONValue? {
      try fixture.run("show", "--json", "limelight://open/a/T/\(id)").json()["state"]
    }
    #expect(try state("past") == .string("expired") && state("hidden") == .string("hidden"))
    #expect(try fixture.run("reindex", "--catalog-only").status == 0)
    #expect(try fixture.run("show", "limelight://open/a/T/past").status == 1)
    #expect(try fixture.run("status", "--json").json()["entities"] == .integer(3))
    try fixture.donate(ticket("past", #","expires":"2999-01-01T00:00:00Z""#))
    #expect(Set(try fixture.ids("ticketword")) == ["past", "future", "never"])
  }

  @Test("Numbers sort as numbers, what has none comes last both ways, and ranges hold their ends")
  func numericOrder() throws {
    let pages = ["9", "10", "110", "20", "-3", "2.5"]
    let fixture = try EngineFixture(
      donating: (pages.map { #"{"app":"a","type":"B","id":"p\#($0)","title":"Bookword","pages":\#($0)}"# }
        + [#"{"app":"a","type":"B","id":"none","title":"Bookword"}"#]).joined(separator: "\n"))
    #expect(
      try fixture.ids("--sort", "pages", "bookword") == ["p-3", "p2.5", "p9", "p10", "p20", "p110", "none"])
    #expect(
      try fixture.ids("--sort", "pages:desc", "bookword") == [
        "p110", "p20", "p10", "p9", "p2.5", "p-3", "none",
      ])
    #expect(try fixture.ids("--sort", "pages", "pages:9..20") == ["p9", "p10", "p20"])
    #expect(try fixture.ids("--sort", "pages", "pages:..2.5") == ["p-3", "p2.5"])
    #expect(try fixture.ids("--sort", "pages", "pages:20..") == ["p20", "p110"])
    #expect(try fixture.ids("pages>20") == ["p110"] && fixture.ids("pages<-2") == ["p-3"])
    #expect(try fixture.ids("pages=10") == ["p10"])
    let facets = try fixture.search("--facet", "type", "--facet", "app", "-n", "1", "bookword")["facets"]
    let seven = JSONValue.integer(7)
    #expect(facets?["type"] == .array([.object([("value", .string("B")), ("count", seven)])]))
    #expect(facets?["app"] == .array([.object([("value", .string("a")), ("count", seven)])]))
  }
}
