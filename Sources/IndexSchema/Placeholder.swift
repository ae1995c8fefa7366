package struct CustomKeyTable: Sendable { package init() {} }
