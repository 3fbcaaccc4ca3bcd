# Karten aus Creation and Control: Titel, Regeltext (eine Zeile je Fähigkeit) und Kurzfassung (höchstens zwei kurze Zeilen).
# Alle Texte sind eigene Formulierungen. Symbole sind Terme: siehe symbols.ftl.

## Haas-Bioroid

card-cerebral-imaging-infinite-frontiers = Zerebral-Kartierung: Grenzenlose Grenzen
    .text = Dein Handkartenlimit ist so hoch wie die Zahl der Credits in deinem Credit-Vorrat.
    .gist = Handkarten = Credits

card-custom-biotics-engineered-for-success = Bioroid-Maßanfertigung: Für den Erfolg gebaut
    .text = Dein Deck darf keine Karten von Jinteki enthalten.
    .gist = Keine Jinteki-Karten

card-next-design-guarding-the-net = NEXT Design: Wächter des Netzes
    .text = Vor deinem ersten Zug darfst du bis zu 3 Ice installieren, höchstens eines je System. Ziehe danach, bis du 5 Karten im HQ hast.
    .gist =
        Bis zu 3 Ice vor
        dem ersten Zug

card-director-haas-pet-project = Lieblingsprojekt von Direktorin Haas
    .text =
        Wenn du dafür Punkte erzielst, darfst du ein neues ausgelagertes System anlegen: Installiere bis zu 3 Karten aus HQ oder Archiv darin oder davor, ohne Installationskosten zu bezahlen.
        Nur 1 je Deck.
    .gist =
        Ein neues System mit
        bis zu 3 Karten, gratis

card-efficiency-committee = Effizienz-Ausschuss
    .text =
        Wenn du dafür Punkte erzielst, lege 3 Agendazähler hierauf.
        { -click }, gehosteter Agendazähler: Erhalte { -click }{ -click }. Du kannst für den Rest dieses Zuges keine Karten entwickeln.
    .gist =
        { -click }, Zähler: { -click }{ -click },
        kein Entwickeln

card-project-wotan = Projekt Wotan
    .text =
        Wenn du dafür Punkte erzielst, lege 3 Agendazähler hierauf.
        Gehosteter Agendazähler: Das geladene Bioroid-Ice, dem sich der Runner nähert, hat für den Rest dieses Runs nach allen eigenen eine weitere Subroutine:
        { -sub } Beende den Run.
    .gist =
        Zähler: Bioroid-Ice
        beendet auch den Run

card-sentinel-defense-program = Wächter-Verteidigungsprogramm
    .text = Immer wenn der Runner Hirn-Schaden erleidet, verursache 1 Netz-Schaden.
    .gist =
        Nach Hirn-Schaden:
        1 Netz-Schaden

card-alix-t4lb07 = Alix T4LB07
    .text =
        Immer wenn du eine Karte installierst, lege 1 Wirkungszähler hierauf.
        { -click }, { -trash }: Erhalte 2{ -credit } je Wirkungszähler hier.
    .gist =
        { -click } { -trash }: 2{ -credit } je
        Installation

card-cerebral-overwriter = Zerebral-Überschreiber
    .text =
        Kann entwickelt werden.
        Wenn der Runner darauf zugreift, während er installiert ist, darfst du 3{ -credit } bezahlen, um 1 Hirn-Schaden je Entwicklungsmarker darauf zu verursachen.
    .gist =
        3{ -credit }: Hirn-Schaden
        je Marker

card-director-haas = Direktorin Haas
    .text =
        Du hast in jedem Zug 1 { -click } mehr.
        Wird sie zerstört, während der Runner auf sie zugreift, egal woher, kommt sie als Agenda mit 2 Punkten in die Punktezone des Runners.
    .gist =
        +1 { -click } jeden Zug
        zerstört: 2 Punkte

card-haas-arcology-ai = KI der Haas-Arkologie
    .text =
        Kann entwickelt werden, solange sie ungeladen ist.
        { -click }, gehosteter Entwicklungsmarker: Erhalte { -click }{ -click }. Nur einmal pro Zug.
    .gist =
        { -click }, Marker: { -click }{ -click },
        einmal pro Zug

card-thomas-haas = Thomas Haas
    .text =
        Kann entwickelt werden.
        { -trash }: Erhalte 2{ -credit } je Entwicklungsmarker auf ihm.
    .gist = { -trash }: 2{ -credit } je Marker

card-bioroid-efficiency-research = Bioroid-Effizienzforschung
    .text =
        Lade ein Bioroid-Ice, ohne Kosten zu bezahlen, und hoste diese Karte als Zähler darauf.
        Sobald alle Subroutinen dieses Ice in einer Begegnung ausgeschaltet sind, entlade es und zerstöre diese Karte.
    .gist =
        Lädt Bioroid gratis;
        besiegt: entladen

card-successful-demonstration = Erfolgreiche Präsentation
    .text =
        Nur spielbar, wenn dem Runner in seinem letzten Zug ein Run misslungen ist.
        Erhalte 7{ -credit }.
    .gist =
        Nach Fehlschlag:
        erhalte 7{ -credit }

card-heimdall-2-0 = Heimdall 2.0
    .text =
        Der Runner darf { -click }{ -click } ausgeben, um bis zu 2 Subroutinen hier auszuschalten.
        { -sub } Verursache 1 Hirn-Schaden.
        { -sub } Verursache 1 Hirn-Schaden und beende den Run.
        { -sub } Beende den Run.
    .gist =
        2 Hirn-Schaden
        2 × beendet den Run

card-howler = Heuler
    .text = { -sub } Du darfst ein Bioroid-Ice aus HQ oder Archiv direkt hinter Heuler installieren und laden, ohne Kosten zu bezahlen. Wenn du das tust, entlade dieses Ice und zerstöre Heuler, wenn der Run vorbei ist.
    .gist =
        Ruft ein Bioroid-Ice
        für diesen Run

card-ichi-2-0 = Ichi 2.0
    .text =
        Der Runner darf { -click }{ -click } ausgeben, um bis zu 2 Subroutinen hier auszuschalten.
        { -sub } Zerstöre 1 Programm.
        { -sub } Zerstöre 1 Programm.
        { -sub } Aufspüren 3: Bei Erfolg verursache 1 Hirn-Schaden und der Runner erhält 1 Markierung.
    .gist =
        2 Programme weg
        Aufspüren 3: Hirn, Mark.

card-minelayer = Minenleger
    .text = { -sub } Du darfst 1 Ice aus dem HQ vor diesem System installieren, ohne die Installationskosten zu bezahlen.
    .gist = Installiert 1 Ice hier

card-viktor-2-0 = Viktor 2.0
    .text =
        Der Runner darf { -click }{ -click } ausgeben, um bis zu 2 Subroutinen hier auszuschalten.
        Gehosteter Wirkungszähler: Verursache 1 Hirn-Schaden.
        { -sub } Aufspüren 2: Bei Erfolg lege 1 Wirkungszähler hierauf.
        { -sub } Beende den Run.
    .gist =
        Aufspüren 2: Zähler
        beendet den Run

card-zed-1-0 = Zed 1.0
    .text =
        Der Runner darf { -click } ausgeben, um 1 Subroutine hier auszuschalten.
        { -sub } Hat der Runner in diesem Run einen Klick ausgegeben, um eine Subroutine auszuschalten, verursache 1 Hirn-Schaden.
        { -sub } Hat der Runner in diesem Run einen Klick ausgegeben, um eine Subroutine auszuschalten, verursache 1 Hirn-Schaden.
    .gist =
        2 Hirn-Schaden, wenn
        { -click } gebrochen hat

card-awakening-center = Erweckungszentrum
    .text =
        Hier kann Bioroid-Ice gehostet werden. Du installierst es hier verdeckt, ohne Installationskosten; es schützt kein System.
        Wenn der Runner alles Ice passiert hat, das dieses System schützt, darfst du ein hier gehostetes Ice für 7{ -credit } weniger laden. Der Runner trifft darauf; zerstöre es, wenn der Run endet.
    .gist =
        Bioroid erwacht für
        7{ -credit } weniger

card-tyrs-hand = Tyrs Hand
    .text =
        Wenn eine Subroutine eines Bioroid-Ice, das dieses System schützt, ausgeschaltet würde, darfst du Tyrs Hand laden.
        { -trash }: Verhindere, dass 1 Subroutine eines Bioroid-Ice, das dieses System schützt, ausgeschaltet wird.
    .gist =
        { -trash }: Bioroid-Subr.
        bleibt bestehen

## Neutral Corp

card-gila-hands-arcology = Gila-Hands-Arkologie
    .text = { -click }, { -click }: Erhalte 3{ -credit }.
    .gist = { -click }{ -click }: 3{ -credit }

card-levy-university = Levy-Universität
    .text = { -click }, 1{ -credit }: Durchsuche F&E nach einem Ice. Zeige es vor, nimm es ins HQ und mische.
    .gist = { -click }, 1{ -credit }: suche ein Ice

card-server-diagnostics = Systemdiagnostik
    .text =
        Beginn deines Zuges: Erhalte 2{ -credit }.
        Wenn du ein Ice installierst, zerstöre Systemdiagnostik.
    .gist =
        2{ -credit } jeden Zug, bis
        du Ice installierst

card-bastion = Bastion
    .text = { -sub } Beende den Run.
    .gist = Beendet den Run

card-datapike = Datenspieß
    .text =
        { -sub } Der Runner muss 2{ -credit } bezahlen, wenn er kann; wenn nicht, beende den Run.
        { -sub } Beende den Run.
    .gist =
        Maut: 2{ -credit }
        beendet den Run

## Shaper

card-rielle-kit-peddler-transhuman = Rielle „Kit“ Peddler: Transmensch
    .text = Das erste Ice, auf das du in jedem Zug triffst, ist für den Rest jenes Runs auch ein Code-Zugang.
    .gist =
        1. Ice jedes Zuges:
        auch Code-Zugang

card-the-professor-keeper-of-knowledge = Der Professor: Hüter des Wissens
    .text = Das erste Exemplar jedes Programms in deinem Deck kostet keinen Einfluss.
    .gist =
        Je 1 Programm:
        kein Einfluss

card-exile-streethawk = Exile: Straßenfalke
    .text = Immer wenn du ein Programm aus deiner Ablage installierst, ziehe 1 Karte.
    .gist =
        Programm aus Ablage:
        ziehe 1 Karte

card-escher = Escher
    .text = Führe einen Run auf das HQ durch. Ist er erfolgreich, stelle, statt auf Karten zuzugreifen, das Ice aller Systeme beliebig um. Nichts wird geladen oder entladen, und jedes System behält so viel Ice wie zuvor.
    .gist =
        Run auf HQ: alles Ice
        umstellen

card-exploratory-romp = Wilder Erkundungsritt
    .text = Führe einen Run durch. Ist er erfolgreich, entferne, statt auf Karten zuzugreifen, bis zu 3 Entwicklungsmarker von 1 Karte in diesem System oder davor.
    .gist =
        Run: bis zu 3 Marker
        entfernen

card-freelance-coding-contract = Coder-Vertrag für Freelancer
    .text = Zerstöre bis zu 5 Programme aus deinem Griff. Erhalte 2{ -credit } für jedes.
    .gist =
        Programme abwerfen:
        je 2{ -credit }

card-scavenge = Plündern
    .text =
        Es zu spielen kostet dich auch 1 installiertes Programm, das du zerstörst.
        Installiere ein Programm aus deinem Griff oder deiner Ablage; es kostet um die Installationskosten des zerstörten weniger.
    .gist =
        Ein Programm gegen
        ein anderes tauschen

card-levy-ar-lab-access = Zugang zu Levys AR-Labor
    .text =
        Mische deinen Griff und deine Ablage in deinen Stapel. Ziehe 5 Karten.
        Entferne diese Karte aus dem Spiel, statt sie zu zerstören.
    .gist =
        Ablage und Griff zurück,
        ziehe 5 Karten

card-monolith = Monolith
    .text =
        +3{ -mu }
        Beim Installieren darfst du bis zu 3 Programme aus deinem Griff installieren; jedes kostet 4{ -credit } weniger.
        { -trash } 1 Programm aus deinem Griff: Verhindere 1 Hirn-Schaden.
        { -trash } 1 Programm aus deinem Griff: Verhindere 1 Netz-Schaden.
        Eine Konsole je Spieler.
    .gist =
        +3{ -mu }, 3 Programme −4{ -credit }
        Programme schützen

card-feedback-filter = Feedback-Filter
    .text =
        3{ -credit }: Verhindere 1 Netz-Schaden.
        { -trash }: Verhindere bis zu 2 Hirn-Schaden.
    .gist =
        3{ -credit }: −1 Netz-Schaden
        { -trash }: −2 Hirn-Schaden

card-clone-chip = Klon-Chip
    .text = { -trash }: Installiere ein Programm aus deiner Ablage und bezahle seine Installationskosten.
    .gist =
        { -trash }: Programm aus der
        Ablage installieren

card-omni-drive = Omni-Laufwerk
    .text =
        Kann 1 Programm von höchstens 1{ -mu } hosten. Es braucht keinen deiner Speicher.
        1{ -recurring } zum Nutzen des gehosteten Programms.
    .gist =
        Hostet 1 Programm,
        1{ -recurring } dafür

card-atman = Atman
    .text =
        Beim Installieren darfst du beliebig viele Credits ausgeben, um ebenso viele Wirkungszähler hierauf zu legen.
        +1 Stärke je Wirkungszähler hier. Es kann nur mit Ice genau gleicher Stärke interagieren.
        1{ -credit }: Schalte 1 Subroutine eines beliebigen Ice aus.
    .gist =
        Stärke nach Zahlung
        1{ -credit }: gleich starkes Ice

card-cloak = Umhang
    .text = 1{ -recurring } zum Nutzen von Ice-Brechern.
    .gist = 1{ -recurring } für Ice-Brecher

card-dagger = Dolch
    .text =
        1{ -credit }: Schalte 1 Wächter-Subroutine aus.
        1{ -credit } von einer Tarnkarte: +5 Stärke.
    .gist =
        1{ -credit }: Wächter-Subr.
        1{ -credit } Tarnung: +5 Stärke

card-chakana = Chakana
    .text =
        Immer wenn ein Run auf F&E erfolgreich ist, lege 1 Viruszähler hierauf.
        Solange mindestens 3 Viruszähler hier liegen, braucht jede Agenda 1 Entwicklungsmarker mehr, damit Punkte für sie erzielt werden.
    .gist =
        3 Viren: Agenden
        brauchen 1 mehr

card-cyber-cypher = Cyber-Chiffre
    .text =
        Nenne beim Installieren ein System. Nutze Cyber-Chiffre nur in Runs auf dieses System.
        1{ -credit }: Schalte 1 Code-Zugang-Subroutine aus.
        1{ -credit }: +1 Stärke.
    .gist =
        Nur ein System:
        1{ -credit }: Code-Zugang

card-paricia = Paricia
    .text = 2{ -recurring } zum Zerstören von Aktivposten, auf die du zugreifst.
    .gist = 2{ -recurring } gegen Aktivposten

card-self-modifying-code = Selbstschreibender Code
    .text = 2{ -credit }, { -trash }: Durchsuche deinen Stapel nach 1 Programm und installiere es; bezahle seine Installationskosten. Mische deinen Stapel.
    .gist =
        2{ -credit } { -trash }: Programm
        suchen, installieren

card-sahasrara = Sahasrara
    .text = 2{ -recurring } zum Installieren von Programmen, aber nicht für eines, für das du Sahasrara zerstörst.
    .gist = 2{ -recurring } für Programme

card-inti = Inti
    .text =
        1{ -credit }: Schalte 1 Barriere-Subroutine aus.
        2{ -credit }: +1 Stärke für diesen Run.
    .gist =
        1{ -credit }: Barriere-Subr.
        2{ -credit }: +1 Stärke, Run

card-professional-contacts = Profikontakte
    .text = { -click }: Erhalte 1{ -credit } und ziehe 1 Karte.
    .gist = { -click }: 1{ -credit } und 1 Karte

card-borrowed-satellite = Geliehener Satellit
    .text =
        +1{ -link }
        Dein Handkartenlimit ist um 1 höher.
    .gist = +1{ -link }, +1 Handkarte

card-ice-analyzer = Ice-Analyse
    .text =
        Immer wenn der Konzern ein Ice lädt, lege 1{ -credit } hierauf.
        Gib die Credits hier zum Installieren von Programmen aus.
    .gist =
        Ice geladen: 1{ -credit }
        für Programme

## Neutral Runner

card-dirty-laundry = Schmutzige Wäsche
    .text = Führe einen Run durch. Wenn er endet, erhalte 5{ -credit }, falls er erfolgreich war.
    .gist =
        Run; bei Erfolg
        danach 5{ -credit }

card-daily-casts = Tägliche Sendungen
    .text =
        Kommt beim Installieren mit 8{ -credit }. Zerstöre sie, wenn sie leer sind.
        Beginn deines Zuges: Nimm 2{ -credit } von hier.
    .gist = 2{ -credit } jeden Zug, 4-mal

card-same-old-thing = Derselbe alte Kram
    .text = { -click }, { -click }, { -trash }: Spiele ein Ereignis aus deiner Ablage und bezahle seine Kosten.
    .gist =
        { -click }{ -click } { -trash }: Ereignis
        aus der Ablage

card-the-source = Die Quelle
    .text =
        Jede Agenda braucht 1 Entwicklungsmarker mehr, damit Punkte für sie erzielt werden.
        Eine Agenda zu stehlen kostet dich zusätzlich 3{ -credit }.
        Zerstöre Die Quelle, wenn eine Agenda gestohlen wird oder Punkte für eine erzielt werden.
    .gist =
        Agenden: 1 Marker mehr,
        Stehlen kostet 3{ -credit }
