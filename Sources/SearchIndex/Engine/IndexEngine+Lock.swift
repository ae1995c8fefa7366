import Glibc
import SearchModel

extension IndexEngine {
  /// Whether the person's session is locked: then entities of protected classes are absent from every answer.
  ///
  /// A marker that can be neither seen nor ruled out counts as one. Cost: one look at a file name.
  package var isLocked: Bool {
    access(paths.locked, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR)
  }

  /// The entity, unless it is protected and the session locked.
  func unlessProtected(_ detail: EntityDetail?) -> EntityDetail? {
    guard let detail, detail.entity.entity.isProtected, isLocked else { return detail }
    return nil
  }
}
