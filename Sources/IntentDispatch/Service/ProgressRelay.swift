import AppLink
import SearchModel
import Synchronization

/// Tells a person of the progress that an app reports, in its order.
final class ProgressRelay: Sendable {
  private let interaction: (any InteractionHandler)?
  private let state = Mutex(State())

  private struct State {
    var latest: (fraction: Double?, text: String)?
    var isTelling = false
  }

  init(_ interaction: (any InteractionHandler)?) { self.interaction = interaction }

  func tell(_ parameters: JSONValue) {
    guard let interaction else { return }
    let fraction = parameters["fraction"]?.double
    let text = parameters["text"]?.string ?? ""
    let begins = state.withLock { state in
      // Whoever is told slowly is told the latest: an app may report faster than anybody reads.
      state.latest = (fraction, text)
      defer { state.isTelling = true }
      return !state.isTelling
    }
    guard begins else { return }
    Task {
      while let (fraction, text) = next() { await interaction.progress(fraction, text: text) }
    }
  }

  private func next() -> (fraction: Double?, text: String)? {
    state.withLock { state in
      defer { state.latest = nil }
      if state.latest == nil { state.isTelling = false }
      return state.latest
    }
  }
}
