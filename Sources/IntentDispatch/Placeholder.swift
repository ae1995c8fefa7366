package import SearchModel
package final class AppRegistry: Sendable { package init(paths: HomePaths, hosts: [any AppHost]) {} }
