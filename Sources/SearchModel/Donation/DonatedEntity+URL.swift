extension DonatedEntity {
  /// The address that opens an entity whose type has no OpenIntent.
  package var url: String? {
    for name in ["contentURL", "URL"] {
      if case .text(let address) = self[name], !address.isEmpty { return address }
    }
    return nil
  }
}
