import SearchModel
import TestSupport
import Testing

@Suite("Processes that are killed, wait and meet", .serialized)
struct InterruptionTests {
  static func batch(_ name: String, _ size: Int) -> [String] { (0..<size).map { "\(name)-\($0)" } }

  static func lines(_ identifiers: [String], title: String = "killword") -> String {
    identifiers.map { #"{"app":"a","type":"T","id":"\#($0)","title":"\#(title)","text":"of batch \#($0)"}"# }
      .joined(separator: "\n") + "\n"
  }

  /// What a search finds that says nothing of donations still to come: on a busy machine one search may not
  /// have the time to take in all that is pending, and then says so.
  static func settled(_ query: String, _ fixture: EngineFixture) throws -> Set<String> {
    var answer = try fixture.search("-n", "0", query)
    for _ in 0..<100 {
      let codes = answer["notices"]?.array?.map { $0["code"] } ?? []
      guard codes.contains(.string("indexing-pending")) else { break }
      answer = try fixture.search("-n", "0", query)
    }
    return Set(answer["hits"]?.array?.compactMap { $0["id"]?.string } ?? [])
  }

  @Test("20 donors killed at random: what was acknowledged is found, the rest is there whole or not at all")
  func killedDonors() throws {
    let fixture = try EngineFixture()
    var random = SeededRandom(seed: 15)
    var acknowledged: Set<String> = []
    for round in 0..<20 {
      let batches = (0..<12).map { Self.batch("r\(round)b\($0)", 200) }
      for (number, batch) in batches.enumerated() {
        _ = try fixture.home.write(Self.lines(batch), to: "batches/\(number)")
      }
      // The donor says so after each batch; it is killed with the one it is at.
      let delay = Double.random(in: 0.02...0.5, using: &random)
      let result = try LimelightBinary.shell(
        """
        cd "$HOME"; set -m
        (for n in $(seq 0 11); do limelight donate -q batches/$n && echo $n || exit; done) & donor=$!
        sleep \(delay); kill -9 -- -$donor; wait $donor 2>/dev/null; exit 0
        """, home: fixture.home)
      for line in result.lines { if let number = Int(line) { acknowledged.formUnion(batches[number]) } }
      let found = try Self.settled("killword", fixture)
      #expect(acknowledged.subtracting(found) == [], "round \(round)")
      for batch in batches { #expect([0, 200].contains(found.intersection(batch).count), "round \(round)") }
      acknowledged.formUnion(found)
    }
    #expect(try fixture.run("reindex", "--catalog-only", "--rebuild").status == 0)
    // A donor killed in a window that Decision 0009 names leaves a batch that only this brings in.
    let rebuilt = Set(try fixture.ids("killword"))
    #expect(rebuilt.isSuperset(of: acknowledged))
    let status = try fixture.run("status", "--json").json()
    #expect(status["state"] == .string("ok") && status["entities"] == .integer(Int64(rebuilt.count)))
  }

  @Test("20 indexing processes killed at random: the next search finds everything that was durable")
  func killedIndexers() throws {
    let fixture = try EngineFixture()
    var random = SeededRandom(seed: 16)
    var durable: Set<String> = []
    for round in 0..<20 {
      let batch = Self.batch("r\(round)", 200)
      #expect(try fixture.run("donate", "-q", "--no-wait", input: Self.lines(batch)).status == 0)
      durable.formUnion(batch)
      let verb = round % 4 == 3 ? "reindex --catalog-only --rebuild" : "search killword"
      _ = try LimelightBinary.shell(
        """
        '\(LimelightBinary.path)' \(verb) >/dev/null 2>&1 & indexer=$!
        sleep \(Double.random(in: 0.001...0.08, using: &random)); kill -9 $indexer; wait $indexer 2>/dev/null; exit 0
        """, home: fixture.home)
      #expect(try Self.settled("killword", fixture) == durable, "round \(round)")
    }
    #expect(try fixture.run("status", "--json").json()["state"] == .string("ok"))
  }

  @Test("Two donors of 5,000 entities at once and a third process searching: nothing lost, no error")
  func twoDonors() throws {
    let fixture = try EngineFixture(donating: #"{"app":"a","type":"T","id":"start","title":"startword"}"#)
    for side in ["l", "r"] {
      for number in 0..<20 {
        let batch = (0..<250).map { "\(side)\(number * 250 + $0)" }
        _ = try fixture.home.write(Self.lines(batch, title: "sideword"), to: "\(side)/\(number)")
      }
    }
    let result = try LimelightBinary.shell(
      """
      cd "$HOME"
      donor() { for n in $(seq 0 19); do limelight donate $1/$n >>$1.out || echo "donor $1 $?"; done; }
      donor l & left=$!; donor r & right=$!
      (while [ ! -e done ]; do limelight search -q --ids startword || echo "search $?"; done) | sort | uniq -c >found &
      searcher=$!
      wait $left $right; touch done; wait $searcher
      """, home: fixture.home)
    #expect(result.stdout.isEmpty && result.stderr.isEmpty, "\(result.stdout)\(result.stderr)")
    let found = String(decoding: try fixture.home.read("found"), as: UTF8.self).split(separator: "\n")
    #expect(found.count == 1 && found[0].hasSuffix(" start"))
    for side in ["l", "r"] {
      let receipts = String(decoding: try fixture.home.read("\(side).out"), as: UTF8.self).split(
        separator: "\n")
      #expect(receipts.count == 20)
      #expect(receipts.allSatisfy { $0.contains(#""searchable":true,"counts":{"indexed":250,"#) })
    }
    #expect(try fixture.run("search", "--count", "sideword").stdout == "10000\n")
  }

  @Test("A second reindex is busy, or waits as long as it is told")
  func twoReindexes() throws {
    let fixture = try EngineFixture(donating: #"{"app":"a","type":"T","id":"i","title":"word"}"#)
    #expect(try fixture.run("reindex", "--catalog-only").status == 0)
    let lock = #"exec 9>"$LIMELIGHT_HOME/index/reindex.lock"; flock 9;"#
    let busy = try LimelightBinary.shell(
      "\(lock) limelight reindex --catalog-only --json 9>&-", home: fixture.home)
    #expect(busy.status == 75)
    #expect(try busy.json()["error"]?["name"] == .string("busy"))
    let waited = try LimelightBinary.shell(
      "\(lock) (exec 9>&-; limelight reindex --catalog-only --wait 60; echo $?) & sleep 0.3; exec 9>&-; wait",
      home: fixture.home)
    #expect(waited.lines.last == "0")
  }

  @Test("A donor that cannot index in time is durable, says who holds the lock, and exits 0")
  func heldIndexLock() throws {
    let fixture = try EngineFixture(donating: #"{"app":"a","type":"T","id":"i","title":"heldword"}"#)
    let line = #"{"app":"a","type":"T","id":"j","title":"heldword"}"#
    let held = #"exec 9>>"$LIMELIGHT_HOME/index/lock"; flock 9;"#
    let donated = try LimelightBinary.shell(
      "\(held) echo '\(line)' | limelight donate --json --timeout 300ms 9>&-", home: fixture.home)
    #expect(donated.status == 0)
    let receipt = try donated.json()
    #expect(receipt["durable"] == .boolean(true) && receipt["searchable"] == .boolean(false))
    #expect(receipt["notices"]?.array?.first?["code"] == .string("indexing-pending"))
    let searched = try LimelightBinary.shell(
      "\(held) limelight search --json heldword 9>&-", home: fixture.home)
    #expect(try searched.json()["notices"]?.array?.first?["code"] == .string("indexing-pending"))
    // The same again is no news to the catalog, but searchable only once the first is.
    let again = try fixture.donate(line)
    #expect(again["counts"]?["unchanged"] == .integer(1) && again["searchable"] == .boolean(true))
    #expect(try fixture.run("status", "--json").json()["index"]?["pending"] == .integer(0))
    #expect(Set(try fixture.ids("heldword")) == ["i", "j"])
  }

  @Test("A reindex that is stopped leaves an index that answers, and no trace in its state")
  func stoppedReindex() throws {
    let all = Self.batch("all", 9_000)
    let fixture = try EngineFixture(donating: Self.lines(all))
    var random = SeededRandom(seed: 17)
    for (signal, code) in [("TERM", 143), ("INT", 130), ("KILL", 137)] {
      // Bash starts background jobs with the interrupt ignored; env gives it back.
      let stopped = try LimelightBinary.shell(
        """
        env --default-signal=INT '\(LimelightBinary.path)' reindex --catalog-only --rebuild >/dev/null 2>&1 & job=$!
        sleep \(Double.random(in: 0.02...0.2, using: &random)); kill -\(signal) $job; wait $job 2>/dev/null; echo $?
        """, home: fixture.home)
      #expect(stopped.lines == ["\(code)"])
      #expect(try fixture.run("search", "--count", "killword").stdout == "9000\n")
      #expect(try fixture.run("status", "--json").json()["state"] == .string("ok"))
    }
    #expect(try fixture.run("reindex", "--catalog-only", "--rebuild").status == 0)
    #expect(try fixture.run("search", "--count", "killword").stdout == "9000\n")
  }
}
