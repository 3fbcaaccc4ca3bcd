# Gangs of Night City im Terminal.

gangs-johnny = Johnny Silverhand

## Das Spielfeld

gangs-board-round = Runde { $n }
gangs-board-turn = Am Zug: { $gang }
gangs-board-ending = die letzte Runde
gangs-board-you = { $gang } (du)
gangs-board-rival = { $gang } (rivalisierende Gang)
gangs-board-eurodollars = { $n } €$
gangs-board-contraband = { $n } Schmuggelware
gangs-board-corporate-secrets = { $n ->
        [one] 1 Geheimnis
       *[other] { $n } Geheimnisse
    }
gangs-board-disc-solos = Solos
gangs-board-disc-techies = Techies
gangs-board-disc-netrunners = Netrunner
gangs-board-disc-hideout = Versteck
gangs-board-disc-upgrade = Verbessern
gangs-board-disc-wild = Joker
gangs-board-hideouts = Verstecke { $n }/4 (noch { $left })
gangs-board-hideouts-all = Verstecke 4/4
gangs-board-cards = Hand { $n }, Ablage { $discard }
gangs-board-reserve = Vorrat: { $units }
gangs-board-seized = Gelegenheiten: { $types }
gangs-board-aside = zurückgelegt: { $card }
gangs-board-token = ein Marker auf dem Tableau
gangs-board-held = hält { $n ->
        [one] 1 gefallene Figur
       *[other] { $n } gefallene Figuren
    } ({ $gang })
gangs-board-drawn = Von der rivalisierenden Gang gezogene Bezirke: { $where }
gangs-board-dominance = Dominanz
gangs-board-free = frei
gangs-board-net = Netz
gangs-board-level = { $level } (Risiko { $n }):
gangs-board-opportunities = Gelegenheiten (Deck { $n })
gangs-board-edgerunners = Edgerunner (Deck { $n })
gangs-board-story = Geschichte: { $story }
gangs-board-hand = Deine Kampfkarten

## Neben der Frage

gangs-focus-firefight = Feuergefecht in { $where }, begonnen von { $who }
gangs-focus-choosing = { $who }: wählt eine Kampfkarte
gangs-focus-chosen = { $who }: hat gewählt
gangs-focus-revealed = { $who }: Feuerkraft { $n } ({ $cards })
gangs-focus-lost = { $who }: Feuerkraft { $n } ({ $cards }), verloren: { $lost }

## Antworten, mit dem, was man dazu wissen muss

gangs-label-card = { $card } (Feuerkraft { $n })
gangs-label-price = { $said } ({ $price })
gangs-label-standing = { $unit } ({ $where })
gangs-label-advance = { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }, bis { $space } ({ $level }): { $effect }
gangs-label-advance-empty = { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }, bis { $space } ({ $level })

## Stapel

gangs-pile-discard = Ablage
gangs-pile-known = In der Hand gesehen
gangs-pile-opportunities = Gelegenheiten
gangs-pile-aside = Zurückgelegt
gangs-pile-edgerunners = Edgerunner
gangs-pile-removed = Aus dem Spiel entfernte Kampfkarten

## Gespräch mit dem Spieler

gangs-play-waiting = Du spielst { $gang }. Gegen dich: { $others }. Geschichte: { $story }. Startzahl: { $seed }.
gangs-play-level = Stufe: { $level }. { $gang } beginnt mit { $n } Street Cred, Johnny Silverhand mit { $johnny }.
gangs-play-opponent = { $gang } ({ $bot })
gangs-play-house = Karten, Zahlen und Geschichten sind unser eigener Entwurf (Inhalt { $content }), nicht die gedruckten.
gangs-play-help =
    ZAHL      diese Antwort geben
    Enter     fertig oder nein, wo das eine Antwort ist
    u         rückgängig: wieder zu deiner vorigen Entscheidung
    s DATEI   die Partie speichern
    ? NAME    eine Karte, eine Gang, einen Bezirk, das Netz lesen; bei Aktion oder Marktkarte, warum jetzt nicht
    r REGEL   eine Regel lesen, zum Beispiel r FIRE-5
    w         warum tat der Bot das: sein Grund und seine besten Varianten (mit --explain, oder nach der Partie)
    l         das ganze Protokoll mit den Regeln dahinter
    p         die Stapel: Ablagen, Gelegenheiten, Edgerunner, Entferntes
    h         diese Tasten
    q         beenden
gangs-play-later-action = Nichts steht im Weg, wenn du eine Aktion wählst.
gangs-play-later-opportunity = Nichts steht im Weg, sobald du Techies aktivierst.
gangs-play-later-edgerunner = Nichts steht im Weg, sobald du Techies aktivierst.
gangs-play-result = { $winner ->
        [you] Du gewinnst.
        [shared] Du teilst den Sieg.
       *[other] Du verlierst.
    }
gangs-play-again = Dieselbe Mischung noch einmal: { $command }
