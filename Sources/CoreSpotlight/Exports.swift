// A file that imports CoreSpotlight alone can use `Date`, `URL` and `UTType`, as on Apple's systems, where the
// framework's headers carry both modules.
@_exported public import Foundation
@_exported public import UniformTypeIdentifiers
