/// Reads and converts manual pages one after another, with buffers of its own.
///
/// Not for two threads at once. Memory does not grow with the number of pages.
package final class ManualReader {
  private let tree: ManualTree
  private var reader = ManualFileReader()

  package init(tree: ManualTree) { self.tree = tree }

  /// The text of a page, following `.so`.
  ///
  /// - Returns: `nil` if the file cannot be read.
  package func text(of file: ManualFile) -> ManualText? {
    var path = file.path
    for _ in 0..<8 {
      guard let source = reader.read(path) else { return nil }
      let directory = ManualTree.directory(of: path)
      let root = ManualTree.directory(of: directory)
      // Only a short source can be nothing but `.so`.
      guard source.count < 1024,
        let target = ManualTree.sourcedPath(source, directory: directory, root: root)
      else { return RoffConverter.convert(source) }
      path = target
    }
    return nil
  }
}
