extension AppManifest {
  /// The sentence that shows an intent with its parameters, which may depend on their values.
  package indirect enum Summary: Sendable, Equatable {
    /// A text with `${PARAMETER}` places, and parameters shown below it.
    case sentence(String, below: [String])
    case when(Condition, then: Summary, otherwise: Summary)
    /// The first case that holds the parameter's value; without a parameter the widget's size is asked.
    case choose(String?, cases: [Case], otherwise: Summary)

    package struct Case: Sendable, Equatable {
      package var values: [String]
      package var summary: Summary
      package init(values: [String], summary: Summary) {
        self.values = values
        self.summary = summary
      }
    }
  }

  /// What a sentence depends on.
  package struct Condition: Sendable, Equatable {
    /// `nil` asks the widget's size.
    package var parameter: String?
    package var comparison: Comparison
    package var values: [String]
    package init(parameter: String?, comparison: Comparison, values: [String] = []) {
      self.parameter = parameter
      self.comparison = comparison
      self.values = values
    }

    package enum Comparison: String, Sendable {
      case hasNoValue, hasAnyValue, equalTo, notEqualTo, oneOf
      case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
      case contains, doesNotContain, hasPrefix, hasSuffix
    }
  }
}

extension AppManifest.Condition {
  /// Whether it holds for a value given as text; a value that is not there fulfils only `hasNoValue`, `notEqualTo`
  /// and `doesNotContain`.
  package func holds(for value: String?) -> Bool {
    guard let value else {
      return comparison == .hasNoValue || comparison == .notEqualTo || comparison == .doesNotContain
    }
    let other = values.first ?? ""
    return switch comparison {
    case .hasNoValue: false
    case .hasAnyValue: true
    case .equalTo: value == other
    case .notEqualTo: value != other
    case .oneOf: values.contains(value)
    case .lessThan: Self.order(value, other) < 0
    case .lessThanOrEqualTo: Self.order(value, other) <= 0
    case .greaterThan: Self.order(value, other) > 0
    case .greaterThanOrEqualTo: Self.order(value, other) >= 0
    case .contains: value.contains(other)
    case .doesNotContain: !value.contains(other)
    case .hasPrefix: value.hasPrefix(other)
    case .hasSuffix: value.hasSuffix(other)
    }
  }

  /// Numbers by size, all else by text; dates as RFC 3339 order so too.
  private static func order(_ left: String, _ right: String) -> Int {
    if let left = Double(left), let right = Double(right) { return left < right ? -1 : left > right ? 1 : 0 }
    return left < right ? -1 : left > right ? 1 : 0
  }
}

/// The sentence of an intent as people see it.
package struct RenderedSummary: Sendable, Equatable {
  /// The sentence; the intent's title where it has none.
  package var sentence: String
  /// Parameters in the sentence.
  package var inline: [String]
  /// Parameters shown below it.
  package var below: [String]
  /// Parameters shown nowhere.
  package var hidden: [String]
  package init(sentence: String, inline: [String], below: [String], hidden: [String]) {
    self.sentence = sentence
    self.inline = inline
    self.below = below
    self.hidden = hidden
  }
}

extension AppManifest.Intent {
  /// The sentence for the values given as text; a parameter without one stands there by its title.
  ///
  /// An intent without a sentence is shown by its title with every parameter below.
  package func rendered(values: [String: String] = [:], widgetFamily: String? = nil) -> RenderedSummary {
    guard let summary, case .sentence(let text, let below) = summary.resolved(values, widgetFamily) else {
      return RenderedSummary(sentence: title, inline: [], below: parameters.map(\.name), hidden: [])
    }
    let template = PhraseTemplate(text)
    let sentence = template.filled(app: "") { name in
      values[name] ?? parameter(named: name)?.title ?? name
    }
    let inline = template.parameters
    return RenderedSummary(
      sentence: text.isEmpty ? title : sentence, inline: inline, below: below,
      hidden: parameters.map(\.name).filter { !inline.contains($0) && !below.contains($0) })
  }
}

extension AppManifest.Summary {
  /// The sentence that these values lead to.
  package func resolved(_ values: [String: String], _ widgetFamily: String?) -> AppManifest.Summary {
    func value(of parameter: String?) -> String? { parameter.map { values[$0] } ?? widgetFamily }
    switch self {
    case .sentence: return self
    case .when(let condition, let then, let otherwise):
      let isMet = condition.holds(for: value(of: condition.parameter))
      return (isMet ? then : otherwise).resolved(values, widgetFamily)
    case .choose(let parameter, let cases, let otherwise):
      let value = value(of: parameter)
      let chosen = cases.first { entry in value.map(entry.values.contains) ?? false }
      return (chosen?.summary ?? otherwise).resolved(values, widgetFamily)
    }
  }
}
