# Die eigenen Worte des Browsers: Startseite, Einstellungen, Regeln, Aufzeichnungen, und wenn etwas nicht stimmt.

## Überall

web-nav = Hauptmenü
web-nav-play = Spielen
web-nav-decks = Decks
web-nav-cards = Karten
web-nav-rules = Regeln
web-nav-replays = Replays
web-language = Sprache
web-sound = Ton
web-volume = Lautstärke
web-settings = Einstellungen
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-on = An
web-off = Aus
web-no-page = Unter dieser Adresse ist nichts.
web-back-to-start = Zurück zur Startseite
web-try-again = Noch einmal
web-try-now = Jetzt versuchen

## Einstellungen

web-motion = Bewegung
web-motion-system = Wie das System
web-motion-full = Voll
web-motion-less = Weniger
web-stops = Fenster zum Handeln
web-stops-always = Immer halten
web-stops-act = Wenn es zählt
web-stops-pins = An meinen Pins
web-stops-always-how = Jedes Fenster wartet auf dich, auch wenn du nur passen kannst.
web-stops-act-how = Was jetzt nichts bringt, geht von selbst vorbei: leere Fenster, Reihenfolgen und Zahlungen ohne Unterschied.
web-stops-pins-how = Fenster gehen von selbst vorbei, außer bei Schritten und Karten, die du angepinnt hast.
web-chat = Chat
web-name = Dein Name
web-name-none = Namenlos

## Tasten am Tisch

web-keys = Tasten
web-keys-act = handeln: das rechte Feld der Leiste
web-keys-pass = passen: das mittlere Feld
web-keys-undo = rückgängig machen
web-keys-jack-out = ausstöpseln, jetzt oder bei nächster Gelegenheit
web-keys-arrows = gehalten: alles seither Geschehene als Pfeile
web-keys-targets = zum nächsten erlaubten Ziel; mit Umschalt zum vorigen
web-keys-move = zwischen Systemen, Ice, Reihen und Karten
web-keys-option = die Antwort oder Subroutine mit dieser Zahl
web-keys-read = die Karte im Fokus lesen
web-keys-why-not = warum nicht?
web-keys-grip = deine Hand
web-keys-gangs-move = zwischen Bezirken, Einheiten und Karten
web-keys-gangs-option = die Antwort mit dieser Zahl
web-keys-gangs-hand = deine Kampfkarten
web-keys-gangs-aid = die Spielhilfe
web-keys-beats = vor und zurück durch das, was geschah
web-keys-log = das Protokoll
web-keys-chat = Chat
web-keys-close = schließen oder die Wahl abbrechen
web-keys-help = diese Tasten
web-keys-sound = Ton an oder aus
web-cap-enter = Enter
web-cap-space = Leertaste
web-cap-backspace = Rücktaste
web-cap-tab = Tab
web-cap-arrows = Pfeile
web-cap-esc = Esc

## Startseite

web-start = Partie beginnen
web-game = Spiel
web-opponent = Gegner
web-deck = Deck
web-netrunner = Netrunner
web-netrunner-how = 485 Karten, 2 Plätze, etwa 40 Minuten
web-gangs = Gangs of Night City
web-gangs-how = 1 bis 4 Plätze, eigene Karten (inoffiziell)
web-gangs-later = Noch nicht an diesem Tisch.
web-side = Deine Seite
web-side-runner = Runner
web-side-corp = Konzern
web-side-either = Egal
web-resume = Weiter oder lernen
web-go-on = { $name ->
        [none] Deine Partie fortsetzen
       *[other] Weiter gegen { $name }
    }
web-go-on-hot-seat = Weiter an diesem Bildschirm
web-go-on-guided = Weiter mit der geführten Partie
web-go-on-waiting = Dein Tisch { $table }
web-turn-yours = { $turn ->
        [0] Vor dem ersten Zug
       *[other] Zug { $turn }
    }, du bist dran.
web-turn-theirs = { $turn ->
        [0] Vor dem ersten Zug
       *[other] Zug { $turn }
    }, { $name } entscheidet.
web-waiting-friend = Der andere Platz ist noch frei.
web-continue = Weiter
web-more-games = { $n ->
        [one] Noch 1 Partie
       *[other] Noch { $n } Partien
    }
web-first-time = Zum ersten Mal hier?
web-first-time-how = Kurze Lektionen am echten Tisch
web-show-me = Zeig es mir
web-automa = Automa
web-automa-how = Spielt aus einem eigenen Deck von Befehlen.
web-automa-pack = Welcher Automa
web-automa-dash = ist schnell und setzt auf ein oder zwei Systeme.
web-automa-wedge = baut eine Festung und punktet darin, langsam und vor aller Augen.
web-automa-veekay = sprintet und blufft mit neuen Systemen.
web-automa-alva = hat Geduld und stellt Fallen.
web-automa-exa = jagt: Markierungen, Schaden und nie viel Geld.
web-automa-runner = arbeitet in Schichten: Geld, Programme, Runs.
web-automa-own = ist dein eigener.
web-automa-if-corp = Falls du der Konzern bist: { $name }.
web-automa-behaviour = Verhaltenskarte
web-automa-economy = Bessere Wirtschaft: Es beginnt mit { $n }{ -credit }
web-automa-override = Ein Klick je Zug darf besser genutzt werden: Du entscheidest (solche Partien zählen nicht)
web-automa-ours = Die KI-Karten dieses Pakets hat Jackin selbst entworfen. Wer die gedruckten Pakete besitzt, kann sie eintippen: jackin automa new.
web-automa-theirs = Dieses Paket ist dein eigenes.
web-level = Stufe
web-level-easy = Leicht
web-level-standard = Standard
web-level-normal = Normal
web-level-hard = Schwer
web-level-easy-how = Es lässt Chancen liegen und spart zu spät: gut zum Lernen.
web-level-standard-how = Es hat einen Plan und lässt dich für jeden vertanen Zug zahlen.
web-level-normal-how = Es arbeitet stetig und macht Runs, sobald es sie bezahlen kann.
web-level-hard-how = Es verschwendet nichts. Rechne vom ersten Zug an mit Hetze oder Jagd.
web-bot = Bot
web-bot-how = Spielt mit einer Hand wie du.
web-bot-random = Zufall
web-bot-random-how = tut irgendetwas Erlaubtes.
web-bot-greedy = Gierig
web-bot-greedy-how = nimmt, was gerade am besten aussieht.
web-bot-rookie = Neuling
web-bot-rookie-how = antwortet sofort und ist oft unachtsam.
web-bot-street = Straße
web-bot-street-how = denkt voraus, aber nicht lange.
web-bot-pro = Profi
web-bot-pro-how = wägt viele Wege ab, bevor er handelt.
web-bot-legend = Legende
web-bot-legend-how = denkt bis zu seinem nächsten Zug voraus.
web-explains = Der Bot erklärt sich
web-explains-how = Zum Üben: Nach jedem seiner Züge sagt er, warum, und woran er sonst dachte. Dabei siehst du seine verdeckten Karten.
web-style = Stil
web-style-none = Wie es kommt
web-style-none-how = Kein eigener Stil: was immer gewinnt.
web-style-rush = Eilig
web-style-rush-how = installiert Agenden früh und treibt sie voran, ehe du bereit bist.
web-style-fortress = Festung
web-style-fortress-how = baut vor allem anderen Wände aus Ice.
web-style-shell = Hütchenspiel
web-style-shell-how = eröffnet viele Server: die Hälfte davon ist Köder.
web-style-raider = Draufgänger
web-style-raider-how = macht einen Run, sobald es etwas zu sehen gibt.
web-style-builder = Rig-Bauer
web-style-builder-how = bringt erst Programme und Hardware in Stellung und holt sich dann alles.
web-style-fixer = Strippenzieher
web-style-fixer-how = lebt von Kontakten und Gefälligkeiten und ist selten arm.
web-friend = Jemand anders
web-friend-how = Du bekommst einen Link zum Verschicken.
web-hot-seat = Zu zweit hier
web-hot-seat-how = An einem Bildschirm: Zwischen den Zügen sind die Hände verdeckt.
web-options = Optionen
web-sets = Karten
web-sets-all = Alle Sets
web-clock = Uhr
web-clock-none = Keine
web-clock-minutes = { $n } min
web-clock-how = Für die ganze Partie; jeder Zug bringt beiden Uhren 30 Sekunden.
web-spectators = Wer zusehen darf
web-spectators-none = Niemand
web-spectators-public = Öffentliches
web-spectators-delayed = Öffentlich, später
web-spectators-public-how = Wer den Link hat, sieht den Tisch, aber keine Hände.
web-spectators-none-how = Der Link ist nur für deinen Gegner.
web-spectators-delayed-how = Wer den Link hat, sieht den Tisch zwei Züge später, aber keine Hände.
web-deck-starter = Startdeck
web-deck-house = Hausdeck
web-deck-own = deins
web-deck-cards = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
web-more-decks = Hausdecks
web-fewer-decks = Weniger Decks
web-no-name = Deck ohne Namen
web-opponents-deck = Deck des Gegners
web-runners-deck = Deck des Runners
web-corps-deck = Deck des Konzerns
web-friends-deck = Der Gegner bringt ein Deck mit.
web-summary = { $side } gegen { $opponent } mit „{ $deck }“
web-summary-friend = jemand anders
web-summary-either = Eine der Seiten gegen { $opponent }
web-summary-hot-seat = „{ $runner }“ gegen „{ $corp }“, an diesem Bildschirm
web-play = Spielen
web-make-table = Tisch eröffnen
web-with-level = { $name }, { $level }
web-making = Wird aufgebaut

## Ein Tisch, der wartet

web-table = Tisch { $table }
web-send-link = Schick deinem Gegner diesen Link
web-link = Link zum Tisch
web-link-local = { $host } gilt nur auf diesem Rechner: Niemand sonst kann diesen Link öffnen. Starte Jackin mit --host 0.0.0.0, öffne es unter dem Namen oder der Adresse dieses Rechners in deinem Netz und schicke diesen Link.
web-you-are = Du spielst: { $side }.
web-starts-by-itself = Die Partie beginnt, sobald der andere Platz besetzt ist.
web-leave-table = Tisch verlassen
web-invited = { $name } lädt dich zu einer Partie ein
web-invited-side = Du würdest spielen: { $side }.
web-terms = Die Bedingungen des Tisches
web-terms-clock = { $minutes } min für die ganze Partie, mit jedem Zug { $seconds } s mehr
web-terms-no-clock = Keine Uhr
web-deal = Geben
web-deal-random = Vom Tisch gemischt.
web-deal-fair = Fair: Weder der Tisch noch ein Spieler kann es bestimmen, und nach der Partie lässt es sich prüfen.
web-deal-chosen = Wer diesen Tisch gemacht hat, hat den Seed gewählt und weiß, wie die Karten liegen.
web-deal-continued = Die Partie setzt eine andere fort, und wer diesen Tisch gemacht hat, weiß, wie die Karten liegen.
web-terms-agree = Ich weiß das und setze mich trotzdem.
web-deal-checked = Fair gegeben, geprüft:
web-deal-broken = Das Geben passt nicht zu seiner Festlegung:
web-sit-down = Platz nehmen
web-watch = Zusehen
web-table-full = Beide Plätze sind besetzt, und niemand darf zusehen.
web-no-table = Es gibt keinen Tisch { $table }.

## Wenn etwas nicht stimmt

web-failure = Etwas ist schiefgegangen.
web-failure-safe = Partien bleiben am Tisch: Nichts ist verloren.
web-copy-report = Bericht kopieren
web-fault-no-line = Der Tisch ist nicht zu erreichen.
web-line-lost = Verbindung verloren.
web-line-trying = Neuer Versuch läuft, { $time }.
web-line-back = Die Leitung steht wieder.
web-no-longer = Das ging nicht mehr.

## Regeln

web-rules-search = Regeln durchsuchen
web-rules-hint = Eine Nummer wie RUN-2 oder Wörter
web-rules-found = { $n ->
        [0] Keine Regel enthält diese Wörter.
        [one] 1 Regel
       *[other] { $n } Regeln
    }
web-rules-contents = Inhalt
web-rules-books = Bücher
web-rules-open = In den Regeln öffnen
web-rule-unknown = Keine Regel hat die Nummer { $id }.

## Aufzeichnungen

web-replays = Replays
web-replays-running = Laufend
web-replays-finished = Beendet
web-replays-none = Noch keine Partien. Jede Partie bleibt hier, zum Ansehen oder um von dort weiterzuspielen.
web-replays-import = Spieldatei öffnen
web-replays-drop = oder irgendwo auf diese Seite ziehen
web-replays-bad = Das ist keine Spieldatei von Jackin: { $detail }
web-replays-watch = Ansehen
web-replays-forget = Vergessen
web-against = { $side } gegen { $name }
web-won = Gewonnen
web-lost = Verloren
web-won-by = Sieg: { $who }
web-reason-agendas = durch Agenden
web-reason-flatline = hirntot
web-reason-decked = F&E war leer
web-reason-concede = durch Aufgabe
web-reason-clock = auf Zeit
web-reason-gone = der andere Platz wurde verlassen
web-turns = { $n ->
        [0] Vorbereitung
        [one] 1 Zug
       *[other] { $n } Züge
    }
web-replay = Replay
web-replay-at = { $n } von { $length }
web-replay-turn = { $who }, Zug { $n }
web-replay-setup = Vorbereitung
web-replay-first = Erste Stellung
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt vor
web-replay-last = Letzte Stellung
web-replay-turn-back = Einen Zug zurück
web-replay-turn-on = Einen Zug vor
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-speed = Tempo
web-replay-seat = Gesehen von
web-replay-share = Als Datei sichern
web-replay-go-on = Ab hier weiterspielen
web-replay-go-on-how = In dieser Stellung beginnt eine neue Partie. Die alte bleibt, wie sie ist.
web-replay-begin = Beginnen
web-replay-keys = Pfeile: Schritt; Umschalt+Pfeile: Zug; Leertaste: abspielen.
web-analysis = Gewinnchance
web-analysis-chance = { $who } gewinnt in { $n } von 100
web-analysis-end = Ende
web-analysis-again = Hier noch einmal versuchen
web-analysis-tell = Was war besser?
web-analysis-cost = { $n } von 100 Siegen vergeben, plus/minus { $error }
web-analysis-how = Beurteilt nach dem, was man damals wissen konnte, in gedachten Verteilungen der Karten. Auch ein Plan, den der Richter nicht versteht, kann hier stehen.
