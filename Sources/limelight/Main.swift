import Glibc
import LimelightCommands

/// The program: the bundled apps, wired to the command line.
@main
struct Main {
  static func main() async {
    exit(await LimelightCommands.CommandLine.main(hosts: { BundledApps.hosts }))
  }
}
