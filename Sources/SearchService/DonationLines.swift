/// Replaced by the first real file.
package struct DonationLines: Sendable { package init() {} }
