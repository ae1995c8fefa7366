import CoreSpotlight
package import SearchModel
import SnippetUI

/// The value of a snippet's result, which is `Sendable` as every result is.
package struct SnippetValue: @unchecked Sendable {
  package var value: Any?
}

/// A snippet while it is to be seen: made, tapped, made again, until it is dismissed.
///
/// What is asked of it happens one after the other, in the order it was asked.
package actor SnippetSession {
  /// What the snippet is for: a result may be replaced by what a tap shows, a confirmation may not.
  package enum Purpose: Sendable { case result, confirmation }

  /// A rendering with its number, which a tap can name to be sure that it means this one.
  package typealias Rendering = SnippetUpdate

  private enum Source {
    case view(ArchivedView)
    case intent(CapturedSnippet)
  }

  private let purpose: Purpose
  private let perform: SnippetPerforming.Perform
  /// What the snippet belongs to, so that it is the same whoever taps: the app, and the run with the person it asks.
  private let context = AppContext.current
  private let execution = IntentExecution.current
  private var source: Source?
  private var shown: ShownSnippet?
  private var actions: [String: any ViewAction] = [:]
  private var current: Rendering?
  private var isDismissed = false
  private var isStale = false
  private var tail: Task<Void, Never>?
  private var busy = 0
  /// The value of the last rendering's result.
  private var value = SnippetValue()
  private let updates: AsyncStream<Rendering>.Continuation
  /// Each new rendering, until the snippet is dismissed.
  package nonisolated let renderings: AsyncStream<Rendering>

  /// The session whose snippet intent is being performed: it must not ask itself to be made again.
  @TaskLocal private static var rendering: SnippetSession?

  /// - Parameters:
  ///   - isVisible: whether `SnippetIntent.reload()` reaches it.
  ///   - perform: how its intents are performed; as a run by itself does, if not given.
  package init(
    _ shown: ShownSnippet, purpose: Purpose = .result, isVisible: Bool = true,
    perform: @escaping SnippetPerforming.Perform = SnippetPerforming.perform
  ) {
    // Copies of an intent share their values, so they are taken before anybody can change them.
    if case .intent(let intent) = shown {
      source = .intent(CapturedSnippet(intent))
    } else {
      self.shown = shown
    }
    self.purpose = purpose
    self.perform = perform
    (renderings, updates) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    if isVisible { SnippetSessions.shared.add(self) }
  }

  /// A session of a snippet intent; its parameters' values are taken now.
  package init(_ intent: any SnippetIntent, purpose: Purpose = .result) {
    self.init(.intent(intent), purpose: purpose)
  }

  // MARK: The cycle

  /// Makes the snippet, by performing its intent.
  ///
  /// - Throws: what the intent throws; `entityNotFound` where an entity of its parameters is no more; `cancelled` once
  ///   the snippet is dismissed.
  @discardableResult
  package func render() async throws -> Rendering {
    try await serially { try await self.renderNow() }
  }

  /// Does what a tap does, to its end, and makes the snippet again.
  ///
  /// A snippet that the tapped intent shows takes this one's place, unless this one is a confirmation.
  ///
  /// - Parameter number: the rendering that was tapped; a tap on an older one is refused, since its numbers may mean
  ///   something else now.
  /// - Throws: `usage` for a number that means nothing, and what the tapped intent throws: then the snippet stays as it
  ///   was.
  @discardableResult
  package func tap(_ action: String, of number: Int? = nil) async throws -> Rendering {
    try await serially { try await self.tapNow(action, of: number) }
  }

  /// Ends the confirmation with a yes, and gives the value of the snippet's last result, if it has one.
  package func confirm() async throws -> SnippetValue {
    try await serially {
      if await self.current == nil { _ = try await self.renderNow() }
      let value = await self.value
      await self.dismiss()
      return value
    }
  }

  /// Ends the confirmation with a no.
  ///
  /// - Throws: `cancelled`, always: the run that asked ends by it.
  package func cancel() throws {
    dismiss()
    throw LimelightError(.cancelled, "The confirmation was cancelled.")
  }

  /// Ends the snippet: nothing is performed for it any more.
  package func dismiss() {
    isDismissed = true
    actions = [:]
    SnippetSessions.shared.remove(self)
    updates.finish()
  }

  /// The type of the snippet intent, if it is one.
  var type: (any SnippetIntent.Type)? {
    if case .intent(let captured) = source { captured.type } else { nil }
  }

  /// Makes the snippet again; during a tap, when that is done.
  func reload() async {
    guard Self.rendering !== self, !isDismissed else { return }
    isStale = true
    // Whoever is busy makes it again at the end: waiting here would wait for whoever asked.
    guard busy == 0 else { return }
    _ = try? await render()
  }

  // MARK: Steps

  private func tapNow(_ action: String, of number: Int?) async throws -> Rendering {
    try check()
    guard let tapped = actions[action] else {
      let there =
        switch actions.count {
        case 0: "nothing in it can be tapped"
        case 1: "it has 1"
        default: "it has 1 to \(actions.count)"
        }
      throw LimelightError(.usage, "The snippet has no action '\(action)': \(there).")
    }
    if let number, number != current?.number {
      throw LimelightError(
        .usage, "The snippet has changed since it was tapped.", hint: "Look at it again, then tap.")
    }
    var outcome = SnippetPerforming.TapOutcome()
    if let tapped = tapped as? IntentViewAction {
      outcome = try await SnippetPerforming.tap(tapped.intent, perform)
    } else {
      try await tapped.perform()
    }
    if purpose == .result, let next = outcome.shown {
      if case .intent(let intent) = next {
        source = .intent(CapturedSnippet(intent))
      } else {
        (source, shown) = (nil, next)
      }
    }
    var rendering = try await renderNow()
    (rendering.dialog, rendering.exec) = (outcome.dialog, outcome.exec)
    return rendering
  }

  private func renderNow() async throws -> Rendering {
    try check()
    isStale = false
    let archived: ArchivedView
    switch try await takeSource() {
    case .view(let view): archived = view
    case .intent(let captured):
      let intent = try await captured.intent()
      let perform = perform
      let result = try await Self.$rendering.withValue(self) { try await perform(intent) }
      value = SnippetValue(value: (result as? any AnyIntentResult)?.anyValue)
      let view: any View = if case .view(let view) = ShownSnippet(of: result) { view } else { EmptyView() }
      archived = await SnippetRendering.archived(of: view)
    }
    try check()
    actions = archived.actions
    let rendering = Rendering(
      number: (current?.number ?? 0) + 1, view: SnippetRendering.rendered(archived))
    current = rendering
    updates.yield(rendering)
    return rendering
  }

  /// Where the snippet comes from; a view is evaluated once.
  private func takeSource() async throws -> Source {
    if let source { return source }
    let view: any View = if case .view(let view) = shown { view } else { EmptyView() }
    let taken = Source.view(await SnippetRendering.archived(of: view))
    source = taken
    shown = nil
    return taken
  }

  private func check() throws {
    if isDismissed { throw LimelightError(.cancelled, "The snippet was dismissed.") }
  }

  /// Waits for what was asked before.
  private func serially<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    let previous = tail
    busy += 1
    let task = Task {
      await previous?.value
      return try await AppContext.$current.withValue(context ?? AppContext.current) {
        try await IntentExecution.$current.withValue(execution ?? IntentExecution.current) {
          try await work()
        }
      }
    }
    tail = Task { _ = try? await task.value }
    defer { finish() }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func finish() {
    busy -= 1
    if busy == 0, isStale, !isDismissed { Task { await reload() } }
  }
}
