import BundledApps
import LimelightCommands

/// The program: the bundled apps, wired to the command line.
@main
struct Main {
  static func main() {
    // Made only for verbs that need them.
    LimelightCommands.CommandLine.main(hosts: { BundledApps.all(home: $0) })
  }
}
