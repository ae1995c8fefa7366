import FoundationAdditions
import Testing

struct LocalizedStandardTests {
  private struct Trail: Equatable { var name: String }
  private let trails = ["File 10", "file 9", "File 1"].map(Trail.init)
  private let sorted = ["File 1", "file 9", "File 10"]

  @Test("Texts are sorted as file lists are, in each of Foundation's ways")
  func sorting() {
    #expect(trails.map(\.name).sorted(using: .localizedStandard) == sorted)
    #expect(
      trails.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name) == sorted)
    let descriptor = SortDescriptor(\Trail.name, comparator: .localizedStandard)
    #expect(trails.sorted(using: descriptor).map(\.name) == sorted)
    let reversed = SortDescriptor(\Trail.name, comparator: .localizedStandard, order: .reverse)
    #expect(trails.sorted(using: reversed).map(\.name) == sorted.reversed())
  }

  @Test("A predicate finds texts without regard to case and diacritics")
  func predicate() throws {
    let wanted = "alp"
    let predicate = #Predicate<Trail> { $0.name.localizedStandardContains(wanted) }
    #expect(try predicate.evaluate(Trail(name: "Große Älplerrunde")))
    #expect(try !predicate.evaluate(Trail(name: "Lake")))
  }
}
