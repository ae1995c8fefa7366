internal import CXapian

/// What went wrong inside Xapian (any `Xapian::Error`, or another exception of the C++ side).
///
/// Callers decide by `code`: `databaseModified` asks for `Database.reopen()` and another try of the whole
/// read, `databaseCorrupt` may be passing while a writer commits, the rest is for a person to read.
package struct XapianError: Error, Equatable, CustomStringConvertible {
  /// The class of the exception, under its C++ name.
  package struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the class, as `DatabaseModifiedError`.
    package var rawValue: String

    /// Names a class.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// An assertion inside Xapian failed.
    package static let assertion = Code(rawValue: "AssertionError")
    /// An argument has a value that is never possible.
    package static let invalidArgument = Code(rawValue: "InvalidArgumentError")
    /// The call is not possible in this state.
    package static let invalidOperation = Code(rawValue: "InvalidOperationError")
    /// The backend cannot do this.
    package static let unimplemented = Code(rawValue: "UnimplementedError")
    /// Another error of the database, such as one of reading or writing a file.
    package static let database = Code(rawValue: "DatabaseError")
    /// The database was closed.
    package static let databaseClosed = Code(rawValue: "DatabaseClosedError")
    /// The database is damaged, or a writer is just changing it.
    package static let databaseCorrupt = Code(rawValue: "DatabaseCorruptError")
    /// The database could not be created.
    package static let databaseCreate = Code(rawValue: "DatabaseCreateError")
    /// Another writer holds the lock.
    package static let databaseLock = Code(rawValue: "DatabaseLockError")
    /// A writer has overwritten the revision this reader has open: reopen and read again from the start.
    package static let databaseModified = Code(rawValue: "DatabaseModifiedError")
    /// There is no database at this path.
    package static let databaseNotFound = Code(rawValue: "DatabaseNotFoundError")
    /// The database could not be opened.
    package static let databaseOpening = Code(rawValue: "DatabaseOpeningError")
    /// The format of the database is another version's.
    package static let databaseVersion = Code(rawValue: "DatabaseVersionError")
    /// There is no document with this docid.
    package static let docNotFound = Code(rawValue: "DocNotFoundError")
    /// The library was built without this.
    package static let featureUnavailable = Code(rawValue: "FeatureUnavailableError")
    /// Something inside Xapian is wrong.
    package static let `internal` = Code(rawValue: "InternalError")
    /// A remote database cannot be reached.
    package static let network = Code(rawValue: "NetworkError")
    /// A remote database did not answer in time.
    package static let networkTimeout = Code(rawValue: "NetworkTimeoutError")
    /// A value or an index is out of range.
    package static let range = Code(rawValue: "RangeError")
    /// Serialised data cannot be read.
    package static let serialisation = Code(rawValue: "SerialisationError")
    /// A wildcard stands for too many terms; queries of this module are limited and never cause it.
    package static let wildcard = Code(rawValue: "WildcardError")
    /// There is not enough memory.
    package static let outOfMemory = Code(rawValue: "OutOfMemory")
    /// An exception of the C++ library.
    package static let standard = Code(rawValue: "StandardException")
    /// An exception of no known type.
    package static let unknown = Code(rawValue: "UnknownException")
  }

  /// The class of the exception.
  package var code: Code
  /// What happened, in Xapian's words.
  package var message: String
  /// Where, and the system's error text, as far as Xapian knows; else empty.
  package var context: String

  /// Makes an error.
  package init(code: Code, message: String, context: String = "") {
    self.code = code
    self.message = message
    self.context = context
  }

  /// The class, the message and, in parentheses, the context.
  package var description: String {
    "\(code.rawValue): \(message)" + (context.isEmpty ? "" : " (\(context))")
  }
}
