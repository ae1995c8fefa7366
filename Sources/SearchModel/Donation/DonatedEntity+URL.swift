extension DonatedEntity {
  /// The address that opens an entity whose type has no OpenIntent.
  package var url: String? {
    for name in ["contentURL", "url"] {
      if case .text(let address) = self[name], !address.isEmpty { return address }
    }
    return nil
  }
}
