/// A value whose parameters have no settings of their own.
public protocol _PlainParameterValue: _IntentValue {}
extension AttributedString: _PlainParameterValue {}
extension URL: _PlainParameterValue {}
extension IntentPaymentMethod: _PlainParameterValue {}
extension StringSearchCriteria: _PlainParameterValue {}
extension Calendar.RecurrenceRule: _PlainParameterValue {}
extension IntentWidgetFamily: _PlainParameterValue {}
