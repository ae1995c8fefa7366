public import Foundation
import Synchronization

/// The principal class of an indexing extension: donates again while the app itself does not run.
///
/// Override both `searchableIndex` methods. On Linux a reindex makes an object of the class in the app's process and
/// calls it there.
///
/// Apple's counterpart: `CSIndexExtensionRequestHandler`.
open class CSIndexExtensionRequestHandler: NSObject, NSExtensionRequestHandling, CSSearchableIndexDelegate {
  private let refused = Mutex<String?>(nil)

  /// Why the last call did nothing; an extension that overrides both methods never has one.
  package var refusal: String? { refused.withLock { $0 } }

  /// A handler.
  public override init() { super.init() }

  /// Does nothing: on Linux the handler is called directly.
  open func beginRequest(with context: NSExtensionContext) {}

  /// To be overridden: donate everything again, then call the handler.
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  ) { refuse("reindexAllSearchableItemsWithAcknowledgementHandler", acknowledgementHandler) }

  /// To be overridden: donate these items again, then call the handler.
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  ) { refuse("reindexSearchableItemsWithIdentifiers", acknowledgementHandler) }

  private func refuse(_ method: String, _ acknowledge: () -> Void) {
    refused.withLock { $0 = "\(type(of: self)) does not override searchableIndex(_:\(method):)." }
    acknowledge()
  }
}
