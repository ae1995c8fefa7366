import Catalog
import SearchModel
import Testing

@Suite("Sweeps, expiry and tombstones")
struct SweepTests {
  @Test("What was not named since the sweep began goes, of that app and type only")
  func sweep() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("stays"), entity("goes"), entity("u", type: "U"), entity("b", app: "b"))
    let mark = try fixture.catalog.beginSweep()
    try fixture.donate(entity("stays"), mark: mark)
    let outcome = try fixture.catalog.sweep(mark: mark, app: "a", scope: .type("T"))
    #expect(outcome.deleted == 1 && outcome.withheld == 0 && outcome.sequence == 2)
    #expect(outcome.erasures == [.entity(key("goes"))])
    #expect(try titles(fixture.catalog).keys.sorted() == ["b", "stays", "u"])
    #expect(try fixture.catalog.sweep(mark: mark, app: "a", scope: .type("T")).sequence == nil)
  }

  @Test("What others donate while a sweep runs stays, changed or not, also across overlapping sweeps")
  func concurrentDonations() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("unchanged"), entity("changed"))
    let mark = try fixture.catalog.beginSweep()
    let other = try fixture.catalog.beginSweep()
    try fixture.donate(entity("unchanged"), entity("changed", "new"), entity("fresh"))
    #expect(try fixture.catalog.sweep(mark: mark, app: "a").deleted == 0)
    #expect(try fixture.catalog.sweep(mark: other, app: "a").deleted == 0)
    #expect(try fixture.catalog.liveCount() == 3)
  }

  @Test(
    "More than a tenth and more than a hundred are withheld until accepted",
    arguments: [
      (total: 1010, missing: 101, withheld: false), (1009, 101, true), (200, 100, false), (101, 101, true),
    ])
  func brake(total: Int, missing: Int, withheld: Bool) throws {
    let fixture = try Fixture()
    let operations = (0..<total).map { DonationOperation.index(entity("\($0)")) }
    _ = try fixture.catalog.apply(operations)
    let mark = try fixture.catalog.beginSweep()
    var options = ApplyOptions()
    options.sweepMark = mark
    _ = try fixture.catalog.apply(operations[missing...], options: options)
    let outcome = try fixture.catalog.sweep(mark: mark, app: "a")
    #expect(outcome.deleted == (withheld ? 0 : missing))
    #expect(outcome.withheld == (withheld ? missing : 0))
    if withheld {
      #expect(try fixture.catalog.sweep(mark: mark, app: "a", acceptDeletions: true).deleted == missing)
    }
    #expect(try fixture.catalog.liveCount() == total - missing)
  }

  @Test("What has expired is swept for good, even if the clock goes back, and comes back when donated later")
  func expiry() throws {
    let fixture = try Fixture()
    let now = fixture.time.now
    try fixture.donate(entity("soon", expires: now + 2), entity("past", expires: now - 1), entity("never"))
    #expect(try fixture.catalog.sweepExpired().erasures == [.entity(key("past"))])
    fixture.time.now += 3
    #expect(try fixture.catalog.sweepExpired().deleted == 1)
    #expect(try fixture.catalog.sweepExpired().sequence == nil)
    fixture.time.now -= 3600
    #expect(try titles(fixture.catalog).keys.sorted() == ["never"])
    try fixture.donate(entity("soon", expires: now + 9999))
    #expect(try titles(fixture.catalog).keys.sorted() == ["never", "soon"])
  }

  @Test("Pruning forgets tombstones up to a sequence and says so; rows are not given again")
  func pruning() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1"), entity("2"))
    _ = try fixture.catalog.apply([.delete(key("2"))])
    _ = try fixture.catalog.apply([.delete(key("1"))])
    #expect(try fixture.catalog.tombstoneCount() == 2)
    #expect(try fixture.catalog.prunedThrough() == 0)
    #expect(try fixture.catalog.pruneTombstones(through: 2) == 1)
    #expect(try fixture.catalog.prunedThrough() == 2)
    #expect(try changes(fixture.catalog) == ["-1@3"])
    try fixture.donate(entity("2"))
    #expect(try fixture.catalog.entity(key("2"))?.row == 3)
  }
}
