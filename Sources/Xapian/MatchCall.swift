internal import CXapian

/// What the C interface calls back during one match.
final class MatchCall {
  private let decider: ((Document) throws -> Bool)?
  private let sortValue: ((Int, Document) throws -> [UInt8])?
  /// What was thrown; kept here while the match unwinds.
  private(set) var thrown: (any Error)?
  /// The value given last: it has to stay until the next is asked for.
  private var value = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  init(
    decider: ((Document) throws -> Bool)?, sortValue: ((Int, Document) throws -> [UInt8])?
  ) {
    self.decider = decider
    self.sortValue = sortValue
  }

  deinit { value.deallocate() }

  static let decide: cxap_decider = { context, raw in
    guard let context else { return -1 }
    return Unmanaged<MatchCall>.fromOpaque(context).takeUnretainedValue().decide(raw)
  }

  static let sortValue: cxap_sort_value = { context, step, raw, value in
    guard let context else { return -1 }
    return Unmanaged<MatchCall>.fromOpaque(context).takeUnretainedValue().sortValue(step, raw, value)
  }

  private func decide(_ raw: OpaquePointer) -> Int32 {
    let document = Document(borrowing: raw)
    defer { document.giveBack() }
    do {
      return try decider?(document) ?? true ? 1 : 0
    } catch {
      thrown = error
      return -1
    }
  }

  private func sortValue(
    _ step: Int, _ raw: OpaquePointer, _ answer: UnsafeMutablePointer<cxap_bytes>
  ) -> Int32 {
    let document = Document(borrowing: raw)
    defer { document.giveBack() }
    do {
      let bytes = try sortValue?(step, document) ?? []
      value.deallocate()
      value = .allocate(capacity: bytes.count)
      _ = value.initialize(fromContentsOf: bytes)
      answer.pointee = cxap_bytes(bytes: value.baseAddress, count: value.count)
      return 0
    } catch {
      thrown = error
      return -1
    }
  }
}
