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
    .text = { -click }: Führe einen Run auf F&E durch. Ist er erfolgreich, sieh dir statt auf Karten zuzugreifen die obersten 3 Karten von F&E an und zerstöre 1 davon. Danach mischt der Konzern F&E.
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
        Führe einen Run auf ein ausgelagertes System durch. Ist er erfolgreich, zerstöre statt auf Karten zuzugreifen alle Karten in diesem System, aber kein Ice.
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
