# Karten späterer Sets, die in den Beispielen des Regelhandbuchs vorkommen: Titel, Regeltext (eine Zeile je Fähigkeit) und Kurzfassung (höchstens zwei kurze Zeilen).
# Alle Texte sind eigene Formulierungen. Symbole sind Terme: siehe symbols.ftl.

## Haas-Bioroid

card-architect = Architekt
    .text =
        Der Architekt kann nicht zerstört werden.
        { -sub } Sieh dir die obersten 5 Karten von F&E an. Du darfst 1 davon installieren, ohne ihre Installationskosten zu bezahlen.
        { -sub } Du darfst 1 Karte aus dem HQ oder dem Archiv installieren.
    .gist =
        Installiert 2 Karten;
        nicht zerstörbar

## Jinteki

card-allele-repression = Allel-Unterdrückung
    .text =
        Kann entwickelt werden.
        { -trash }: Tausche je Entwicklungsmarker hier bis zu 1 Karte im HQ gegen 1 Karte im Archiv.
    .gist =
        Je Marker: HQ gegen
        Archiv tauschen

card-heritage-committee = Kulturerbe-Komitee
    .text =
        Kostet keinen Einfluss in einem Deck mit mindestens 6 Jinteki-Karten, die keine Allianz-Karten sind.
        Ziehe 3 Karten, dann lege 1 Karte aus dem HQ oben auf F&E.
    .gist =
        3 Karten ziehen,
        1 zurücklegen

## NBN

card-nbn-controlling-the-message = NBN: Die Botschaft kontrollieren
    .text = Wenn der Runner in einem Zug zum ersten Mal eine deiner installierten Karten zerstört, darfst du mit Grundwert 4 aufspüren. Gelingt es, gib dem Runner 1 Markierung, die nicht vermieden werden kann.
    .gist =
        Erste Zerstörung:
        Aufspüren 4, Markierung

card-archangel = Erzengel
    .text =
        Greift der Runner aus F&E darauf zu, muss er die Karte aufdecken.
        Wenn der Runner darauf zugreift, darfst du 3{ -credit } bezahlen, damit er dem Erzengel begegnet. Nicht beim Zugriff aus dem Archiv.
        { -sub } Aufspüren 6. Gelingt es, kommt 1 installierte Karte des Runners in den Griff.
    .gist =
        Bei Zugriff: für 3{ -credit }
        eine Begegnung

card-casting-call = Castingaufruf
    .text =
        Installiere 1 Agenda aus dem HQ offen und hoste Castingaufruf als Zähler darauf.
        Wann immer der Runner auf diese Agenda zugreift, gib ihm 2 Markierungen.
    .gist =
        Offene Agenda: bei
        Zugriff 2 Markierungen

card-disposable-hq = Wegwerf-HQ
    .text =
        Greift der Runner aus F&E darauf zu, muss er die Karte aufdecken.
        Wenn der Runner darauf zugreift, darfst du beliebig viele Karten aus dem HQ in beliebiger Reihenfolge unter F&E legen.
    .gist =
        Bei Zugriff: HQ
        unter F&E legen

card-media-blitz = Medienkampagne
    .text =
        Bleibt im Spiel, bis eine andere Strömung gespielt oder eine Agenda gestohlen wird.
        Wähle eine Agenda im Punktebereich des Runners. Medienkampagne erhält deren Text.
    .gist =
        Text einer
        gestohlenen Agenda

card-quantum-predictive-model = Quanten-Prognosemodell
    .text =
        Greift der Runner aus F&E darauf zu, muss er die Karte aufdecken.
        Wenn der Runner darauf zugreift, während er markiert ist, lege es in deinen Punktebereich.
    .gist =
        Zugriff mit Markierung:
        gehört dir

## Weyland Consortium

card-argus-security-protection-guaranteed = Argus Security: Garantierte Sicherheit
    .text = Wann immer der Runner eine Agenda stiehlt, nimmt er nach eigener Wahl 1 Markierung oder erleidet 2 Körper-Schaden.
    .gist =
        Diebstahl: Markierung
        oder 2 Körper-Schaden

card-boom = BUMM!
    .text =
        Nur spielbar, wenn der Runner mindestens 2 Markierungen hat.
        Zusätzliche Kosten, um dies zu spielen: { -click }.
        Verursache 7 Körper-Schaden.
    .gist =
        { -click } mehr, 2 Markier.:
        7 Körper-Schaden

card-glenn-station = Glenn Raumstation
    .text =
        Kann eine einzige Karte hosten.
        { -click }: Hoste eine Karte aus dem HQ verdeckt hier.
        { -click }: Nimm die hier gehostete Karte ins HQ.
    .gist =
        { -click }: verbirgt eine
        Karte des HQ

card-mumbad-city-hall = Rathaus von Mumbad
    .text = { -click }: Durchsuche F&E nach einer Allianz-Karte, decke sie auf und spiele oder installiere sie, wobei du alle Kosten bezahlst. Mische F&E.
    .gist =
        { -click }: Allianz-Karte
        suchen und nutzen

card-oaktown-renovation = Sanierung von Oaktown
    .text =
        Nur offen installierbar.
        Wann immer du sie entwickelst, erhalte 2{ -credit }, oder 3{ -credit }, wenn dann mindestens 5 Entwicklungsmarker darauf liegen.
    .gist =
        Offen: je Entwicklung
        2{ -credit }

card-wendigo = Wendigo
    .text =
        Kann entwickelt werden.
        Mit einer ungeraden Zahl von Entwicklungsmarkern ist er zusätzlich eine Barriere und verliert Code-Zugang.
        { -sub } Wähle ein Programm. Der Runner kann es für den Rest dieses Runs nicht benutzen.
    .gist =
        Ein Programm ist
        nicht benutzbar

card-wormhole = Wurmloch
    .text =
        Kann entwickelt werden.
        Sein Laden kostet 3{ -credit } weniger je Entwicklungsmarker darauf.
        { -sub } Führe eine Subroutine eines anderen geladenen Ice aus.
    .gist =
        Nutzt eine Subroutine
        von anderem Ice

## Neutral Corp

card-breaker-bay-grid = Breaker Bay-Netz
    .text =
        Das Laden jeder Karte in diesem System kostet 5{ -credit } weniger. Nicht das des Ice davor.
        Eine Region je System.
    .gist =
        Karten hier laden:
        5{ -credit } weniger

## Anarch

card-ive-had-worse = Hab schon Schlimmeres erlebt
    .text =
        Ziehe 3 Karten.
        Wenn es durch Netz- oder Körper-Schaden aus deinem Griff zerstört wird, ziehe 3 Karten.
    .gist =
        3 Karten ziehen, auch
        bei Schaden

card-salsette-slums = Slums von Salsette
    .text = Einmal pro Zug, wenn du die Zerstörungskosten einer Karte bezahlst, auf die du zugreifst, darfst du sie aus dem Spiel entfernen, statt sie zu zerstören.
    .gist =
        Einmal pro Zug: statt
        zerstören entfernen

## Criminal

card-leela-patel-trained-pragmatist = Leela Patel: Ausgebildete Pragmatikerin
    .text = Wann immer eine Agenda gestohlen wird oder Punkte bringt, kommt 1 ungeladene Karte ins HQ.
    .gist =
        Bei jeder Agenda: eine
        Karte zurück ins HQ

card-the-supplier = Der Versorger
    .text =
        { -click }: Hoste eine Ressource oder eine Hardware aus deinem Griff hier.
        Beginn deines Zuges: Du darfst eine hier gehostete Karte für 2{ -credit } weniger installieren.
    .gist =
        Installiert Gehostetes
        für 2{ -credit } weniger

## Apex

card-apocalypse = Apokalypse
    .text =
        Nur spielbar, wenn du in diesem Zug erfolgreiche Runs auf HQ, F&E und Archiv gemacht hast.
        Zerstöre alle installierten Karten des Konzerns. Drehe alle installierten Karten des Runners auf die Rückseite.
    .gist =
        Nach drei Runs:
        alles zerstören
