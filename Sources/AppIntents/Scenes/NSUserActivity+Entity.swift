/// Something that can say which entity it is about.
///
/// Apple's counterpart: `AppEntityAnnotatable`.
public protocol AppEntityAnnotatable {
  /// The entity it is about.
  var appEntityIdentifier: EntityIdentifier? { get set }
}

extension NSUserActivity: AppEntityAnnotatable {
  /// The entity that the person sees during this activity.
  ///
  /// Set it in `.userActivity(_:isActive:_:)` of the view that shows the entity. While the activity is current, ten
  /// minutes at most, searches that find the entity put it further to the front.
  public var appEntityIdentifier: EntityIdentifier? {
    get { self[value: "appEntityIdentifier"] }
    set {
      OnScreenReporting.start()
      self[value: "appEntityIdentifier"] = newValue
      UserActivityCenter.shared.noteChange(of: self)
    }
  }
}

/// What is on this process's screen, were there one.
package enum OnScreen {
  /// The entity that the current activity is about; `nil` if there is no activity, or it names none.
  package static var entity: EntityIdentifier? {
    UserActivityCenter.shared.current?.activity.appEntityIdentifier
  }
}
