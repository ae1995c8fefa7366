/// Something a window is told of from outside.
struct ActivityHandler: ViewAttachment {
  let type: String
  let action: @MainActor @Sendable (NSUserActivity) -> Void
}

/// Something a window is told of from outside.
struct URLHandler: ViewAttachment {
  let action: @MainActor @Sendable (URL) -> Void
}

extension View {
  /// Says what the person does while the view is mounted.
  ///
  /// The activity is current while `isActive` holds and the window is in front; `update` fills it in, again after
  /// each evaluation. Set `appEntityIdentifier` to say which entity is to be seen.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    let use = ActivityUse(type: activityType, update: update)
    return modifier(LifecycleModifier(name: "userActivity", event: isActive ? .activity(use) : nil))
  }

  /// Says what the person does with something, while there is such a thing.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping @MainActor (P, NSUserActivity) -> Void
  ) -> some View {
    let event = element.map { element in
      // Made and used on the main actor, as all that belongs to a view.
      nonisolated(unsafe) let element = element
      return LifecycleAttachment.Event.activity(
        ActivityUse(type: activityType, update: { activity in update(element, activity) }))
    }
    return modifier(LifecycleModifier(name: "userActivity", event: event))
  }

  /// Takes an activity of that type up.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor @Sendable (NSUserActivity) -> Void
  ) -> some View {
    modifier(AttachmentModifier(ActivityHandler(type: activityType, action: action)))
  }

  /// Takes addresses that the app is opened with.
  public nonisolated func onOpenURL(perform action: @escaping @MainActor @Sendable (URL) -> Void) -> some View
  {
    modifier(AttachmentModifier(URLHandler(action: action)))
  }
}
