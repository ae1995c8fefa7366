import Foundation

/// Reading what an archive may lack, which on Linux is a failure of the whole archive otherwise.
extension NSCoder {
  func text(_ key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key)?.description : nil
  }

  func number(_ key: String) -> Double? {
    containsValue(forKey: key) ? decodeObject(of: NSNumber.self, forKey: key)?.doubleValue : nil
  }
}
