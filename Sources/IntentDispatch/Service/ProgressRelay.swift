import AppLink
import SearchModel
import Synchronization

/// Tells a person of the progress that an app reports, in its order.
final class ProgressRelay: Sendable {
  private let interaction: (any InteractionHandler)?
  private let last = Mutex<Task<Void, Never>?>(nil)

  init(_ interaction: (any InteractionHandler)?) { self.interaction = interaction }

  func tell(_ parameters: JSONValue) {
    guard let interaction else { return }
    let fraction = parameters["fraction"]?.double
    let text = parameters["text"]?.string ?? ""
    last.withLock { last in
      last = Task { [previous = last] in
        await previous?.value
        await interaction.progress(fraction, text: text)
      }
    }
  }
}
