import Foundation
import SearchModel

/// Reading and writing by kind, used by the properties.
extension CSSearchableItemAttributeSet {
  func text(_ name: String) -> String? {
    switch stored(name, .text) {
    case .text(let text)?: text
    case .localized(let texts)?: CSLocalizedString.choose(from: texts)
    case .integer(let number)?: String(number)
    default: nil
    }
  }

  func set(text value: String?, _ name: String) { self[attribute: name] = value.map { .text($0) } }

  func texts(_ name: String) -> [String]? {
    switch stored(name, .texts) {
    case .list(let values)?:
      values.compactMap { value in
        guard case .text(let text) = value else { return nil }
        return text
      }
    case .text(let text)?: [text]
    default: nil
    }
  }

  func set(texts value: [String]?, _ name: String) {
    self[attribute: name] = value.map { .list($0.map { .text($0) }) }
  }

  func number(_ name: String) -> NSNumber? { stored(name, .number).flatMap(NSNumber.init(attribute:)) }

  func set(number value: NSNumber?, _ name: String) { self[attribute: name] = value?.attributeValue }

  func flag(_ name: String) -> NSNumber? { stored(name, .flag).flatMap(NSNumber.init(attribute:)) }

  func set(flag value: NSNumber?, _ name: String) {
    self[attribute: name] = (value?.attributeValue).map(AttributeKind.flag.coerce)
  }

  func date(_ name: String) -> Date? {
    guard case .date(let seconds)? = stored(name, .date) else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }

  func set(date value: Date?, _ name: String) {
    self[attribute: name] = value.map { .date($0.timeIntervalSince1970) }
  }

  func dates(_ name: String) -> [Date]? {
    guard case .list(let values)? = stored(name, .dates) else { return nil }
    return values.compactMap { value in
      guard case .date(let seconds) = value else { return nil }
      return Date(timeIntervalSince1970: seconds)
    }
  }

  func set(dates value: [Date]?, _ name: String) {
    self[attribute: name] = value.map { .list($0.map { .date($0.timeIntervalSince1970) }) }
  }

  func url(_ name: String) -> URL? {
    guard case .text(let text)? = stored(name, .url) else { return nil }
    return URL(string: text)
  }

  func set(url value: URL?, _ name: String) { self[attribute: name] = value.map { .text($0.absoluteString) } }

  func data(_ name: String) -> Data? {
    guard case .data(let bytes)? = stored(name, .data) else { return nil }
    return Data(bytes)
  }

  func set(data value: Data?, _ name: String) { self[attribute: name] = value.map { .data([UInt8]($0)) } }

  func persons(_ name: String) -> [CSPerson]? {
    guard case .list(let values)? = stored(name, .persons) else { return nil }
    return values.compactMap(CSPerson.init(attribute:))
  }

  func set(persons value: [CSPerson]?, _ name: String) {
    self[attribute: name] = value.map { .list($0.map(\.attributeValue)) }
  }

  func headers(_ name: String) -> [String: [Any]]? {
    guard case .object(let fields)? = stored(name, .headers) else { return nil }
    return fields.mapValues { field in
      guard case .list(let values) = field else { return [field.plainValue] }
      return values.map(\.plainValue)
    }
  }

  func set(headers value: [String: [Any]]?, _ name: String) {
    self[attribute: name] = value.map { fields in
      .object(fields.mapValues { .list($0.compactMap { AttributeValue(plain: $0) }) })
    }
  }
}
