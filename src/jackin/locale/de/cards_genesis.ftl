# Karten des Genesis-Zyklus: Titel, Regeltext (eine Zeile je Fähigkeit) und Kurzfassung (höchstens zwei kurze Zeilen).
# Alle Texte sind eigene Formulierungen. Symbole sind Terme: siehe symbols.ftl.

## Anarch

card-whizzard-master-gamer = Whizzard: Meistergamer
    .text = 3{ -recurring } zum Zerstören von Karten.
    .gist = 3{ -recurring } zum Zerstören

card-spinal-modem = Spinales Modem
    .text =
        +1{ -mu }
        2{ -recurring } zum Nutzen von Ice-Brechern.
        Wenn ein Aufspüren während eines Runs erfolgreich ist, erleide 1 Hirn-Schaden.
        Eine Konsole je Spieler.
    .gist =
        +1{ -mu }, 2{ -recurring } für Brecher
        aufgespürt: 1 Hirn

card-imp = Teufelchen
    .text =
        Kommt beim Installieren mit 2 Viruszählern.
        Einmal je Zug darfst du 1 Viruszähler von hier entfernen, um die Karte, auf die du gerade zugreifst, kostenlos zu zerstören, auch ohne Zerstörungskosten.
    .gist =
        Zähler: zerstört die
        Karte im Zugriff

card-morning-star = Morgenstern
    .text = 1{ -credit }: Schalte beliebig viele Barriere-Subroutinen aus.
    .gist = 1{ -credit }: alle Barriere-Subr.

card-vamp = Vamp
    .text =
        Führe einen Run auf das HQ durch. Ist er erfolgreich, darfst du statt auf Karten zuzugreifen beliebig viele Credits ausgeben; der Konzern verliert ebenso viele.
        Wenn du welche ausgegeben hast, erhältst du 1 Markierung.
    .gist =
        HQ: zahle, Konzern ver-
        liert so viel, 1 Mark.

card-liberated-account = Befreites Konto
    .text =
        Kommt beim Installieren mit 16{ -credit }. Zerstöre es, wenn es leer ist.
        { -click }: Nimm 4{ -credit } von hier.
    .gist = { -click }: nimm 4{ -credit }

card-nerve-agent = Nervenkampfstoff
    .text =
        Wenn ein Run auf das HQ erfolgreich ist, lege 1 Viruszähler hierauf.
        Immer wenn du auf Karten aus dem HQ zugreifst, darfst du für jeden Viruszähler hier nach dem ersten auf 1 Karte mehr zugreifen. Lege die Anzahl vor dem ersten Zugriff fest.
    .gist =
        HQ: +1 Zugriff je
        Zähler nach dem ersten

card-joshua-b = Joshua B.
    .text = Beginn deines Zuges: Du darfst { -click } erhalten. Wenn du das tust, erhältst du am Ende dieses Zuges 1 Markierung.
    .gist =
        Jeden Zug { -click } mehr,
        dann 1 Markierung

card-disrupter = Störer
    .text = { -trash }: Wenn ein Aufspüren beginnt, wird seine Grundstärke 0.
    .gist =
        { -trash }: Aufspüren
        beginnt bei 0

card-force-of-nature = Naturgewalt
    .text =
        2{ -credit }: Schalte bis zu 2 Code-Zugang-Subroutinen aus.
        1{ -credit }: +1 Stärke.
    .gist =
        2{ -credit }: 2 Code-Zugang-Subr.
        1{ -credit }: +1 Stärke

card-scrubber = Schrubber
    .text = 2{ -recurring } zum Zerstören von Karten.
    .gist = 2{ -recurring } zum Zerstören

card-surge = Stromstoß
    .text =
        Nur spielbar, wenn du in diesem Zug einen Viruszähler auf ein Programm gelegt hast.
        Lege 2 Viruszähler auf dieses Programm.
    .gist =
        2 Zähler auf ein ge-
        füttertes Virus-Progr.

card-xanadu = Xanadu
    .text = Ice zu laden kostet 1{ -credit } mehr.
    .gist = Ice laden: +1{ -credit }

card-retrieval-run = Bergungs-Run
    .text = Führe einen Run auf das Archiv durch. Ist er erfolgreich, darfst du statt auf Karten zuzugreifen 1 Programm aus deiner Ablage installieren und alle Kosten ignorieren.
    .gist =
        Archiv: Programm aus
        der Ablage, gratis

card-darwin = Darwin
    .text =
        2{ -credit }: Schalte 1 Subroutine eines beliebigen Ice aus.
        Seine Stärke ist die Zahl der Viruszähler hier.
        Beginn deines Zuges: Du darfst 1{ -credit } bezahlen, um 1 Viruszähler hierauf zu legen.
    .gist =
        2{ -credit }: jede Subr.
        Stärke: seine Zähler

card-data-leak-reversal = Datenleck umdrehen
    .text =
        Installiere nur nach einem erfolgreichen Run auf ein zentrales System in diesem Zug.
        { -click }: Der Konzern zerstört die oberste Karte von F&E. Nur, solange du markiert bist.
    .gist =
        Wenn markiert:
        { -click }: F&E verliert 1 Karte

## Criminal

card-cortez-chip = Cortez-Chip
    .text = { -trash }: Wähle ein Ice. Bis zum Ende des Zuges kostet es den Konzern zusätzlich 2{ -credit }, es zu laden.
    .gist = { -trash }: 1 Ice laden +2{ -credit }

card-peacock = Pfau
    .text =
        2{ -credit }: Schalte 1 Code-Zugang-Subroutine aus.
        2{ -credit }: +3 Stärke.
    .gist =
        2{ -credit }: Code-Zugang-Subr.
        2{ -credit }: +3 Stärke

card-satellite-uplink = Satelliten-Uplink
    .text = Enthülle bis zu 2 Karten.
    .gist = Enthülle bis zu 2

card-e3-feedback-implants = Feedback-Implantate Typ E3
    .text = Immer wenn du eine Subroutine eines Ice ausschaltest, darfst du 1{ -credit } bezahlen, um 1 weitere Subroutine dieses Ice auszuschalten.
    .gist =
        Nach dem Ausschalten:
        1{ -credit }: 1 weitere Subr.

card-compromised-employee = Kompromittierter Mitarbeiter
    .text =
        1{ -recurring } für Aufspüren.
        Wenn der Konzern ein Ice lädt, erhalte 1{ -credit }.
    .gist =
        1{ -recurring } für Aufspüren
        Ice geladen: +1{ -credit }

card-emergency-shutdown = Notabschaltung
    .text =
        Nur spielbar nach einem erfolgreichen Run auf das HQ in diesem Zug.
        Entlade 1 Ice.
    .gist =
        Nach HQ-Run:
        entlade 1 Ice

card-muresh-bodysuit = Muresh-Kampfanzug
    .text = Verhindere den ersten Körper-Schaden, den du in jedem Zug erleiden würdest.
    .gist =
        Erster Körper-Schaden
        jedes Zuges: verhindert

card-snitch = Spitzel
    .text = Einmal je Run darfst du ein nicht geladenes Ice enthüllen, wenn du dich ihm näherst. Danach darfst du dich ausstöpseln.
    .gist =
        Enthülle Ice vor dir,
        dann bleib oder geh

card-doppelganger = Doppelgänger
    .text =
        +1{ -mu }
        Einmal je Zug darfst du, wenn ein erfolgreicher Run endet, einen Run auf ein beliebiges System durchführen.
        Eine Konsole je Spieler.
    .gist =
        +1{ -mu }, nach einem Erfolg:
        noch ein Run

card-crescentus = Crescentus
    .text = { -trash }: Entlade ein Ice, dessen Subroutinen du in dieser Begegnung alle ausgeschaltet hast.
    .gist = { -trash }: entlade besiegtes Ice

card-andromeda-dispossessed-ristie = Andromeda: Enteigneter Ristie
    .text = Deine Starthand hat 9 Karten.
    .gist = Beginnt mit 9 Karten

card-networking = Kontaktnetz knüpfen
    .text =
        Entferne 1 Markierung.
        Du darfst 1{ -credit } bezahlen, um Kontaktnetz knüpfen wieder in deinen Griff zu nehmen.
    .gist =
        Entferne 1 Markierung
        1{ -credit }: zurück auf die Hand

card-hq-interface = HQ Interface
    .text = Immer wenn du auf Karten aus dem HQ zugreifst, greife auf 1 Karte mehr zu.
    .gist = HQ: +1 Zugriff

card-pheromones = Pheromone
    .text =
        So viele { -recurring }, wie Viruszähler hier liegen, für Runs auf das HQ.
        Wenn ein Run auf das HQ erfolgreich ist, lege 1 Viruszähler hierauf.
    .gist = HQ-Runs: { -recurring } je Zähler

card-faerie = Fee
    .text =
        0{ -credit }: Schalte 1 Wächter-Subroutine aus.
        1{ -credit }: +1 Stärke.
        Wenn eine Begegnung endet, in der Fee eine Subroutine ausgeschaltet hat, zerstöre sie.
    .gist =
        0{ -credit }: Wächter-Subr.,
        dann zerstört

card-mr-li = Mr. Li
    .text = { -click }: Ziehe 2 Karten und lege dann 1 davon unter deinen Stapel.
    .gist = { -click }: ziehe 2, 1 zurück

## Shaper

card-zu-13-key-master = ZU.13 Keymaster
    .text =
        Braucht kein { -mu }, solange du mindestens 2{ -link } hast, installiert oder nicht.
        1{ -credit }: Schalte 1 Code-Zugang-Subroutine aus.
        1{ -credit }: +1 Stärke.
    .gist =
        1{ -credit }: Code-Zugang-Subr.
        1{ -credit }: +1 Stärke

card-the-helpful-ai = Die hilfreiche KI
    .text =
        +1{ -link }
        { -trash }: Wähle einen Ice-Brecher; er hat bis zum Ende des Zuges +2 Stärke.
    .gist =
        +1{ -link }
        { -trash }: Ice-Brecher +2

card-notoriety = Berüchtigt
    .text =
        Nur spielbar nach erfolgreichen Runs auf F&E, HQ und Archiv in diesem Zug.
        Lege diese Karte als Agenda mit 1 Agendapunkt in deinen Punktezone.
    .gist =
        Drei zentrale Runs:
        1 Agendapunkt

card-snowball = Schneeball
    .text =
        1{ -credit }: Schalte 1 Barriere-Subroutine aus. Jedes Mal +1 Stärke für diesen Run.
        1{ -credit }: +1 Stärke.
    .gist =
        1{ -credit }: Barriere, wächst
        1{ -credit }: +1 Stärke

card-chaos-theory-wunderkind = Chaostheorie: Wunderkind
    .text = +1{ -mu }
    .gist = +1{ -mu }

card-test-run = Testlauf
    .text =
        Durchsuche deinen Stapel oder deine Ablage nach 1 Programm und installiere es, ohne Kosten zu bezahlen. Mische deinen Stapel, wenn du ihn durchsucht hast.
        Am Ende deines Zuges kommt das Programm oben auf deinen Stapel, wenn es noch installiert ist.
    .gist =
        Ein Programm gratis
        bis zum Zugende

card-dinosaurus = Dinosaurus
    .text =
        Kann 1 Ice-Brecher hosten, der keine KI ist. Er braucht deinen Speicher nicht und hat +2 Stärke.
        Eine Konsole je Spieler.
    .gist =
        Hostet 1 Ice-Brecher:
        kein { -mu }, +2 Stärke

card-personal-workshop = Private Werkstatt
    .text =
        { -click }: Hoste ein Programm oder eine Hardware aus deinem Griff hier, mit so vielen Wirkungszählern, wie die Installation kostet.
        1{ -credit }: Entferne 1 Wirkungszähler von einer gehosteten Karte.
        Beginn deines Zuges: Entferne 1 Wirkungszähler von einer gehosteten Karte.
        Wenn auf einer gehosteten Karte keine Wirkungszähler mehr liegen, installiere sie, ohne Kosten zu bezahlen.
    .gist =
        { -click }: baue eine Karte,
        je Zug 1 billiger

card-deus-x = Deus X
    .text =
        { -trash }: Schalte beliebig viele AP-Subroutinen aus.
        { -trash }: Verhindere beliebig viel Netz-Schaden.
    .gist =
        { -trash }: alle AP-Subr. oder
        kein Netz-Schaden

card-all-nighter = Durchgemachte Nacht
    .text = { -click }, { -trash }: Erhalte { -click }{ -click }.
    .gist = { -click }, { -trash }: erhalte { -click }{ -click }

card-quality-time = Zweisamkeit
    .text = Ziehe 5 Karten.
    .gist = Ziehe 5 Karten

card-replicator = Replikator
    .text = Wenn du Hardware installierst, auch Replikator, darfst du deinen Stapel nach 1 weiteren Exemplar davon durchsuchen. Zeige es vor, nimm es in deinen Griff und mische.
    .gist =
        Hardware installiert:
        finde ein zweites

card-creeper = Krabbelviech
    .text =
        Braucht kein { -mu }, solange du mindestens 2{ -link } hast, installiert oder nicht.
        2{ -credit }: Schalte 1 Wächter-Subroutine aus.
        1{ -credit }: +1 Stärke.
    .gist =
        2{ -credit }: Wächter-Subr.
        1{ -credit }: +1 Stärke

card-indexing = Indexierung
    .text = Führe einen Run auf F&E durch. Ist er erfolgreich, darfst du statt auf Karten zuzugreifen die obersten 5 Karten von F&E ansehen und in beliebiger Reihenfolge zurücklegen.
    .gist =
        F&E: ordne die
        obersten 5 Karten

card-rd-interface = F&E Interface
    .text = Immer wenn du auf Karten von F&E zugreifst, greife auf 1 Karte mehr zu.
    .gist = F&E: +1 Zugriff

card-deep-thought = Deep Thought
    .text =
        Wenn ein Run auf F&E erfolgreich ist, lege 1 Viruszähler hierauf.
        Mit mindestens 3 Viruszählern hier darfst du zu Beginn deines Zuges die oberste Karte von F&E ansehen.
    .gist =
        3 Zähler: jeden Zug
        F&E ansehen

## Neutral Runner cards

card-plascrete-carapace = Plastbeton-Panzer
    .text =
        Kommt beim Installieren mit 4 Wirkungszählern. Zerstöre ihn, wenn er leer ist.
        Gehosteter Wirkungszähler: Verhindere 1 Körper-Schaden.
    .gist =
        4 Zähler: je −1
        Körper-Schaden

card-dyson-mem-chip = Dyson-Speicherchip
    .text = +1{ -mu } +1{ -link }
    .gist = +1{ -mu } +1{ -link }

card-public-sympathy = Öffentliches Mitgefühl
    .text = +2 Handkartenlimit.
    .gist = Handkartenlimit +2

card-inside-man = Insider
    .text = 2{ -recurring } zum Installieren von Hardware.
    .gist = 2{ -recurring } für Hardware

card-underworld-contact = Unterweltkontakt
    .text = Beginn deines Zuges: Erhalte 1{ -credit }, wenn du mindestens 2{ -link } hast.
    .gist = Mit 2{ -link }: 1{ -credit } jeden Zug

card-kraken = Krake
    .text =
        Nur spielbar, wenn du in diesem Zug eine Agenda gestohlen hast.
        Wähle ein System. Der Konzern zerstört 1 Ice, das es schützt.
    .gist =
        Nach Diebstahl:
        1 Ice zerstört

card-kati-jones = Kati Jones
    .text =
        { -click }: Lege 3{ -credit } hierauf.
        { -click }: Nimm alle Credits von hier.
        Nur eines davon in jedem Zug.
    .gist =
        { -click }: lege 3{ -credit } hierauf
        { -click }: nimm alles

card-new-angeles-city-hall = Rathaus von New Angeles
    .text =
        2{ -credit }: Vermeide 1 Markierung.
        Wenn du eine Agenda stiehlst, zerstöre es.
    .gist =
        2{ -credit }: −1 Markierung
        stehlen: zerstört

## Haas-Bioroid

card-haas-bioroid-stronger-together = Haas-Bioroid: Gemeinsam stärker
    .text = Jedes Bioroid-Ice hat +1 Stärke.
    .gist = Bioroid-Ice +1 Stärke

card-mandatory-upgrades = Verpflichtende Upgrades
    .text = Du hast jeden Zug { -click } mehr zur Verfügung.
    .gist = Jeden Zug { -click } mehr

card-janus-1-0 = Janus 1.0
    .text =
        Der Runner darf { -click } ausgeben, um 1 Subroutine hier auszuschalten.
        { -sub } Verursache 1 Hirn-Schaden.
        { -sub } Verursache 1 Hirn-Schaden.
        { -sub } Verursache 1 Hirn-Schaden.
        { -sub } Verursache 1 Hirn-Schaden.
    .gist = 4 × 1 Hirn-Schaden

card-ash-2x3zb9cy = Ash 2X3ZB9CY
    .text = Wenn ein Run auf dieses System erfolgreich ist, Aufspüren 4: Bei Erfolg kann der Runner für den Rest dieses Runs auf keine andere Karte als Ash zugreifen.
    .gist =
        Erfolg hier: Aufspüren
        4: Zugriff nur auf Ash

card-encryption-protocol = Verschlüsselungsprotokoll
    .text = Installierte Karten zu zerstören kostet 1{ -credit } mehr.
    .gist = Zerstören: +1{ -credit }

card-sherlock-1-0 = Sherlock 1.0
    .text =
        Der Runner darf { -click } ausgeben, um 1 Subroutine hier auszuschalten.
        { -sub } Aufspüren 4: Bei Erfolg lege 1 installiertes Programm oben auf den Stapel.
        { -sub } Aufspüren 4: Bei Erfolg lege 1 installiertes Programm oben auf den Stapel.
    .gist =
        2 × Aufspüren 4: Pro-
        gramm auf den Stapel

card-project-vitruvius = Projekt Vitruvius
    .text =
        Wenn du dafür Punkte erzielst, lege für jeden Entwicklungsmarker über 3 hinaus 1 Agendazähler hierauf.
        Gehosteter Agendazähler: Nimm 1 Karte aus dem Archiv ins HQ.
    .gist =
        Mehr Marker: Zähler
        Archiv → HQ

card-viper = Viper
    .text =
        { -sub } Aufspüren 3: Bei Erfolg verliert der Runner { -click }, wenn er kann.
        { -sub } Aufspüren 3: Bei Erfolg beende den Run.
    .gist =
        Aufspüren 3: −{ -click }
        Aufspüren 3: Run endet

card-green-level-clearance = Sicherheitsfreigabe Grün
    .text = Erhalte 3{ -credit } und ziehe 1 Karte.
    .gist = Erhalte 3{ -credit }, ziehe 1

card-hourglass = Stundenglas
    .text =
        { -sub } Der Runner verliert { -click }, wenn er kann.
        { -sub } Der Runner verliert { -click }, wenn er kann.
        { -sub } Der Runner verliert { -click }, wenn er kann.
    .gist = 3 × verliert { -click }

card-eve-campaign = Eva-Kampagne
    .text =
        Kommt beim Laden mit 16{ -credit }. Zerstöre sie, wenn sie leer ist.
        Beginn deines Zuges: Nimm 2{ -credit } von hier.
    .gist = 2{ -credit } jeden Zug

card-rework = Überarbeitung
    .text = Mische 1 Karte aus dem HQ in F&E.
    .gist = HQ → F&E: 1 Karte

card-eli-1-0 = Eli 1.0
    .text =
        Der Runner darf { -click } ausgeben, um 1 Subroutine hier auszuschalten.
        { -sub } Beende den Run.
        { -sub } Beende den Run.
    .gist = 2 × beendet den Run

card-ruhr-valley = Ruhrgebiet
    .text =
        Ein Run auf dieses System kostet den Runner zusätzlich { -click }.
        Eine Region je System.
    .gist =
        Run hierher kostet
        { -click } mehr

## Jinteki

card-braintrust = Braintrust
    .text =
        Wenn du dafür Punkte erzielst, lege für je 2 Entwicklungsmarker über 3 hinaus 1 Agendazähler hierauf.
        Ice zu laden kostet je Agendazähler hier 1{ -credit } weniger.
    .gist =
        Mehr Marker: Ice
        günstiger

card-snowflake = Schneeflocke
    .text = { -sub } Du und der Runner gebt jeder verdeckt 0 bis 2{ -credit } aus und zeigt sie dann. Habt ihr unterschiedlich viel ausgegeben, beende den Run.
    .gist =
        Psi: ungleich beendet
        den Run

card-jinteki-replicating-perfection = Jinteki: Wir replizieren Perfektion
    .text = Der Runner kann keine Runs auf ausgelagerte Systeme durchführen, bevor er in diesem Zug einen Run auf ein zentrales System begonnen hat.
    .gist =
        Erst zentral,
        dann außen

card-fetal-ai = Fötale KI
    .text =
        Greift der Runner von F&E aus darauf zu, muss er sie vorzeigen.
        Wenn der Runner darauf zugreift, verursache 2 Netz-Schaden. Nicht bei Zugriff aus dem Archiv.
        Sie zu stehlen kostet den Runner zusätzlich 2{ -credit }.
    .gist =
        Zugriff: 2 Netz-Schaden
        Stehlen: +2{ -credit }

card-trick-of-light = Optischer Trick
    .text = Wähle eine Karte, die entwickelt werden kann. Verschiebe bis zu 2 Entwicklungsmarker von 1 anderen Karte darauf.
    .gist = Verschiebe 2 Marker

card-sensei = Sensei
    .text =
        { -sub } Für den Rest dieses Runs hat jedes andere Ice während seiner Begegnung nach allen eigenen auch diese Subroutine:
        { -sub } Beende den Run.
    .gist =
        Ice nach ihm: beendet
        auch den Run

card-edge-of-world = Rand der Welt
    .text = Wenn der Runner darauf zugreift, während sie installiert ist, darfst du 3{ -credit } bezahlen, um je Ice, das dieses System schützt, 1 Hirn-Schaden zu verursachen.
    .gist =
        3{ -credit }: 1 Hirn-Schaden
        je Ice hier

card-sunset = Sonnenuntergang
    .text = Wähle ein System. Ordne das Ice, das es schützt, in beliebiger Reihenfolge.
    .gist =
        Ordne das Ice
        eines Systems

card-dedicated-server = Spezialisiertes System
    .text = 2{ -recurring } zum Laden von Ice.
    .gist = 2{ -recurring } zum Laden von Ice

card-bullfrog = Ochsenfrosch
    .text = { -sub } Du und der Runner gebt jeder verdeckt 0 bis 2{ -credit } aus und zeigt sie dann. Habt ihr unterschiedlich viel ausgegeben, wird Ochsenfrosch das äußerste Ice eines anderen Systems, und der Run geht von dort weiter.
    .gist =
        Psi: ungleich ver-
        legt den Run

card-whirlpool = Strudel
    .text = { -sub } Der Runner kann sich für den Rest dieses Runs nicht ausstöpseln. Zerstöre Strudel.
    .gist = Kein Ausstöpseln

card-hokusai-grid = Hokusai-Netz
    .text =
        Wenn ein Run auf dieses System erfolgreich ist, verursache 1 Netz-Schaden.
        Eine Region je System.
    .gist =
        Erfolg hier:
        1 Netz-Schaden

card-ronin = Ronin
    .text =
        Kann entwickelt werden.
        { -click }, { -trash }: Verursache 3 Netz-Schaden. Nur mit mindestens 4 Entwicklungsmarkern hier.
    .gist =
        4 Marker:
        { -click }, { -trash }: 3 Netz-Schaden

card-midori = Midori
    .text = Einmal je Run darfst du, wenn sich der Runner einem Ice nähert, das dieses System schützt, es mit einem Ice aus dem HQ tauschen; dieses ist nicht geladen, und der Runner nähert sich nun ihm. Tust du das, darf er sich ausstöpseln.
    .gist =
        Tauscht Ice mit
        einem aus dem HQ

## NBN

card-restructured-datapool = Restrukturierter Datenpool
    .text = { -click }: Aufspüren 2. Bei Erfolg erhält der Runner 1 Markierung.
    .gist =
        { -click }: Aufspüren 2:
        1 Markierung

card-tmi = TMI
    .text =
        Beim Laden Aufspüren 2: Bei Misserfolg entlade TMI.
        { -sub } Beende den Run.
    .gist =
        Laden: Aufspüren 2
        beendet den Run

card-big-brother = Big Brother
    .text =
        Nur spielbar, wenn der Runner markiert ist.
        Gib dem Runner 2 Markierungen.
    .gist =
        Wenn markiert:
        2 Markierungen

card-chilo-city-grid = Stadtnetz von ChiLo
    .text =
        Wenn ein Aufspüren während eines Runs auf dieses System erfolgreich ist, gib dem Runner 1 Markierung.
        Eine Region je System.
    .gist =
        Hier aufgespürt:
        1 Markierung

card-marked-accounts = Markierte Konten
    .text =
        Beginn deines Zuges: Nimm 1{ -credit } von hier, falls möglich.
        { -click }: Lege 3{ -credit } hierauf.
    .gist =
        1{ -credit } jeden Zug
        { -click }: lege 3{ -credit } hierauf

card-pop-up-window = Pop-up Fenster
    .text =
        Bei der Begegnung erhältst du 1{ -credit }.
        { -sub } Beende den Run, außer der Runner bezahlt 1{ -credit }.
    .gist =
        Erhalte 1{ -credit }
        Run endet, oder 1{ -credit }

card-uroboros = Ouroboros
    .text =
        { -sub } Aufspüren 4: Bei Erfolg kann der Runner in diesem Zug keinen weiteren Run durchführen.
        { -sub } Aufspüren 4: Bei Erfolg beende den Run.
    .gist =
        Aufspüren 4: kein Run
        Aufspüren 4: Run endet

card-net-police = Netzpolizei
    .text = So viele { -recurring }, wie der Runner { -link } hat, für Aufspüren.
    .gist = { -recurring } für Aufspüren je { -link }

card-data-hound = Datenspürhund
    .text = { -sub } Aufspüren 2: Bei Erfolg sieh dir so viele oberste Karten des Stapels an, wie die Spurstärke höher ist. Zerstöre 1 davon und lege die anderen in beliebiger Reihenfolge zurück.
    .gist =
        Aufspüren 2: ordnet
        den Stapel, 1 weg

card-bernice-mai = Bernice Mai
    .text = Wenn ein Run auf dieses System erfolgreich ist, Aufspüren 5: Bei Erfolg erhält der Runner 1 Markierung, bei Misserfolg zerstöre Bernice Mai.
    .gist =
        Erfolg hier:
        Aufspüren 5: 1 Mark.

card-nbn-the-world-is-yours = NBN: Die Welt gehört dir*
    .text = +1 Handkartenlimit.
    .gist = Handkartenlimit +1

card-project-beale = Projekt Beale
    .text =
        Wenn du dafür Punkte erzielst, lege für je 2 Entwicklungsmarker über 3 hinaus 1 Agendazähler hierauf.
        Je Agendazähler hier 1 Agendapunkt mehr wert.
    .gist =
        Mehr Marker:
        mehr Punkte

card-midseason-replacements = Unerwartete Auswechslung
    .text =
        Nur spielbar, wenn der Runner in seinem letzten Zug eine Agenda gestohlen hat.
        Aufspüren 6: Bei Erfolg erhält der Runner so viele Markierungen, wie die Spurstärke höher ist.
    .gist =
        Aufspüren 6: Mark.
        je Vorsprung

card-flare = Flare
    .text = { -sub } Aufspüren 6: Bei Erfolg zerstöre 1 Hardware, verursache 2 Körper-Schaden, der nicht verhindert werden kann, und beende den Run.
    .gist =
        Aufspüren 6: Hardware,
        2 Körper, Run endet

## Weyland Consortium

card-project-atlas = Projekt Atlas
    .text =
        Wenn du dafür Punkte erzielst, lege für jeden Entwicklungsmarker über 3 hinaus 1 Agendazähler hierauf.
        Gehosteter Agendazähler: Durchsuche F&E nach 1 Karte. Zeige sie vor, nimm sie ins HQ und mische.
    .gist =
        Mehr Marker: Zähler
        suche 1 Karte

card-caduceus = Merkurstab
    .text =
        { -sub } Aufspüren 3: Bei Erfolg erhalte 3{ -credit }.
        { -sub } Aufspüren 2: Bei Erfolg beende den Run.
    .gist =
        Aufspüren 3: 3{ -credit }
        Aufspüren 2: Run endet

card-power-grid-overload = Gezielter Blackout
    .text =
        Nur spielbar, wenn der Runner in seinem letzten Zug einen erfolgreichen Run hatte.
        Aufspüren 2: Bei Erfolg zerstöre 1 Hardware, die höchstens so viel kostet, wie die Spurstärke höher ist.
    .gist =
        Aufspüren 2: zerstört
        Hardware je Vorsprung

card-amazon-industrial-zone = Amazonas-Industriegebiet
    .text =
        Immer wenn du ein Ice installierst, das dieses System schützt, darfst du es sofort für 3{ -credit } weniger laden.
        Eine Region je System.
    .gist =
        Neues Ice hier: laden
        für 3{ -credit } weniger

card-woodcutter = Holzfäller
    .text =
        Kann nur entwickelt werden, solange es geladen ist. Hat je Entwicklungsmarker hier einmal diese Subroutine:
        { -sub } Verursache 1 Netz-Schaden.
    .gist =
        1 Netz-Schaden je
        Entwicklungsmarker

card-commercialization = Kommerzialisierung
    .text = Wähle ein Ice. Erhalte 1{ -credit } je Entwicklungsmarker darauf.
    .gist =
        1{ -credit } je Marker
        auf einem Ice

card-weyland-consortium-because-we-built-it = Weyland-Konsortium: Weil wir es gebaut haben
    .text = 1{ -recurring } zum Entwickeln von Ice.
    .gist = 1{ -recurring }: Ice entwickeln

card-government-contracts = Regierungsaufträge
    .text = { -click }, { -click }: Erhalte 4{ -credit }.
    .gist = { -click }{ -click }: 4{ -credit }

card-tyrant = Tyrann
    .text =
        Kann nur entwickelt werden, solange es geladen ist. Hat je Entwicklungsmarker hier einmal diese Subroutine:
        { -sub } Beende den Run.
    .gist =
        Je Entwicklungsmarker:
        beendet den Run

card-oversight-ai = KI-Aufsicht
    .text =
        Lade ein Ice, ohne Kosten zu bezahlen, und hoste KI-Aufsicht als Zähler darauf.
        Sobald alle Subroutinen dieses Ice in einer Begegnung ausgeschaltet sind, zerstöre es.
    .gist =
        Lädt Ice gratis;
        besiegt: zerstört

card-salvage = Bergung
    .text =
        Kann nur entwickelt werden, solange es geladen ist. Hat je Entwicklungsmarker hier einmal diese Subroutine:
        { -sub } Aufspüren 2: Bei Erfolg erhält der Runner 1 Markierung.
    .gist =
        Je Marker: Aufspüren
        2: Markierung

card-simone-diego = Simone Diego
    .text = 2{ -recurring } zum Entwickeln von Karten in diesem System oder von Ice, das es schützt.
    .gist = 2{ -recurring }: hier entwickeln

card-dedicated-response-team = Spezialisiertes Reaktionsteam
    .text = Solange der Runner markiert ist, verursache 2 Körper-Schaden, wenn ein erfolgreicher Run endet.
    .gist =
        Markiert, Run erfolgt:
        2 Körper-Schaden

card-burke-bugs = Burke-Käfer
    .text = { -sub } Aufspüren 0: Bei Erfolg zerstört der Runner 1 Programm.
    .gist =
        Aufspüren 0: Runner
        zerstört 1 Programm

## Neutral Corp cards

card-draco = Dracō
    .text =
        Beim Laden darfst du beliebig viele Credits ausgeben, um ebenso viele Wirkungszähler hierauf zu legen.
        +1 Stärke je Wirkungszähler hier.
        { -sub } Aufspüren 2: Bei Erfolg erhält der Runner 1 Markierung und der Run endet.
    .gist =
        Stärke je Zähler
        Aufspüren 2: Mark., Ende

card-executive-retreat = Vorstands-Klausurtagung
    .text =
        Wenn du dafür Punkte erzielst, lege 1 Agendazähler hierauf und mische das HQ in F&E.
        { -click }, gehosteter Agendazähler: Ziehe 5 Karten.
    .gist =
        HQ in F&E mischen
        { -click }, Zähler: ziehe 5

card-freelancer = Freelancer
    .text =
        Nur spielbar, wenn der Runner markiert ist.
        Zerstöre bis zu 2 Ressourcen.
    .gist =
        Wenn markiert: zerstöre
        2 Ressourcen

card-private-contracts = Nebeneinkünfte
    .text =
        Kommt beim Laden mit 14{ -credit }. Zerstöre sie, wenn sie leer sind.
        { -click }: Nimm 2{ -credit } von hier.
    .gist = { -click }: nimm 2{ -credit }

card-chimera = Chimäre
    .text =
        Wähle beim Laden Wächter, Code-Zugang oder Barriere: Das ist sie, bis sie entladen wird.
        Am Ende jedes Zuges entlade Chimäre.
        { -sub } Beende den Run.
    .gist =
        Beliebige Art, beendet
        Run; Zugende: entladen

card-false-lead = Falsche Fährte
    .text = Falsche Fährte aufgeben: Der Runner verliert { -click }{ -click }. Nur, solange er noch mindestens 2 Klicks hat.
    .gist =
        Aufgeben: Runner
        verliert { -click }{ -click }

card-foxfire = Foxfire
    .text = Aufspüren 7: Bei Erfolg zerstöre 1 virtuelle Ressource oder 1 Verbindungskarte.
    .gist =
        Aufspüren 7: zerstört
        virtuell / Verbindung

card-corporate-war = Konzernkrieg
    .text = Wenn du dafür Punkte erzielst, erhalte 7{ -credit }, wenn du mindestens 7{ -credit } hast; sonst verliere alle Credits deines Vorrats.
    .gist =
        Mit 7{ -credit }: erhalte 7{ -credit }
        sonst: alles weg
