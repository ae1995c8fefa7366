import SearchModel
import TestSupport
import Testing

/// Programs read these objects by key: none may be missing, whatever the entity.
@Suite("Keys that programs rely on, from the program itself")
struct PromisedKeysTests {
  func keys(_ value: JSONValue?) -> Set<String> {
    guard case .object(let members)? = value else { return [] }
    return Set(members.map(\.key))
  }

  @Test("Receipt, search, show and status carry every key")
  func objects() throws {
    let fixture = try EngineFixture()
    let receipt = try fixture.donate(#"{"app":"a","type":"T","id":"i","title":"keyword one"}"#)
    #expect(
      keys(receipt).isSuperset(of: [
        "version", "sequence", "durable", "searchable", "counts", "truncatedTokens", "rejected", "notices",
        "tookMs",
      ]))
    #expect(keys(receipt["counts"]) == ["indexed", "unchanged", "deleted", "rejected"])
    let answer = try fixture.search("--facet", "type", "keyword")
    #expect(
      keys(answer).isSuperset(of: [
        "version", "query", "revision", "count", "countIsExact", "tookMs", "hits", "facets", "suggestions",
        "next",
        "notices",
      ]))
    let hit = answer["hits"]?.array?.first
    #expect(
      keys(hit).isSuperset(of: [
        "kind", "uri", "app", "type", "typeTitle", "id", "title", "label", "subtitle", "score", "tier",
        "highlights", "rangeUnit", "attributes", "actions",
      ]))
    let shown = try fixture.run("show", "--json", "--terms", "limelight://open/a/T/i").json()
    #expect(
      keys(shown).isSuperset(of: [
        "uri", "app", "type", "typeTitle", "id", "title", "label", "domain", "lang", "url", "expires",
        "hidden",
        "state", "donatedAt", "sequence", "attributes", "actions", "terms", "values",
      ]))
    let status = try fixture.run("status", "--json").json()
    #expect(
      keys(status).isSuperset(of: [
        "version", "host", "home", "state", "entities", "catalog", "index", "apps", "rejected",
        "truncatedTokens",
        "reindex", "notices",
      ]))
    #expect(keys(status["catalog"]) == ["sequence", "bytes"])
    #expect(
      keys(status["index"]) == ["generation", "applied", "pending", "bytes", "builtAt", "ageSeconds"])
    #expect(keys(status["reindex"]) == ["lastSuccess", "lastSkip", "lastFailure"])
    #expect(
      status["apps"] == .array([.object([("app", .string("a")), ("types", .object([("T", .integer(1))]))])]))
    let error = try fixture.run("search", "--json", "--nosuch").json()
    #expect(keys(error) == ["error"] && keys(error["error"]) == ["code", "name", "message", "hint"])
  }

  @Test("With --json nothing but one object stands on standard output, whatever is wrong")
  func oneObject() throws {
    let fixture = try EngineFixture(donating: #"{"app":"a","type":"T","id":"i","title":"word"}"#)
    _ = try fixture.home.write("{broken", to: "home/apps/broken.json")
    for arguments in [
      ["search", "word"], ["search", "nosuchword"], ["search", "-n", "x", "word"],
      ["search", "--sort", ":", "word"],
      ["search", ""], ["show", "1"], ["show", "limelight://open/a/T/nobody"], ["show", "--id", "i"], ["show"],
      ["open", "limelight://open/a/T/i"], ["open", "limelight:x"], ["ls"], ["log"], ["status"],
      ["nosuchverb"],
      ["delete", "limelight://open/a/T/nobody"], ["delete"], ["reindex", "--catalog-only"],
      ["donate", "/nonexistent"],
    ] {
      let result = try LimelightBinary.run(arguments + ["--json"], home: fixture.home)
      #expect(throws: Never.self, "\(arguments): \(result.stdout)") { _ = try result.json() }
    }
  }

  @Test("A strict query's caret stands under its fault")
  func caret() throws {
    let fixture = try EngineFixture(donating: #"{"app":"a","type":"T","id":"i","title":"word"}"#)
    let result = try fixture.run("search", "--syntax", "strict", "word AND")
    #expect(result.status == 2)
    #expect(result.stderr.hasSuffix("\n  word AND\n       ^\n"), "\(result.stderr)")
  }
}
