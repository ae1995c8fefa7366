import SearchModel
import TestSupport
import Testing

@Suite("Bad lines in a donation")
struct BadLineTests {
  static func good(_ line: Int) -> String { #"{"app":"a","type":"T","id":"\#(line)","title":"lineword"}"# }
  static let cut = #"{"app":"a","type":"T","id":"five""#
  static let array = #"["x","y"]"#
  static let input =
    "\u{FEFF}"
    + [good(1), good(2), "", good(4), cut, good(6), array, good(8), good(9)].joined(separator: "\r\n")

  @Test("Good lines are taken, bad ones reported with their line and kept verbatim")
  func partly() throws {
    let fixture = try EngineFixture()
    let rejects = fixture.home.path + "/rejects.ndjson"
    let result = try fixture.run("donate", "--json", "--rejects", rejects, input: Self.input)
    #expect(result.status == 3)
    let receipt = try result.json()
    // Line 3 is blank: it is no record.
    #expect(receipt["counts"]?["indexed"] == .integer(6))
    #expect(receipt["counts"]?["rejected"] == .integer(2))
    let rejected = try #require(receipt["rejected"]?.array)
    #expect(rejected.map { $0["line"] } == [.integer(5), .integer(7)])
    #expect(rejected.map { $0["code"] } == [.string("bad-json"), .string("not-an-object")])
    #expect(Set(try fixture.ids("lineword")) == ["1", "2", "4", "6", "8", "9"])
    let kept = String(decoding: try fixture.home.read("rejects.ndjson"), as: UTF8.self)
    #expect(kept == Self.cut + "\r\n" + Self.array + "\r\n")
  }

  @Test("--strict takes none of it and exits 65")
  func strict() throws {
    let fixture = try EngineFixture()
    let result = try fixture.run("donate", "--json", "--strict", input: Self.input)
    #expect(result.status == 65)
    #expect(try fixture.run("ls").stdout.isEmpty)
  }

  @Test("--strict takes a file without fault whole")
  func strictGood() throws {
    let fixture = try EngineFixture()
    let path = try fixture.home.write((1...9).map(Self.good).joined(separator: "\n"), to: "good.ndjson")
    #expect(try fixture.run("donate", "--strict", path).status == 0)
    #expect(try fixture.ids("lineword").count == 9)
  }

  @Test("--check judges the lines and writes nothing")
  func check() throws {
    let fixture = try EngineFixture()
    let result = try fixture.run("donate", "--json", "--check", input: Self.input)
    #expect(result.status == 3)
    #expect(try result.json()["counts"]?["rejected"] == .integer(2))
    #expect(try fixture.run("status", "--json").json()["entities"] == .integer(0))
  }

  @Test("--app and --type fill what records leave out, and refuse other apps")
  func defaults() throws {
    let fixture = try EngineFixture()
    let result = try fixture.run(
      "donate", "--json", "--app", "a", "--type", "T", "--records",
      input: #"{"id":1,"title":"x"}"# + "\n" + #"{"id":2,"app":"b","title":"x"}"#)
    #expect(result.status == 3)
    let receipt = try result.json()
    #expect(receipt["records"]?.array?.map { $0["uri"] } == [.string("limelight://open/a/T/1")])
    #expect(receipt["rejected"]?.array?.map { $0["code"] } == [.string("other-app")])
  }

  @Test("--replace keeps what the input names and withdraws the rest")
  func replace() throws {
    let fixture = try EngineFixture(donating: (1...4).map(Self.good).joined(separator: "\n"))
    let result = try fixture.run(
      "donate", "--json", "--app", "a", "--replace", input: Self.good(2) + "\n" + Self.good(7))
    #expect(result.status == 0)
    #expect(try result.json()["counts"]?["deleted"] == .integer(3))
    #expect(Set(try fixture.ids("lineword")) == ["2", "7"])
  }

  @Test("--no-wait is durable, and the next search finds it")
  func noWait() throws {
    let fixture = try EngineFixture()
    let result = try fixture.run("donate", "--json", "--no-wait", input: Self.good(1))
    #expect(result.status == 0)
    #expect(try result.json()["durable"] == .boolean(true))
    #expect(try fixture.ids("lineword") == ["1"])
  }
}
