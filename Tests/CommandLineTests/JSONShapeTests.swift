import SearchModel
import Testing

@testable import LimelightCommands

@Suite("JSON shapes that programs rely on")
struct JSONShapeTests {
  @Test("search --json")
  func search() {
    var entity = TextOutputTests.entity("", "shopping", id: "m1")
    entity.attributes.append(Attribute("priority", .integer(7), custom: .donated))
    var response = SearchResponse()
    response.revision = "1.9"
    response.count = 2
    response.tookMilliseconds = 1.23456
    response.hits = [
      TextOutputTests.hit(entity, highlights: ["subtitle": [Highlight(0..<4, .stem)]]),
      .intent(IntentHit(app: "org.a", intent: "Make", title: "Make a note", parameters: ["kind": "x"])),
    ]
    response.facets = ["kind": [FacetCount(value: "a", count: 2)]]
    response.next = 20
    response.notices = [Notice("indexing-pending", "more is coming")]
    #expect(
      JSONWriter.search(response, query: "shop", language: nil).text
        == #"{"version":1,"query":"shop","revision":"1.9","count":2,"countIsExact":true,"tookMs":1.235,"hits":["#
        + #"{"kind":"entity","uri":"limelight://open/org.a/Note/m1","app":"org.a","type":"Note","typeTitle":"Note","#
        + #""id":"m1","title":"","label":"shopping","subtitle":"shopping","score":1,"tier":"all-in-title","#
        + #""highlights":{"subtitle":[[0,4]]},"rangeUnit":"unicode-scalar","#
        + #""highlightKinds":{"subtitle":["stem"]},"#
        + #""attributes":{"title":"","subtitle":"shopping","priority":7},"#
        + #""actions":[{"intent":"OpenNote","title":"Open"},{"intent":"Share","title":"Share"}]},"#
        + #"{"kind":"intent","app":"org.a","intent":"Make","title":"Make a note","parameters":{"kind":"x"}}],"#
        + #""facets":{"kind":[{"value":"a","count":2}]},"suggestions":[],"next":20,"#
        + #""notices":[{"code":"indexing-pending","message":"more is coming"}]}"#)
  }

  @Test("An empty answer is still a whole object")
  func emptySearch() {
    #expect(
      JSONWriter.search(SearchResponse(), query: "", language: nil).text
        == #"{"version":1,"query":"","revision":"","count":0,"countIsExact":true,"tookMs":0,"hits":[],"facets":{},"#
        + #""suggestions":[],"next":null,"notices":[]}"#)
  }

  @Test("The receipt of a donation")
  func receipt() {
    var receipt = DonationReceipt()
    receipt.sequence = 4
    receipt.searchable = true
    receipt.counts.indexed = 6
    receipt.counts.rejected = 1
    receipt.rejected = [RejectedRecord(line: 5, code: "bad-json", message: "cut", app: "a")]
    receipt.accepted = [AcceptedRecord(key: EntityKey(app: "a", type: "T", id: "i"), outcome: .missing)]
    let start =
      #"{"version":1,"sequence":4,"durable":true,"searchable":true,"#
      + #""counts":{"indexed":6,"unchanged":0,"deleted":0,"rejected":1},"truncatedTokens":0,"#
      + #""rejected":[{"line":5,"code":"bad-json","message":"cut","app":"a"}],"#
    #expect(JSONWriter.receipt(receipt, withRecords: false).text == start + #""notices":[],"tookMs":0}"#)
    #expect(
      JSONWriter.receipt(receipt, withRecords: true).text
        == start
        + #""records":[{"uri":"limelight://open/a/T/i","app":"a","type":"T","id":"i","outcome":"missing"}],"#
        + #""notices":[],"tookMs":0}"#)
  }

  @Test("open --json: exec is absent unless the event carries it")
  func event() {
    var event = NavigationEvent(
      event: "E", app: "a", intent: nil, entity: EntityKey(app: "a", type: "T", id: "i"),
      contentIdentifier: "c",
      delivered: .inProcess, at: 0)
    let start =
      #"{"event":"E","app":"a","intent":null,"entity":{"type":"T","id":"i","uri":"limelight://open/a/T/i"},"#
      + #""contentIdentifier":"c","parameters":{},"#
    let end = #""source":"search","delivered":"in-process","at":"1970-01-01T00:00:00Z"}"#
    #expect(JSONWriter.event(event, notices: []).text == start + end)
    event.exec = ["man", "1", "ls"]
    #expect(JSONWriter.event(event, notices: []).text == start + #""exec":["man","1","ls"],"# + end)
  }

  @Test("status --json")
  func status() {
    var status = IndexStatus()
    status.host = "h"
    status.home = "/x"
    status.state = .readOnly
    status.entities = 3
    status.catalogSequence = 2
    status.generation = 1
    status.appliedSequence = 2
    status.builtAt = 100
    status.apps = [.init(app: "a", types: ["T": 1, "S": 2])]
    #expect(
      JSONWriter.status(status, now: 160.4).text
        == #"{"version":1,"host":"h","home":"/x","state":"read-only","entities":3,"catalog":{"sequence":2,"bytes":0},"#
        + #""index":{"generation":1,"applied":2,"pending":0,"bytes":0,"builtAt":"1970-01-01T00:01:40Z","ageSeconds":60},"#
        + #""apps":[{"app":"a","types":{"S":2,"T":1}}],"rejected":0,"truncatedTokens":0,"#
        + #""reindex":{"lastSuccess":null,"lastSkip":null,"lastFailure":null},"notices":[]}"#)
  }

  @Test("Prometheus metrics have one type line a metric and escaped labels")
  func prometheus() {
    var status = IndexStatus()
    status.apps = [.init(app: "a\"b\\", types: ["T": 1])]
    status.builtAt = 100
    let text = Prometheus.metrics(status, now: 160)
    #expect(text.contains("limelight_entities{app=\"a\\\"b\\\\\",type=\"T\"} 1\n"))
    #expect(text.contains("limelight_index_age_seconds 60\n"))
    let types = text.split(separator: "\n").filter { $0.hasPrefix("# TYPE") }
    #expect(Set(types).count == types.count)
  }

  @Test("Data is Base64, dates are RFC 3339, objects keep a stable order")
  func values() {
    func json(_ value: AttributeValue) -> String {
      var writer = JSONWriter()
      writer.value(value)
      return writer.text
    }
    #expect(json(.data([])) == #""""#)
    #expect(json(.data([1])) == #""AQ==""#)
    #expect(json(.data([1, 2])) == #""AQI=""#)
    #expect(json(.data([1, 2, 255])) == #""AQL/""#)
    #expect(json(.date(0.5)) == #""1970-01-01T00:00:00.5Z""#)
    #expect(json(.list([.object(["b": .boolean(true), "a": .number(2)])])) == #"[{"a":2,"b":true}]"#)
  }
}
