# Was gefragt wird und was man antworten kann. ask-KIND ist die Frage; option-VERB eine Antwort.
# $card ist die Karte, die fragt oder mit der geantwortet wird, $n eine Zahl, $where ein System, $ability eine Zeile
# ihres Textes; $price ist, was es kostet, wie `price` es schreibt, oder nichts.

## Fragen

ask-mulligan = Diese Hand behalten?
ask-action = Führe eine Aktion aus. { $n ->
        [one] Noch 1 Klick.
       *[other] Noch { $n } Klicks.
    }
ask-window = Jetzt etwas tun oder passen?
ask-discard = { $n ->
        [one] Lege 1 Karte ab: Wähle sie.
       *[other] Lege { $n } Karten ab: Wähle eine.
    }
ask-install-where = { $card }: Wo installieren?
ask-trash-first = { $card }: Vor dem Installieren etwas zerstören?
ask-x = { $card }: Wie groß ist X?
ask-pay = Womit bezahlst du { $n }{ -credit }?
ask-forfeit = { $card }: Welche Agenda gibst du auf?
ask-trash-cost = { $card }: Was zerstörst du als Bezahlung?
ask-overload = Zu viele Programme für deinen Speicher: Welches zerstörst du?
ask-order = Was wird zuerst abgehandelt?
ask-pick = { $known ->
        [none] Wähle eine Karte.
       *[yes] { $card }: Wähle eine Karte.
    }
ask-number = { $card }: Wie viele?
ask-loop = { $card } dreht sich im Kreis: Wie oft noch?
ask-decide = { $card }: Was wählst du?
ask-search = { $known ->
        [yes] { $card }: Welche Karte nimmst du?
       *[none] Suche: Welche Karte nimmst du?
    }
ask-prevent = Das verhindern?
ask-rez-to-prevent = Etwas laden, um das zu verhindern?
ask-jack-out = Weiter oder ausstöpseln?
ask-break = { $card }: Welche Subroutine ausschalten?
ask-instead = Auf Karten zugreifen oder stattdessen eine Fähigkeit nutzen?
ask-access = Worauf greifst du als Nächstes zu? { $n ->
        [one] Noch 1 Zugriff.
       *[other] Noch { $n } Zugriffe.
    }
ask-trash-accessed = Du greifst auf „{ $card }“ zu.
ask-steal = Du greifst auf „{ $card }“ zu.
ask-trace = { $card }, Aufspüren { $n }: Wie viele Credits legst du drauf?
ask-link = { $card }, Aufspürstärke { $n }: Um wie viele Credits erhöhst du deine Verbindung?
ask-psi = { $card }: Wie viele Credits gibst du verdeckt aus?

## Antworten: Vorbereitung und Aktionen

price = {" "}({ $n }{ -credit })

option-keep = Behalten
option-mulligan = Mulligan
option-credit = 1{ -credit } erhalten
option-draw = 1 Karte ziehen
option-install = Installieren: { $card }{ $price }
option-play = Spielen: { $card }{ $price }
option-advance = Entwickeln: { $card }{ $price }
option-run = Run auf { $where }
option-remove-tag = 1 Markierung entfernen{ $price }
option-trash-resource = Ressource zerstören: { $card }{ $price }
option-purge = Viruszähler löschen (3 { -click })
option-use = { $card }: { $ability }{ $price }
option-discard = Ablegen: { $card }

## Antworten: Fenster

option-pass = Passen
option-rez = { $known ->
        [none] Laden
       *[yes] Laden: { $card }
    }{ $price }
option-score = Punkte erzielen: { $card }
option-done = Fertig
option-prevent = { $other_known ->
        [none] Mit { $card } verhindern: { $ability }
       *[yes] { $other } mit { $card } retten: { $ability }
    }{ $price }

## Antworten: installieren und bezahlen

option-at = { $where }{ $price }
option-at-rig = In der Ausrüstung
option-on = Auf { $card }
option-trash = { $known ->
        [none] Zerstören
       *[yes] Zerstören: { $card }
    }{ $price }
option-trashes = { $card } wird zerstört
option-makes-room = vorher muss etwas zerstört werden
option-spends-clicks = kostet { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }
option-forfeit = Aufgeben: { $card }
option-pay-pool = { $n } aus dem Credit-Vorrat
option-pay-purse = { $n } aus Negativer Publicity
option-pay-card = { $n } von { $card }

## Antworten: Runs und Zugriffe

option-continue = Weiter
option-jack-out = Ausstöpseln
option-subroutine = Subroutine { $n }: { $text }
option-subroutine-of = { $card }, Subroutine { $n }: { $text }
option-access = { $known ->
        [none] Auf Karten zugreifen
       *[yes] Zugreifen: { $card }
    }
option-access-hq = Auf eine Karte im HQ zugreifen
option-access-rd = Auf die oberste Karte von F&E zugreifen
option-instead = Stattdessen nutzen: { $card }
option-trash-by = Mit { $card } zerstören
option-remove-by = Mit { $card } aus dem Spiel entfernen
option-leave = Liegen lassen
option-steal = Stehlen{ $price }
option-decline = Nicht stehlen

## Antworten: Wahl

option-yes = Ja
option-no = Nein
option-number = { $n }
option-pick = { $card }
option-find = Nehmen: { $card }
option-nothing-found = Nichts gefunden
option-trigger = { $card }
option-trigger-on = { $card } → { $other }
option-one = 1 beliebige Karte nehmen
option-viruses = Bis zu 2 Virus-Karten nehmen
option-credits = Credits erhalten
option-expose = Eine Karte enthüllen
option-remove-counter = Einen Zähler entfernen
option-take-1-tag = 1 Markierung nehmen
option-stack = Den Stapel durchsuchen
option-heap = Die Ablage durchsuchen
option-install-it = Verbilligt installieren: { $card }
option-to-hq = Ins HQ nehmen
option-sentry = Wächter
option-as-agenda = Als Agenda nehmen
option-damage = Den Schaden erleiden
option-even = Gerade
option-odd = Ungerade
option-suffer-brain = 1 Hirn-Schaden erleiden
option-suffer-2-meat = 2 Körper-Schaden erleiden
option-event = Ereignis
option-hardware = Hardware
option-program = Programm
option-resource = Ressource
option-code-gate = Code-Zugang
option-barrier = Barriere
option-end-the-run = Run beenden
option-clear-name = 1 Negative Publicity entfernen
option-gain-5 = 5{ -credit } erhalten
