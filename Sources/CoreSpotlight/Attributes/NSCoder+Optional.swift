import Foundation

/// Reading what an archive may lack, which on Linux is a failure of the whole archive otherwise.
extension NSCoder {
  func text(_ key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key)?.description : nil
  }

  func number(_ key: String) -> Double? {
    containsValue(forKey: key) ? decodeObject(of: NSNumber.self, forKey: key)?.doubleValue : nil
  }

  func texts(_ key: String) -> [String]? {
    guard containsValue(forKey: key) else { return nil }
    let list = decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? [Any]
    return list?.compactMap { $0 as? String ?? ($0 as? NSString)?.description }
  }

  func encode(texts: [String], forKey key: String) {
    encode(NSArray(array: texts.map { NSString(string: $0) }), forKey: key)
  }
}
