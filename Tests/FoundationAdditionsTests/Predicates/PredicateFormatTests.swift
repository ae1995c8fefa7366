import Foundation
import FoundationAdditions
import Testing

struct PredicateFormatTests {
  private struct Owner { var name: String? }
  private enum Kind: String { case long, short }
  private class Place { var city = "Zürich" }
  private final class Trail: Place {
    var name = "Álpine Loop"
    var length = 12.5
    var visits = 3
    var owner = Owner(name: nil)
    var tags = ["steep", "lake"]
    var kind = Kind.long
    var opened = Date(timeIntervalSince1970: 1000)
    var stages = [Stage(km: 4), Stage(km: 8)]
    var _hidden = "behind a wrapper"
  }
  private struct Stage { var km: Int }

  private func holds(_ format: String, _ arguments: Any?...) throws -> Bool {
    try NSPredicate.reading(format, arguments: arguments).evaluate(with: Trail())
  }

  @Test(
    "Comparisons hold for an object of Swift's own",
    arguments: [
      "visits == 3", "visits = 3.0", "visits != 4", "visits <> 4", "length > 12 && length <= 12.5",
      "visits => 3",
      "visits =< 3", "visits < 4", "visits BETWEEN {1, 3}", "visits IN {1, 3}", "NOT visits IN {1, 2}",
      "name CONTAINS[cd] 'alpine'", "name BEGINSWITH 'Ál'", "name endswith[c] \"LOOP\"", "name LIKE '?lp*p'",
      "name LIKE[cd] 'ALPINE*'", "name MATCHES '.*L(oo)+p'", "name MATCHES[c] 'álpine loop'",
      "owner.name == nil",
      "tags CONTAINS 'lake'", "'lake' IN tags", "tags.@count == 2", "ANY tags == 'lake'",
      "ALL tags != 'flat'", "NONE tags BEGINSWITH 'f'", "ANY stages.km > 7", "stages.@sum.km == 12",
      "stages.@max.km = 8 AND stages.@avg.km = 6 AND stages.@min.km = 4", "kind == 'long'",
      "city == 'Zürich'",
      "hidden == 'behind a wrapper'", "name.length == 11", "(visits == 3 OR visits == 4) AND (length) > 1",
      "visits == 1 OR visits == 3 AND length > 12", "!(visits == 1)", "TRUEPREDICATE AND NOT FALSEPREDICATE",
      "SELF.visits == 3", "#visits == 3", "visits > -1.5e2", "unknown == nil", "TRUE == YES",
    ])
  func holding(format: String) throws {
    #expect(try holds(format))
  }

  @Test(
    "Comparisons that fail say so",
    arguments: [
      "visits == 4", "name CONTAINS 'alpine'", "name LIKE 'lpine'", "name MATCHES 'Loop'", "name > 5",
      "name == 5",
      "unknown > 1", "visits BETWEEN {4, 9}", "ALL stages.km > 5", "owner.name CONTAINS 'x'",
      "(visits == 1 OR visits == 3) AND length > 99",
    ])
  func failing(format: String) throws {
    #expect(try !holds(format))
  }

  @propertyWrapper private struct Trimmed {
    var wrappedValue: String
    init(wrappedValue: String) { self.wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) }
  }

  private struct Wrapped { @Trimmed var name = " Loop " }

  @Test("A property is seen behind a wrapper of the app's own")
  func wrappers() {
    #expect(NSPredicate(format: "name == 'Loop'").evaluate(with: Wrapped()))
  }

  @Test("Arguments are put in their places, and are never read as format")
  func arguments() throws {
    #expect(try holds("%K == %d", "visits", 3))
    #expect(try holds("%K > %lf AND owner.name == %@", "length", 12.25, nil))
    #expect(try holds("opened >= %@", Date(timeIntervalSince1970: 999)))
    #expect(try holds("visits IN %@", Set([3, 4])))
    #expect(try holds("kind == %@", Kind.long))
    #expect(try !holds("name == %@", "' OR TRUEPREDICATE OR '"))
    #expect(try !holds("name == '%@'"))
  }

  @Test("The initialisers of Apple's Foundation work, alone and in compounds")
  func initialisers() {
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "SELF CONTAINS %@", "b"), NSPredicate(format: "SELF IN %@", ["abc", "bcd"]),
    ])
    #expect(both.evaluate(with: "abc") && !both.evaluate(with: "xbx"))
    #expect(NSPredicate(format: "a.b == %@", argumentArray: [2]).evaluate(with: ["a": ["b": 2]]))
    #expect(NSPredicate(format: "SELF == NULL").evaluate(with: nil))
    #expect(NSPredicate(format: "SELF > $low").evaluate(with: 5, substitutionVariables: ["low": 4]))
    let words: [String] = ["abc", "xyz"]
    let array = words.filter { NSPredicate(format: "SELF BEGINSWITH 'x'").evaluate(with: $0) }
    #expect(array == ["xyz"])
  }

  @Test(
    "A fault in the format is named with its place",
    arguments: [
      ("name ==", 7), ("name = 'x", 7), ("name == %@", 8), ("name ~ 3", 5), ("name == 3 4", 10),
      ("a MATCHES '('", 10), ("FUNCTION(a) == 1", 8), ("(a == 1", 7), ("a BETWEEN {1}", 10), ("a ==[q] 1", 5),
      ("a == 1.2.3", 5), ("", 0), ("%d == 1", 0), ("a + 1 == 2", 2),
    ])
  func faults(format: String, offset: Int) {
    let fault = #expect(throws: PredicateFormatError.self) { try NSPredicate.reading(format) }
    #expect(fault?.offset == offset)
  }
}
