package import SearchModel

extension Catalog {
  /// Takes operations in order, as one durable transaction.
  ///
  /// Records that cannot be taken (no id, NUL in an id, nested too deep, too large) are rejected one by one,
  /// the others land. The caller cuts streams at 1,000 records or 4 MB, so that nobody waits long.
  ///
  /// - Returns: the receipt; its rejected records have no line numbers.
  /// - Throws: `LimelightError` if nothing was taken because the store failed, ``ClientStateError`` if nothing
  ///   was taken because of the client state.
  package func apply(
    _ operations: ArraySlice<DonationOperation>, options: ApplyOptions = ApplyOptions()
  ) throws -> BatchOutcome {
    if let update = options.clientState, update.new.count > Self.clientStateLimit {
      throw ClientStateError.tooLong(update.new.count)
    }
    do {
      let result = try connection.writing { () throws(LimelightError) in
        try take(operations, options: options)
      }
      return try result.get()
    } catch {
      // Slots allotted in a transaction that was rolled back are not there.
      knownCustomKeys = [:]
      throw error
    }
  }

  /// Takes operations given as an array.
  package func apply(
    _ operations: [DonationOperation], options: ApplyOptions = ApplyOptions()
  ) throws -> BatchOutcome {
    try apply(operations[...], options: options)
  }

  private func take(
    _ operations: ArraySlice<DonationOperation>, options: ApplyOptions
  ) throws(LimelightError) -> Result<BatchOutcome, ClientStateError> {
    if let update = options.clientState, let expected = update.expected {
      let stored = try clientState(app: update.app, indexName: update.indexName)
      guard stored == expected else { return .failure(.mismatched(stored: stored)) }
    }
    var batch = try Batch(catalog: self, options: options)
    for operation in operations {
      switch operation {
      case .index(let entity): try batch.index(entity)
      case .update(let update): try batch.update(update)
      case .delete(let key): try batch.delete(key)
      case .deleteItem(let app, let identifier): try batch.delete(.item(app: app, identifier: identifier))
      case .deleteDomain(let app, let domain, let type):
        try batch.delete(.domain(app: app, domain: domain, type: type))
      case .deleteType(let app, let type): try batch.delete(.type(app: app, type: type))
      case .deleteApp(let app):
        try batch.delete(.app(app))
        try clearClientState(app: app)
      }
    }
    if let update = options.clientState { try storeClientState(update) }
    return .success(try batch.finish(isWhole: options.isWhole))
  }
}
