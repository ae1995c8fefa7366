/// An app with phrases outside English, and what becomes of what a person says: the same whoever is asked.
package enum PhraseCase {
  /// What is said, and which entity is opened.
  package static let opening = [
    ("zeige krauterbeet sud in giesskanne", "1"),
    ("ZEIGE BEET №3 IN GIESSKANNE", "2"),
    ("Gießkanneで🌶️ Eckeを開く", "3"),
    ("Gießkanne で 🌶️ Ecke を 開く", "3"),
    ("Gießkanne, öffne „Südbeet“!", "1"),
  ]
  /// What may mean several things, so that nothing is done.
  package static let ambiguous = "zeige beet in gießkanne"
  package static let candidates = [
    "Zeige Kräuterbeet Süd in Gießkanne", "Zeige Beet №3 in Gießkanne", "Zeige 🌶️ Ecke in Gießkanne",
  ]
  /// What nobody knows, and what the app refuses.
  package static let unknown = [
    "zeige ecke in gießkanne", "öffne ein fenster", "gießkanne öffne beet №3 nicht",
  ]
  /// What is said of a phrase without the app's name.
  package static let refusal = #""Zeige ${target}" does not hold the app's name"#

  package static let entities = """
    {"app":"org.example.can","type":"Beet","id":"1","title":"Kräuterbeet Süd","alternateNames":["Südbeet"]}
    {"app":"org.example.can","type":"Beet","id":"2","title":"Beet №3"}
    {"app":"org.example.can","type":"Beet","id":"3","title":"🌶️ Ecke"}

    """

  /// Its handler writes what it is to open to `opened` in the home directory.
  package static let manifest = #"""
    {"app": "org.example.can", "title": "Gießkanne", "alternativeNames": ["Giesskanne"],
     "handler": ["/bin/sh", "-c", "cat >> \"$HOME/opened\""],
     "entities": [{"type": "Beet", "title": "Beet"}],
     "intents": [
       {"intent": "OpenBeet", "title": "Beet öffnen", "opens": "Beet"},
       {"intent": "WaterAll", "title": "Alles gießen",
        "parameters": [{"name": "amount", "title": "Menge", "kind": "integer", "isRequired": false},
                       {"name": "slow", "kind": "boolean"}],
        "summary": {"sentence": "Gieße ${amount} Liter", "below": ["slow"]}}],
     "negativePhrases": ["${applicationName} öffne Beet №3 nicht"],
     "shortcuts": [
       {"intent": "OpenBeet", "shortTitle": "Beet", "systemImageName": "leaf", "phrases": [
         {"text": "Zeige ${parameter} in ${applicationName}", "language": "de"},
         {"text": "${applicationName} öffne ${target}", "language": "de"},
         {"text": "${applicationName}で${target}を開く", "language": "ja"},
         {"text": "Zeige ${target}"}]},
       {"intent": "WaterAll", "phrases": ["Gieße alles in ${applicationName}"]}]}
    """#
}
