import Glibc
import LimelightCommands

/// The program: the bundled apps, wired to the command line.
@main
struct Main {
  static func main() async {
    // The bundled app services go into this list; it is made only for verbs that need them.
    exit(await LimelightCommands.CommandLine.main(hosts: { [] }))
  }
}
