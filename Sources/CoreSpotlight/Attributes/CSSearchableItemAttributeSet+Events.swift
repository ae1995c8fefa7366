public import Foundation

/// What describes events and tasks.
extension CSSearchableItemAttributeSet {
  /// When it is due.
  public var dueDate: Date? {
    get { date("dueDate") }
    set { set(date: newValue, "dueDate") }
  }

  /// When it was done.
  public var completionDate: Date? {
    get { date("completionDate") }
    set { set(date: newValue, "completionDate") }
  }

  /// When it starts.
  public var startDate: Date? {
    get { date("startDate") }
    set { set(date: newValue, "startDate") }
  }

  /// When it ends.
  public var endDate: Date? {
    get { date("endDate") }
    set { set(date: newValue, "endDate") }
  }

  /// Dates that matter to it.
  public var importantDates: [Date]? {
    get { dates("importantDates") }
    set { set(dates: newValue, "importantDates") }
  }

  /// Whether it takes the whole day.
  public var allDay: NSNumber? {
    get { flag("allDay") }
    set { set(flag: newValue, "allDay") }
  }
}
