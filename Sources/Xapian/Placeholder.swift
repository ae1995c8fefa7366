package final class Database { package init() {} }
