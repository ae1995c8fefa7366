import AppIntents
import SwiftUI

@main
struct LandmarkApp: App {
  @State private var store = LandmarkStore.shared

  init() {
    let store = LandmarkStore.shared
    AppDependencyManager.shared.add(dependency: store)
  }

  var body: some Scene {
    WindowGroup {
      LandmarkBrowser()
        .environment(store)
    }
    .handlesExternalEvents(matching: ["Landmark"])

    WindowGroup(id: "notes") {
      Text("Notes")
    }
  }
}

struct LandmarkBrowser: View {
  @State private var path: [Landmark] = []
  @Environment(LandmarkStore.self) private var store
  @Environment(\.scenePhase) private var phase

  var body: some View {
    NavigationStack(path: $path) {
      List(store.landmarks) { landmark in
        NavigationLink(landmark.name, value: landmark)
      }
      .navigationTitle("Landmarks")
      .navigationDestination(for: Landmark.self) { landmark in
        LandmarkDetail(landmark: landmark)
      }
    }
    .onAppIntentExecution(OpenLandmarkIntent.self) { intent in
      print("leading to \(intent.target.name)")
      path.append(intent.target.landmark)
    }
    .onChange(of: phase) { _, phase in
      print("phase \(phase)")
    }
  }
}

struct LandmarkDetail: View {
  let landmark: Landmark

  var body: some View {
    VStack {
      Text(landmark.name).font(.title)
      Text(landmark.about)
    }
    .onAppear { print("showing \(landmark.name)") }
    .userActivity("org.example.landmarks.view") { activity in
      activity.title = landmark.name
      activity.appEntityIdentifier = EntityIdentifier(for: LandmarkEntity(landmark))
    }
  }
}
