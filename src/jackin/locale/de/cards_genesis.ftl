# Karten des Genesis-Zyklus: Titel, Regeltext (eine Zeile je Fähigkeit) und Kurzfassung (höchstens zwei kurze Zeilen).
# Alle Texte sind eigene Formulierungen. Symbole sind Terme: siehe symbols.ftl.

## Anarch

card-whizzard-master-gamer = Whizzard: Meistergamer
    .text = 3{ -recurring } zum Zerstören von Karten.
    .gist = 3{ -recurring } zum Zerstören

card-morning-star = Morgenstern
    .text = 1{ -credit }: Schalte beliebig viele Barriere-Subroutinen aus.
    .gist = 1{ -credit }: alle Barriere-Subr.

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

card-xanadu = Xanadu
    .text = Ice zu laden kostet 1{ -credit } mehr.
    .gist = Ice laden: +1{ -credit }

card-darwin = Darwin
    .text =
        2{ -credit }: Schalte 1 Subroutine eines beliebigen Ice aus.
        Seine Stärke ist die Zahl der Viruszähler hier.
        Beginn deines Zuges: Du darfst 1{ -credit } bezahlen, um 1 Viruszähler hierauf zu legen.
    .gist =
        2{ -credit }: jede Subr.
        Stärke: seine Zähler

## Criminal

card-peacock = Pfau
    .text =
        2{ -credit }: Schalte 1 Code-Zugang-Subroutine aus.
        2{ -credit }: +3 Stärke.
    .gist =
        2{ -credit }: Code-Zugang-Subr.
        2{ -credit }: +3 Stärke

card-faerie = Fee
    .text =
        0{ -credit }: Schalte 1 Wächter-Subroutine aus.
        1{ -credit }: +1 Stärke.
        Wenn eine Begegnung endet, in der Fee eine Subroutine ausgeschaltet hat, zerstöre sie.
    .gist =
        0{ -credit }: Wächter-Subr.,
        dann zerstört

## Shaper

card-the-helpful-ai = Die hilfreiche KI
    .text =
        +1{ -link }
        { -trash }: Wähle einen Ice-Brecher; er hat bis zum Ende des Zuges +2 Stärke.
    .gist =
        +1{ -link }
        { -trash }: Ice-Brecher +2

card-chaos-theory-wunderkind = Chaostheorie: Wunderkind
    .text = +1{ -mu }
    .gist = +1{ -mu }

card-all-nighter = Durchgemachte Nacht
    .text = { -click }, { -trash }: Erhalte { -click }{ -click }.
    .gist = { -click }, { -trash }: erhalte { -click }{ -click }

card-quality-time = Zweisamkeit
    .text = Ziehe 5 Karten.
    .gist = Ziehe 5 Karten

## Neutral Runner cards

card-dyson-mem-chip = Dyson-Speicherchip
    .text = +1{ -mu } +1{ -link }
    .gist = +1{ -mu } +1{ -link }

card-public-sympathy = Öffentliches Mitgefühl
    .text = +2 Handkartenlimit.
    .gist = Handkartenlimit +2

card-inside-man = Insider
    .text = 2{ -recurring } zum Installieren von Hardware.
    .gist = 2{ -recurring } für Hardware

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

card-eli-1-0 = Eli 1.0
    .text =
        Der Runner darf { -click } ausgeben, um 1 Subroutine hier auszuschalten.
        { -sub } Beende den Run.
        { -sub } Beende den Run.
    .gist = 2 × beendet den Run

## Jinteki

card-dedicated-server = Spezialisiertes System
    .text = 2{ -recurring } zum Laden von Ice.
    .gist = 2{ -recurring } zum Laden von Ice

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

card-marked-accounts = Markierte Konten
    .text =
        Beginn deines Zuges: Nimm 1{ -credit } von hier, falls möglich.
        { -click }: Lege 3{ -credit } hierauf.
    .gist =
        1{ -credit } jeden Zug
        { -click }: lege 3{ -credit } hierauf

card-nbn-the-world-is-yours = NBN: Die Welt gehört dir*
    .text = +1 Handkartenlimit.
    .gist = Handkartenlimit +1

## Weyland Consortium

card-caduceus = Merkurstab
    .text =
        { -sub } Aufspüren 3: Bei Erfolg erhalte 3{ -credit }.
        { -sub } Aufspüren 2: Bei Erfolg beende den Run.
    .gist =
        Aufspüren 3: 3{ -credit }
        Aufspüren 2: Run endet

card-weyland-consortium-because-we-built-it = Weyland-Konsortium: Weil wir es gebaut haben
    .text = 1{ -recurring } zum Entwickeln von Ice.
    .gist = 1{ -recurring }: Ice entwickeln

card-government-contracts = Regierungsaufträge
    .text = { -click }, { -click }: Erhalte 4{ -credit }.
    .gist = { -click }{ -click }: 4{ -credit }

card-simone-diego = Simone Diego
    .text = 2{ -recurring } zum Entwickeln von Karten in diesem System oder von Ice, das es schützt.
    .gist = 2{ -recurring }: hier entwickeln

card-burke-bugs = Burke-Käfer
    .text = { -sub } Aufspüren 0: Bei Erfolg zerstört der Runner 1 Programm.
    .gist =
        Aufspüren 0: Runner
        zerstört 1 Programm

## Neutral Corp cards

card-private-contracts = Nebeneinkünfte
    .text =
        Kommt beim Laden mit 14{ -credit }. Zerstöre sie, wenn sie leer sind.
        { -click }: Nimm 2{ -credit } von hier.
    .gist = { -click }: nimm 2{ -credit }
