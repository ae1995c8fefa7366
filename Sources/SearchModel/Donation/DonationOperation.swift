/// One step of a donation stream; steps are applied in order.
package enum DonationOperation: Hashable, Sendable {
  case index(DonatedEntity)
  case delete(EntityKey)
  /// The domain and all domains below it, of one app; `type` narrows it.
  case deleteDomain(app: String, domain: String, type: String?)
  case deleteType(app: String, type: String)
  case deleteApp(String)
}
