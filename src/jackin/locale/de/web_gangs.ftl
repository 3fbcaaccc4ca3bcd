### Gangs of Night City im Browser

## Plätze heißen nach ihren Gangs

side-maelstrom = { gangs-gang-maelstrom }
side-tyger-claws = { gangs-gang-tyger-claws }
side-valentinos = { gangs-gang-valentinos }
side-voodoo-boys = { gangs-gang-voodoo-boys }

## Der Tisch

web-gangs-seats = { $n ->
        [one] allein
       *[other] { $n } Plätze
    }
web-gangs-house = Eigene Karten (inoffiziell)
web-gangs-house-how = Karten und Zahlen sind unser eigener Entwurf, nicht die gedruckten.
web-gangs-set = Inhalt: { $name }
web-gangs-round = Runde { $n }
web-gangs-last-round = Das Ende ist nah
web-gangs-goal = Das Spiel endet bei { $n }.
web-gangs-city = Night City
web-gangs-zoom = Größere Karte
web-gangs-story = Geschichte
web-gangs-net = Das Netz
web-gangs-net-how = Tiefe und Risiko
web-gangs-net-rule = Je tiefer, desto mehr Lohn. Nach jedem Netrun fallen zwei Würfel: Bis zum Risiko hat NetWatch dich gefunden.
web-gangs-space = Feld { $n }, { $level }, Risiko { $risk }. { $text }
web-gangs-cover-how = Jetzt darf nur { $who } hinsehen. Beim Öffnen werden die Karten gezeigt.
web-gangs-rival = Rivalisierende Gang
web-gangs-rival-how = Handelt nach jedem Zug, in dem du zurückholst.
web-gangs-johnny-outside = außerhalb der Stadt
web-gangs-drawn = Gezogen: { $where }
web-gangs-decides = entscheidet
web-gangs-open-gang = Alles über { $gang }
web-gangs-hand = Kampfkarten auf der Hand
web-gangs-discs = { $n ->
        [one] 1 Aktionsscheibe bereit
       *[other] { $n } Aktionsscheiben bereit
    }
web-gangs-owns = Gelegenheiten: { $n }, Edgerunner: { $m }
web-gangs-act = Akt { $n }
web-gangs-epilogue = Epilog
web-gangs-story-next = Geht weiter, wenn eine Gang { $n } Street Cred hat.
web-gangs-story-open = Geschichte lesen
web-gangs-opportunities = Gelegenheiten
web-gangs-edgerunners = Edgerunner
web-gangs-aside = Für dich beiseitegelegt
web-gangs-deck = Deck { $n }
web-gangs-needs-nothing = Keine Voraussetzung
web-gangs-costs = Kostet { $price }

## Bezirke

web-gangs-units-of = { $gang }: { $n ->
        [one] 1 Einheit.
       *[other] { $n } Einheiten.
    }
web-gangs-hideout-of = Versteck: { $gang }.
web-gangs-poi-held = { $poi }, gehalten von { $gang }.
web-gangs-poi-free = { $poi } frei.
web-gangs-nobody-here = Niemand ist hier.
web-gangs-dominated = { $gang } hat Dominanz.
web-gangs-rewards = Belohnungen: { $rewards }.
web-gangs-if-there = Wenn sie nach { $where } geht
web-gangs-if-built = Mit einem Versteck in { $where }
web-gangs-verdict-dominates = { $who ->
        [you] Du hast Dominanz: ein Versteck hier und mehr Einheiten als alle anderen.
       *[other] { $gang } hat Dominanz.
    }
web-gangs-verdict-tied = Gleichstand bei { $n }: Niemand hat Dominanz. Dazu braucht es ein Versteck hier und mehr Einheiten als alle anderen.
web-gangs-verdict-homeless = { $who ->
        [you] Du hast die meisten Einheiten, aber kein Versteck hier: nur Präsenz.
       *[other] { $gang } hat die meisten Einheiten, aber kein Versteck hier: nur Präsenz.
    }
web-gangs-verdict-empty = Niemand ist hier.

## Das Tableau

web-gangs-dashboard = Dein Tableau
web-gangs-you-have = { $who }, { $n } Street Cred
web-gangs-actions-left = { $n ->
        [one] noch 1 Aktion
       *[other] noch { $n } Aktionen
    }
web-gangs-disc-solos = Solos
web-gangs-disc-techies = Techies
web-gangs-disc-netrunners = Netz
web-gangs-disc-hideout = Versteck
web-gangs-disc-upgrade = Verbessern
web-gangs-disc-wild = Joker
web-gangs-disc-used = zum Zurückholen abgelegt
web-gangs-reclaim-how = Zurückholen bringt alle wieder
web-gangs-reclaim-now = Zurückholen: alle Scheiben nehmen, kassieren, rekrutieren
web-gangs-combat = Kampfkarten
web-gangs-combat-yours = Kampfkarten · nur du siehst sie
web-gangs-used = benutzt
web-gangs-face-down = Kampfkarte, verdeckt
web-gangs-hideouts-left = Verstecke zum Bauen
web-gangs-hideout-worth = Bringt { $n } Street Cred
web-gangs-reserve = Vorrat
web-gangs-tokens = { $n ->
        [one] 1 Marker auf dem Tableau
       *[other] { $n } Marker auf dem Tableau
    }
web-gangs-holds = { $gang }: { $n ->
        [one] 1 gefallene Figur behalten
       *[other] { $n } gefallene Figuren behalten
    }
web-gangs-seen = Kampfkarten, die alle gesehen haben

## Die Leiste

web-gangs-choices = Deine Wahl
web-gangs-no-pass = Passen
web-gangs-do-it = Ja
web-gangs-done-move = Bewegung beenden
web-gangs-done-firefight = Kein Gefecht
web-gangs-done-exchange = So lassen
web-gangs-done-techies = Fertig
web-gangs-done-recruit = Niemand
web-gangs-done-reserve = Keine
web-gangs-hint = Oben wählen
web-gangs-you = du
web-gangs-you-object = dich
web-gangs-hint-where = Ort wählen
web-gangs-hint-turn = Scheibe wählen
web-gangs-hint-action = Scheibe wählen
web-gangs-hint-move = Einheit wählen
web-gangs-hint-combat-card = Karte wählen
web-gangs-hint-techies = Karte wählen
web-gangs-hint-recruit = Einheit wählen
web-gangs-hint-netrun = Feld wählen
web-gangs-hint-casualty = Einheit wählen
web-gangs-hint-lose-unit = Einheit wählen
web-gangs-hint-convert = Einheit wählen
web-gangs-hint-push = Einheit wählen
web-gangs-hint-exchange = Ort wählen
web-gangs-note-picked = { $what }: in einen markierten Bezirk oder direkt auf einen freien, hervorgehobenen Ort.
web-gangs-note-turn = Eine Aktionsscheibe wird einmal benutzt. Zurückholen bringt alle wieder, mit Belohnungen und Rekruten.
web-gangs-note-action = Wähle noch eine Scheibe, oder beende deinen Zug.
web-gangs-note-move = Wähle eine hervorgehobene Einheit, dann ihr Ziel. Jede bewegt sich einmal.
web-gangs-note-firefight = Wähle einen markierten Bezirk. Alle dort nehmen teil.
web-gangs-note-exchange = Dein Solo darf den Platz mit einer Einheit auf einem Interessanten Ort tauschen.
web-gangs-note-combat-card = Niemand sieht sie, bis alle Karten umgedreht werden.
web-gangs-note-techies = Hervorgehobene Karten sind jetzt zu haben.
web-gangs-note-netrun = Wähle ein hervorgehobenes Feld. Risiko auf dem tiefsten Feld: { $risk }.
web-gangs-note-recruit = Wähle eine Klasse aus deinem Vorrat.
web-gangs-note-casualty = Wähle eine der markierten Einheiten.
web-gangs-stop-always-how = Frag mich auch, wenn es nur eine Antwort gibt.
web-gangs-stop-act-how = Von selbst weiter, wenn es nur eine Antwort gibt.
web-gangs-why-can = Das geht jetzt.

## Feuergefechte

web-gangs-firefight-in = Feuergefecht in { $where }
web-gangs-starter = hat begonnen
web-gangs-step-push = Verdrängen
web-gangs-step-choose = Wählen
web-gangs-step-reveal = Aufdecken
web-gangs-step-compare = Vergleichen
web-gangs-step-casualties = Verluste
web-gangs-step-cred = Street Cred
web-gangs-which-lost = Welche deiner Einheiten geht verloren?
web-gangs-here-or-map = hier oder auf der Karte
web-gangs-confirm-lose = Verlieren: { $what }
web-gangs-confirm-combat = { $what } spielen
web-gangs-tap-sources = Zeile antippen für Quellen
web-gangs-always = immer
web-gangs-cred-no = nein
web-gangs-loss-place = du verlierst: { $poi }
web-gangs-loss-presence = du hast hier niemanden mehr
web-gangs-loss-drones = { $n ->
        [one] 1 Drohne bleibt ohne Menschen
       *[other] { $n } Drohnen bleiben ohne Menschen
    }
web-gangs-loss-dominance = die Dominanz geht verloren
web-gangs-loss-alike = { $n ->
        [0] deine letzte Einheit dieser Art
        [one] 1 weitere bleibt dir
       *[other] { $n } weitere bleiben dir
    }
web-gangs-loss-net = Reichweite im Netz sinkt auf { $n }
web-gangs-chip-choosing = wählt noch
web-gangs-chip-chosen = gewählt
web-gangs-chip-choose = du wählst
web-gangs-chip-chooses = wählt
web-gangs-chip-after = wählt nach dir
web-gangs-chip-owes = wählt noch
web-gangs-chip-lost = verliert: { $what }
web-gangs-chip-safe = sicher
web-gangs-chip-highest = höchste
web-gangs-feud = allein gewonnen
web-gangs-ledger = Abrechnung zeigen
web-gangs-spoken = { $n ->
        [0] { $name } { $total }.
       *[other] { $name } { $total }: { $list }.
    }
web-gangs-spoken-card = { $n } { $card }
web-gangs-spoken-change = { $up ->
        [yes] plus { $n } { $source }
       *[no] minus { $n } { $source }
    }
web-gangs-spoken-set = { $source }: zählt als { $n }
web-gangs-pace = Tempo der Gefechte
web-gangs-pace-wait = Warten
web-gangs-pace-5 = 5 s
web-gangs-pace-2 = 2 s
web-gangs-pace-wait-how = Jeder Schritt wartet auf dich
web-gangs-pace-5-how = Jeder Schritt steht 5 Sekunden
web-gangs-pace-2-how = Jeder Schritt steht 2 Sekunden
web-gangs-fight-came = { $lost ->
        [nobody] Du verlierst niemanden.
       *[other] Du verlierst: { $lost }.
    } { $n ->
        [0] Du erhältst keinen Street Cred.
       *[other] Du erhältst { $n } Street Cred.
    }
web-gangs-fight-owes = { $n ->
        [one] Du verlierst eine Einheit.
       *[other] Du verlierst { $n } Einheiten.
    }
web-gangs-strip = Die letzte Runde
web-gangs-what-changed = Was sich ändert

## Das Ende

web-gangs-swap = Noch einmal, Gangs rotieren
web-gangs-over-title = { $who ->
        [you] Night City gehört dir
        [shared] Ihr teilt euch Night City: { $gang }
        [lost] Du hast Night City verloren
        [nobody] Night City gehört niemandem
       *[other] Night City gehört: { $gang }
    }
web-gangs-over-place = Platz { $place } mit { $n } Street Cred{ $source ->
        [none] .
       *[other] ; am meisten brachte: { $source }, { $most }.
    }
web-gangs-over-sources = Street Cred nach Herkunft
web-gangs-over-goal = gestrichelt: das Ziel, { $n }
web-gangs-over-course = Runde für Runde
web-gangs-over-rounds = Nach Herkunft und Runde
web-gangs-over-round = Runde { $n }: { $list }
web-gangs-over-nothing = nichts
web-gangs-over-point = Zeig auf eine Runde, um zu sehen, was sie brachte.
web-gangs-over-turned = Wo es sich entschied
web-gangs-over-show = zeigen
web-gangs-over-numbers = In Zahlen
web-gangs-over-best = am meisten am Tisch
web-gangs-reason-street-cred = { $n } Street Cred, das meiste nach Runde { $round }.
web-gangs-reason-rounds = Die letzte Runde ist vorbei.
web-gangs-reason-johnny = Johnny Silverhand war schneller.
web-gangs-reason-rival = Die rivalisierende Gang war schneller.
web-gangs-reason-concede = Die Partie wurde aufgegeben.
web-gangs-reason-time = Die Zeit ist um.
web-gangs-reason-gone = Ein Platz wurde verlassen.

## Telefon

web-gangs-tab-mine = Gang
web-gangs-tab-market = Märkte
web-gangs-tab-net = Netz
web-gangs-tab-gangs = Andere

## Die Startseite

web-gangs-players = Spieler
web-gangs-alone = Allein
web-gangs-alone-how = Du gegen eine rivalisierende Gang und Johnny Silverhand.
web-gangs-players-how = { $n } Gangs für eine Stadt, etwa { $n ->
        [2] 30 Minuten
        [3] 45 Minuten
       *[other] eine Stunde
    }.
web-gangs-seat = Platz { $n }
web-gangs-gang = Gang
web-gangs-who-greedy = Gieriger Bot
web-gangs-who-random = Zufallsbot
web-gangs-who-rookie = Bot: Neuling
web-gangs-who-street = Bot: Straße
web-gangs-who-pro = Bot: Profi
web-gangs-who-legend = Bot: Legende
web-gangs-who-friend = Jemand, per Link
web-gangs-who-here = An diesem Bildschirm
web-gangs-bots = { $n ->
        [one] 1 Bot
       *[other] { $n } Bots
    }
web-gangs-people = { $n ->
        [one] 1 Person
       *[other] { $n } Personen
    }
web-gangs-summary = { $gang } gegen { $others } in „{ $story }“
web-gangs-summary-alone = { $gang } gegen { $rival } und Johnny in „{ $story }“
web-gangs-go-on = Weiter in Night City
web-gangs-as = Gangs of Night City als { $gang }
web-gangs-story-tutorial-how = Nur die Regeln. Gut für den Anfang.
web-gangs-story-blackout-how = Der Strom fällt aus, und NetWatch mit ihm.
web-gangs-story-bad-goods-how = Eine Aufnahme, die niemand zu Ende sieht.
web-gangs-story-empty-chair-how = Ein Sitz im Vorstand steht zum Verkauf.
web-gangs-content = Inhalt
web-gangs-board = Plan
web-gangs-board-auto = Nach Spielern
web-gangs-board-small = Klein
web-gangs-board-large = Groß
web-gangs-rules = Regeln
web-gangs-rules-changed = { $n } geändert
web-gangs-preset = Auslegung
web-gangs-preset-ours = wie empfohlen
web-gangs-preset-by-the-book = nach dem Regelheft
web-gangs-source-book = Regelheft
web-gangs-source-said = wie Spieler berichten
web-gangs-source-house = unsere Regelung
web-gangs-rule-goal = Nötige Street Cred
web-gangs-rule-end = Danach endet das Spiel
web-gangs-rule-end-immediate = sofort
web-gangs-rule-end-end-of-turn = mit dem Zug
web-gangs-rule-end-finish-round = mit der Runde
web-gangs-rule-tie = Gleichstand
web-gangs-rule-tie-shared = geteilter Sieg
web-gangs-rule-tie-later-seat = gewinnt, wer später dran ist
web-gangs-rule-firefights = Feuergefechte
web-gangs-rule-firefights-per-action = eins je Aktion
web-gangs-rule-firefights-per-turn = eins je Zug
web-gangs-rule-feud = Zu zweit: Street Cred für ein gewonnenes Feuergefecht
web-gangs-rule-head-start = Manche Plätze beginnen mit etwas mehr
web-gangs-rule-head-start-true = ja
web-gangs-rule-head-start-false = nein
web-gangs-rule-hideout-needs-presence = Versteck braucht Präsenz
web-gangs-rule-hideout-needs-presence-true = ja
web-gangs-rule-hideout-needs-presence-false = nein
web-gangs-rule-recruit-at = Rekruten kommen
web-gangs-rule-recruit-at-each-hideout = je einer zu jedem Versteck
web-gangs-rule-recruit-at-any-hideout = zu irgendeinem Versteck
web-gangs-rule-lost-edgerunner = Ein verlorener Edgerunner
web-gangs-rule-lost-edgerunner-deck = kommt unter das Deck
web-gangs-rule-lost-edgerunner-reserve = bleibt im Vorrat
web-gangs-rule-lost-edgerunner-removed = ist weg
web-gangs-rule-netwatch = NetWatch zählt
web-gangs-rule-netwatch-sum = die Summe beider Würfel
web-gangs-rule-netwatch-each-die = jeden Würfel einzeln
web-gangs-rule-max-hired = Edgerunner zugleich
web-gangs-rule-level = Stufe (allein)
web-gangs-rule-level-book = nach dem Regelbuch
web-gangs-rule-level-easy = leicht
web-gangs-rule-level-normal = normal
web-gangs-rule-level-hard = schwer
web-gangs-rule-level-nightmare = Albtraum
web-gangs-rule-johnny-tie = Johnny gleichauf mit der höchsten Feuerkraft
web-gangs-rule-johnny-tie-spares = tötet niemanden
web-gangs-rule-johnny-tie-kills = tötet alle
web-gangs-rule-hideout-tokens = Verstecke verlassen das Tableau
web-gangs-rule-hideout-tokens-choose = nach deiner Wahl
web-gangs-rule-hideout-tokens-left = von links
web-gangs-continue = Weiter
web-gangs-playback = Die Schritte noch einmal
web-gangs-now-in = { $where } jetzt: { $list }
web-gangs-next-turn = { $n ->
        [0] Als Nächstes bist du dran.
        [one] Vor dir ist noch eine Gang dran.
       *[other] Vor dir sind noch { $n } Gangs dran.
    }
web-gangs-more-steps = { $n ->
        [one] Noch 1 Schritt in diesem Zug
       *[other] Noch { $n } Schritte in diesem Zug
    }
web-gangs-your-turn = { $n ->
        [one] Dein Zug: 1 Aktion
       *[other] Dein Zug: { $n } Aktionen
    }
web-gangs-to-my-turn = Zu meinem Zug
web-gangs-to-end = Zum Ende
web-gangs-not-your-turn = nicht dein Zug
web-gangs-hint-table = Auf dem Tisch wählen
web-gangs-dear-reclaim = { $n ->
        [one] Zurückholen, 1 Scheibe unbenutzt
       *[other] Zurückholen, { $n } Scheiben unbenutzt
    }
web-gangs-again = Noch mal
web-gangs-first = Zum ersten Schritt

## The player aid

web-gangs-aid = Spielhilfe
web-gangs-aid-turn = Dein Zug: 2 Aktionen, oder Zurückholen
web-gangs-aid-turn-solos = Solos bewegen sich, dann darf 1 Feuergefecht beginnen.
web-gangs-aid-turn-techies = Techies und Drohnen bewegen sich, dann eine Gelegenheit ergreifen (Geschäft) oder anheuern (Fixer).
web-gangs-aid-turn-netrunners = Netrunner bewegen sich, dann folgt ein Netrun.
web-gangs-aid-turn-hideout = Versteck bauen: seine Street Cred gibt es sofort.
web-gangs-aid-turn-upgrade = Verbessern: neue Kampfkarten ansehen, eine behalten.
web-gangs-aid-turn-wild = Joker: jede der anderen fünf, auch eine benutzte.
web-gangs-aid-turn-reclaim = Zurückholen: alle Scheiben, Belohnungen und 1 Rekrut je Versteck.
web-gangs-aid-turn-undo = Rückgängig widerruft den letzten Schritt, solange nichts Neues zu sehen war.
web-gangs-aid-map = Auf der Karte
web-gangs-aid-map-fixer = Fixer: damit heuerst du Edgerunner an.
web-gangs-aid-map-business = Geschäft: damit ergreifst du Gelegenheiten.
web-gangs-aid-map-fortress = Datenfestung: 1 Konzerngeheimnis bei jedem Netrun.
web-gangs-aid-map-drone = Drohne: zählt als Einheit, hält keinen Ort und geht ohne Menschen verloren.
web-gangs-aid-map-dominance = Schraffierter Bezirk: dominiert. Ein Versteck und mehr Einheiten als alle anderen: alle Belohnungen.
web-gangs-aid-map-eddies = Eurodollar bezahlen Verstecke, Verbesserungen und Edgerunner.
web-gangs-aid-map-contraband = Schmuggelware bezahlt Gelegenheiten.
web-gangs-aid-map-secret = Ein Konzerngeheimnis steht für 1 von beiden.
web-gangs-aid-fight = Feuergefechte und Karten
web-gangs-aid-fight-push = Verdrängen: die Solos des Angreifers dürfen Orte übernehmen.
web-gangs-aid-fight-choose = Wählen: alle dort wählen verdeckt eine Karte.
web-gangs-aid-fight-reveal = Aufdecken: alle Karten zugleich.
web-gangs-aid-fight-compare = Vergleichen: Karten und Fähigkeiten ändern die Feuerkraft.
web-gangs-aid-fight-casualties = Verluste: alle außer der höchsten verlieren eine Einheit ihrer Wahl.
web-gangs-aid-fight-cred = { $feud ->
        [0] Street Cred: jede Karte hat ihre eigene Bedingung.
       *[other] Street Cred: jede Karte hat ihre eigene Bedingung; wer allein gewinnt, bekommt { $feud } dazu.
    }
web-gangs-aid-fight-goal = Mit { $goal } Street Cred beginnt das Ende.
web-gangs-aid-fight-hand = Benutzte Kampfkarten kommen zurück, wenn die Hand leer ist.
web-gangs-aid-tab-turn = Zug
web-gangs-aid-tab-map = Karte
web-gangs-aid-tab-fight = Gefecht
