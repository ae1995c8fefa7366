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

  /// All generation directories, ascending, the unfinished ones included.
  func all() -> [Int] {
    FileSystem.names(in: paths.index)
      .compactMap { $0.hasPrefix("gen-") ? Int($0.dropFirst(4)) : nil }.sorted()
  }

  /// An empty directory for the next generation; what a killed build left there goes.
  func prepareNext() throws(LimelightError) -> Int {
    let serving: Int
    do throws(LimelightError) {
      serving = try current() ?? 0
    } catch {
      guard error.code == .io else { throw error }
      // A damaged pointer names nothing that serves: the new generation mends it, under a number nobody used.
      return (all().last ?? 0) + 1
    }
    discardUnfinished(above: serving)
    try FileSystem.makeDirectory(paths.index)
    return serving + 1
  }

  /// Removes what killed and failed builds left; nobody may be building.
  func discardUnfinished(above serving: Int) {
    for number in all() where number > serving { FileSystem.removeTree(paths.generation(number)) }
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
