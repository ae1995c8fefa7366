internal import CXapian

/// One match's decider, as the C interface calls it back.
final class DeciderCall {
  private let decider: (Document) throws -> Bool
  /// What the decider threw; kept here while the match unwinds.
  private(set) var thrown: (any Error)?

  init(_ decider: @escaping (Document) throws -> Bool) { self.decider = decider }

  static let entry: cxap_decider = { context, raw in
    guard let context else { return -1 }
    return Unmanaged<DeciderCall>.fromOpaque(context).takeUnretainedValue().decide(raw)
  }

  private func decide(_ raw: OpaquePointer) -> Int32 {
    let document = Document(borrowing: raw)
    defer { document.giveBack() }
    do {
      return try decider(document) ? 1 : 0
    } catch {
      thrown = error
      return -1
    }
  }
}
