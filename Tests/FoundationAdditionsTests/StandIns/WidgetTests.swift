import Testing
import WidgetKit

private struct Moment: TimelineEntry { var date: Date }
private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .after(.distantFuture)))
  }
}
private struct Next: AppIntent {
  static let title: LocalizedStringResource = "Next"
  func perform() async throws -> some IntentResult { .result() }
}
private struct TourWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tour", provider: Provider()) { _ in EmptyView() }
      .configurationDisplayName("Tour").description("The next tour").supportedFamilies([.systemSmall])
  }
}
private struct TourControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "next") { ControlWidgetButton(action: Next()) { EmptyView() } }
      .displayName("Next Tour")
  }
}
private struct Tours: WidgetBundle {
  var body: some Widget {
    TourWidget()
    TourControl()
  }
}

@MainActor struct WidgetTests {
  @Test("What is known of widgets and controls is kept as values")
  func values() async throws {
    let parts = TourWidget().body.parts
    #expect(parts.kinds == ["tour"] && parts.displayName == "Tour" && parts.families == [.systemSmall])
    #expect(TourControl().body.parts.displayName == "Next Tour")
    #expect(Tours().body.body.parts.kinds == ["tour", "next"])
    let widgets = try await WidgetCenter.shared.currentConfigurations()
    #expect(widgets.isEmpty)
  }
}
