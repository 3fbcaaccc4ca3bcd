# Karten des Grundspiels: Titel, Regeltext (eine Zeile je Fähigkeit) und Kurzfassung (höchstens zwei kurze Zeilen).
# Alle Texte sind eigene Formulierungen. Symbole sind Terme: siehe symbols.ftl.

## Anarch

card-noise-hacker-extraordinaire = Noise: Meisterhacker
    .text = Immer wenn du ein Virus-Programm installierst, zerstört der Konzern die oberste Karte von F&E.
    .gist =
        Virus installiert:
        F&E verliert 1 Karte

card-deja-vu = Déjà Vu
    .text = Nimm 1 Karte aus deiner Ablage in deinen Griff, oder bis zu 2, wenn es Virus-Karten sind.
    .gist =
        Ablage → Griff: 1 Karte
        oder 2 Virus-Karten

card-demolition-run = Abriss-Run
    .text =
        Führe einen Run auf das HQ oder F&E durch.
        Du darfst währenddessen jede Karte, auf die du zugreifst, kostenlos zerstören, auch ohne Zerstörungskosten.
    .gist =
        Run auf HQ oder F&E:
        kostenlos zerstören

card-stimhack = Stim-Hack
    .text =
        Führe einen Run durch. Du hast 9{ -credit }, die du nur während dieses Runs ausgeben kannst.
        Wenn er endet, lege den Rest in die Bank zurück und nimm 1 Hirn-Schaden, der nicht verhindert werden kann.
    .gist = Run mit 9{ -credit } extra

card-cyberfeeder = Cyberfeeder
    .text = 1{ -recurring } zum Nutzen von Ice-Brechern oder Installieren von Virus-Programmen.
    .gist =
        1{ -recurring } für Ice-Brecher
        und Viren

card-grimoire = Grimoire
    .text =
        +2{ -mu }
        Lege 1 Viruszähler auf jedes Virus-Programm, das du installierst.
        Eine Konsole je Spieler.
    .gist =
        +2{ -mu }
        Virus: +1 Zähler

card-corroder = Zersetzer
    .text =
        1{ -credit }: Schalte 1 Barriere-Subroutine aus.
        1{ -credit }: +1 Stärke.
    .gist =
        1{ -credit }: Barriere-Subr.
        1{ -credit }: +1 Stärke

card-datasucker = Datensauger
    .text =
        Wenn ein Run auf ein zentrales System erfolgreich ist, lege 1 Viruszähler hierauf.
        Gehosteter Viruszähler: Das geladene Ice, auf das du triffst, hat für diese Begegnung −1 Stärke.
    .gist =
        Zähler:
        Ice −1 Stärke

card-djinn = Dschinn
    .text =
        Kann bis zu 3{ -mu } an Programmen hosten, die keine Ice-Brecher sind. Sie belegen deinen Speicher nicht.
        { -click }, 1{ -credit }: Durchsuche deinen Stapel nach 1 Virus-Programm. Decke es auf, nimm es in deinen Griff und mische.
    .gist =
        Hostet 3{ -mu }
        { -click } 1{ -credit }: Virus suchen

card-medium = Medium
    .text =
        Wenn ein Run auf F&E erfolgreich ist, lege 1 Viruszähler hierauf.
        Immer wenn du auf Karten von F&E zugreifst, darfst du für jeden Viruszähler hier nach dem ersten auf 1 Karte mehr zugreifen. Lege die Anzahl vor dem ersten Zugriff fest.
    .gist =
        F&E: +1 Zugriff je
        Zähler nach dem ersten

card-mimic = Imitator
    .text = 1{ -credit }: Schalte 1 Wächter-Subroutine aus.
    .gist = 1{ -credit }: Wächter-Subr.

card-parasite = Parasit
    .text =
        Installiere nur auf geladenem Ice.
        Beginn deines Zuges: Lege 1 Viruszähler hierauf.
        Das hostende Ice hat −1 Stärke je Viruszähler hier. Bei Stärke 0 oder weniger wird es zerstört.
    .gist = Zerfrisst sein Ice

card-wyrm = Wyrm
    .text =
        3{ -credit }: Schalte 1 Subroutine eines Ice mit Stärke 0 oder weniger aus.
        1{ -credit }: Das Ice, auf das du triffst, hat für diese Begegnung −1 Stärke. Wyrm muss mindestens so stark sein wie dieses Ice.
        1{ -credit }: +1 Stärke.
    .gist =
        1{ -credit }: Ice −1 Stärke
        3{ -credit }: Subr. bei Stärke 0

card-yog-0 = Yog.0
    .text = 0{ -credit }: Schalte 1 Code-Zugang-Subroutine aus.
    .gist = 0{ -credit }: Code-Zugang-Subr.

card-ice-carver = Eisschnitzer
    .text = Ice hat −1 Stärke, während du darauf triffst.
    .gist = Ice −1 Stärke

card-wyldside = Wyldside
    .text = Beginn deines Zuges: Ziehe 2 Karten und verliere { -click }.
    .gist =
        Jeden Zug: 2 ziehen,
        { -click } verlieren

## Criminal

card-gabriel-santiago-consummate-professional = Gabriel Santiago: Vollprofi
    .text = Dein erster erfolgreicher Run auf das HQ in jedem Zug bringt dir 2{ -credit }.
    .gist = 1. Run auf HQ: +2{ -credit }

card-account-siphon = Konto anzapfen
    .text =
        Führe einen Run auf das HQ durch. Ist er erfolgreich, darfst du, statt auf Karten zuzugreifen, den Konzern bis zu 5{ -credit } verlieren lassen.
        Wenn du das tust, erhältst du doppelt so viele Credits, wie verloren gingen, und 2 Markierungen.
    .gist =
        HQ: bis zu 5{ -credit } rauben,
        2 Markierungen

card-easy-mark = Leichte Beute
    .text = Erhalte 3{ -credit }.
    .gist = Erhalte 3{ -credit }

card-forged-activation-orders = Gefälschter Aktivierungsbefehl
    .text = Wähle ein ungeladenes Ice. Der Konzern bezahlt und lädt es, oder er zerstört es.
    .gist =
        Ice: laden
        oder zerstören

card-inside-job = Angriff von innen
    .text = Führe einen Run durch. Umgehe das erste Ice, auf das du dabei triffst.
    .gist = Run: 1. Ice umgehen

card-special-order = Sonderbestellung
    .text = Durchsuche deinen Stapel nach 1 Ice-Brecher. Decke ihn auf, nimm ihn in deinen Griff und mische.
    .gist = Ice-Brecher suchen

card-lemuria-codecracker = Lemuria-Codeknacker
    .text = { -click }, 1{ -credit }: Enthülle 1 Karte. Nur nach einem erfolgreichen Run auf das HQ in diesem Zug.
    .gist =
        { -click } 1{ -credit }: enthüllen,
        nach Run auf HQ

card-desperado = Desperado
    .text =
        +1{ -mu }
        Jeder erfolgreiche Run bringt dir 1{ -credit }.
        Eine Konsole je Spieler.
    .gist =
        +1{ -mu }
        Erfolgreicher Run: +1{ -credit }

card-aurora = Aurora
    .text =
        2{ -credit }: Schalte 1 Barriere-Subroutine aus.
        2{ -credit }: +3 Stärke.
    .gist =
        2{ -credit }: Barriere-Subr.
        2{ -credit }: +3 Stärke

card-femme-fatale = Femme Fatale
    .text =
        1{ -credit }: Schalte 1 Wächter-Subroutine aus.
        2{ -credit }: +1 Stärke.
        Wähle beim Installieren ein installiertes Ice. Immer wenn du darauf triffst, darfst du es umgehen, indem du 1{ -credit } je Subroutine bezahlst, die es hat.
    .gist =
        1{ -credit }: Wächter-Subr.
        2{ -credit }: +1 Stärke

card-ninja = Ninja
    .text =
        1{ -credit }: Schalte 1 Wächter-Subroutine aus.
        3{ -credit }: +5 Stärke.
    .gist =
        1{ -credit }: Wächter-Subr.
        3{ -credit }: +5 Stärke

card-sneakdoor-beta = Geheimtür (Beta)
    .text = { -click }: Führe einen Run auf das Archiv durch. Ist er erfolgreich, gilt er als erfolgreicher Run auf das HQ, und du greifst auf das HQ zu.
    .gist =
        { -click }: Run auf Archiv,
        Zugriff auf HQ

card-bank-job = Bankeinbruch
    .text =
        Kommt beim Installieren mit 8{ -credit }. Zerstöre es, wenn es leer ist.
        Wenn ein Run auf ein ausgelagertes System erfolgreich ist, darfst du, statt auf Karten zuzugreifen, beliebig viele Credits von hier nehmen.
    .gist =
        Run auf ausgel. System:
        nimm von 8{ -credit }

card-crash-space = Crash Space
    .text =
        2{ -recurring } zum Entfernen von Markierungen.
        { -trash }: Verhindere bis zu 3 Körper-Schaden.
    .gist =
        2{ -recurring } gegen Markierungen
        { -trash }: −3 Körper-Schaden

card-data-dealer = Datendealer
    .text = { -click }, eine Agenda aufgeben: Erhalte 9{ -credit }.
    .gist =
        { -click }, Agenda aufgeben:
        erhalte 9{ -credit }

card-decoy = Täuschziel
    .text = { -trash }: Vermeide 1 Markierung.
    .gist = { -trash }: −1 Markierung

## Shaper

card-kate-mac-mccaffrey-digital-tinker = Kate „Mac“ McCaffrey: Digital-Bastlerin
    .text = Das erste Programm oder die erste Hardware, die du in jedem Zug installierst, kostet 1{ -credit } weniger.
    .gist = 1. Installation: −1{ -credit }

card-diesel = Diesel
    .text = Ziehe 3 Karten.
    .gist = Ziehe 3 Karten

card-modded = Eigenbau
    .text = Installiere ein Programm oder eine Hardware aus deinem Griff; das kostet 3{ -credit } weniger.
    .gist = Installation: −3{ -credit }

card-the-makers-eye = Blick des Bastlers
    .text = Führe einen Run auf F&E durch. Ist er erfolgreich, greife auf 2 Karten mehr von F&E zu.
    .gist = Run auf F&E: +2 Zugriffe

card-tinkering = Bastelstunde
    .text = Wähle ein Ice. Bis zum Ende des Zuges ist es auch ein Wächter, ein Code-Zugang und eine Barriere.
    .gist = Ice bekommt alle Arten

card-akamatsu-mem-chip = Akamatsu-Speicherchip
    .text = +1{ -mu }
    .gist = +1{ -mu }

card-rabbit-hole = Kaninchenloch
    .text =
        +1{ -link }
        Beim Installieren darfst du deinen Stapel nach 1 weiteren Kaninchenloch durchsuchen, es bezahlen und installieren. Dann mische.
    .gist =
        +1{ -link }
        Noch eins suchen

card-the-personal-touch = Persönliche Note
    .text = Installiere nur auf einem Ice-Brecher. Er hat +1 Stärke.
    .gist = Ice-Brecher: +1 Stärke

card-the-toolbox = Toolbox
    .text =
        +2{ -mu } +2{ -link }
        2{ -recurring } zum Nutzen von Ice-Brechern.
        Eine Konsole je Spieler.
    .gist =
        +2{ -mu } +2{ -link }
        2{ -recurring } für Ice-Brecher

card-battering-ram = Rammbock
    .text =
        2{ -credit }: Schalte bis zu 2 Barriere-Subroutinen aus.
        1{ -credit }: +1 Stärke für diesen Run.
    .gist =
        2{ -credit }: 2 Barriere-Subr.
        1{ -credit }: +1 für diesen Run

card-gordian-blade = Gordische Klinge
    .text =
        1{ -credit }: Schalte 1 Code-Zugang-Subroutine aus.
        1{ -credit }: +1 Stärke für diesen Run.
    .gist =
        1{ -credit }: Code-Zugang-Subr.
        1{ -credit }: +1 für diesen Run

card-magnum-opus = Magnum Opus
    .text = { -click }: Erhalte 2{ -credit }.
    .gist = { -click }: erhalte 2{ -credit }

card-net-shield = Netzschild
    .text = 1{ -credit }: Verhindere 1 Netz-Schaden. Nur der erste Netz-Schaden jedes Zuges kann so verhindert werden.
    .gist =
        1{ -credit }: −1 Netz-Schaden,
        einmal pro Zug

card-pipeline = Pipeline
    .text =
        1{ -credit }: Schalte 1 Wächter-Subroutine aus.
        2{ -credit }: +1 Stärke für diesen Run.
    .gist =
        1{ -credit }: Wächter-Subr.
        2{ -credit }: +1 für diesen Run

card-aesops-pawnshop = Aesops Leihhaus
    .text = Beginn deines Zuges: Du darfst eine deiner installierten Karten zerstören, aber nicht diese, um 3{ -credit } zu erhalten.
    .gist = Karte verkaufen: 3{ -credit }

card-sacrificial-construct = Opferkonstrukt
    .text = { -trash }: Verhindere die Zerstörung von 1 installierten Programm oder Hardware.
    .gist = { -trash }: rettet eine Karte

## Neutral Runner

card-infiltration = Infiltration
    .text = Enthülle 1 Karte oder erhalte 2{ -credit }.
    .gist = 2{ -credit } oder enthüllen

card-sure-gamble = Sichere Hand
    .text = Erhalte 9{ -credit }.
    .gist = Erhalte 9{ -credit }

card-crypsis = Krypsis
    .text =
        1{ -credit }: Schalte 1 Subroutine eines beliebigen Ice aus.
        1{ -credit }: +1 Stärke.
        { -click }: Lege 1 Viruszähler hierauf.
        Wenn eine Begegnung endet, in der Krypsis eine Subroutine ausgeschaltet hat, entferne 1 Viruszähler davon oder zerstöre Krypsis.
    .gist =
        1{ -credit }: jede Subr.
        1{ -credit }: +1 Stärke

card-access-to-globalsec = Zugriff auf Globalsec
    .text = +1{ -link }
    .gist = +1{ -link }

card-armitage-codebusting = Codeknacken für Armitage
    .text =
        Kommt beim Installieren mit 12{ -credit }. Zerstöre es, wenn es leer ist.
        { -click }: Nimm 2{ -credit } von hier.
    .gist = { -click }: nimm 2{ -credit }

## Haas-Bioroid

card-haas-bioroid-engineering-the-future = Haas-Bioroid: Wir bauen die Zukunft
    .text = Die erste Karte, die du in jedem Zug installierst, bringt dir 1{ -credit }.
    .gist = 1. Installation: +1{ -credit }

card-accelerated-beta-test = Beschleunigter Betatest
    .text =
        Wenn du dafür Punkte erzielst, darfst du dir die obersten 3 Karten von F&E ansehen.
        Wenn du das tust, darfst du jedes Ice darunter installieren und laden und ignorierst alle Kosten; zerstöre die übrigen.
    .gist =
        3 Karten ansehen,
        Ice laden

card-adonis-campaign = Adonis-Kampagne
    .text =
        Kommt beim Laden mit 12{ -credit }. Zerstöre sie, wenn sie leer ist.
        Beginn deines Zuges: Nimm 3{ -credit } von hier.
    .gist = 3{ -credit } jeden Zug

card-aggressive-secretary = Aggressiver Assistent
    .text =
        Kann entwickelt werden.
        Wenn der Runner darauf zugreift, darfst du 2{ -credit } bezahlen, um 1 Programm je Entwicklungsmarker darauf zu zerstören.
    .gist = 2{ -credit }: zerstört Programme

card-archived-memories = Archivierte Erinnerungen
    .text = Nimm 1 Karte aus dem Archiv ins HQ.
    .gist = Archiv → HQ

card-biotic-labor = Biotische Arbeitskräfte
    .text = Erhalte { -click }{ -click }.
    .gist = Erhalte { -click }{ -click }

card-shipment-from-mirrormorph = MirrorMorph-Lieferung
    .text = Installiere bis zu 3 Karten nacheinander aus dem HQ und bezahle ihre Installationskosten.
    .gist = Installiere 3 Karten

card-heimdall-1-0 = Heimdall 1.0
    .text =
        Der Runner darf { -click } ausgeben, um 1 Subroutine hier auszuschalten.
        { -sub } Verursache 1 Hirn-Schaden.
        { -sub } Beende den Run.
        { -sub } Beende den Run.
    .gist =
        1 Hirn-Schaden
        2 × beendet den Run

card-ichi-1-0 = Ichi 1.0
    .text =
        Der Runner darf { -click } ausgeben, um 1 Subroutine hier auszuschalten.
        { -sub } Zerstöre 1 Programm.
        { -sub } Zerstöre 1 Programm.
        { -sub } Aufspüren 1: Bei Erfolg erhält der Runner 1 Markierung und 1 Hirn-Schaden.
    .gist =
        zerstört 2 Programme
        Aufspüren 1: Hirn, Mark.

card-viktor-1-0 = Viktor 1.0
    .text =
        Der Runner darf { -click } ausgeben, um 1 Subroutine hier auszuschalten.
        { -sub } Verursache 1 Hirn-Schaden.
        { -sub } Beende den Run.
    .gist =
        1 Hirn-Schaden
        beendet den Run

card-rototurret = Geschützturm
    .text =
        { -sub } Zerstöre 1 Programm.
        { -sub } Beende den Run.
    .gist =
        zerstört 1 Programm
        beendet den Run

card-corporate-troubleshooter = Kon-Troubleshooter
    .text = X{ -credit }, { -trash }: Bis zum Ende des Zuges hat 1 geladenes Ice, das dieses System schützt, +X Stärke.
    .gist = X{ -credit } { -trash }: Ice hier +X

card-experiential-data = Empirische Daten
    .text = Jedes Ice, das dieses System schützt, hat +1 Stärke.
    .gist = Ice hier +1 Stärke

## Jinteki

card-jinteki-personal-evolution = Jinteki: Personal Evolution
    .text = Verursache 1 Netz-Schaden, immer wenn du Punkte für eine Agenda erzielst oder der Runner eine stiehlt.
    .gist = Agenda: 1 Netz-Schaden

card-nisei-mk-ii = Nisei MK II
    .text =
        Wenn du dafür Punkte erzielst, lege 1 Agendazähler hierauf.
        Gehosteter Agendazähler: Beende den Run.
    .gist =
        Zähler:
        beendet den Run

card-project-junebug = Projekt Junikäfer
    .text =
        Kann entwickelt werden.
        Wenn der Runner darauf zugreift, darfst du 1{ -credit } bezahlen, um 2 Netz-Schaden je Entwicklungsmarker darauf zu verursachen.
    .gist =
        1{ -credit }: 2 Netz-Schaden
        je Marker

card-snare = Schlinge!
    .text =
        Greift der Runner aus F&E darauf zu, muss er die Karte aufdecken.
        Wenn der Runner darauf zugreift, darfst du 4{ -credit } bezahlen, um 3 Netz-Schaden zu verursachen und dem Runner 1 Markierung zu geben. Nicht beim Zugriff aus dem Archiv.
    .gist =
        4{ -credit }: 3 Netz-Schaden,
        1 Markierung

card-zaibatsu-loyalty = Zaibatsu-Loyalität
    .text =
        Wenn der Runner eine Karte enthüllen würde, darfst du Zaibatsu-Loyalität laden.
        1{ -credit } oder { -trash }: Verhindere das Enthüllen von 1 Karte.
    .gist =
        1{ -credit } oder { -trash }:
        Enthüllen verhindern

card-neural-emp = Neural-EMP
    .text =
        Nur spielbar, wenn der Runner in seinem letzten Zug einen Run durchgeführt hat.
        Verursache 1 Netz-Schaden.
    .gist =
        Nach einem Run:
        1 Netz-Schaden

card-precognition = Vorahnung
    .text = Sieh dir die obersten 5 Karten von F&E an und lege sie in beliebiger Reihenfolge zurück.
    .gist = Ordne oberste 5 von F&E

card-cell-portal = Zellen-Portal
    .text = { -sub } Der Runner nähert sich wieder dem äußersten Ice des angegriffenen Systems. Entlade Zellen-Portal.
    .gist =
        Zurück zum
        äußersten Ice

card-chum = Blutköder
    .text = { -sub } Das nächste Ice, auf das der Runner in diesem Run trifft, hat +2 Stärke. Werden nicht alle seine Subroutinen ausgeschaltet, verursache 3 Netz-Schaden.
    .gist =
        Nächstes Ice: +2,
        sonst 3 Netz-Schaden

card-data-mine = Datenmine
    .text = { -sub } Verursache 1 Netz-Schaden, dann zerstöre Datenmine.
    .gist = 1 Netz-Schaden

card-neural-katana = Neural-Katana
    .text = { -sub } Verursache 3 Netz-Schaden.
    .gist = 3 Netz-Schaden

card-wall-of-thorns = Dornenbarriere
    .text =
        { -sub } Verursache 2 Netz-Schaden.
        { -sub } Beende den Run.
    .gist =
        2 Netz-Schaden
        beendet den Run

card-akitaro-watanabe = Akitaro Watanabe
    .text = Ice zu laden, das dieses System schützt, kostet 2{ -credit } weniger.
    .gist = Ice hier laden: −2{ -credit }

## NBN

card-nbn-making-news = NBN: Wir sind die Nachrichten
    .text = 2{ -recurring } für das Aufspüren.
    .gist = 2{ -recurring } fürs Aufspüren

card-astroscript-pilot-program = AstroScript-PilotProgramm
    .text =
        Wenn du dafür Punkte erzielst, lege 1 Agendazähler hierauf.
        Gehosteter Agendazähler: Lege 1 Entwicklungsmarker auf eine Karte, die entwickelt werden kann.
    .gist =
        Zähler:
        1 Entwicklung

card-breaking-news = Sondermeldung
    .text =
        Wenn du dafür Punkte erzielst, gib dem Runner 2 Markierungen.
        Wenn dieser Zug endet, verliert der Runner 2 Markierungen.
    .gist =
        2 Markierungen,
        nur diesen Zug

card-anonymous-tip = Anonymer Hinweis
    .text = Ziehe 3 Karten.
    .gist = Ziehe 3 Karten

card-closed-accounts = Geplündertes Konto
    .text =
        Nur spielbar, wenn der Runner markiert ist.
        Der Runner verliert alle Credits seines Credit-Vorrats.
    .gist =
        Wenn markiert: Runner
        verliert alle { -credit }

card-psychographics = Psychographie
    .text =
        X ist höchstens die Zahl der Markierungen des Runners.
        Wähle eine Karte, die entwickelt werden kann, und lege X Entwicklungsmarker darauf.
    .gist = Markierung → Entwicklung

card-sea-source = SEA-Informant
    .text =
        Nur spielbar, wenn dem Runner in seinem letzten Zug ein Run gelungen ist.
        Aufspüren 3: Bei Erfolg erhält der Runner 1 Markierung.
    .gist =
        Aufspüren 3:
        1 Markierung

card-ghost-branch = Phantom-Filiale
    .text =
        Kann entwickelt werden.
        Wenn der Runner darauf zugreift, darfst du ihm 1 Markierung je Entwicklungsmarker darauf geben.
    .gist = 1 Markierung je Marker

card-data-raven = Datenrabe
    .text =
        Bei der Begegnung nimmt der Runner nach seiner Wahl 1 Markierung oder beendet den Run.
        Gehosteter Wirkungszähler: Der Runner erhält 1 Markierung.
        { -sub } Aufspüren 3: Bei Erfolg lege 1 Wirkungszähler hierauf.
    .gist =
        Markierung oder Run-Ende
        Aufspüren 3: Zähler

card-matrix-analyzer = Matrixanalyse
    .text =
        Bei der Begegnung darfst du 1{ -credit } bezahlen, um 1 Entwicklungsmarker auf eine Karte zu legen, die entwickelt werden kann.
        { -sub } Aufspüren 2: Bei Erfolg erhält der Runner 1 Markierung.
    .gist =
        1{ -credit }: 1 Entwicklung
        Aufspüren 2: Markierung

card-tollbooth = Mautstelle
    .text =
        Bei der Begegnung muss der Runner 3{ -credit } bezahlen, wenn er kann; wenn nicht, beende den Run.
        { -sub } Beende den Run.
    .gist =
        Maut: 3{ -credit }
        beendet den Run

card-red-herrings = Falsche Spur
    .text =
        Eine Agenda aus diesem System oder seiner Root zu stehlen kostet den Runner zusätzlich 5{ -credit }.
        Das gilt auch für den Rest eines Runs, in dem der Runner Falsche Spur zerstört.
    .gist = Hier stehlen: +5{ -credit }

card-sansan-city-grid = Stadtnetz von SanSan
    .text =
        Hier installierte Agenden brauchen 1 Entwicklungsmarker weniger, damit du Punkte für sie erzielst.
        Eine Region je System.
    .gist = Agenden hier −1

## Weyland Consortium

card-weyland-consortium-building-a-better-world = Weyland-Konsortium: Wir bauen eine bessere Welt
    .text = Jede Transaktions-Operation, die du spielst, bringt dir 1{ -credit }.
    .gist = Transaktion: +1{ -credit }

card-hostile-takeover = Feindliche Übernahme
    .text = Wenn du dafür Punkte erzielst, erhalte 7{ -credit } und 1 Negative Publicity.
    .gist =
        Erhalte 7{ -credit },
        1 Negative Publicity

card-posted-bounty = Steckbrief
    .text = Wenn du dafür Punkte erzielst, darfst du diese Agenda aufgeben. Wenn du das tust, erhält der Runner 1 Markierung und du 1 Negative Publicity.
    .gist =
        Aufgeben: 1 Markierung,
        1 Negative Publicity

card-security-subcontract = Sicherheits-Subunternehmer
    .text = { -click }, 1 deiner geladenen Ice zerstören: Erhalte 4{ -credit }.
    .gist = { -click }, Ice zerstören: 4{ -credit }

card-aggressive-negotiation = Aggressive Verhandlungen
    .text =
        Nur spielbar in einem Zug, in dem du Punkte für eine Agenda erzielt hast.
        Durchsuche F&E nach einer beliebigen Karte, nimm sie ins HQ und mische F&E.
    .gist =
        Nach Punkten: eine
        beliebige Karte suchen

card-beanstalk-royalties = Beanstalk-Lizenzgebühren
    .text = Erhalte 3{ -credit }.
    .gist = Erhalte 3{ -credit }

card-scorched-earth = Verbrannte Erde
    .text =
        Nur spielbar, wenn der Runner markiert ist.
        Verursache 4 Körper-Schaden.
    .gist =
        Wenn markiert:
        4 Körper-Schaden

card-shipment-from-kaguya = Kaguya-Lieferung
    .text = Wähle bis zu 2 installierte Karten, die entwickelt werden können. Lege je 1 Entwicklungsmarker darauf.
    .gist =
        2 Karten:
        je 1 Entwicklung

card-archer = Bogenschütze
    .text =
        Das Laden kostet dich auch 1 Agenda, die du aufgibst.
        { -sub } Der Konzern erhält 2{ -credit }.
        { -sub } Zerstöre 1 Programm.
        { -sub } Zerstöre 1 Programm.
        { -sub } Beende den Run.
    .gist =
        2{ -credit }, 2 Programme weg
        beendet den Run

card-hadrians-wall = Hadrianswall
    .text =
        Kann entwickelt werden: +1 Stärke je Entwicklungsmarker.
        { -sub } Beende den Run.
        { -sub } Beende den Run.
    .gist = 2 × beendet den Run

card-ice-wall = Eisbarriere
    .text =
        Kann entwickelt werden: +1 Stärke je Entwicklungsmarker.
        { -sub } Beende den Run.
    .gist = Beendet den Run

card-shadow = Schatten
    .text =
        Kann entwickelt werden: +1 Stärke je Entwicklungsmarker.
        { -sub } Der Konzern erhält 2{ -credit }.
        { -sub } Aufspüren 3: Bei Erfolg erhält der Runner 1 Markierung.
    .gist =
        Erhalte 2{ -credit }
        Aufspüren 3: Markierung

card-research-station = Forschungsstation
    .text =
        Installiere nur in der Root des HQ.
        +2 Handkartenlimit.
    .gist = Handkartenlimit +2

## Neutral Corp

card-priority-requisition = Vorrangige Anforderung
    .text = Wenn du dafür Punkte erzielst, darfst du 1 Ice laden und alle Kosten ignorieren.
    .gist = 1 Ice kostenlos laden

card-private-security-force = Privatarmee
    .text = Solange der Runner markiert ist, hat diese Agenda „{ -click }: Verursache 1 Körper-Schaden.“
    .gist =
        Wenn markiert: { -click }:
        1 Körper-Schaden

card-melange-mining-corp = Melange Mining Corp.
    .text = { -click }, { -click }, { -click }: Erhalte 7{ -credit }.
    .gist = { -click }{ -click }{ -click }: 7{ -credit }

card-pad-campaign = PAD-Kampagne
    .text = Beginn deines Zuges: Erhalte 1{ -credit }.
    .gist = 1{ -credit } jeden Zug

card-hedge-fund = Hedgefonds
    .text = Erhalte 9{ -credit }.
    .gist = Erhalte 9{ -credit }

card-enigma = Enigma
    .text =
        { -sub } Der Runner verliert { -click }, wenn er kann.
        { -sub } Beende den Run.
    .gist =
        { -click } verlieren
        beendet den Run

card-hunter = Jäger
    .text = { -sub } Aufspüren 3: Bei Erfolg erhält der Runner 1 Markierung.
    .gist =
        Aufspüren 3:
        1 Markierung

card-wall-of-static = Rauschbarriere
    .text = { -sub } Beende den Run.
    .gist = Beendet den Run
