# Karten des Grundspiels: Titel.

## Anarch

card-noise-hacker-extraordinaire = Noise: Meisterhacker
card-deja-vu = Déjà Vu
card-demolition-run = Abriss-Run
card-stimhack = Stim-Hack
card-cyberfeeder = Cyberfeeder
card-grimoire = Grimoire
card-corroder = Zersetzer
card-datasucker = Datensauger
card-djinn = Dschinn
card-medium = Medium
card-mimic = Imitator
card-parasite = Parasit
card-wyrm = Wyrm
card-yog-0 = Yog.0
card-ice-carver = Eisschnitzer
card-wyldside = Wyldside

## Criminal

card-gabriel-santiago-consummate-professional = Gabriel Santiago: Vollprofi
card-account-siphon = Konto Anzapfen
card-easy-mark = Leichte Beute
card-forged-activation-orders = Gefälschter Aktivierungsbefehl
card-inside-job = Angriff von Innen
card-special-order = Sonderbestellung
card-lemuria-codecracker = Lemuria-Codeknacker
card-desperado = Desperado
card-aurora = Aurora
card-femme-fatale = Femme Fatale
card-ninja = Ninja
card-sneakdoor-beta = Geheimtür (Beta)
card-bank-job = Bankeinbruch
card-crash-space = Crash Space
card-data-dealer = Datendealer
card-decoy = Täuschziel

## Shaper

card-kate-mac-mccaffrey-digital-tinker = Kate „Mac“ McCaffrey: Digital-Bastlerin
card-diesel = Diesel
card-modded = Eigenbau
card-the-makers-eye = Blick des Bastlers
card-tinkering = Bastelstunde
card-akamatsu-mem-chip = Akamatsu-Speicherchip
card-rabbit-hole = Kaninchenloch
card-the-personal-touch = Persönliche Note
card-the-toolbox = Toolbox
card-battering-ram = Rammbock
card-gordian-blade = Gordische Klinge
card-magnum-opus = Magnum Opus
card-net-shield = Netzschild
card-pipeline = Pipeline
card-aesops-pawnshop = Aesops Leihhaus
card-sacrificial-construct = Opferkonstrukt

## Neutral Runner

card-infiltration = Infiltration
card-sure-gamble = Sichere Hand
card-crypsis = Krypsis
card-access-to-globalsec = Zugriff auf Globalsec
card-armitage-codebusting = Codeknacken für Armitage

## Haas-Bioroid

card-haas-bioroid-engineering-the-future = Haas-Bioroid: Wir bauen die Zukunft
card-accelerated-beta-test = Beschleunigter Betatest
card-adonis-campaign = Adonis-Kampagne
card-aggressive-secretary = Aggressiver Assistent
card-archived-memories = Archivierte Erinnerungen
card-biotic-labor = Bioroid-Angestellte
card-shipment-from-mirrormorph = MirrorMorph-Lieferung
card-heimdall-1-0 = Heimdall 1.0
card-ichi-1-0 = Ichi 1.0
card-viktor-1-0 = Viktor 1.0
card-rototurret = Geschützturm
card-corporate-troubleshooter = Kon-Troubleshooter
card-experiential-data = Empirische Daten

## Jinteki

card-jinteki-personal-evolution = Jinteki: Personal Evolution
card-nisei-mk-ii = Nisei MK II
card-project-junebug = Projekt Junikäfer
card-snare = Schlinge!
card-zaibatsu-loyalty = Zaibatsu-Loyalität
card-neural-emp = Neural-EMP
card-precognition = Vorahnung
card-cell-portal = Zellen-Portal
card-chum = Blutköder
card-data-mine = Datenmine
card-neural-katana = Neural-Katana
card-wall-of-thorns = Dornenbarriere
card-akitaro-watanabe = Akitaro Watanabe

## NBN

card-nbn-making-news = NBN: Wir sind die Nachrichten
card-astroscript-pilot-program = AstroScript-PilotProgramm
card-breaking-news = Sondermeldung
card-anonymous-tip = Anonymer Hinweis
card-closed-accounts = Geplündertes Konto
card-psychographics = Psychographie
card-sea-source = SEA-Informant
card-ghost-branch = Phantom-Filiale
card-data-raven = Datenrabe
card-matrix-analyzer = Matrixanalyse
card-tollbooth = Mautstelle
card-red-herrings = Falsche Spur
card-sansan-city-grid = Stadtnetz von SanSan

## Weyland Consortium

card-weyland-consortium-building-a-better-world = Weyland-Konsortium: Wir bauen eine bessere Welt
card-hostile-takeover = Feindliche Übernahme
card-posted-bounty = Steckbrief
card-security-subcontract = Sicherheits-Subunternehmer
card-aggressive-negotiation = Aggressive Verhandlungen
card-beanstalk-royalties = Beanstalk-Lizenzgebühren
card-scorched-earth = Verbrannte Erde
card-shipment-from-kaguya = Kaguya-Lieferung
card-archer = Bogenschütze
card-hadrians-wall = Hadrianswall
card-ice-wall = Eisbarriere
card-shadow = Schatten
card-research-station = Forschungsstation

## Neutral Corp

card-priority-requisition = Vorrangige Anforderung
card-private-security-force = Privatarmee
card-melange-mining-corp = Melange Mining Corp.
card-pad-campaign = PAD-Kampagne
card-hedge-fund = Hedgefonds
card-enigma = Enigma
card-hunter = Jäger
card-wall-of-static = Rauschbarriere
