/// One document, ready to cross into Xapian in one call.
///
/// The format is CXapian's (`CXapian.h`): little endian, one record after another.
package struct PackedDocument: Sendable, Equatable {
  package var bytes: [UInt8]
  /// Text tokens over the limit, cut on a character boundary.
  package var truncatedTokens: Int

  package init(bytes: [UInt8], truncatedTokens: Int) {
    self.bytes = bytes
    self.truncatedTokens = truncatedTokens
  }

  /// The first byte of a record.
  enum Record {
    static let term: UInt8 = 0x01
    static let posting: UInt8 = 0x02
    static let value: UInt8 = 0x03
    static let number: UInt8 = 0x04
    static let data: UInt8 = 0x05
    static let stemmer: UInt8 = 0x06
    static let word: UInt8 = 0x07
    static let titleWord: UInt8 = 0x08
    static let nameEdges: UInt8 = 0x09
    static let titleEdges: UInt8 = 0x0A
    static let joinedEdges: UInt8 = 0x0B
  }
}
