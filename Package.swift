// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// One table of settings, so that no target drifts: Swift 6 language mode comes with the tools version,
// every warning is an error, imports are internal unless said otherwise, existentials are spelled out.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A search is a fresh process, and an executable at a fixed address has no 77,000 addresses to adjust
/// before it begins (Docs/Decisions/0010).
///
/// Unsafe flags do not keep the libraries from being dependencies of other packages.
let quickStart = LinkerSetting.unsafeFlags(["-Xclang-linker", "-no-pie"], .when(configuration: .release))

/// Where the toolchain keeps SwiftSyntax for its own macros: found from the `swift` that builds the package, since
/// no outside package may be fetched.
let hostLibraries: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
  let swift =
    path.split(separator: ":").map { URL(fileURLWithPath: String($0) + "/swiftc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    ?? URL(fileURLWithPath: "/usr/bin/swiftc")
  return swift.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("lib/swift/host").path
}()

/// SwiftSyntax as the toolchain ships it, for the macros and their tests only.
let findsSwiftSyntax = SwiftSetting.unsafeFlags(["-I", hostLibraries])
let linksSwiftSyntax = LinkerSetting.unsafeFlags(
  ["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]
    + [
      "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion",
      "SwiftDiagnostics",
      "SwiftParser", "SwiftBasicFormat", "SwiftOperators", "SwiftCompilerPluginMessageHandling",
    ].map { "-l" + $0 })

/// A library target of ours; `Tools/check-layers` holds `uses` against the imports in the sources.
func module(_ name: String, path: String? = nil, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: path ?? "Sources/\(name)", swiftSettings: strict)
}

/// A C or C++ target that stands between Swift and one Debian library.
func shim(_ name: String, links library: String) -> Target {
  .target(name: name, path: "Sources/\(name)", linkerSettings: [.linkedLibrary(library)])
}

func tests(_ name: String, uses dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)",
    swiftSettings: strict)
}

let package = Package(
  name: "Limelight",
  products: [
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "SnippetUI", targets: ["SnippetUI"]),
    .library(name: "AppleStandIns", targets: ["SwiftUI", "WidgetKit", "os", "OSLog"]),
    .executable(name: "limelight", targets: ["limelight"]),
    .executable(name: "limelight-manifest", targets: ["limelight-manifest"]),
  ],
  targets: [
    // Debian's libraries
    shim("CXapian", links: "xapian"),
    shim("CSQLite", links: "sqlite3"),
    .target(
      name: "CICU", path: "Sources/CICU",
      linkerSettings: [.linkedLibrary("icuuc")]),
    shim("CMessageDigest", links: "md"),
    shim("CZlib", links: "z"),

    // Values, schema, stores
    module("SearchModel"),
    module("TerminalText"),
    module("AppLink", uses: ["SearchModel"]),
    module("Xapian", uses: ["CXapian"]),
    module("IndexSchema", uses: ["SearchModel", "CICU", "CMessageDigest"]),
    module("Catalog", uses: ["SearchModel", "CSQLite", "CMessageDigest"]),
    module("SearchIndex", uses: ["SearchModel", "IndexSchema", "Catalog", "Xapian", "TerminalText"]),

    // What app authors import
    module("FoundationAdditions"),
    module("UniformTypeIdentifiers"),
    module("CoreTransferable", uses: ["FoundationAdditions", "UniformTypeIdentifiers"]),
    module("CoreLocation", uses: ["FoundationAdditions"]),
    module("SnippetUI", uses: ["FoundationAdditions", "TerminalText"]),
    module(
      "CoreSpotlight", uses: ["SearchModel", "SearchIndex", "UniformTypeIdentifiers", "FoundationAdditions"]),
    .macro(
      name: "AppIntentsMacros", path: "Sources/AppIntentsMacros", swiftSettings: strict + [findsSwiftSyntax],
      linkerSettings: [linksSwiftSyntax]),
    module(
      "AppIntents",
      uses: [
        "SearchModel", "AppLink", "SearchIndex", "CoreSpotlight", "UniformTypeIdentifiers",
        "FoundationAdditions", "CoreTransferable", "CoreLocation", "SnippetUI", "AppIntentsMacros",
      ]),

    // Apple's module names for whole iOS files; opt-in
    module("SwiftUI", path: "Sources/StandIns/SwiftUI", uses: ["AppIntents", "SnippetUI"]),
    module("WidgetKit", path: "Sources/StandIns/WidgetKit", uses: ["AppIntents", "SnippetUI"]),
    module("os", path: "Sources/StandIns/os"),
    module("OSLog", path: "Sources/StandIns/OSLog", uses: ["os"]),

    // From an app's sources to its manifest
    module("ManifestExtraction", uses: ["SearchModel"]),
    .executableTarget(
      name: "limelight-manifest", dependencies: ["ManifestExtraction"], path: "Sources/limelight-manifest",
      swiftSettings: strict),

    // Bundled app services, written as any author would
    module("DebianPackages", path: "Sources/Apps/DebianPackages", uses: ["AppIntents", "CoreSpotlight"]),
    module(
      "ManualPages", path: "Sources/Apps/ManualPages", uses: ["AppIntents", "CoreSpotlight", "CZlib"]),

    module(
      "BundledApps", path: "Sources/Apps/BundledApps",
      uses: ["AppIntents", "DebianPackages", "ManualPages", "SearchModel"]),

    // The one front door and its command line
    module("IntentDispatch", uses: ["SearchModel", "AppLink"]),
    module("SearchService", uses: ["SearchModel", "IndexSchema", "SearchIndex", "IntentDispatch"]),
    module("LimelightCommands", uses: ["SearchModel", "SearchService", "IntentDispatch", "TerminalText"]),
    .executableTarget(
      name: "limelight",
      dependencies: ["LimelightCommands", "BundledApps"], path: "Sources/limelight", swiftSettings: strict,
      linkerSettings: [quickStart]),

    // Measures, for Tools/bench
    .executableTarget(
      name: "limelight-bench",
      dependencies: [
        "SearchModel", "SearchIndex", "SearchService", "CoreSpotlight", "UniformTypeIdentifiers",
      ],
      path: "Tools/bench/LimelightBench", swiftSettings: strict),

    // An app in a process of its own, for tests: written as on iOS, under no settings of ours
    .executableTarget(
      name: "LandmarkFixture", dependencies: ["AppIntents", "CoreSpotlight", "SwiftUI"],
      path: "Tests/LandmarkFixture"),
    // One with everything that is found by its conformances, for the tests of manifests and of optimised builds
    .executableTarget(
      name: "OrchardFixture", dependencies: ["AppIntents", "CoreSpotlight", "SwiftUI"],
      path: "Tests/OrchardFixture"),

    // The command line with an app in its own process, and the same app in a process of its own
    .executableTarget(
      name: "TrailFixture", dependencies: ["LimelightCommands", "AppIntents", "SearchModel", "SwiftUI"],
      path: "Tests/TrailFixture", swiftSettings: strict),

    // A donor of batches, for tests that kill it
    .executableTarget(
      name: "DonorFixture", dependencies: ["CoreSpotlight"], path: "Tests/DonorFixture", swiftSettings: strict
    ),

    // Tests
    .target(
      name: "TestSupport", dependencies: ["SearchModel"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("SearchModelTests", uses: ["SearchModel"]),
    tests("XapianTests", uses: ["Xapian", "CXapian"]),
    tests("IndexSchemaTests", uses: ["IndexSchema", "SearchModel"]),
    tests("CatalogTests", uses: ["Catalog", "SearchModel"]),
    tests("SearchIndexTests", uses: ["SearchIndex", "SearchModel", "IndexSchema", "Catalog", "Xapian"]),
    tests(
      "FoundationAdditionsTests",
      uses: [
        "FoundationAdditions", "UniformTypeIdentifiers", "CoreTransferable", "CoreLocation", "os",
        "WidgetKit",
      ]),
    tests("SnippetUITests", uses: ["SnippetUI", "FoundationAdditions", "TerminalText"]),
    .testTarget(
      name: "AppIntentsMacrosTests", dependencies: ["AppIntentsMacros", "TestSupport"],
      path: "Tests/AppIntentsMacrosTests", swiftSettings: strict + [findsSwiftSyntax],
      linkerSettings: [linksSwiftSyntax]),
    tests(
      "ManifestExtractionTests",
      uses: [
        "ManifestExtraction", "limelight-manifest", "AppIntents", "IntentDispatch", "SearchModel",
        "OrchardFixture",
      ]),
    tests(
      "CoreSpotlightTests",
      uses: [
        "CoreSpotlight", "SearchIndex", "SearchModel", "UniformTypeIdentifiers", "FoundationAdditions",
        "DonorFixture",
      ]),
    tests(
      "AppIntentsTests",
      uses: [
        "AppIntents", "CoreSpotlight", "SearchIndex", "SearchModel", "UniformTypeIdentifiers",
        "FoundationAdditions", "CoreTransferable", "CoreLocation", "SnippetUI", "SwiftUI",
      ]),
    tests(
      "AppsTests",
      uses: ["DebianPackages", "ManualPages", "AppIntents", "SearchIndex", "SearchModel"]),
    tests(
      "SearchServiceTests",
      uses: ["SearchService", "IntentDispatch", "AppLink", "SearchModel", "SearchIndex"]),
    tests(
      "CommandLineTests",
      uses: [
        "LimelightCommands", "limelight", "BundledApps", "AppIntents", "SearchModel", "TerminalText",
        "LandmarkFixture", "TrailFixture",
      ]),
  ],
  cxxLanguageStandard: .cxx17
)
