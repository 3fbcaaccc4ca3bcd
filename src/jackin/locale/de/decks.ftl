# Decks: die mitgelieferten, das Gesetz und Decklisten, die sich nicht lesen lassen.

## Startdecks: Titel und Spielweise

deck-haas-bioroid = Haas-Bioroid-Startdeck
deck-haas-bioroid-how = Installiere jeden Zug etwas, verstecke Agenden hinter Bioroiden, punkte mit zusätzlichen Klicks.
deck-jinteki = Jinteki-Startdeck
deck-jinteki-how = Jede Karte kann eine Falle sein: Lass den Runner raten und bluten, wenn er falsch rät.
deck-nbn = NBN-Startdeck
deck-nbn-how = Spüre den Runner auf, markiere ihn, mach jeden Run teuer, punkte schnell mit kleinen Agenden.
deck-weyland = Weyland-Startdeck
deck-weyland-how = Werde reich durch Transaktionen; entwickle, oder brenne einem markierten Runner das Haus ab.
deck-anarch = Anarcho-Startdeck
deck-anarch-how = Jedes Virus zerstört eine Karte von F&E; Parasit und Datensauger zermürben das Ice.
deck-criminal = Kriminellen-Startdeck
deck-criminal-how = Greif das HQ früh und oft an, stiehl Credits und umgehe, was du nicht ausschalten kannst.
deck-shaper = Gestalter-Startdeck
deck-shaper-how = Bau mit dem Geld von Magnum Opus eine vollständige Ausrüstung und geh dann, wohin du willst.

## Hausdecks

deck-assembly-line = Fließband
deck-assembly-line-how = Lebe von Kampagnen und punkte dann mit Biotischen Arbeitskräften und Stadtnetz von SanSan aus der Hand, ehe jemand kommt.
deck-steel-cathedral = Kathedrale aus Stahl
deck-steel-cathedral-how = Ein ausgelagertes System unter Bioroiden, die billiger und stärker werden; punkte dahinter, während Adonis zahlt.
deck-thousand-cuts = Tausend Schnitte
deck-thousand-cuts-how = Entwickle Hinterhalte wie Agenden, leere den Griff mit Netz-Schaden, vollende mit Neural-EMP oder Verbrannter Erde.
deck-quiet-garden = Stiller Garten
deck-quiet-garden-how = Akitaro macht riesiges Ice billig; Nisei-Zähler stoppen den einen Run, der durchkäme.
deck-front-page = Titelseite
deck-front-page-how = Das erste AstroScript punktet auf die langsame Art, die anderen liegen nie einen ganzen Zug auf dem Tisch.
deck-evening-manhunt = Menschenjagd am Abend
deck-evening-manhunt-how = Markiere mit Datenrabe, SEA-Informant und Phantom-Filiale; plündere das Konto, dann brenne zweimal.
deck-scorched-city = Verbrannte Stadt
deck-scorched-city-how = Bleib reicher als der Runner, spüre ihn mit SEA-Informant auf, spiele zweimal Verbrannte Erde in einem Zug.
deck-great-wall = Große Mauer
deck-great-wall-how = Entwickle Mauern, bis niemand sie erklimmt; füttere Bogenschütze mit Feindlicher Übernahme, vollende mit Kaguya und SanSan.
deck-viral-spiral = Virenspirale
deck-viral-spiral-how = Installiere Viren, um F&E abzutragen, verkaufe verbrauchte an Aesop, hol dir die Agenden aus dem Archiv.
deck-wrecking-crew = Abrisskolonne
deck-wrecking-crew-how = Zapf den Konzern leer, setz Parasit auf Geladenes, grab mit Medium in F&E; Déjà Vu macht alles noch einmal.
deck-daylight-robbery = Raub am hellen Tag
deck-daylight-robbery-how = Greif das HQ vom ersten Zug an mit Angriff von Innen und Konto Anzapfen an; Crash Space räumt die Markierungen weg.
deck-cat-burglar = Fassadenkletterer
deck-cat-burglar-how = Zentrale Runs laden Datensauger auf und zahlen durch Desperado; Blick des Bastlers und Geheimtür (Beta) finden die Punkte.
deck-big-rig = Großes Geschirr
deck-big-rig-how = Erst Magnum Opus, dann Toolbox und alle Ice-Brecher; spät im Spiel ist kein System mehr sicher.
deck-pocket-tools = Taschenwerkzeug
deck-pocket-tools-how = Billige Ice-Brecher mit fester Stärke, gehoben von Datensauger und Persönlicher Note; Übriges geht an Aesop.
deck-iron-brotherhood = Eiserne Bruderschaft
deck-iron-brotherhood-how = Jeder Bioroid ist etwas stärker: Schließe ein externes System, lebe von Kampagnen und hole mit Vitruvius Verlorenes zurück.
deck-mirror-hall = Spiegelsaal
deck-mirror-hall-how = Jeder Run beginnt bei einem zentralen System hinter Psi-Ice; dort warten Schlinge! und Fötale KI, während du anderswo punktest.
deck-morning-edition = Morgenausgabe
deck-morning-edition-how = Vierzig Karten, sechs davon schnell: AstroScript und SanSan punkten aus der Hand, Unerwartete Auswechslung straft den ersten Diebstahl.
deck-rising-skyline = Wachsende Skyline
deck-rising-skyline-how = Entwickle jeden Zug umsonst Mauern, mache mit Kommerzialisierung Credits daraus und suche mit einem vollen Atlas, was fehlt.
deck-demolition-derby = Abrisswettbewerb
deck-demolition-derby-how = Zerstöre jeden Posten umsonst mit Whizzard und Teufelchen, halte den Konzern mit Vamp arm und grabe mit wachsenden Viren in HQ und F&E.
deck-nine-lives = Neun Leben
deck-nine-lives-how = Neun Karten zu Beginn: Zapfe Konten an, schalte das beste Ice wieder ab und sieh im HQ zwei Karten auf einmal an.
deck-tinkers-loft = Bastelstube
deck-tinkers-loft-how = Ziehe dich durch vierzig Karten, baue auf Dinosaurus und in der Werkstatt und lies dann F&E mit mehreren Schnittstellen bis zum Grund.
deck-cloud-chamber = Nebelkammer
deck-cloud-chamber-how = Mit zwei Verbindungen brauchen die Brecher keinen Speicher: Unterweltkontakte zahlen jeden Zug, und F&E wird Karte um Karte gelesen.
deck-standing-watch = Stehende Wache
deck-standing-watch-how = Drei Ice stehen schon vor dem ersten Zug; dahinter zahlen die Kampagnen, und ein frühes Stadtnetz bringt die Punkte.
deck-deep-purse = Tiefe Taschen
deck-deep-purse-how = Je reicher du bist, desto mehr Karten hältst du: Horte beides und gib es in einem langen Zug aus.
deck-bioroid-drill = Bioroid-Drill
deck-bioroid-drill-how = Große Bioroiden für wenig Geld: Wotan und Tyrs Hand strafen, wer sich durchklickt, und Hirn-Schaden summiert sich.
deck-skeleton-key = Dietrich
deck-skeleton-key-how = Das erste Ice ist immer ein Code-Zugang: Ein Decoder öffnet den Zug, und aus der Tarnung wartet ein Dolch.
deck-library-card = Leseausweis
deck-library-card-how = Je ein Exemplar der besten Programme aller Fraktionen: Suche das richtige, und hole es zurück.
deck-scrap-heap = Schrottplatz
deck-scrap-heap-how = Was zerstört ist, kommt zurück und zieht eine Karte: Wirf teure Programme weg und baue sie gratis neu.
deck-still-water = Stilles Wasser
deck-still-water-how = Sechs Punkte gewinnen, also kann jede verdeckte Karte das Spiel beenden. Hinterhalte und Psi-Spiele bestrafen, wer nachsieht.
deck-dirty-energy = Schmutzige Energie
deck-dirty-energy-how = Zehn Credits und ein schlechter Ruf von Anfang an: Aktiviere früh hohe Mauern und beantworte jeden Diebstahl mit Feuer.
deck-grandmaster = Großmeister
deck-grandmaster-how = Schachfiguren wandern über das Ice: Sie machen es teurer, schwächer oder öffnen es. Jedes erste Aktivieren im Zug kostet eins mehr.
deck-second-shift = Zweite Schicht
deck-second-shift-how = Der erste Besuch im HQ sieht hinter eine Karte, der zweite bringt drei. Gelegenheitsarbeit bezahlt beide.

## Das Gesetz

deck-leader-is-no-identity = { $card } ist keine Identität, also kann kein Deck dazu gehören.
deck-too-small =
    { $size ->
        [one] Das Deck hat 1 Karte
       *[other] Das Deck hat { $size } Karten
    }; { $card } braucht mindestens { $least }.
deck-other-side = { $card } ist eine Karte des { $who }s und kann nicht in diesem Deck sein.
deck-holds-an-identity = { $card } ist eine Identität: Sie liegt neben dem Deck, nicht darin.
deck-too-many-copies = { $copies } Exemplare von { $card } sind zu viele; ein Deck darf { $most } enthalten.
deck-out-of-faction = { $card } hat keinen Einflusswert und darf deshalb nur in ein Deck der eigenen Fraktion.
deck-excluded-faction = { $other } arbeitet mit dieser Fraktion nicht zusammen: { $card } darf nicht ins Deck.
deck-too-much-influence = Karten anderer Fraktionen kosten { $spent } Einfluss; { $card } darf { $limit } ausgeben.
deck-agenda-points =
    { $points ->
        [one] Die Agenden sind 1 Punkt wert
       *[other] Die Agenden sind { $points } Punkte wert
    }; ein Deck mit { $size } Karten braucht { $low } oder { $high }.

## Decklisten, die sich nicht lesen lassen

deck-unknown-card = Zeile { $line }: Keine Karte heißt „{ $written }“.
deck-unknown-card-near = Zeile { $line }: Keine Karte heißt „{ $written }“. Meinst du { $nearest }?
deck-too-many-lines = Die Deckliste hat mehr als { $most } Zeilen.
deck-too-many-faults = Zeile { $line }: Nach { $most } Fehlern wurde der Rest der Liste nicht gelesen.
deck-ambiguous-card = Zeile { $line }: „{ $written }“ kann mehr als eine Karte sein: { $titles }.
deck-how-many = Zeile { $line }: Wie viele Exemplare von { $card }? Schreib „3x { $card }“.
deck-bad-copies = Zeile { $line }: Die Zahl der Exemplare von { $card } muss zwischen 1 und { $most } liegen.
deck-two-identities = Zeile { $line }: { $card } ist eine zweite Identität nach { $other }. Ein Deck hat eine.
deck-no-identity = Es fehlt eine Identität. Schreib ihren Titel in eine eigene Zeile, etwa „Noise: Meisterhacker“.
deck-no-cards = Eine Identität ist da, aber keine Karten. Schreib eine je Zeile, etwa „3x Sichere Hand“.
deck-unknown-code = Zeile { $line }: Keine Karte hat die Nummer „{ $code }“. Das Grundspiel hat 01001 bis 01113.
deck-bad-json = Zeile { $line }: Ab Spalte { $column } ist das kein JSON.
deck-no-decklist = Das ist keine Deckliste von NetrunnerDB: Die haben "cards" mit Nummern und Anzahlen.
deck-bad-xml = Zeile { $line }: Das ist kein wohlgeformtes XML.
deck-xml-doctype = Zeile { $line }: Ein Deck braucht keinen DOCTYPE, und Entitäten können schaden; lösche ihn.
deck-no-octgn-deck = Zeile { $line }: Das ist XML, aber kein OCTGN-Deck: Die beginnen mit <deck>.
deck-too-long = Das ist länger als { $most } kB: zu lang für eine Deckliste.
deck-not-utf-8 = Zeile { $line }: Das ist kein Text in UTF-8.

## `jackin deck`

deck-of = { $deck }: { $card }
deck-size = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } (mindestens { $least })
deck-influence = { $n } von { $limit } Einfluss
deck-points = { $n ->
        [one] 1 Agendapunkt
       *[other] { $n } Agendapunkte
    } ({ $low } oder { $high })
deck-legal = Das Deck ist regelgerecht.
deck-illegal = { $n ->
        [one] Das Deck ist nicht regelgerecht:
       *[other] Das Deck ist nicht regelgerecht, aus { $n } Gründen:
    }
deck-not-found = Keine Datei und kein Deck heißt „{ $written }“. Die mitgelieferten Decks: jackin deck list.
deck-written = Geschrieben nach { $file }.
deck-column-name = Name
deck-column-deck = Deck
deck-column-how = Spielweise

## `jackin cards`

cards-column-code = Nummer
cards-column-title = Titel
cards-column-faction = Fraktion
cards-column-type = Art
cards-column-cost = Kosten
cards-column-influence = Einfluss
cards-none = Keine Karte passt.
cards-awaited = { $n ->
        [one] 1 Karte ist noch nicht spielbar.
       *[other] { $n } Karten sind noch nicht spielbar.
    }
cards-count = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
cards-cost = Kosten { $n }
cards-strength = Stärke { $n }
cards-memory = { $n }{ -mu }
cards-trash = Zerstörungskosten { $n }
cards-advance = Entwicklung { $n }
cards-points = { $n ->
        [one] 1 Agendapunkt
       *[other] { $n } Agendapunkte
    }
cards-influence = Einfluss { $n }
cards-link = Verbindung { $n }
cards-min-deck = Deck mit mindestens { $n } Karten
cards-max-influence = { $n } Einfluss zum Ausgeben
cards-in-box = { $n } in der Schachtel
cards-not-implemented = Kann hier noch nicht gespielt werden.
