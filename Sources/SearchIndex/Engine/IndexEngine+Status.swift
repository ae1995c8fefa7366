import Catalog
import Glibc
package import SearchModel

extension IndexEngine {
  /// How the home is doing; a home that is merely empty is no error.
  ///
  /// Counts entities along the catalog's index and adds up file sizes: some milliseconds at 100,000 entities.
  package func status() async throws -> IndexStatus {
    var status = IndexStatus()
    status.home = paths.root
    status.host = Self.hostName()
    let store = store
    try checkOwner()
    let inCatalog = try await readCatalogIfPossible { catalog in
      var part = IndexStatus()
      try catalog.snapshot {
        part.catalogSequence = try catalog.sequence()
        for count in try catalog.counts() {
          part.entities += count.count
          if part.apps.last?.app != count.app { part.apps.append(.init(app: count.app, types: [:])) }
          part.apps[part.apps.count - 1].types[count.type] = count.count
        }
        part.rejected = try catalog.count(.rejected)
        part.truncatedTokens = try catalog.count(.truncatedTokens)
        part.lastReindexSuccess = try catalog.time(.reindexSuccess)
        part.lastReindexSkip = try catalog.time(.reindexSkip)
        part.lastReindexFailure = try catalog.time(.reindexFailure)
      }
      part.catalogBytes = catalog.fileBytes
      return part
    }
    if let inCatalog {
      let (host, home) = (status.host, status.home)
      status = inCatalog
      (status.host, status.home) = (host, home)
    }
    if let serving = try store.current() {
      let (stamp, count) = try await readers.read { ($0.stamp, try $0.database.entityCount) }
      if inCatalog == nil { status.entities = count }
      status.generation = serving
      status.appliedSequence = stamp.applied
      status.builtAt = stamp.builtAt
      status.indexBytes = FileSystem.size(paths.generation(serving))
    }
    status.pending = max(0, status.catalogSequence - status.appliedSequence)
    status.state = state(status, hasCatalog: inCatalog != nil)
    if status.state == .readOnly {
      let reason = access(paths.index, W_OK) == 0 ? "unknown reason" : String(cString: strerror(errno))
      status.notices.append(Notice("read-only", "read-only: \(reason) (\(paths.index))"))
    }
    if inCatalog == nil, status.generation > 0 {
      status.notices.append(Notice("no-catalog", "The catalog cannot be read: \(paths.catalog)."))
    }
    return status
  }

  private func state(_ status: IndexStatus, hasCatalog: Bool) -> IndexStatus.State {
    guard hasCatalog || status.generation > 0 else { return .empty }
    if !hasCatalog { return .degraded }
    if !FileSystem.isWritable(paths.index) { return .readOnly }
    if status.generation > 0, FileSystem.exists(store.place(.beside)), isBuilding { return .rebuilding }
    if status.pending > 0 { return .pending }
    return status.entities == 0 ? .empty : .ok
  }

  /// Whether somebody holds a lock under which generations are built; one left by a killed build is not being
  /// built.
  private var isBuilding: Bool { FileLock.isHeld(paths.reindexLock) || FileLock.isHeld(paths.lock) }

  private static func hostName() -> String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
