import AppIntents
import Foundation
import LimelightCommands
import SearchModel

// As an app in a process of its own where a host asks for one, else as the command line with the app inside.
if ProcessInfo.processInfo.environment["LIMELIGHT_RPC_FD"] != nil
  || Swift.CommandLine.arguments.contains("--limelight-manifest")
{
  TrailApp.main()
} else {
  LimelightCommands.CommandLine.main { paths in
    let types = AppTypes.ofThisProcess(main: TrailApp.self)
    return [
      InProcessHost(
        app: "org.example.trails", title: "Trails", entities: types.entities, intents: types.intents,
        shortcuts: types.shortcuts.first, home: paths)
    ]
  }
}
