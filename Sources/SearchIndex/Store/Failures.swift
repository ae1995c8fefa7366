import Glibc
import SearchModel
import Xapian

extension XapianError {
  /// The error as callers of the engine see it, with the file it concerns.
  func asLimelightError(_ path: String) -> LimelightError {
    let what = "\(path): \(message)"
    return switch code {
    case _ where isForLackOfSpace: .noSpace(path)
    case .databaseLock:
      LimelightError(.busy, what, hint: "Another program writes this index; try again.")
    case .databaseVersion:
      LimelightError(.version, what, hint: "Run `limelight reindex --rebuild`.")
    default:
      LimelightError(.io, what, hint: "Run `limelight reindex --rebuild`; the catalog has every entity.")
    }
  }

  /// Xapian passes the system's own words on in the context.
  private var isForLackOfSpace: Bool {
    [ENOSPC, EDQUOT].contains { context.contains(String(cString: strerror($0))) }
  }
}

extension LimelightError {
  /// That the disk is too full for what is to be written to the index.
  static func noSpace(_ path: String) -> LimelightError {
    LimelightError(
      .cannotCreate, "there is no space left for the index \(path)",
      hint: "Free some space: nothing was lost, and the next search or donation goes on from here.")
  }
}
