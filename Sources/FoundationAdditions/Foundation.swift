// Whoever imports what Apple's Foundation has and Linux' lacks also wants what both have.
@_exported public import Foundation
