import AppIntents
import Testing

@testable import MyApp

@main
struct Main {
  static func main() async {
    AppDependencyManager.shared.add { ModelData() }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
