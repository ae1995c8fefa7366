extension SchemaLadder {
  /// The catalog's tables.
  ///
  /// Text is compared by SQLite's BINARY collation: byte by byte, nothing trimmed or folded. Row numbers are
  /// never given twice (`AUTOINCREMENT`), tombstones included. What stands behind
  /// `payload` is reached over its overflow pages: only `item` and `related` do, which have indexes of their own.
  static let catalog = SchemaLadder(
    store: "catalog",
    steps: [
      """
      CREATE TABLE items (
        row INTEGER PRIMARY KEY AUTOINCREMENT,
        app TEXT NOT NULL, type TEXT NOT NULL, id TEXT NOT NULL,
        sequence INTEGER NOT NULL, donated_at REAL NOT NULL, expires REAL,
        sweep INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0,
        domain TEXT, hash BLOB, payload BLOB,
        UNIQUE (app, type, id));
      CREATE INDEX items_by_sequence ON items (sequence);
      CREATE INDEX items_by_domain ON items (app, domain) WHERE domain IS NOT NULL;
      CREATE INDEX items_by_expiry ON items (expires) WHERE expires IS NOT NULL;
      CREATE INDEX tombstones ON items (app, type, sequence) WHERE deleted = 1;
      CREATE TABLE meta (name TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
      CREATE TABLE custom_keys (
        name TEXT NOT NULL, kind INTEGER NOT NULL, slot INTEGER NOT NULL UNIQUE, options INTEGER NOT NULL,
        PRIMARY KEY (name, kind)) WITHOUT ROWID;
      CREATE TABLE client_state (
        app TEXT NOT NULL, index_name TEXT NOT NULL, state BLOB NOT NULL,
        PRIMARY KEY (app, index_name)) WITHOUT ROWID;
      CREATE TABLE registrations (
        app TEXT PRIMARY KEY, manifest TEXT NOT NULL, enabled INTEGER NOT NULL DEFAULT 1) WITHOUT ROWID;
      """,
      // Which item an entity was donated as, and which item an activity lives and dies with.
      """
      ALTER TABLE items ADD COLUMN item TEXT;
      ALTER TABLE items ADD COLUMN related TEXT;
      CREATE INDEX items_by_item ON items (app, item) WHERE item IS NOT NULL;
      CREATE INDEX items_by_owner ON items (app, related) WHERE related IS NOT NULL;
      """,
    ])
}
