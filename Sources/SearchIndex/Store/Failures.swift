import SearchModel
import Xapian

extension XapianError {
  /// The error as callers of the engine see it, with the file it concerns.
  func asLimelightError(_ path: String) -> LimelightError {
    let what = "\(path): \(message)"
    return switch code {
    case .databaseLock:
      LimelightError(.busy, what, hint: "Another program writes this index; try again.")
    case .databaseVersion:
      LimelightError(.version, what, hint: "Run `limelight reindex --rebuild`.")
    case .databaseNotFound:
      LimelightError(.noIndex, what, hint: "Run `limelight reindex`.")
    default:
      LimelightError(.io, what, hint: "Run `limelight reindex --rebuild`; the catalog has every entity.")
    }
  }
}
