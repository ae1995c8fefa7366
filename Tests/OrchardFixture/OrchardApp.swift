import AppIntents
import SwiftUI

@main
struct OrchardApp: App {
  var body: some Scene {
    WindowGroup { Text("Orchard") }
  }
}

/// What the app carries; nothing else names it.
struct OrchardPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
