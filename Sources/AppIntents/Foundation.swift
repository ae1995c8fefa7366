// A file that imports AppIntents alone can use `Date`, `URL` and the like, as on Apple's systems, where the
// framework carries Foundation too.
@_exported public import Foundation
