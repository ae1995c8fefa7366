/// Every package once: the installed ones, then those only apt's lists name, each in its newest version.
///
/// Reads the lists twice rather than keeping them: first names and versions, then the packages
/// that won. Memory holds the names, and apt's separate descriptions where there are any.
package final class PackageReader {
  private let sources: PackageSources
  private let isWanted: ((String) -> Bool)?
  private var installed: StanzaReader?
  private var seen: Set<String> = []
  private var lists: [String] = []
  private var winners: [String: Winner] = [:]
  private var details = PackageDetails()
  private var isPrepared = false
  private var listIndex = 0
  private var list: StanzaReader?
  private var ordinal: UInt32 = 0
  /// Lists that could not be read; the others are used all the same.
  package private(set) var problems: [PackageSourceError] = []

  private struct Winner {
    var version: String
    var list: UInt32
    var ordinal: UInt32
  }

  /// - Parameter isWanted: leaves out all names it refuses.
  /// - Throws: `PackageSourceError` if dpkg's status file cannot be opened.
  package init(_ sources: PackageSources, only isWanted: ((String) -> Bool)? = nil) throws {
    self.sources = sources
    self.isWanted = isWanted
    installed = StanzaReader(try ByteSource(path: sources.statusFile, aptHelper: sources.aptHelper))
  }

  /// The next package, `nil` after the last.
  package func next() throws -> DebianPackage? {
    while let reader = installed {
      guard let package = try reader.next(DebianPackage.init(_:)) else {
        installed = nil
        break
      }
      guard let package, package.isInstalled, wants(package.name), seen.insert(package.name).inserted else {
        continue
      }
      return package
    }
    if !isPrepared { prepare() }
    return nextAvailable()
  }

  private func wants(_ name: String) -> Bool { isWanted?(name) ?? true }

  /// Finds the newest version of each name that is not installed.
  private func prepare() {
    isPrepared = true
    lists = sources.packageLists
    for (index, path) in lists.enumerated() {
      var ordinal: UInt32 = 0
      attempt(path) {
        try sources.forEachStanza(path) { stanza in
          var name = ""
          var version = ""
          stanza.forEachField { field, value in
            if field.isField("Package") {
              name = value.text
            } else if field.isField("Version") {
              version = value.text
            }
          }
          let place = Winner(version: version, list: UInt32(index), ordinal: ordinal)
          ordinal += 1
          guard !name.isEmpty, !seen.contains(name), wants(name) else { return true }
          if let best = winners[name], !DebianVersion.isNewer(version, than: best.version) { return true }
          winners[name] = place
          return true
        }
      }
    }
    guard !winners.isEmpty else { return }
    for path in sources.translationLists {
      attempt(path) {
        try sources.forEachStanza(path) {
          details.add($0); return true
        }
      }
    }
  }

  private func nextAvailable() -> DebianPackage? {
    while listIndex < lists.count {
      let path = lists[listIndex]
      if list == nil {
        ordinal = 0
        attempt(path) { list = StanzaReader(try ByteSource(path: path, aptHelper: sources.aptHelper)) }
      }
      var found: DebianPackage?
      attempt(path) { found = try nextWinner() }
      if let found { return found }
      list = nil
      listIndex += 1
    }
    return nil
  }

  /// The next package of the current list that won its name.
  private func nextWinner() throws -> DebianPackage? {
    guard let list else { return nil }
    while true {
      let step = try list.next { stanza -> DebianPackage? in
        defer { ordinal += 1 }
        var name = ""
        stanza.forEachField { field, value in
          if name.isEmpty, field.isField("Package") { name = value.text }
        }
        guard let winner = winners[name], winner.list == listIndex, winner.ordinal == ordinal else {
          return nil
        }
        return DebianPackage(stanza)
      }
      guard let step else { return nil }
      guard var package = step else { continue }
      // A stanza from a list says nothing of its state here.
      package.isInstalled = false
      if package.details.isEmpty, let text = details[package.descriptionHash] {
        package.details = DebianPackage.description(text).details
      }
      return package
    }
  }

  private func attempt(_ path: String, _ body: () throws -> Void) {
    do {
      try body()
    } catch let error as PackageSourceError {
      problems.append(error)
    } catch {
      problems.append(PackageSourceError(path: path, reason: "\(error)"))
    }
  }
}
