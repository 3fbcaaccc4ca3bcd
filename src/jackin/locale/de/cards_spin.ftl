# Karten aus Spin: Titel, Regeltext (eine Zeile je Fähigkeit) und Kurzfassung (höchstens zwei kurze Zeilen).
# Alle Texte sind eigene Formulierungen. Symbole sind Terme: siehe symbols.ftl.

## Anarch

card-frame-job = Schuld zuschieben

card-pawn = Bauer

card-rook = Turm

card-bishop = Läufer

card-scheherazade = TRANSLATE Scheherazade

card-hard-at-work = Schwer bei der Arbeit

card-reina-roja-freedom-fighter = Reina Roja: Freiheitskämpferin

card-deep-red = TRANSLATE Deep Red

card-knight = Springer

card-keyhole = Schlüsselloch

card-activist-support = Aktivisten-Unterstützung

card-quest-completed = Quest erledigt

card-hemorrhage = Blutung

card-tallie-perrault = TRANSLATE Tallie Perrault

card-singularity = Singularität

card-queens-gambit = Damengambit

card-dyson-fractal-generator = Dyson-Fraktalgenerator

## Criminal

card-hostage = Geisel

card-gorman-drip-v1 = Gorman Tropf v1

card-recon = Aufklärung

card-copycat = Trittbrettfahrer

card-leviathan = TRANSLATE Leviathan

card-running-interference = Den Rücken freihalten

card-expert-schedule-analyzer = Experten-Plananalysen

card-grifter = Trickbetrüger

card-lawyer-up = Einen Anwalt verlangen

card-leverage = Druckmittel

card-garrote = TRANSLATE Garrote

card-executive-wiretaps = Chefetage verwanzen

card-blackguard = Schuft

card-silencer = Schalldämpfer

card-savoir-faire = TRANSLATE Savoir-faire

card-fall-guy = Sündenbock

## Shaper

card-lockpick = Dietrich

card-false-echo = Störecho

card-motivation = TRANSLATE Motivation

card-eureka = Heureka!

card-record-reconstructor = Datenrettung

card-torch = Fackel

card-woman-in-the-red-dress = Die Frau im roten Kleid

card-llds-processor = LLDS Prozessor

card-sharpshooter = Scharfschütze

card-capstone = Schlussstein

card-cybersolutions-mem-chip = CyberSolutions-Speicherchip

card-alpha = TRANSLATE Alpha

card-omega = TRANSLATE Omega

card-power-nap = TRANSLATE Power Nap

card-paintbrush = Pinsel

## Neutral Runner

card-john-masanori = TRANSLATE John Masanori

card-prepaid-voicepad = Prepaid StimmPAD

card-raymond-flint = TRANSLATE Raymond Flint

card-starlight-crusade-funding = Förderung des Sternenlicht-Kreuzzuges

card-blackmail = Erpressung

card-lucky-find = Glücksfund

## Haas-Bioroid

card-project-ares = Projekt Ares
    .text = Wenn du dafür Punkte erzielst, zerstört der Runner für jeden Entwicklungsmarker über 4 hinaus 1 seiner installierten Karten. Wird dadurch etwas zerstört, erhalte 1 Negative Publicity.
    .gist =
        Mehr Marker: Runner
        zerstört Karten

card-next-bronze = NEXT Bronze
    .text =
        +1 Stärke für jedes geladene NEXT-Ice.
        { -sub } Beende den Run.
    .gist =
        +1 Stärke je NEXT-Ice
        beendet den Run

card-wotan = Wotan
    .text =
        { -sub } Beende den Run, außer der Runner gibt { -click }{ -click } aus.
        { -sub } Beende den Run, außer der Runner bezahlt 3{ -credit }.
        { -sub } Beende den Run, außer der Runner zerstört 1 installiertes Programm.
        { -sub } Beende den Run, außer der Runner erleidet 1 Hirn-Schaden.
    .gist =
        4 × beendet den Run,
        außer er bezahlt dafür

card-hellion-alpha-test = Hellion Alpha-Test
    .text =
        Nur spielbar, wenn der Runner in seinem letzten Zug eine Ressource installiert hat.
        Aufspüren 2: Bei Erfolg lege 1 installierte Ressource oben auf den Stapel, bei Misserfolg erhalte 1 Negative Publicity.
    .gist =
        Aufspüren 2: Ressource
        auf den Stapel

card-isabel-mcguire = Isabel McGuire
    .text = { -click }: Nimm 1 deiner installierten Karten ins HQ.
    .gist =
        { -click }: installierte Karte
        ins HQ

card-hudson-1-0 = Hudson 1.0
    .text =
        Der Runner darf { -click } ausgeben, um 1 Subroutine hier auszuschalten.
        { -sub } Der Runner kann in diesem Run auf höchstens 1 Karte zugreifen.
        { -sub } Der Runner kann in diesem Run auf höchstens 1 Karte zugreifen.
    .gist =
        Höchstens 1 Zugriff
        in diesem Run

card-accelerated-diagnostics = Beschleunigte Diagnostik
    .text = Sieh dir die obersten 3 Karten von F&E an. Du darfst Operationen darunter nacheinander ausspielen; bezahle ihre Kosten, aber keine zusätzlichen. Zerstöre die übrigen.
    .gist =
        3 Karten ansehen,
        Operationen spielen

card-rex-campaign = Rex-Kampagne
    .text =
        Kommt beim Laden mit 3 Wirkungszählern.
        Beginn deines Zuges: Entferne 1 Wirkungszähler von hier.
        Hat sie keinen mehr, zerstöre sie und entferne entweder 1 Negative Publicity oder erhalte 5{ -credit }.
    .gist =
        Nach 3 Zügen: 5{ -credit } oder
        1 Neg. Publicity weg

card-fenris = Fenris
    .text =
        Beim Laden erhältst du 1 Negative Publicity.
        { -sub } Verursache 1 Hirn-Schaden.
        { -sub } Beende den Run.
    .gist =
        1 Hirn-Schaden
        beendet den Run

card-panic-button = Panikknopf
    .text =
        Nur in der Root des HQ installierbar.
        1{ -credit }: Ziehe 1 Karte. Nur während eines Runs auf das HQ.
    .gist =
        Run auf das HQ:
        1{ -credit }: ziehe 1 Karte

card-blue-level-clearance = Sicherheitsfreigabe Blau
    .text =
        Kostet beim Ausspielen zusätzlich { -click }.
        Erhalte 5{ -credit } und ziehe 2 Karten.
    .gist = Erhalte 5{ -credit }, ziehe 2

card-strongbox = Tresor
    .text =
        Eine Agenda aus diesem System oder seiner Root zu stehlen kostet den Runner zusätzlich { -click }.
        Das gilt auch für den Rest eines Runs, in dem der Runner Tresor zerstört.
    .gist = Hier stehlen: +{ -click }

card-gyri-labyrinth = Gyri-Labyrinth
    .text = { -sub } Bis dein nächster Zug beginnt, ist das Handkartenlimit des Runners um 2 niedriger.
    .gist =
        Handkartenlimit des
        Runners −2

card-reclamation-order = Reklamation
    .text =
        Kostet beim Ausspielen zusätzlich { -click }.
        Nenne eine andere Karte als Reklamation. Zeige beliebig viele Exemplare davon im Archiv vor und nimm sie ins HQ.
    .gist =
        Alle Exemplare:
        Archiv → HQ

## Jinteki

card-celebrity-gift = Promi-Geschenk
    .text =
        Kostet beim Ausspielen zusätzlich { -click }.
        Zeige bis zu 5 Karten aus dem HQ vor. Erhalte 2{ -credit } für jede.
    .gist =
        Bis zu 5 Karten
        vorzeigen: je 2{ -credit }

card-himitsu-bako = Himitsu-Bako
    .text =
        1{ -credit }: Nimm Himitsu-Bako ins HQ.
        { -sub } Beende den Run.
    .gist =
        1{ -credit }: zurück ins HQ
        beendet den Run

card-clone-retirement = Klon-Ruhestand
    .text =
        Wenn du dafür Punkte erzielst, darfst du 1 Negative Publicity entfernen.
        Wenn der Runner sie stiehlt, erhalte 1 Negative Publicity.
    .gist =
        Gepunktet −1, gestohlen
        +1 Negative Publicity

card-swordsman = Schwertkämpfer
    .text =
        KI-Programme können hier keine Subroutinen ausschalten.
        { -sub } Zerstöre 1 KI-Programm.
        { -sub } Verursache 1 Netz-Schaden.
    .gist =
        KI hilft nicht; weg mit
        KI, 1 Netz-Schaden

card-unorthodox-predictions = Unorthodoxe Voraussagen
    .text = Wenn du dafür Punkte erzielst, wähle Wächter, Code-Zugang oder Barriere. Bis dein nächster Zug beginnt, können Subroutinen von Ice dieser Art nicht ausgeschaltet werden.
    .gist =
        Eine Art Ice ist
        unbesiegbar

card-sundew = Sonnentau
    .text = Wenn der Runner zum ersten Mal in einem Zug einen Klick ausgibt, erhalte 2{ -credit }. Beginnt durch diese Aktion ein Run auf dieses System, bezahle dabei 2{ -credit }.
    .gist =
        Erster Klick: 2{ -credit }, außer
        bei einem Run hierher

card-shock = Schock!
    .text =
        Greift der Runner aus F&E darauf zu, muss er die Karte aufdecken.
        Wenn der Runner darauf zugreift, verursache 1 Netz-Schaden.
    .gist = Zugriff: 1 Netz-Schaden

card-tsurugi = Tsurugi
    .text =
        { -sub } Beende den Run, außer du bezahlst 1{ -credit }.
        { -sub } Verursache 1 Netz-Schaden.
        { -sub } Verursache 1 Netz-Schaden.
        { -sub } Verursache 1 Netz-Schaden.
    .gist =
        1{ -credit }, oder der Run endet
        3 × 1 Netz-Schaden

card-toshiyuki-sakai = Toshiyuki Sakai
    .text =
        Kann entwickelt werden.
        Wenn der Runner auf ihn zugreift, während er installiert ist, darfst du ihn mit einer Agenda oder einem Aktivposten aus dem HQ tauschen; diese Karte ist nicht geladen und behält seine Entwicklungsmarker. Tust du das, darf der Runner auf sie zugreifen.
    .gist =
        Zugriff: Tausch mit
        einer Karte aus dem HQ

card-yagura = Yagura
    .text =
        { -sub } Sieh dir die oberste Karte von F&E an. Du darfst sie unter F&E legen.
        { -sub } Verursache 1 Netz-Schaden.
    .gist =
        Oberste von F&E ansehen
        1 Netz-Schaden

card-restoring-face = Das Gesicht wiederherstellen
    .text = Zerstöre 1 deiner installierten Sysops, Führungskräfte oder Klone. Wenn du das tust, entferne bis zu 2 Negative Publicity.
    .gist =
        Opfer: 2 Negative
        Publicity weniger

card-caprice-nisei = Caprice Nisei
    .text = Immer wenn der Runner alles Ice passiert hat, das dieses System schützt, gebt du und der Runner jeder verdeckt 0 bis 2{ -credit } aus und zeigt sie dann. Habt ihr unterschiedlich viel ausgegeben, beende den Run.
    .gist =
        Nach dem Ice: Psi: un-
        gleich beendet den Run

card-shinobi = Shinobi
    .text =
        Beim Laden erhältst du 1 Negative Publicity.
        { -sub } Aufspüren 1: Bei Erfolg verursache 1 Netz-Schaden.
        { -sub } Aufspüren 2: Bei Erfolg verursache 2 Netz-Schaden.
        { -sub } Aufspüren 3: Bei Erfolg verursache 3 Netz-Schaden und beende den Run.
    .gist =
        Aufspüren 1, 2, 3: so
        viel Netz-Schaden, Ende

card-marker = Markierer
    .text =
        { -sub } Das nächste Ice, auf das der Runner trifft, hat für den Rest dieses Runs nach allen eigenen eine weitere Subroutine:
        { -sub } Beende den Run.
    .gist =
        Das nächste Ice
        beendet auch den Run

## NBN

card-character-assassination = Rufmord
    .text = Wenn du dafür Punkte erzielst, zerstöre 1 Ressource. Das kann nicht verhindert werden.
    .gist = Zerstöre 1 Ressource

card-jackson-howard = Jackson Howard
    .text =
        { -click }: Ziehe 2 Karten.
        Jackson Howard aus dem Spiel entfernen: Mische bis zu 3 Karten aus dem Archiv in F&E.
    .gist =
        { -click }: ziehe 2 Karten
        3 Karten zurück in F&E

card-invasion-of-privacy = Verletzung der Privatsphäre
    .text =
        Kostet beim Ausspielen zusätzlich { -click }.
        Aufspüren 2: Bei Erfolg decke den Griff auf und zerstöre daraus bis zu so viele Ressourcen und Ereignisse, wie die Spurstärke höher ist; bei Misserfolg erhalte 1 Negative Publicity.
    .gist =
        Aufspüren 2: zerstört
        Karten im Griff

card-shipment-from-sansan = Lieferung aus SanSan
    .text =
        Kostet beim Ausspielen zusätzlich { -click }.
        Lege bis zu 2 Entwicklungsmarker auf 1 Karte, die entwickelt werden kann.
    .gist =
        2 Entwicklungsmarker
        auf 1 Karte

card-muckraker = Skandalreporter
    .text =
        Beim Laden erhältst du 1 Negative Publicity.
        { -sub } Aufspüren 1: Bei Erfolg erhält der Runner 1 Markierung.
        { -sub } Aufspüren 2: Bei Erfolg erhält der Runner 1 Markierung.
        { -sub } Aufspüren 3: Bei Erfolg erhält der Runner 1 Markierung.
        { -sub } Beende den Run, wenn der Runner markiert ist.
    .gist =
        Aufspüren 1, 2, 3: Mark.
        markiert: Run endet

card-city-surveillance = Stadtüberwachung
    .text = Wenn der Zug des Runners beginnt, erhält er 1 Markierung, außer er bezahlt 1{ -credit }.
    .gist =
        Jeder Zug des Runners:
        1{ -credit } oder 1 Markierung

card-snoop = Schnüffler
    .text =
        Bei der Begegnung decke alle Karten im Griff auf.
        Gehosteter Wirkungszähler: Decke alle Karten im Griff auf und zerstöre 1 davon.
        { -sub } Aufspüren 3: Bei Erfolg lege 1 Wirkungszähler hierauf.
    .gist =
        Sieht den Griff; Zähler
        zerstört eine Karte

card-tgtbt = TGTBT
    .text =
        Greift der Runner aus F&E darauf zu, muss er die Karte aufdecken.
        Wenn der Runner darauf zugreift, gib ihm 1 Markierung.
    .gist = Zugriff: 1 Markierung

card-sweeps-week = Einschaltquotenforschung
    .text = Erhalte 1{ -credit } für jede Karte im Griff.
    .gist =
        1{ -credit } je Karte
        im Griff

card-rsvp = U.A.W.G.
    .text = { -sub } Der Runner kann für den Rest dieses Runs keine Credits ausgeben.
    .gist =
        Keine Credits mehr
        in diesem Run

card-market-research = Marktforschung
    .text =
        Wenn du dafür Punkte erzielst, während der Runner markiert ist, lege 1 Agendazähler hierauf.
        Solange ein Agendazähler hier liegt, 1 Agendapunkt mehr wert.
    .gist = Markiert: 1 Punkt mehr

card-wraparound = Multi-Loop
    .text =
        +7 Stärke, solange kein Fracter installiert ist.
        { -sub } Beende den Run.
    .gist =
        Ohne Fracter: +7 Stärke
        beendet den Run

card-broadcast-square = Broadcast Square
    .text = Immer wenn du Negative Publicity erhalten würdest, Aufspüren 3: Bei Erfolg verhindere sie ganz.
    .gist =
        Negative Publicity:
        Aufspüren 3 verhindert

card-corporate-shuffle = Konzern-Umbesetzungen
    .text =
        Kostet beim Ausspielen zusätzlich { -click }.
        Mische das HQ in F&E. Ziehe 5 Karten.
    .gist = HQ in F&E, ziehe 5

## Weyland

card-geothermal-fracking = Geothermisches Fracking
    .text =
        Wenn du dafür Punkte erzielst, lege 2 Agendazähler hierauf.
        { -click }, gehosteter Agendazähler: Erhalte 7{ -credit } und 1 Negative Publicity.
    .gist =
        { -click }, Zähler: 7{ -credit }, 1 Nega-
        tive Publicity

card-swarm = Schwarm
    .text =
        Beim Laden erhältst du 1 Negative Publicity.
        Kann entwickelt werden. Hat je Entwicklungsmarker hier einmal diese Subroutine:
        { -sub } Zerstöre 1 Programm, außer der Runner bezahlt 3{ -credit }.
    .gist =
        Je Marker: ein Programm
        weg, oder 3{ -credit }

card-the-cleaners = Die Cleaner
    .text = Immer wenn du Körper-Schaden verursachst, verursache 1 mehr.
    .gist = +1 Körper-Schaden

card-elizabeth-mills = Elizabeth Mills
    .text =
        Beim Laden entferne 1 Negative Publicity.
        { -click }, { -trash }: Zerstöre 1 Ort und erhalte 1 Negative Publicity.
    .gist =
        −1 Negative Publicity
        { -click } { -trash }: zerstöre einen Ort

card-off-the-grid = Vom Netz genommen
    .text =
        Nur in einem ausgelagerten System installierbar.
        Der Runner kann keine Runs auf dieses System durchführen.
        Wenn ein Run auf das HQ erfolgreich ist, zerstöre Vom Netz genommen.
    .gist =
        Kein Run hierher, bis
        einer auf das HQ gelingt

card-ireress = Ireress
    .text =
        Hat je Negativer Publicity, die du hast, einmal diese Subroutine:
        { -sub } Der Runner verliert 1{ -credit }.
    .gist =
        −1{ -credit } je Negativer
        Publicity

card-power-shutdown = Stromabschaltung
    .text =
        Nur spielbar, wenn der Runner in seinem letzten Zug einen Run durchgeführt hat.
        Zerstöre beliebig viele Karten oben von F&E. Der Runner zerstört 1 installiertes Programm oder installierte Hardware, die höchstens so viel kostet.
    .gist =
        F&E-Karten weg: Runner
        zerstört so viel Wert

card-curtain-wall = Kurtine
    .text =
        +4 Stärke, solange sie das äußerste Ice ist, das ihr System schützt.
        { -sub } Beende den Run.
        { -sub } Beende den Run.
        { -sub } Beende den Run.
    .gist =
        Ganz außen: +4 Stärke
        3 × beendet den Run

card-punitive-counterstrike = Vergeltungsmassnahme
    .text = Aufspüren 5: Bei Erfolg verursache so viel Körper-Schaden, wie aufgedruckte Agendapunkte auf allen Agenden stehen, die der Runner in seinem letzten Zug gestohlen hat.
    .gist =
        Aufspüren 5: Körper je
        gestohlenem Punkt

card-grndl-power-unleashed = GRNDL: Entfesselte Gewalten
    .text = Du beginnst das Spiel mit 10{ -credit } und 1 Negativen Publicity.
    .gist =
        Beginn mit 10{ -credit }, 1 Nega-
        tiven Publicity

card-vulcan-coverup = Vulcan-Vertuschung
    .text =
        Wenn du dafür Punkte erzielst, verursache 2 Körper-Schaden.
        Wenn der Runner sie stiehlt, erhalte 1 Negative Publicity.
    .gist =
        Gepunktet:
        2 Körper-Schaden

card-grndl-refinery = GRNDL-Raffinerie
    .text =
        Kann entwickelt werden.
        { -click }, { -trash }: Erhalte 4{ -credit } je Entwicklungsmarker hier.
    .gist = { -click } { -trash }: 4{ -credit } je Marker

card-hive = Bienenstock
    .text =
        Verliert je Agendapunkt in deiner Punktezone eine dieser Subroutinen.
        { -sub } Beende den Run.
        { -sub } Beende den Run.
        { -sub } Beende den Run.
        { -sub } Beende den Run.
        { -sub } Beende den Run.
    .gist =
        5 × beendet den Run,
        minus deine Punkte

card-witness-tampering = Zeugen beeinflussen
    .text =
        Kostet beim Ausspielen zusätzlich { -click }.
        Entferne bis zu 2 Negative Publicity.
    .gist = −2 Negative Publicity

## Neutral Corp

card-cyberdex-trial = Cyberdex-Testversion
    .text = Entferne alle Viruszähler.
    .gist = Alle Viruszähler weg

card-grim = Grimm
    .text =
        Beim Laden erhältst du 1 Negative Publicity.
        { -sub } Zerstöre 1 Programm.
    .gist = Zerstöre 1 Programm

card-profiteering = Preistreiberei
    .text = Wenn du dafür Punkte erzielst, erhalte bis zu 3 Negative Publicity. Erhalte 5{ -credit } für jede erhaltene.
    .gist =
        Bis zu 3 Negative
        Publicity: je 5{ -credit }

card-restructure = Umstrukturierung
    .text = Erhalte 15{ -credit }.
    .gist = Erhalte 15{ -credit }

card-paper-wall = Papierwand
    .text =
        Sobald alle ihre Subroutinen in einer Begegnung ausgeschaltet sind, zerstöre Papierwand.
        { -sub } Beende den Run.
    .gist =
        Beendet den Run
        besiegt: zerstört

card-interns = Praktikanten
    .text =
        Kostet beim Ausspielen zusätzlich { -click }.
        Installiere eine Karte aus dem Archiv oder dem HQ, ohne ihre Installationskosten zu bezahlen.
    .gist =
        Installiert gratis aus
        Archiv oder HQ

card-veterans-program = Veteranenprogramm
    .text = Wenn du dafür Punkte erzielst, darfst du bis zu 2 Negative Publicity entfernen.
    .gist =
        Gepunktet: −2 Negative
        Publicity

card-subliminal-messaging = Unterschwellige Botschaften
    .text =
        Erhalte 1{ -credit }. Wenn du in einem Zug zum ersten Mal ein Exemplar von Unterschwellige Botschaften spielst, erhalte { -click }.
        Wenn dein Zug beginnt, diese Karte im Archiv liegt und der Runner in seinem letzten Zug keinen Run durchgeführt hat, darfst du sie vorzeigen und ins HQ nehmen.
    .gist =
        1{ -credit } und { -click }; kommt ohne
        Run zurück

card-napd-contract = NAPD-Vertrag
    .text =
        Braucht je Negativer Publicity, die du hast, 1 Entwicklungsmarker mehr, damit du Punkte für ihn erzielst.
        Ihn zu stehlen kostet den Runner zusätzlich 4{ -credit }.
    .gist =
        Stehlen: +4{ -credit }; braucht
        mehr bei Neg. Publicity

card-quandary = Dilemma
    .text = { -sub } Beende den Run.
    .gist = Beendet den Run
