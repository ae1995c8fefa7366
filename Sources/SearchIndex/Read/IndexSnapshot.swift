package import IndexSchema
package import Xapian

/// One generation at one revision, as a reader sees it.
///
/// Used by one thread at a time.
package struct IndexSnapshot {
  package let database: Database
  package let generation: Int
  /// The custom keys this generation was indexed with, from its own metadata.
  package let customKeys: CustomKeyTable
  let stamp: GenerationStamp
  /// What searches ask of every snapshot, looked up once.
  let facts: SnapshotFacts

  init(database: Database, generation: Int, customKeys: CustomKeyTable, stamp: GenerationStamp) {
    self.database = database
    self.generation = generation
    self.customKeys = customKeys
    self.stamp = stamp
    facts = SnapshotFacts(database, schema: stamp.schema)
  }

  /// A snapshot of a database that is no generation of a home, for tests of the query side.
  package init(
    database: Database, generation: Int, customKeys: CustomKeyTable,
    schema: Int = SchemaMapping.current.version
  ) {
    var stamp = GenerationStamp(applied: 0, builtAt: 0)
    stamp.schema = schema
    self.init(database: database, generation: generation, customKeys: customKeys, stamp: stamp)
  }
}
