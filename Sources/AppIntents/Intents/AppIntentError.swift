/// Why an intent ended without a result, or what it needs before it can be performed again.
///
/// Apple's counterpart: `AppIntentError`.
public struct AppIntentError: Error, Equatable, Sendable, CustomStringConvertible,
  CustomLocalizedStringResourceConvertible
{
  package enum Reason: Equatable, Sendable {
    case restart
    case question(PendingQuestion)
    case foreground(ForegroundRequest)
    case foregroundDenied
    case confirmation
    case nobodyToAsk
    case needs(String)
    case unrecoverable(String)
    case entityNotFound
  }

  package let reason: Reason
  package init(_ reason: Reason) { self.reason = reason }

  /// Run `perform()` again from the start.
  public static var restartPerform: AppIntentError { AppIntentError(.restart) }

  /// What happened, for people.
  public var localizedStringResource: LocalizedStringResource {
    switch reason {
    case .restart: "The action is to run again."
    case .question(let question): question.dialog?.full ?? "The action needs a value."
    case .foreground(let request): request.dialog?.full ?? "The action goes on in the app."
    case .foregroundDenied: "The app may not come to the front."
    case .confirmation: "The action needs to be confirmed."
    case .nobodyToAsk: "Nobody can be asked: the action was not run by the system."
    case .needs(let what): "The action needs \(what)."
    case .unrecoverable(let what): "The action failed: \(what)."
    case .entityNotFound: "What the action is about does not exist any more."
    }
  }

  /// What happened, for people.
  public var description: String { String(localized: localizedStringResource) }

  /// The person has to do something first.
  public enum UserActionRequired {
    /// Sign in.
    public static var signin: AppIntentError { AppIntentError(.needs("you to sign in")) }
    /// Set an account up.
    public static var accountSetup: AppIntentError { AppIntentError(.needs("an account")) }
    /// Confirm.
    public static var confirmation: AppIntentError { AppIntentError(.confirmation) }
  }

  /// The person has to allow something first.
  public enum PermissionRequired {
    /// The assistant.
    public static var siri: AppIntentError { AppIntentError(.needs("permission for the assistant")) }
    /// The local network.
    public static var localNetwork: AppIntentError {
      AppIntentError(.needs("permission for the local network"))
    }
    /// Bluetooth.
    public static var bluetooth: AppIntentError { AppIntentError(.needs("permission for Bluetooth")) }
    /// The pictures.
    public static var photos: AppIntentError { AppIntentError(.needs("permission for your pictures")) }
    /// The contacts.
    public static var contacts: AppIntentError { AppIntentError(.needs("permission for your contacts")) }
    /// The location.
    public static func location(precise: Bool = false) -> AppIntentError {
      AppIntentError(
        .needs(precise ? "permission for your precise location" : "permission for your location"))
    }
  }

  /// Nothing can be done about it.
  public enum Unrecoverable {
    /// The network failed.
    public static var networkFailure: AppIntentError { AppIntentError(.unrecoverable("the network failed")) }
    /// Part of it failed.
    public static var partialFailure: AppIntentError { AppIntentError(.unrecoverable("part of it failed")) }
    /// It is not allowed.
    public static var notAllowed: AppIntentError { AppIntentError(.unrecoverable("it is not allowed")) }
    /// For an unknown reason.
    public static var unknown: AppIntentError { AppIntentError(.unrecoverable("the reason is unknown")) }
    /// This machine cannot do it.
    public static var unsupportedOnDevice: AppIntentError {
      AppIntentError(.unrecoverable("this machine cannot do it"))
    }
    /// It is restricted at present.
    public static var featureCurrentlyRestricted: AppIntentError {
      AppIntentError(.unrecoverable("it is restricted at present"))
    }
    /// The entity is gone.
    public static var entityNotFound: AppIntentError { AppIntentError(.entityNotFound) }
  }
}
