package import IndexSchema
package import Xapian

/// One generation at one revision, as a reader sees it.
///
/// Never crosses threads.
package struct IndexSnapshot {
  package let database: Database
  package let generation: Int
  /// The custom keys this generation was indexed with, from its own metadata.
  package let customKeys: CustomKeyTable

  package init(database: Database, generation: Int, customKeys: CustomKeyTable) {
    self.database = database
    self.generation = generation
    self.customKeys = customKeys
  }
}
