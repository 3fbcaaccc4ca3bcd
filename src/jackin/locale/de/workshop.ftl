### The workshop: where owners of printed components type them in.

web-nav-workshop = Werkstatt
workshop = Werkstatt
workshop-how = Tippe ein, was auf deinen eigenen Karten steht: Inhaltssets für Gangs of Night City und Pakete für den Automa. Beginne mit einer Kopie von unseren und ändere sie Karte für Karte; zu jedem Fehler steht da, in welchem Feld er liegt.
workshop-mine = Deine Werke
workshop-none = Noch nichts.
workshop-ready = Spielbereit
workshop-new = Ein neues Werk beginnen
workshop-what = Was es ist
workshop-kind-gangs = Inhaltsset für Gangs
workshop-kind-automa = Automa-Paket
workshop-kind-corp = Automa-Paket, Konzern
workshop-kind-runner = Automa-Paket, Runner
workshop-name = Name
workshop-name-example = Meine Schachtel
workshop-folder = Sein Ordner heißt „{ $name }“.
workshop-from = Ausgehen von
workshop-model-house = Das Hausset
workshop-model-pack = { $title } ({ $side })
workshop-begin-empty = ohne Verbesserungen, Gelegenheiten und Edgerunner
workshop-begin-one = nur mit einer Karte als Beispiel
workshop-begin = Beginnen
workshop-where = Alles bleibt im Datenordner dieses Rechners: { $folder }. Nichts wird hochgeladen.
workshop-closed-title = Die Werkstatt ist hier geschlossen
workshop-closed-why = Diesen Server können andere erreichen, und wer ihn erreicht, könnte Dateien auf seinem Rechner ändern. Starte Jackin auf deinem eigenen Rechner (jackin play), oder bitte den Betreiber, die Werkstatt mit „jackin serve --workshop“ zu öffnen.
workshop-make-own = Selbst machen

## On the bench

workshop-rename = Umbenennen oder löschen
workshop-rename-do = Umbenennen
workshop-delete = Dieses Werk löschen
workshop-delete-sure = Alle seine Dateien löschen?
workshop-kept = gesichert
workshop-keeping = wird gesichert …
workshop-not-kept = nicht gesichert
workshop-stale = Diese Dateien wurden anderswo geändert, seit du sie geöffnet hast. Was du zuletzt getippt hast, ist nicht gesichert.
workshop-reload = Neu laden
workshop-again = Noch einmal versuchen
workshop-undo = Rückgängig
workshop-import = Importieren
workshop-import-how = TOML-Dateien dieses Werks oder ein Archiv davon. Du siehst, was sich ändern würde, bevor es geschieht.
workshop-import-files = Dateien wählen
workshop-import-folder = Ordner wählen
workshop-import-none = Keine davon ist eine Datei eines solchen Werks.
workshop-import-changes = { $n ->
        [0] Nichts würde sich ändern
        [one] Eine Änderung
       *[other] { $n } Änderungen
    }
workshop-import-take = Übernehmen
workshop-change-new = neu
workshop-change-changed = geändert
workshop-change-gone = weg
workshop-cancel = Lieber nicht
workshop-export = Exportieren
workshop-play = Damit spielen
workshop-play-not = { $n ->
        [one] Erst muss ein Fehler behoben werden.
       *[other] Erst müssen { $n } Fehler behoben werden.
    }
workshop-parts = Teile der Werkstatt
workshop-tab-decks = Decks
workshop-tab-form = Formular
workshop-tab-preview = Karte
workshop-tab-mistakes = Fehler
workshop-decks = Decks
workshop-typed = { $n } von { $of }
workshop-ours = { $n }, unsere
workshop-wrong = hat einen Fehler
workshop-fine = eingetippt
workshop-nameless = Nr. { $n }
workshop-add-card = Karte hinzufügen
workshop-nth = { $n } von { $of }
workshop-before = Die vorige
workshop-after = Die nächste
workshop-duplicate = Verdoppeln
workshop-move-up = Nach oben
workshop-move-down = Nach unten
workshop-remove = Löschen
workshop-remove-sure = Diese Karte löschen?
workshop-unreadable = Die Datei { $file } kann nicht gelesen werden. Bringe erst ihren Text in Ordnung: Die Fehlerliste sagt, wo.
workshop-empty = Hier ist noch nichts.
workshop-preview = Wie sie sich liest
workshop-preview-none = Zu diesem Teil gibt es keine Karte.
workshop-preview-how = Der Text entsteht aus den Daten: Was du liest, das tut das Spiel.
workshop-preview-orders = Befehle werden von oben nach unten gelesen; der zweite Teil gilt, wenn der erste nicht geht.
workshop-unsaid = Das lässt sich noch nicht lesen.
workshop-click-missing = Klick { $n } fehlt
workshop-mistakes = Fehler
workshop-mistakes-count = { $n ->
        [0] keine Fehler
        [one] ein Fehler
       *[other] { $n } Fehler
    }
workshop-no-mistakes = Keine Fehler: Damit kann gespielt werden.
workshop-toml = Als TOML
workshop-toml-read = Diesen Text lesen
workshop-toml-drop = Änderung verwerfen

## Fields

workshop-choose = wählen …
workshop-filter = tippen, um ein Wort zu finden
workshop-closed = { $n } von { $of } Wörtern; nichts anderes kann hier stehen
workshop-less = Weniger: { $name }
workshop-more = Mehr: { $name }
workshop-unknown = „?“: Die Feuerkraft steht erst beim Aufdecken fest
workshop-out = Herausnehmen: { $name }
workshop-add = Hinzufügen: { $name }
workshop-up = Nach oben: { $name }
workshop-yes = ja
workshop-no = nein
workshop-for-each = für jede(n) …
workshop-just-number = nur eine Zahl
workshop-scopes = Unter welchen Servern
workshop-test-bare = ein Server hat kein Ice
workshop-test-any = eines davon
workshop-test-all = alle davon
workshop-test-not = nicht

## Decks

workshop-deck-set = Name
workshop-deck-gangs = Gangs
workshop-deck-districts = Bezirke
workshop-deck-starters = Startkarten
workshop-deck-upgrades = Verbesserungen
workshop-deck-opportunities = Gelegenheiten
workshop-deck-edgerunners = Edgerunner
workshop-deck-levels = Tiefen des Netzes
workshop-deck-spaces = Felder des Netzes
workshop-deck-stories = Geschichten
workshop-deck-johnny = Johnny
workshop-deck-actions = Gangaktionskarten
workshop-deck-difficulty = Stufen (allein)
workshop-deck-setup = Aufbau und Regeln
workshop-deck-pack = Paket und Einstellungen
workshop-deck-cards = KI-Karten
workshop-deck-behaviours = Verhaltenskarten

## Names of fields

workshop-field-id = Kennung
workshop-field-name = Name
workshop-field-title = Titel
workshop-field-text = Text
workshop-field-kind = Art
workshop-field-firepower = Feuerkraft
workshop-field-cred = Street Cred
workshop-field-ability = Fähigkeit
workshop-field-type = Typ
workshop-field-cost = Kosten
workshop-field-needs = Voraussetzung
workshop-field-reward = Belohnung
workshop-field-unit = Einheit
workshop-field-price = Preis
workshop-field-moves = Bewegung
workshop-field-alone = Wenn du allein spielst
workshop-field-colour = Farbe
workshop-field-district = Bezirk
workshop-field-hideouts = Verstecke
workshop-field-adjacent = Angrenzende Bezirke
workshop-field-rewards = Belohnungen
workshop-field-pois = Interessante Orte
workshop-field-small = 1 bis 3 Spieler
workshop-field-large = 4 Spieler
workshop-field-story = Geschichte
workshop-field-slot = Platz
workshop-field-branch = Abzweigung
workshop-field-epilogue = Epilog
workshop-field-risk = Tiefenrisiko
workshop-field-do = Effekt
workshop-field-rules = Regel
workshop-field-level = Tiefe
workshop-field-goal = Ziel
workshop-field-deck = Zufallsbezirke
workshop-field-johnny = Johnny
workshop-field-draw = Gezogene Kampfkarten
workshop-field-gang = Nur die Gang ist da
workshop-field-priority = Reihenfolge der Klassen
workshop-field-districts = Zufallsbezirke
workshop-field-absent = Du fehlst
workshop-field-techie = Techie nicht bezahlt
workshop-field-netrunner = Netrunner drängt zurück
workshop-field-win = Gewinnt ein Feuergefecht
workshop-field-full = Niemand zu rekrutieren
workshop-field-special = Besondere Fähigkeit
workshop-field-start = Street Cred zu Beginn
workshop-field-lead = Street Cred, die Johnny zu Beginn mehr hat
workshop-field-rival = Rivalisierende Gang
workshop-field-hunts = Bezirke, die Johnny zieht
workshop-field-seats = Platz
workshop-field-settings = Regeln
workshop-field-copies = Anzahl
workshop-field-levels = Stufen
workshop-field-factions = Fraktionen
workshop-field-click = Klick
workshop-field-bottom = Übrige Klicks
workshop-field-side_a = Seite A
workshop-field-side_b = Seite B
workshop-field-stratagems = Kriegslisten
workshop-field-params = Einstellungen
workshop-field-if = Bedingung
workshop-field-else = sonst
workshop-field-then = stattdessen
workshop-field-go = Run
workshop-field-to = Karte
workshop-field-n = Zahl
workshop-field-who = wer
workshop-field-whose = wessen
workshop-field-what = was
workshop-field-poi = Ort
workshop-field-parts = Teil
workshop-field-part = Bedingung
workshop-field-base = Grundwert
workshop-field-times = mal
workshop-field-least = mindestens
workshop-field-most = höchstens
workshop-field-of = für
workshop-field-market = Markt
workshop-field-at = wo
workshop-field-want = Art
workshop-field-clicks = Klicks
workshop-field-letter = Buchstabe
workshop-field-link = Verbindungsgrenze
workshop-field-trash = Zerstörungsgrenze
workshop-field-rows = Zeile
workshop-field-use = Zeilen des Runs
workshop-field-expendable = entbehrlich
workshop-field-reserve = aufgehoben für
workshop-field-count = Anzahl

## The vocabulary of Gangs: conditions

workshop-is-all = alle davon
workshop-is-any = eines davon
workshop-is-not = nicht so
workshop-is-presence = du hast Präsenz
workshop-is-dominance = du hast Dominanz
workshop-is-control = du kontrollierst einen interessanten Ort
workshop-is-owns = du besitzt Gelegenheiten
workshop-is-won = du allein hast die höchste Feuerkraft
workshop-is-tied = du bist gleichauf mit der höchsten
workshop-is-lost = deine Feuerkraft ist nicht die höchste
workshop-is-started = du hast das Feuergefecht begonnen
workshop-is-killed = Rivalen haben Einheiten verloren
workshop-is-lost-unit = du hast eine Einheit verloren
workshop-is-bearer-here = dieser Edgerunner ist dabei
workshop-is-leading = niemand hat mehr Street Cred
workshop-is-trailing = niemand hat weniger Street Cred
workshop-is-at-least = es gibt mindestens
workshop-is-at-most = es gibt höchstens

## What is counted

workshop-count-units = Einheiten
workshop-count-hideouts = Verstecke
workshop-count-pois = interessante Orte, die du kontrollierst
workshop-count-opportunities = Gelegenheiten, die du besitzt
workshop-count-edgerunners = Edgerunner im Spiel
workshop-count-presence = Bezirke mit deiner Präsenz
workshop-count-dominance = Bezirke mit deiner Dominanz
workshop-count-participants = Gangs im Feuergefecht
workshop-count-killed = Einheiten, die Rivalen verloren haben
workshop-count-lost = Einheiten, die du verloren hast
workshop-count-firepower = deine Feuerkraft
workshop-count-lead = dein Vorsprung an Feuerkraft
workshop-count-hand = Kampfkarten auf deiner Hand
workshop-count-discard = Kampfkarten in deiner Ablage
workshop-count-resource = eine Ressource, die du hast
workshop-count-street-cred = deine Street Cred
workshop-count-net = Felder hinter dir im Netz
workshop-count-tokens = Marker auf deinem Tableau
workshop-count-avengers = gefallene Figuren bei Rivalen

## Effects

workshop-do-gain = erhalten
workshop-do-lose = verlieren
workshop-do-take = jemandem wegnehmen
workshop-do-choose = eines davon
workshop-do-all = jedes davon
workshop-do-may = du darfst
workshop-do-firepower = Feuerkraft ändern
workshop-do-set-firepower = deine Feuerkraft ist
workshop-do-no-casualty = du verlierst weniger Einheiten
workshop-do-casualty = jemand verliert mehr Einheiten
workshop-do-pass-casualty = ein Rivale verliert statt dir
workshop-do-silence = ihre Karten missachten
workshop-do-keep = diese Karte auf die Hand zurück
workshop-do-regain = Karten aus deiner Ablage
workshop-do-upgrade = kostenlos verbessern
workshop-do-disc = Scheiben zurück
workshop-do-convert = eine Einheit abwerben
workshop-do-drone = Drohnen bauen
workshop-do-recruit = rekrutieren
workshop-do-move = eigene Einheiten bewegen
workshop-do-push = gegnerische Einheit verdrängen
workshop-do-lose-unit = Einheiten verlieren
workshop-do-hideout = kostenlos ein Versteck bauen
workshop-do-advance = im Netz vorrücken
workshop-do-retreat = im Netz zurückgehen
workshop-do-reserve = eine Gelegenheit beiseitelegen
workshop-do-refresh = neue Karten für einen Markt
workshop-do-token = Marker auf deinem Tableau
workshop-do-avenge = gefallene Figuren rächen

## Rules

workshop-rule-cost = Änderung eines Preises
workshop-rule-depth-risk = Änderung des Tiefenrisikos
workshop-rule-net-reach = Änderung der Reichweite im Netz
workshop-rule-data-fortress = Änderung des Ertrags der Datenfestungen
workshop-rule-rewards = alle Belohnungen schon mit Präsenz
workshop-rule-no-requirement = Gelegenheiten ohne Voraussetzung
workshop-rule-reserve = Gelegenheiten, die beiseiteliegen dürfen
workshop-rule-vengeance = verlorene Einheiten gehen an einen Rivalen
workshop-rule-actions = Änderung deiner Aktionen
workshop-rule-goal = Street Cred, die das Spiel beendet
workshop-rule-closed = keine Einheit darf dorthin ziehen
workshop-of-hideout = Verstecke
workshop-of-upgrade = Verbesserungen
workshop-of-opportunity = Gelegenheiten
workshop-of-edgerunner = Edgerunner
workshop-market-opportunities = Gelegenheiten
workshop-market-edgerunners = Edgerunner

## When a Story goes on, when a Specialist moves

workshop-trigger-street-cred = jemand hat Street Cred
workshop-trigger-condition = jemand erfüllt eine Bedingung
workshop-trigger-hideouts = Verstecke wurden gebaut
workshop-trigger-opportunities = Gelegenheiten wurden ergriffen
workshop-trigger-firefights = Feuergefechte wurden geführt
workshop-trigger-upgrades = Verbesserungen wurden genommen
workshop-trigger-turns = Züge wurden gespielt
workshop-moves-occupied = wenn eine andere Einheit einen Ort besetzt
workshop-moves-activated = mit einer Klasse von Einheiten
workshop-moves-activate-end = am Ende deines Aktivierungszugs
workshop-moves-reclaim-end = am Ende deines Zugs zum Zurückholen
workshop-moves-never = nie

## Rules of a set that may be set otherwise

workshop-field-actions = Aktionen im Aktivierungszug
workshop-field-hideout_cost = Ein Versteck kostet
workshop-field-hideout_resource = Ein Versteck bezahlt man in
workshop-field-upgrade_cost = Eine Verbesserung kostet
workshop-field-upgrade_resource = Eine Verbesserung bezahlt man in
workshop-field-firefight_needs_opponent = Ein Feuergefecht braucht einen Gegner
workshop-field-hired_at = Angeheuerte Edgerunner kommen
workshop-field-recruit_into_poi = Rekruten dürfen einen Ort besetzen
workshop-field-empty_deck = Ein leeres Deck
workshop-field-first_opportunity = Die erste Gelegenheit ist
workshop-field-effect_order = In einem Gefechtsschritt zuerst
workshop-field-opportunities = Offene Gelegenheiten
workshop-field-edgerunners = Offene Edgerunner
workshop-field-rounds = Runden (0: ohne Grenze)
workshop-setting-hired-at-fixer = bei einem Fixer, den du kontrollierst
workshop-setting-hired-at-hideout = bei einem Versteck
workshop-setting-hired-at-anywhere = irgendwo
workshop-setting-empty-deck-empty = bleibt leer
workshop-setting-empty-deck-discards = entsteht neu aus der Ablage
workshop-setting-first-opportunity-oldest = die älteste
workshop-setting-first-opportunity-leftmost = die ganz links
workshop-setting-effect-order-starter = wer es begonnen hat
workshop-setting-effect-order-active = wer am Zug ist

## Orders of an Automa

workshop-order-refill = HQ auffüllen
workshop-order-advance = entwickeln
workshop-order-install_resource = eine Ressource installieren
workshop-order-install_ice = Ice installieren
workshop-order-operation = eine Operation spielen
workshop-order-stratagem = eine Kriegslist spielen
workshop-order-credit = Credits erhalten
workshop-order-use_asset = den besten Aktivposten nutzen
workshop-order-purge = Viruszähler löschen
workshop-order-trash_resource = eine Ressource des Runners zerstören
workshop-order-behaviour = der Verhaltenskarte folgen
workshop-order-run = Run
workshop-order-economy = aus EC spielen
workshop-order-program = aus PRO installieren
workshop-order-resource = aus RE spielen
workshop-order-draw = ziehen
workshop-order-remove_tag = eine Markierung entfernen
workshop-order-use_ability = die beste Fähigkeit nutzen
workshop-order-run_ability = Run durch eine Fähigkeit
workshop-order-grip = aus dem Griff spielen
workshop-order-reserve = für etwas aufgehoben
workshop-want-any = beliebig
workshop-want-tag = Markierungen
workshop-want-damage = Schaden
workshop-want-trash = Zerstören
workshop-want-tempo = Tempo

## Settings of a pack

workshop-field-mandatory_draw = Ziehen zu Beginn des Zugs
workshop-field-refill_mode = Ein Auffüllen
workshop-field-recycle_played_ops = Gespielte Operationen zurück in OP
workshop-field-agenda_archives_guard = Agenden bleiben aus dem Archiv
workshop-field-asset_rez = Aktivposten werden geladen
workshop-field-rez_reserve = Credits, die beim Laden bleiben
workshop-field-ice_install_cost = Ice kostet beim Installieren
workshop-field-swap_unaffordable_ice = Tauscht Ice, das zu teuer ist
workshop-field-reposition_ice = Stellt Ice um
workshop-field-max_remotes = Ausgelagerte Systeme höchstens (0: ohne Grenze)
workshop-field-stratagem_look = Angesehene Kriegslisten
workshop-field-human_override = Du darfst einen Klick ersetzen
workshop-field-hq_peek = Der Runner späht ins HQ
workshop-field-feasibility = Runs werden beurteilt nach
workshop-field-ec_recycle = EC wird wieder benutzt
workshop-field-last_resort = Ein verlorener Klick
workshop-field-runner_look = Angesehene Karten
workshop-param-mandatory-draw-none = keines
workshop-param-mandatory-draw-refill = einmal kostenlos auffüllen
workshop-param-refill-mode-single = ist eine Karte
workshop-param-refill-mode-fill = füllt das HQ
workshop-param-agenda-archives-guard-always = immer
workshop-param-agenda-archives-guard-own = nur bei eigenen Effekten
workshop-param-asset-rez-window = in einem Zeitfenster
workshop-param-asset-rez-reveal_only = nur beim Aufdecken
workshop-param-feasibility-known_ice = dem Ice, das er kennt
workshop-param-feasibility-off = gar nichts
workshop-param-last-resort-none = bringt nichts
workshop-param-last-resort-credit = bringt 1 Credit

## What cannot be done

server-no-workshop = Die Werkstatt ist hier geschlossen, weil andere diesen Server erreichen können.
server-work-unknown = Es gibt kein Werk namens { $name }.
server-work-bad-name = Ein Name besteht aus kleinen Buchstaben, Ziffern und Bindestrichen.
server-work-ours = { $name } heißt schon ein Werk von uns. Wähle einen anderen Namen.
server-work-taken = Es gibt schon einen Ordner namens { $name }. Wähle einen anderen Namen.
server-work-full = Es gibt schon { $n } Werke. Lösche erst eines.
server-work-changed-elsewhere = { $name } wurde inzwischen anderswo geändert.
server-work-too-big = Das ist zu groß: Ein Werk hat höchstens { $n } kB, und kein Text, keine Zahl und keine Liste darin ist maßlos.
server-work-no-file = Ein solches Werk hat keine Datei { $name }.
server-work-bad-archive = Das ist kein Archiv mit den Dateien eines solchen Werks.
server-work-no-disk = Die Dateien können nicht geschrieben werden: { $why }
