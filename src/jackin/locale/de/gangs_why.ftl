# Gangs of Night City: warum etwas jetzt nicht geht.

gangs-why-short = Dir fehlt: { $amount }.
gangs-why-no-disc = Diese Aktionsscheibe liegt im Bereich zum Zurückholen: { $action }.
gangs-why-no-unit = Du hast keine solche Einheit im Spiel: { $kind }.
gangs-why-nothing = Es gibt keine Aktion, die du ausführen könntest.
gangs-why-no-hideout = Alle deine Verstecke sind gebaut.
gangs-why-no-district = Es gibt keinen Bezirk, in dem du bauen könntest.
gangs-why-no-upgrade = Die Kampfverbesserungen sind aufgebraucht.
gangs-why-fought = Du hast in diesem Zug schon ein Feuergefecht begonnen.
gangs-why-no-solo = Du hast dort keinen Solo.
gangs-why-no-opponent = Du hast dort keinen Gegner.
gangs-why-no-business = Du kontrollierst kein Geschäft.
gangs-why-requirement = Du erfüllst die Voraussetzung nicht.
gangs-why-no-fixer = Du kontrollierst keinen Fixer.
gangs-why-max-hired = Du kannst nicht mehr als { $n } Edgerunner haben.
gangs-why-unknown = Etwas mit diesem Namen gibt es hier nicht.
