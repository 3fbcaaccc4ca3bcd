# Karten aus Spin: Titel, Regeltext (eine Zeile je Fähigkeit) und Kurzfassung (höchstens zwei kurze Zeilen).
# Alle Texte sind eigene Formulierungen. Symbole sind Terme: siehe symbols.ftl.

## Anarch

card-frame-job = Schuld zuschieben
    .text =
        Es zu spielen kostet dich noch { -click }.
        Gib eine Agenda auf, um dem Konzern 1 Negative Publicity zu geben.
    .gist =
        Agenda aufgeben:
        1 Negative Publicity

card-pawn = Bauer
    .text =
        { -click }: Hoste den Bauern auf dem äußersten Ice vor einem zentralen System.
        Wenn dir ein Run gelingt, solange der Bauer auf einem Ice liegt, zieht er auf das nächste Ice weiter innen. Gibt es keines, zerstöre den Bauern und installiere ein anderes Caïssa-Programm aus deinem Griff oder deiner Ablage, ohne Kosten zu bezahlen.
    .gist =
        Rückt mit jedem Run vor
        und wird eine Caïssa

card-rook = Turm
    .text =
        Solange der Turm auf einem Ice liegt, kostet das Laden jedes Ice vor diesem System 2{ -credit } mehr.
        { -click }: Hoste den Turm auf einem Ice ohne Caïssa. Von einem Ice zieht er nur auf Ice vor demselben System oder an derselben Position, von innen gezählt.
    .gist =
        Ice seines Systems:
        Laden +2{ -credit }

card-bishop = Läufer
    .text =
        Das Ice, auf dem der Läufer liegt, hat −2 Stärke.
        { -click }: Hoste den Läufer auf einem Ice ohne Caïssa. Von Ice eines zentralen Systems zieht er nur auf Ice eines ausgelagerten, und umgekehrt.
    .gist = Sein Ice: −2 Stärke

card-scheherazade = Scheherazade
    .text =
        Kann beliebig viele Programme hosten.
        Wenn du ein Programm auf Scheherazade installierst, erhalte 1{ -credit }.
    .gist =
        Hostet Programme:
        je 1{ -credit }

card-hard-at-work = Schwer bei der Arbeit
    .text = Beginn deines Zuges: Erhalte 2{ -credit } und verliere { -click }.
    .gist =
        Jeden Zug 2{ -credit },
        verliere { -click }

card-reina-roja-freedom-fighter = Reina Roja: Freiheitskämpferin
    .text = Das erste Ice, das der Konzern in jedem Zug lädt, kostet 1{ -credit } mehr.
    .gist =
        Erstes Ice je Zug:
        Laden +1{ -credit }

card-deep-red = Deep Red
    .text =
        +3{ -mu }, nur für Caïssa-Programme.
        Wenn du ein Caïssa-Programm installierst, darfst du seine { -click }-Fähigkeit nutzen, ohne den Klick auszugeben.
        Eine Konsole je Spieler.
    .gist =
        +3{ -mu } für Caïssa
        erster Zug gratis

card-knight = Springer
    .text =
        2{ -credit }: Schalte 1 Subroutine des Ice aus, auf dem der Springer liegt.
        { -click }: Hoste den Springer auf einem Ice ohne Caïssa. Von einem Ice zieht er nicht auf das nächste weiter innen oder außen.
    .gist =
        2{ -credit }: Subroutine
        seines Ice

card-keyhole = Schlüsselloch
    .text = { -click }: Führe einen Run auf F&E durch. Ist er erfolgreich, darfst du statt auf Karten zuzugreifen die obersten 3 Karten von F&E ansehen und 1 davon zerstören. Danach mischt der Konzern F&E.
    .gist =
        { -click }: F&E, zerstöre 1
        der obersten 3

card-activist-support = Aktivisten-Unterstützung
    .text =
        Beginn des Konzernzuges: Erhalte 1 Markierung, wenn du keine hast.
        Beginn deines Zuges: Der Konzern erhält 1 Negative Publicity, wenn er keine hat.
    .gist =
        Markierung für dich,
        Neg. Publicity für ihn

card-quest-completed = Quest erledigt
    .text =
        Nur spielbar nach erfolgreichen Runs auf F&E, das HQ und das Archiv in diesem Zug.
        Greife auf 1 installierte Karte zu, die kein Ice ist.
    .gist =
        Nach 3 Runs: Zugriff
        auf eine Karte

card-hemorrhage = Blutung
    .text =
        Wenn dir ein Run gelingt, lege 1 Viruszähler hierauf.
        { -click }, 2 Viruszähler von hier: Der Konzern zerstört 1 Karte aus dem HQ.
    .gist =
        { -click }, 2 Zähler: HQ
        verliert eine Karte

card-tallie-perrault = Tallie Perrault
    .text =
        Wenn eine Operation der Schwarzen oder Grauen Ops nach ihrer Abhandlung zerstört wird, darfst du dem Konzern 1 Negative Publicity geben und 1 Markierung erhalten.
        { -trash }: Ziehe 1 Karte für jede Negative Publicity des Konzerns.
    .gist =
        Antwortet auf Ops
        { -trash }: zieh je Neg. Publ.

card-singularity = Singularität
    .text =
        Es zu spielen kostet dich noch { -click }.
        Führe einen Run auf ein ausgelagertes System durch. Ist er erfolgreich, darfst du statt auf Karten zuzugreifen alle Karten in diesem System zerstören, aber kein Ice.
    .gist =
        Run: zerstöre alles
        im System

card-queens-gambit = Damengambit
    .text =
        Es zu spielen kostet dich noch { -click }.
        Lege bis zu 3 Entwicklungsmarker auf 1 ungeladene Karte in einem ausgelagerten System. Erhalte 2{ -credit } für jeden davon. Auf diese Karte kannst du in diesem Zug nicht mehr zugreifen.
    .gist =
        Bis zu 3 Marker auf
        eine Karte: je 2{ -credit }

card-dyson-fractal-generator = Dyson-Fraktalgenerator
    .text = 1{ -recurring } zum Nutzen von Fractern.
    .gist = 1{ -recurring } für Fracter

## Criminal

card-hostage = Geisel
    .text =
        Es zu spielen kostet dich noch { -click }.
        Durchsuche deinen Stapel nach einem Kontakt. Decke ihn auf, nimm ihn in deinen Griff und mische. Danach darfst du ihn installieren und bezahlst seine Installationskosten.
    .gist =
        Kontakt suchen und
        installieren

card-gorman-drip-v1 = Gorman Tropf v1
    .text =
        Wenn der Konzern einen Klick für eine Karte oder einen Credit ausgibt, ohne einen Kartentext, lege 1 Viruszähler hierauf.
        { -click }, { -trash }: Erhalte 1{ -credit } für jeden Viruszähler hier.
    .gist =
        Zählt einfache Klicks
        { -click } { -trash }: je 1{ -credit }

card-recon = Aufklärung
    .text = Führe einen Run durch. Wenn du auf das erste Ice triffst, darfst du dich ausstöpseln.
    .gist =
        Run: beim 1. Ice
        aussteigen

card-copycat = Trittbrettfahrer
    .text = Wenn du ein geladenes Ice passierst, darfst du den Trittbrettfahrer zerstören, um eine andere geladene Kopie dieses Ice zu wählen. Der Run geht weiter, als hättest du gerade diese Kopie passiert, auf das System, das sie schützt.
    .gist =
        { -trash }: weiter hinter
        einer Kopie des Ice

card-leviathan = Leviathan
    .text =
        3{ -credit }: Schalte bis zu 3 Code-Zugang-Subroutinen aus.
        3{ -credit }: +5 Stärke.
    .gist =
        3{ -credit }: 3 Code-Zug.-Subr.
        3{ -credit }: +5 Stärke

card-running-interference = Den Rücken freihalten
    .text =
        Es zu spielen kostet dich noch { -click }.
        Führe einen Run durch. Währenddessen kostet das Laden von Ice den Konzern dessen Ladekosten noch einmal.
    .gist =
        Run: Ice laden
        kostet doppelt

card-expert-schedule-analyzer = Experten-Plananalysen
    .text = { -click }: Führe einen Run auf das HQ durch. Ist er erfolgreich, darfst du statt auf Karten zuzugreifen alle Karten im HQ aufdecken lassen.
    .gist =
        { -click }: HQ, sieh die
        ganze Hand

card-grifter = Trickbetrüger
    .text = Ende deines Zuges: Erhalte 1{ -credit }, wenn dir in diesem Zug ein Run gelungen ist; sonst zerstöre den Trickbetrüger.
    .gist =
        Erfolg je Zug: 1{ -credit },
        sonst zerstört

card-lawyer-up = Einen Anwalt verlangen
    .text =
        Es zu spielen kostet dich noch { -click }.
        Entferne bis zu 2 Markierungen und ziehe 3 Karten.
    .gist = −2 Mark., zieh 3

card-leverage = Druckmittel
    .text =
        Nur spielbar nach einem erfolgreichen Run auf das HQ in diesem Zug.
        Der Konzern darf 2 Negative Publicity nehmen. Tut er es nicht, wird aller Schaden gegen dich verhindert, bis dein nächster Zug beginnt.
    .gist =
        Nach HQ: 2 Neg. Publ.
        oder kein Schaden

card-garrote = Garrotte
    .text =
        1{ -credit }: Schalte 1 Wächter-Subroutine aus.
        1{ -credit }: +1 Stärke.
    .gist =
        1{ -credit }: Wächter-Subr.
        1{ -credit }: +1 Stärke

card-executive-wiretaps = Chefetage verwanzen
    .text =
        Es zu spielen kostet dich noch { -click }.
        Alle Karten im HQ werden aufgedeckt.
    .gist = Sieh das ganze HQ

card-blackguard = Schuft
    .text =
        +2{ -mu }
        Wenn du eine Karte enthüllst, muss der Konzern sie laden und dafür bezahlen, wenn er kann.
        Eine Konsole je Spieler.
    .gist =
        +2{ -mu }, Enthülltes
        muss geladen werden

card-silencer = Schalldämpfer
    .text = 1{ -recurring } zum Nutzen von Killern.
    .gist = 1{ -recurring } für Killer

card-savoir-faire = Savoir-faire
    .text = 2{ -credit }: Installiere ein Programm aus deinem Griff und bezahle seine Installationskosten. Nutze das nur einmal je Zug.
    .gist =
        2{ -credit }: jederzeit ein
        Programm installieren

card-fall-guy = Sündenbock
    .text =
        { -trash }: Erhalte 2{ -credit }.
        { -trash }: Verhindere die Zerstörung einer anderen installierten Ressource.
    .gist =
        { -trash }: rettet Ressource
        oder erhalte 2{ -credit }

## Shaper

card-lockpick = Dietrich
    .text = 1{ -recurring } zum Nutzen von Decodern.
    .gist = 1{ -recurring } für Decoder

card-false-echo = Störecho
    .text = Wenn du ein ungeladenes Ice passierst, darfst du das Störecho zerstören. Tust du es, muss der Konzern dieses Ice laden oder ins HQ nehmen.
    .gist =
        { -trash }: Ice laden oder
        zurück ins HQ

card-motivation = Motivation
    .text = Beginn deines Zuges: Du darfst die oberste Karte deines Stapels ansehen.
    .gist =
        Jeden Zug die oberste
        Karte ansehen

card-eureka = Heureka!
    .text =
        Es zu spielen kostet dich noch { -click }.
        Decke die oberste Karte deines Stapels auf. Du darfst sie für 10{ -credit } weniger installieren; tust du es nicht, zerstöre sie.
    .gist =
        Oberste Karte für
        10{ -credit } weniger

card-record-reconstructor = Datenrettung
    .text = Wenn dir ein Run auf das Archiv gelingt, darfst du statt auf Karten zuzugreifen 1 offene Karte aus dem Archiv oben auf F&E legen.
    .gist =
        Archiv: eine Karte
        oben auf F&E

card-torch = Fackel
    .text =
        1{ -credit }: Schalte 1 Code-Zugang-Subroutine aus.
        1{ -credit }: +1 Stärke.
    .gist =
        1{ -credit }: Code-Zugang-Subr.
        1{ -credit }: +1 Stärke

card-woman-in-the-red-dress = Die Frau im roten Kleid
    .text = Beginn deines Zuges: Decke die oberste Karte von F&E auf. Der Konzern darf sie ziehen.
    .gist =
        Jeden Zug die oberste
        Karte von F&E

card-llds-processor = LLDS Prozessor
    .text = Wenn du einen Ice-Brecher installierst, hat er bis zum Ende des Zuges +1 Stärke.
    .gist =
        Neue Brecher:
        +1 Stärke im Zug

card-sharpshooter = Scharfschütze
    .text =
        { -trash }: Schalte beliebig viele Zerstörer-Subroutinen aus.
        1{ -credit }: +2 Stärke.
    .gist =
        { -trash }: alle Zerstörer-Sub.
        1{ -credit }: +2 Stärke

card-capstone = Schlussstein
    .text = { -click }: Zerstöre beliebig viele Karten aus deinem Griff. Ziehe 1 Karte für jede davon, von der du eine andere Kopie installiert hast.
    .gist =
        { -click }: tausche Doppelte
        gegen neue Karten

card-cybersolutions-mem-chip = CyberSolutions-Speicherchip
    .text = +2{ -mu }
    .gist = +2{ -mu }

card-alpha = Alpha
    .text =
        Wirkt nur gegen das äußerste Ice eines Systems.
        1{ -credit }: Schalte 1 Subroutine eines solchen Ice aus.
        1{ -credit }: +1 Stärke.
    .gist =
        1{ -credit }: äußerstes Ice
        1{ -credit }: +1 Stärke

card-omega = Omega
    .text =
        Wirkt nur gegen das innerste Ice eines Systems.
        1{ -credit }: Schalte 1 Subroutine eines solchen Ice aus.
        1{ -credit }: +1 Stärke.
    .gist =
        1{ -credit }: innerstes Ice
        1{ -credit }: +1 Stärke

card-power-nap = Nickerchen
    .text =
        Es zu spielen kostet dich noch { -click }.
        Erhalte 2{ -credit } und 1{ -credit } mehr für jedes Doppel-Ereignis in deiner Ablage.
    .gist =
        2{ -credit }, mehr je Doppel
        in deiner Ablage

card-paintbrush = Pinsel
    .text = { -click }: Wähle ein geladenes Ice. Es ist nach deiner Wahl auch ein Wächter, ein Code-Zugang oder eine Barriere, bis zum Ende des nächsten Runs in diesem Zug.
    .gist =
        { -click }: Ice übermalen
        für den nächsten Run

## Neutral Runner

card-john-masanori = John Masanori
    .text =
        Beim ersten erfolgreichen Run in jedem Zug ziehst du 1 Karte.
        Beim ersten nicht erfolgreichen Run in jedem Zug erhältst du 1 Markierung.
    .gist =
        1. Erfolg: 1 Karte
        1. Fehlschlag: 1 Mark.

card-prepaid-voicepad = Prepaid StimmPAD
    .text = 1{ -recurring } zum Spielen von Ereignissen.
    .gist = 1{ -recurring } für Ereignisse

card-raymond-flint = Raymond Flint
    .text =
        Wenn der Konzern Negative Publicity erhält, greife wie nach einem Run auf Karten aus dem HQ zu, aber nicht auf seine Root.
        { -trash }: Enthülle 1 Karte.
    .gist =
        Neg. Publ.: HQ-Zugriff
        { -trash }: enthülle 1 Karte

card-starlight-crusade-funding = Förderung des Sternenlicht-Kreuzzuges
    .text =
        Beginn deines Zuges: Verliere { -click }.
        Für Doppel-Ereignisse bezahlst du keine zusätzlichen Kosten.
    .gist =
        Doppel ohne Zuschlag,
        je Zug verliere { -click }

card-blackmail = Erpressung
    .text =
        Nur spielbar, wenn der Konzern Negative Publicity hat.
        Führe einen Run durch. Der Konzern kann währenddessen kein Ice laden.
    .gist =
        Neg. Publicity: Run,
        kein Ice wird geladen

card-lucky-find = Glücksfund
    .text =
        Es zu spielen kostet dich noch { -click }.
        Erhalte 9{ -credit }.
    .gist = { -click }{ -click }: erhalte 9{ -credit }

## Haas-Bioroid

card-project-ares = Projekt Ares

card-next-bronze = TRANSLATE NEXT Bronze

card-wotan = TRANSLATE Wotan

card-hellion-alpha-test = Hellion Alpha-Test

card-isabel-mcguire = TRANSLATE Isabel McGuire

card-hudson-1-0 = TRANSLATE Hudson 1.0

card-accelerated-diagnostics = Beschleunigte Diagnostik

card-rex-campaign = Rex-Kampagne

card-fenris = TRANSLATE Fenris

card-panic-button = Panikknopf

card-blue-level-clearance = Sicherheitsfreigabe Blau

card-strongbox = Tresor

card-gyri-labyrinth = Gyri-Labyrinth

card-reclamation-order = Reklamation

## Jinteki

card-celebrity-gift = Promi-Geschenk

card-himitsu-bako = TRANSLATE Himitsu-Bako

card-clone-retirement = Klon-Ruhestand

card-swordsman = Schwertkämpfer

card-unorthodox-predictions = Unorthodoxe Voraussagen

card-sundew = Sonnentau

card-shock = Schock!

card-tsurugi = TRANSLATE Tsurugi

card-toshiyuki-sakai = TRANSLATE Toshiyuki Sakai

card-yagura = TRANSLATE Yagura

card-restoring-face = Das Gesicht wiederherstellen

card-caprice-nisei = TRANSLATE Caprice Nisei

card-shinobi = TRANSLATE Shinobi

card-marker = Markierer

## NBN

card-character-assassination = Rufmord

card-jackson-howard = TRANSLATE Jackson Howard

card-invasion-of-privacy = Verletzung der Privatsphäre

card-shipment-from-sansan = Lieferung aus SanSan

card-muckraker = Skandalreporter

card-city-surveillance = Stadtüberwachung

card-snoop = Schnüffler

card-tgtbt = TRANSLATE TGTBT

card-sweeps-week = Einschaltquotenforschung

card-rsvp = U.A.W.G.

card-market-research = Marktforschung

card-wraparound = Multi-Loop

card-broadcast-square = TRANSLATE Broadcast Square

card-corporate-shuffle = Konzern-Umbesetzungen

## Weyland

card-geothermal-fracking = Geothermisches Fracking

card-swarm = Schwarm

card-the-cleaners = Die Cleaner

card-elizabeth-mills = TRANSLATE Elizabeth Mills

card-off-the-grid = Vom Netz genommen

card-ireress = TRANSLATE Ireress

card-power-shutdown = Stromabschaltung

card-curtain-wall = Kurtine

card-punitive-counterstrike = Vergeltungsmassnahme

card-grndl-power-unleashed = GRNDL: Entfesselte Gewalten

card-vulcan-coverup = Vulcan-Vertuschung

card-grndl-refinery = GRNDL-Raffinerie

card-hive = Bienenstock

card-witness-tampering = Zeugen beeinflussen

## Neutral Corp

card-cyberdex-trial = Cyberdex-Testversion

card-grim = Grimm

card-profiteering = Preistreiberei

card-restructure = Umstrukturierung

card-paper-wall = Papierwand

card-interns = Praktikanten

card-veterans-program = Veteranenprogramm

card-subliminal-messaging = Unterschwellige Botschaften

card-napd-contract = NAPD-Vertrag

card-quandary = Dilemma
