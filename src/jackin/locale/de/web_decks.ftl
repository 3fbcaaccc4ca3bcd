# Die Karten des Browsers, der Deckbau und die Kartensuche.

## Auf der Karte

web-card-deck = Deck { $n }
web-card-influence = Einfluss { $n }
web-card-number = { $set } { $n }
web-card-unrezzed = Ungeladen
web-card-unrezzed-ice = Ungeladenes Ice

## Suche und Filter

web-find = Karten suchen
web-find-hint = Titel, Text oder cost<3
web-find-how = Wörter suchen in Titeln und Texten. Werte: cost<3, str>=4, inf=0, type:ice, faction:nbn, sub:virus, is:unique, in:deck. Ein Minus kehrt einen Ausdruck um.
web-find-clear = Suche leeren
web-find-odd = Nicht verstanden: { $what }
web-find-factions = Fraktionen
web-find-sets = Sets
web-find-types = Arten
web-find-all = Alle Karten zeigen

## Das Regal der Decks

web-build-new = Neues Deck
web-build-new-name = Neues Deck
web-build-import = Importieren
web-build-own = Deine Decks
web-build-none = Hier stehen deine Decks. Baue eins, importiere eins oder kopiere eins von unten.
web-build-starters = Startdecks
web-build-house = Hausdecks
web-build-unsaved = nicht gesichert
web-build-unnamed = Deck ohne Namen
web-build-copy-edit = Kopieren und ändern
web-build-copy-of = Kopieren und ändern: { $deck }
web-build-copy-deck = Duplizieren
web-build-delete = Löschen
web-build-delete-sure = Endgültig löschen
web-build-lost = Der Tisch ist nicht zu erreichen, deshalb fehlen seine Karten und Decks. Deine eigenen Decks sind in diesem Browser sicher.
web-build-wait = Die Karten sind unterwegs.

## Der Vorrat

web-build-title = Deckbau: { $deck }
web-build-pool = Karten
web-build-fits-first = Zuerst, was in dieses Deck passt
web-build-view = Ansicht
web-build-view-cards = Karten
web-build-view-rows = Zeilen
web-build-read = „{ $card }“ lesen
web-build-less = „{ $card }“ einmal weniger
web-build-more = „{ $card }“ einmal mehr
web-build-copies = { $n } von { $most }
web-build-most = Höchstens { $n }
web-build-only = Nur { $faction }
web-build-other-side = Andere Seite
web-build-more-about = Mehr zu dieser Karte

## Das Deck

web-build-this-deck = Deck
web-build-name = Name des Decks
web-build-change = Ändern
web-build-leader = Identität
web-build-checking = Wird geprüft
web-build-unchecked = Nicht geprüft: Tisch nicht erreichbar
web-build-legal = Erlaubt
web-build-illegal = Noch nicht erlaubt
web-build-help = Hilfreiche Karten zeigen
web-build-culprits = Welche Karten?
web-build-cards = Karten
web-build-influence = Einfluss { $n } / { $limit }
web-build-points = Agendapunkte
web-build-types = Arten
web-build-curve-bar = Kosten { $cost }: { $n }
web-build-empty = Noch keine Karten. Mit + unter einer Karte kommen welche hinein.
web-build-group-agenda = Agenden
web-build-group-asset = Aktivposten
web-build-group-upgrade = Upgrades
web-build-group-operation = Operationen
web-build-group-ice = Ice
web-build-group-event = Ereignisse
web-build-group-hardware = Hardware
web-build-group-program = Programme
web-build-group-resource = Ressourcen
web-build-group-identity = Identitäten
web-build-notes = Notizen
web-build-notes-hint = Wie man es spielt, was zu ändern ist
web-build-open-deck = { $n ->
        [one] Deck öffnen, 1 Karte
       *[other] Deck öffnen, { $n } Karten
    }

## Was man damit tun kann

web-build-all = Alle Decks
web-build-menu = Mehr
web-build-save = Sichern
web-build-is-saved = Gesichert
web-build-saved = „{ $deck }“ ist gesichert.
web-build-revert = Zum gesicherten Deck
web-build-revert-sure = Änderungen verwerfen
web-build-export = Exportieren
web-build-test = Probehand
web-build-hand = Starthand
web-build-draw = Hand ziehen
web-build-again = Nochmal
web-build-mulligan = Mulligan
web-build-mulligan-once = Ein Mulligan je Partie
web-build-one-more = 1 mehr ziehen
web-build-import-how = Füge eine Deckliste ein, oder öffne eine Datei oder zieh sie hierher: Text, NetrunnerDB-JSON oder OCTGN.
web-build-import-text = Deckliste
web-build-import-example =
    Noise: Hacker Extraordinaire

    3x Sure Gamble
    3x Corroder
web-build-import-read = Deck lesen
web-build-file = Datei öffnen
web-build-export-text = Das Deck als Text
web-build-format = Format
web-build-format-text = Text
web-build-format-netrunnerdb = NetrunnerDB
web-build-format-octgn = OCTGN
web-build-copy = Kopieren
web-build-copied = Kopiert
web-build-copy-by-hand = Der Browser erlaubt es nicht: Markiere den Text und kopiere ihn.
web-build-download = Herunterladen

## Eine Karte

web-card-side = Seite
web-card-rulings = Regeln, die sie nennen
web-card-all-rulings = { $n ->
        [one] In den Regeln öffnen
       *[other] Alle { $n } in den Regeln
    }
web-card-decks = Decks mit dieser Karte
web-card-no-decks = Keins der Decks, die zum Spiel gehören.
web-card-titles = Ihr Titel in allen Sprachen
web-fact-cost = Kosten
web-fact-requirement = Entwicklungen
web-fact-points = Agendapunkte
web-fact-strength = Stärke
web-fact-memory = Speicher
web-fact-trash = Zerstörungskosten
web-fact-influence = Einfluss
web-fact-link = Verbindung
web-fact-min-deck = Mindestgröße
web-fact-max-influence = Einfluss-Limit
web-fact-copies = Kopien je Deck
