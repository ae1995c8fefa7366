import SearchModel
import Xapian

/// The directories of an index's generations and the one pointer that says which serves.
///
/// `index/current` holds the number as text and is replaced by rename, so a reader sees the old generation
/// or the new one, whole. A generation is replaced, never emptied.
struct GenerationStore: Sendable {
  let paths: HomePaths

  init(paths: HomePaths) { self.paths = paths }

  /// The generation that serves, `nil` before the first.
  ///
  /// - Throws: `io` when the pointer is there and names nothing.
  func current() throws(LimelightError) -> Int? {
    guard let text = FileSystem.text(paths.current) else {
      if FileSystem.exists(paths.current) { throw FileSystem.error("cannot read", paths.current) }
      return nil
    }
    guard let number = Int(text.split(whereSeparator: \.isNewline).first ?? ""), number > 0 else {
      throw LimelightError(
        .io, "\(paths.current) does not hold a generation number",
        hint: "Run `limelight reindex --rebuild`.")
    }
    return number
  }

  /// Makes the generation serve; everything in it must be durable.
  func setCurrent(_ number: Int) throws(LimelightError) {
    try FileSystem.replace(paths.current, with: "\(number)\n")
  }

  /// All finished generations, ascending.
  func all() -> [Int] {
    FileSystem.names(in: paths.index)
      .compactMap { $0.hasPrefix("gen-") ? Int($0.dropFirst(4)) : nil }.sorted()
  }

  /// Who builds a generation; each has a directory of its own, so that neither disturbs the other.
  enum Builder: String {
    /// Holds the indexer's lock all the time.
    case underLock = "gen-next"
    /// Holds the reindex lock, and the indexer's only to swap.
    case beside = "gen-rebuild"
  }

  /// Where a generation lies while it is built.
  func place(_ builder: Builder) -> String { "\(paths.index)/\(builder.rawValue)" }

  /// An empty directory to build a generation in; what a killed build left there goes.
  func prepare(_ builder: Builder) throws(LimelightError) -> String {
    let path = place(builder)
    FileSystem.removeTree(path)
    try FileSystem.makeDirectory(path)
    return path
  }

  /// Makes a finished build serve under the next number and removes what is no longer kept.
  ///
  /// The indexer's lock is held, and everything in the directory is durable and closed.
  @discardableResult
  func serve(_ path: String) throws(LimelightError) -> Int {
    let serving = try lastServing()
    // Only a build killed right before it became current is above; it holds nothing that is not built again.
    for number in all() where number > serving { FileSystem.removeTree(paths.generation(number)) }
    try FileSystem.rename(path, to: paths.generation(serving + 1))
    try setCurrent(serving + 1)
    try prune()
    return serving + 1
  }

  /// The generation that serves; of a damaged pointer, which names none, the last one there is.
  private func lastServing() throws(LimelightError) -> Int {
    do throws(LimelightError) {
      return try current() ?? 0
    } catch {
      guard error.code == .io else { throw error }
      return all().last ?? 0
    }
  }

  /// Removes generations that neither serve nor are the previous one.
  func prune() throws(LimelightError) {
    guard let serving = try current() else { return }
    let kept = all().filter { $0 <= serving }.suffix(2)
    for number in all() where !kept.contains(number) && number < serving {
      FileSystem.removeTree(paths.generation(number))
    }
  }
}
