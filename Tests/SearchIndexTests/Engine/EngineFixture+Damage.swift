import Catalog
import Glibc
import SearchIndex
import SearchModel
import TestSupport
import Xapian

extension EngineFixture {
  /// Marks the serving generation as written by another program.
  func setFormat(_ format: String) throws {
    let database = try WritableDatabase(path: home.paths.generation(1), mode: .open)
    try database.setMetadata("format", Array(format.utf8))
    try database.commit()
    database.close()
  }
}

extension IndexEngine {
  /// Commits to the catalog and leaves the pending mark, as a donor does that is killed before it can index.
  func donateWithoutIndexing(_ operations: [DonationOperation]) async throws -> DonationReceipt {
    let catalog = try Catalog(paths: paths, mode: .readWrite(creating: true), clock: clock)
    var receipt = DonationReceipt()
    for start in stride(from: 0, to: operations.count, by: 1_000) {
      let batch = operations[start..<min(start + 1_000, operations.count)]
      receipt.add(try catalog.apply(batch, options: ApplyOptions()).receipt)
    }
    mkdir(paths.index, 0o700)
    fclose(fopen(paths.pending, "w"))
    return receipt
  }
}
