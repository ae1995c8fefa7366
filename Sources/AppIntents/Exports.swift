// A file that imports AppIntents alone can use `Date`, `URL`, `UTType`, views and the like, as on Apple's systems,
// where the framework carries these modules too.
@_exported public import CoreLocation
@_exported public import CoreTransferable
@_exported public import FoundationAdditions
@_exported public import SnippetUI
@_exported public import UniformTypeIdentifiers
