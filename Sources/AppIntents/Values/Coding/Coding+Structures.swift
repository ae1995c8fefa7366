import UniformTypeIdentifiers

extension IntentFile: IntentValueCoding {
  package static var parameterForm: ParameterForm { ParameterForm("readable file", "/path/to/file") }
  /// The file at that path or `file:` URL; only one that is there is a value.
  package static func parsed(from text: String) -> IntentFile? {
    let url = text.hasPrefix("file:") ? URL(string: text) : URL(fileURLWithPath: text)
    guard let url, FileManager.default.fileExists(atPath: url.path) else { return nil }
    return IntentFile(fileURL: url)
  }
  package var parameterText: String { fileURL?.path ?? filename }
}

extension IntentCurrencyAmount: IntentValueCoding {
  package static var parameterForm: ParameterForm { ParameterForm("sum of money", "'12.50 EUR'") }
  /// `12.50 EUR` or `EUR 12.50`.
  package static func parsed(from text: String) -> IntentCurrencyAmount? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let code = parts.first(where: isCode),
      let number = parts.first(where: { !isCode($0) }),
      let amount = Decimal(exactText: number)
    else { return nil }
    return IntentCurrencyAmount(amount: amount, currencyCode: code.uppercased())
  }
  private static func isCode(_ text: Substring) -> Bool {
    text.count == 3 && text.allSatisfy { $0.isLetter && $0.isASCII }
  }
  package var parameterText: String { "\(amount) \(currencyCode)" }
}

extension Decimal {
  /// The number of that whole text; Foundation's own initialiser stops at the first letter.
  fileprivate init?(exactText text: Substring) {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text
    let isNumber = digits.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." }
    guard isNumber, digits.contains(where: \.isNumber), digits.filter({ $0 == "." }).count <= 1 else {
      return nil
    }
    self.init(string: String(text))
  }
}

extension IntentPerson: IntentValueCoding {
  package static var parameterForm: ParameterForm { ParameterForm("person", "'Name <mail@example.org>'") }

  /// `Name <mail or telephone number>`, one of the two alone, or a name.
  package static func parsed(from text: String) -> IntentPerson? {
    let text = text.trimmed
    guard !text.isEmpty else { return nil }
    guard text.hasSuffix(">"), let open = text.lastIndex(of: "<") else {
      if let handle = Handle(text: text) { return IntentPerson(handle: handle) }
      return text.contains("<") || text.contains(">")
        ? nil : IntentPerson(identifier: .unknown, name: .displayName(text), handle: nil)
    }
    let name = String(text[..<open]).trimmed
    guard let handle = Handle(text: String(text[text.index(after: open)...].dropLast())) else { return nil }
    return IntentPerson(
      identifier: .unknown, name: name.isEmpty ? .unknown : .displayName(name), handle: handle)
  }

  package var parameterText: String {
    guard let reached = handle?.value.text else { return plainName ?? "" }
    return plainName.map { "\($0) <\(reached)>" } ?? reached
  }
}

extension IntentPerson.Handle {
  /// A mail address or telephone number; `nil` for what is neither.
  fileprivate init?(text: String) {
    let text = text.trimmed
    if text.split(separator: "@", omittingEmptySubsequences: false).map(\.isEmpty) == [false, false],
      !text.contains(where: \.isWhitespace)
    {
      self.init(emailAddress: text)
    } else if text.contains(where: \.isNumber), text.allSatisfy({ $0.isNumber || "+-()/. ".contains($0) }) {
      self.init(phoneNumber: text)
    } else {
      return nil
    }
  }
}

extension IntentPaymentMethod: IntentValueCoding {
  package static var parameterForm: ParameterForm { ParameterForm("payment method", "'credit Name'") }
  /// A kind, and after it a name.
  package static func parsed(from text: String) -> IntentPaymentMethod? {
    let parts = text.trimmed.split(separator: " ", maxSplits: 1)
    let wanted = parts.first?.lowercased()
    guard let type = PaymentType.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else {
      return nil
    }
    return IntentPaymentMethod(type: type, name: parts.count > 1 ? "\(String(parts[1]))" : nil)
  }
  package var parameterText: String { name.map { "\(paymentType.rawValue) \($0)" } ?? paymentType.rawValue }
}

extension CLPlacemark: IntentValueCoding {
  package static var parameterForm: ParameterForm { ParameterForm("place", "'52.52,13.405 Berlin'") }

  /// Latitude and longitude, a name, or both in this order; nothing is looked up.
  package static func parsed(from text: String) -> CLPlacemark? {
    let text = text.trimmed
    guard !text.isEmpty else { return nil }
    let parts = text.split(separator: " ", maxSplits: 1)
    let degrees = parts[0].split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard degrees.count == 2, let latitude = degrees[0], let longitude = degrees[1] else {
      return CLPlacemark(location: nil, name: text)
    }
    let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(place) else { return nil }
    return CLPlacemark(
      location: CLLocation(latitude: latitude, longitude: longitude),
      name: parts.count > 1 ? String(parts[1]) : nil)
  }

  package var parameterText: String {
    let place = location.map { "\($0.coordinate.latitude),\($0.coordinate.longitude)" }
    return [place, name ?? locality].compactMap { $0 }.joined(separator: " ")
  }
}
