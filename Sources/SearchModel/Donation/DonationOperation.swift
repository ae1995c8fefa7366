/// One step of a donation stream; steps are applied in order.
package enum DonationOperation: Hashable, Sendable {
  case index(DonatedEntity)
  /// Merges what is given into the item of that identifier; ignored if there is none.
  case update(ItemUpdate)
  case delete(EntityKey)
  /// What was donated as the item of that identifier, whatever entity it stands for.
  case deleteItem(app: String, identifier: String)
  /// The domain and all domains below it, of one app; `type` narrows it.
  case deleteDomain(app: String, domain: String, type: String?)
  case deleteType(app: String, type: String)
  case deleteApp(String)
}
