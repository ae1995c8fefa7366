import Foundation
package import SearchModel
import Synchronization

/// Whether this process runs tests.
package enum TestProcess {
  package static let isOne: Bool = {
    let names = [AppIdentity.executablePath(), ProcessInfo.processInfo.arguments.first ?? ""]
    return names.contains { isRunner(executable: $0) }
  }()

  /// SwiftPM runs test bundles as executables of that ending, or through its helper.
  static func isRunner(executable: String) -> Bool {
    let name = executable.split(separator: "/").last ?? ""
    return name.hasSuffix(".xctest") || name == "xctest" || name == "swiftpm-testing-helper"
  }
}

/// The home this process donates to unless told otherwise.
package enum DefaultHome {
  /// What the environment names; in a test process a directory of its own that is removed at exit.
  package static let paths: HomePaths = {
    guard TestProcess.isOne else {
      return HomePaths(
        home: nil, environment: ProcessInfo.processInfo.environment, userHome: NSHomeDirectory())
    }
    let directory = NSTemporaryDirectory() + "limelight-tests-\(ProcessInfo.processInfo.processIdentifier)"
    atexit { try? FileManager.default.removeItem(atPath: DefaultHome.paths.root) }
    return HomePaths(directory: directory)
  }()
}
