# Karten aus Honor and Profit: Titel, Regeltext (eine Zeile je Fähigkeit) und Kurzfassung (höchstens zwei kurze Zeilen).
# Alle Texte sind eigene Formulierungen. Symbole sind Terme: siehe symbols.ftl.

## Criminal

card-iain-stirling-retired-spook = Iain Stirling: Spion im Ruhestand
    .text = Wenn dein Zug beginnt, erhalte 2{ -credit }, falls der Konzern mehr Agendapunkte hat als du.
    .gist =
        Konzern führt:
        2{ -credit } je Zug

card-ken-express-tenma-disappeared-clone = Ken „Express“ Tenma: Verschwundener Klon
    .text = Wenn du in einem Zug zum ersten Mal ein Run-Ereignis spielst, erhalte 1{ -credit }.
    .gist =
        Erstes Run-Ereignis
        im Zug: 1{ -credit }

card-silhouette-stealth-operative = Silhouette: Meisterin der Tarnung
    .text = Wenn in einem Zug dein erster Run auf das HQ erfolgreich ist, darfst du 1 Karte enthüllen.
    .gist =
        Erster Run auf HQ:
        1 Karte enthüllen

card-calling-in-favors = Gefallen einfordern
    .text = Erhalte 1{ -credit } für jede installierte Ressource mit der Eigenschaft Kontakt.
    .gist = 1{ -credit } je Kontakt

card-early-bird = Der frühe Vogel
    .text =
        Nur als dein erster Klick spielbar.
        Erhalte { -click }. Führe einen Run durch.
    .gist =
        Nur 1. Klick:
        Run, erhalte { -click }

card-express-delivery = Eillieferung
    .text = Sieh dir die obersten 4 Karten deines Stapels an und nimm 1 davon in deinen Griff. Mische deinen Stapel.
    .gist =
        Oberste 4 Karten:
        nimm 1

card-feint = Finte
    .text = Führe einen Run auf das HQ durch. Umgehe die ersten 2 Ice, auf die du dabei triffst. Ist er erfolgreich, kannst du nicht auf Karten zugreifen.
    .gist =
        HQ: 2 Ice umgehen,
        kein Zugriff

card-legwork = Beinarbeit
    .text = Führe einen Run auf das HQ durch. Ist er erfolgreich, greife auf 2 Karten mehr aus dem HQ zu.
    .gist = HQ: +2 Zugriffe

card-planned-assault = Geplanter Angriff
    .text =
        Bezahle { -click } als zusätzliche Kosten, um diese Karte zu spielen.
        Durchsuche deinen Stapel nach einem Run-Ereignis und spiele es. Du bezahlst seine Spielkosten, aber keine zusätzlichen Kosten. Mische deinen Stapel.
    .gist =
        Noch { -click }: Run-Ereignis
        suchen und spielen

card-logos = Logos
    .text =
        +1{ -mu }
        Dein Handkartenlimit ist um 1 höher.
        Immer wenn der Konzern für eine Agenda Punkte erzielt, darfst du deinen Stapel nach 1 Karte durchsuchen und sie in deinen Griff nehmen. Mische deinen Stapel.
    .gist =
        +1{ -mu }, +1 Handkarte
        Konzern punktet: suche

card-public-terminal = Öffentliches Terminal
    .text =
        1{ -recurring }
        Nur um Run-Ereignisse zu spielen.
    .gist =
        1{ -recurring } für
        Run-Ereignisse

card-unregistered-s-w-35 = Unregistrierte S&W ’35
    .text = { -click }, { -click }: Zerstöre 1 geladenen Bioroid oder Klon, eine Führungskraft oder einen Sysop in einem ausgelagerten System. Nur nach einem erfolgreichen Run auf das HQ in diesem Zug.
    .gist =
        { -click }{ -click }: zerstöre geladene
        Person außerhalb

card-window = Fenster
    .text = { -click }: Ziehe die unterste Karte deines Stapels.
    .gist =
        { -click }: ziehe die
        unterste Karte

card-alias = Alias
    .text =
        1{ -credit }: Schalte 1 Wächter-Subroutine aus. Nicht bei Ice, das ein ausgelagertes System schützt.
        2{ -credit }: +3 Stärke.
    .gist =
        1{ -credit }: Wächter-Subr.,
        nur zentral

card-breach = Bresche
    .text =
        2{ -credit }: Schalte bis zu 3 Barriere-Subroutinen aus. Nicht bei Ice, das ein ausgelagertes System schützt.
        2{ -credit }: +4 Stärke.
    .gist =
        2{ -credit }: 3 Barriere-Subr.,
        nur zentral

card-bug = Wanze
    .text =
        Nur nach einem erfolgreichen Run auf das HQ in diesem Zug zu installieren.
        Immer wenn der Konzern eine Karte zieht, darfst du 2{ -credit } bezahlen, damit er sie vorzeigt.
    .gist =
        Konzern zieht:
        2{ -credit }, sieh die Karte

card-gingerbread = Pfefferkuchen
    .text =
        1{ -credit }: Schalte 1 Spürhund-Subroutine aus.
        2{ -credit }: +3 Stärke.
    .gist =
        1{ -credit }: Spürhund-Subr.
        2{ -credit }: +3 Stärke

card-grappling-hook = Enterhaken
    .text = { -trash }: Schalte bei einem Ice alle noch aktiven Subroutinen bis auf 1 aus.
    .gist =
        { -trash }: alle Subr. bis
        auf 1

card-passport = Ausweis
    .text =
        1{ -credit }: Schalte 1 Code-Zugang-Subroutine aus. Nicht bei Ice, das ein ausgelagertes System schützt.
        2{ -credit }: +2 Stärke.
    .gist =
        1{ -credit }: Code-Zugang-Subr.,
        nur zentral

card-push-your-luck = Das Glück herausfordern
    .text = Gib verdeckt beliebig viele Credits aus. Der Konzern rät, ob es gerade oder ungerade viele sind, dann zeigst du sie. Rät er falsch, erhalte doppelt so viele, wie du ausgegeben hast.
    .gist =
        Verdeckt setzen:
        falsch geraten, ×2

card-security-testing = Sicherheitstest
    .text = Wenn dein Zug beginnt, darfst du ein System wählen. Wenn in diesem Zug der erste Run darauf erfolgreich ist, erhalte 2{ -credit }, statt auf Karten zuzugreifen.
    .gist =
        Gewähltes System:
        2{ -credit } statt Zugriff

card-theophilius-bagbiter = Theophilius Bagbiter
    .text =
        Wenn du ihn installierst, verliere alle Credits in deinem Credit-Vorrat.
        Dein Handkartenlimit ist so hoch wie die Zahl der Credits in deinem Credit-Vorrat.
    .gist =
        Verliere alle { -credit }
        Handkarten = Credits

card-tri-maf-contact = Tri-maf-Kontakt
    .text =
        { -click }: Erhalte 2{ -credit }. Nur einmal in jedem Zug.
        Wenn er zerstört wird, erleide 3 Körper-Schaden.
    .gist =
        { -click }: 2{ -credit }, 1× im Zug
        zerstört: 3 Schaden

## Neutral Runner

card-mass-install = Masseninstallation
    .text = Installiere bis zu 3 Programme aus deinem Griff, eines nach dem anderen, und bezahle sie.
    .gist =
        Installiere bis zu
        3 Programme

card-q-coherence-chip = Q-Kohärenz-Chip
    .text =
        +1{ -mu }
        Wenn ein installiertes Programm zerstört wird, zerstöre diese Karte.
    .gist =
        +1{ -mu }, bis ein
        Programm geht

card-overmind = Überbewusstsein
    .text =
        Wenn du es installierst, lege für jede freie { -mu } 1 Wirkungszähler hierauf.
        Gehosteter Wirkungszähler: Schalte 1 Subroutine eines beliebigen Ice aus.
        1{ -credit }: +1 Stärke.
    .gist =
        Zähler: jede Subr.
        1{ -credit }: +1 Stärke

card-oracle-may = Orakel May
    .text = { -click }: Nenne einen Kartentyp und decke die oberste Karte deines Stapels auf. Ist sie von diesem Typ, ziehe sie und erhalte 2{ -credit }; sonst zerstöre sie. Nur einmal in jedem Zug.
    .gist =
        { -click }: rate oberste Karte,
        zieh sie und 2{ -credit }

card-donut-taganes = Donut Taganes
    .text = Operationen und Ereignisse zu spielen kostet 1{ -credit } mehr.
    .gist =
        Operationen,
        Ereignisse: +1{ -credit }

## Jinteki

card-harmony-medtech-biomedical-pioneer = Harmony Medtech: Die Biomed-Pioniere
    .text = Du und der Runner braucht jeder 1 Agendapunkt weniger, um zu gewinnen.
    .gist =
        6 Punkte siegen,
        für beide

card-nisei-division-the-next-generation = Abteilung Nisei: Die nächste Generation
    .text = Immer wenn du und der Runner verdeckt ausgegebene Credits zeigt, erhalte 1{ -credit }.
    .gist = Je Psi-Spiel: 1{ -credit }

card-tennin-institute-the-secrets-within = Tennin Institute: Die innersten Geheimnisse
    .text = Wenn dein Zug beginnt und der Runner in seinem letzten Zug keinen erfolgreichen Run durchgeführt hat, darfst du 1 Entwicklungsmarker auf eine installierte Karte legen.
    .gist =
        Kein Run geglückt:
        1 Entwicklungsmarker

card-house-of-knives = Haus der Messer
    .text =
        Wenn du dafür Punkte erzielst, lege 3 Agendazähler hierauf.
        Gehosteter Agendazähler: Verursache 1 Netz-Schaden. Nur während eines Runs und nur einmal je Run.
    .gist =
        Zähler: 1 Netz-Schaden,
        einmal je Run

card-medical-breakthrough = Medizinischer Durchbruch
    .text = Solange diese Agenda in einer Punktezone liegt, deiner oder der des Runners, braucht jeder andere Medizinische Durchbruch 1 Entwicklungsmarker weniger.
    .gist =
        Der nächste braucht
        1 Marker weniger

card-philotic-entanglement = Philotische Verschränkung
    .text =
        Wenn du dafür Punkte erzielst, verursache für jede Agenda in der Punktezone des Runners 1 Netz-Schaden.
        Nur 1 je Deck.
    .gist =
        1 Netz-Schaden je
        gestohlener Agenda

card-the-future-perfect = Die Vollkommene der Zukunft
    .text = Wenn der Runner darauf zugreift, während sie nicht installiert ist, wird sie vorgezeigt; du und der Runner gebt jeder verdeckt 0 bis 2{ -credit } aus und zeigt sie dann. Habt ihr unterschiedlich viel ausgegeben, kann er sie bei diesem Zugriff nicht stehlen.
    .gist =
        Nicht installiert: Psi,
        ungleich schützt

card-chairman-hiro = Vorstandsvorsitzender Hiro
    .text =
        Das Handkartenlimit des Runners ist um 2 niedriger.
        Wird er zerstört, während der Runner auf ihn zugreift, egal woher, kommt er als Agenda mit 2 Punkten in die Punktezone des Runners.
    .gist =
        Runner: −2 Handkarten
        zerstört: 2 Punkte

card-mental-health-clinic = Psychiatrische Klinik
    .text =
        Wenn dein Zug beginnt, erhalte 1{ -credit }.
        Das Handkartenlimit des Runners ist um 1 höher.
    .gist =
        1{ -credit } je Zug
        Runner: +1 Handkarte

card-psychic-field = Psych-Feld
    .text = Wenn der Runner es enthüllt oder darauf zugreift, während es installiert ist, gebt du und der Runner jeder verdeckt 0 bis 2{ -credit } aus und zeigt sie dann. Habt ihr unterschiedlich viel ausgegeben, verursache für jede Karte im Griff 1 Netz-Schaden.
    .gist =
        Psi: ungleich, 1 Netz-
        Schaden je Handkarte

card-shi-kyu = Shi.Kyū
    .text = Wenn der Runner darauf zugreift, außer in F&E, gib beliebig viele Credits aus. Verursache ebenso viel Netz-Schaden, außer der Runner nimmt diese Karte als Agenda mit −1 Punkt in seine Punktezone.
    .gist =
        X{ -credit }: X Netz-Schaden
        oder −1 Punkt

card-tenma-line = Tenma-Reihe
    .text = { -click }: Vertausche 2 installierte Ice.
    .gist = { -click }: 2 Ice tauschen

card-cerebral-cast = Gedankenabdruck
    .text =
        Nur spielbar, wenn der Runner in seinem letzten Zug einen erfolgreichen Run durchgeführt hat.
        Du und der Runner gebt jeder verdeckt 0 bis 2{ -credit } aus und zeigt sie dann. Habt ihr unterschiedlich viel ausgegeben, erleidet der Runner nach seiner Wahl 1 Hirn-Schaden oder erhält 1 Markierung.
    .gist =
        Psi: ungleich, 1 Hirn-
        Schaden oder Mark.

card-medical-research-fundraiser = Fundraising für die medizinische Forschung
    .text = Erhalte 8{ -credit }. Der Runner erhält 3{ -credit }.
    .gist =
        Erhalte 8{ -credit }
        Runner erhält 3{ -credit }

card-mushin-no-shin = Mushin no Shin
    .text =
        Bezahle { -click } als zusätzliche Kosten, um diese Karte zu spielen.
        Installiere eine Agenda, einen Aktivposten oder ein Upgrade aus dem HQ in einem neuen ausgelagerten System und lege 3 Entwicklungsmarker darauf. Bis dein nächster Zug beginnt, kannst du für diese Karte keine Punkte erzielen und sie nicht laden.
    .gist =
        Noch { -click }: installiere
        Karte mit 3 Markern

card-inazuma = Inazuma
    .text =
        { -sub } Bei dem nächsten Ice, auf das der Runner in diesem Run trifft, kann er keine Subroutinen ausschalten.
        { -sub } Der Runner kann sich in diesem Run nicht ausstöpseln, bevor er auf ein weiteres Ice getroffen ist.
    .gist =
        Nächstes Ice: kein Aus-
        schalten, kein Ausstieg

card-komainu = Komainu
    .text =
        Bei der Begegnung erhält es für den Rest dieses Runs eine Subroutine je Karte im Griff des Runners:
        { -sub } Verursache 1 Netz-Schaden.
    .gist =
        Je Handkarte:
        1 Netz-Schaden

card-pup = Welpe
    .text =
        { -sub } Verursache 1 Netz-Schaden, außer der Runner bezahlt 1{ -credit }.
        { -sub } Verursache 1 Netz-Schaden, außer der Runner bezahlt 1{ -credit }.
    .gist =
        1 Netz-Schaden oder 1{ -credit },
        zweimal

card-shiro = Shiro
    .text =
        { -sub } Sieh dir die obersten 3 Karten von F&E an und ordne sie beliebig.
        { -sub } Bezahle 1{ -credit }, oder der Runner greift auf die oberste Karte von F&E zu.
    .gist =
        Oberste 3 ordnen,
        1{ -credit } oder Zugriff F&E

card-susanoo-no-mikoto = Susanoo-no-Mikoto
    .text = { -sub } Ist dies kein Run auf das Archiv, geht er vor dem äußersten Ice weiter, das das Archiv schützt. Der Runner kann sich in diesem Run nicht ausstöpseln, bevor er auf ein weiteres Ice getroffen ist.
    .gist =
        Der Run geht am
        Archiv weiter

card-neotokyo-grid = Netz von NeoTokyo
    .text =
        Wenn in einem Zug zum ersten Mal Entwicklungsmarker auf eine Karte in diesem System gelegt werden, erhalte 1{ -credit }.
        Nur 1 Region je System.
    .gist =
        Erster Marker hier
        im Zug: 1{ -credit }

card-tori-hanzo = Tori Hanzō
    .text = Wenn du in einem Run auf dieses System zum ersten Mal Netz-Schaden verursachen würdest, darfst du 2{ -credit } bezahlen, um stattdessen 1 Hirn-Schaden zu verursachen.
    .gist =
        2{ -credit }: Netz-Schaden wird
        1 Hirn-Schaden

## Neutral Corp

card-plan-b = Plan B
    .text =
        Kann entwickelt werden.
        Wenn der Runner darauf zugreift, darfst du eine Agenda aus dem HQ vorzeigen und für sie Punkte erzielen, die nicht mehr Entwicklungsmarker braucht, als hier liegen.
    .gist =
        Zugriff: punkte mit
        Agenda aus dem HQ

card-guard = Wache
    .text =
        Es kann nicht umgangen werden.
        { -sub } Beende den Run.
    .gist =
        Run endet, kein
        Umgehen

card-rainbow = Regenbogen
    .text = { -sub } Beende den Run.
    .gist = Beendet den Run

card-diversified-portfolio = Breit gefächertes Portfolio
    .text = Erhalte 1{ -credit } für jedes ausgelagerte System, in dem eine Karte liegt.
    .gist =
        1{ -credit } je ausgelagertem
        System

card-fast-track = Überholspur
    .text = Durchsuche F&E nach 1 Agenda. Decke sie auf, nimm sie ins HQ und mische F&E.
    .gist = Agenda suchen
