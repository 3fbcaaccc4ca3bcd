# Gangs of Night City: names of what is on the table. What is missing here falls back to English.

## Things

gangs-street-cred = Street Cred
gangs-resource-eurodollars = Eurodollar
gangs-resource-contraband = Schmuggelware
gangs-resource-corporate-secrets = Konzerngeheimnisse
gangs-class-solo = Solo
gangs-class-techie = Techie
gangs-class-netrunner = Netrunner
gangs-class-specialist = Spezialist
gangs-class-drone = Drohne
gangs-class-edgerunner = Edgerunner
gangs-poi-fixer = Fixer
gangs-poi-business = Geschäft
gangs-poi-data-fortress = Datenfestung
gangs-type-braindance = Braindance
gangs-type-cyberware = Cyberware
gangs-type-weapons = Waffen
gangs-kind-weapon = Waffe
gangs-kind-cyberware = Cyberware
gangs-kind-quickhack = Quickhack
gangs-level-yellow = Gelb
gangs-level-orange = Orange
gangs-level-red = Rot
gangs-action-solos = Solos aktivieren
gangs-action-techies = Techies aktivieren
gangs-action-netrunners = Netrunner aktivieren
gangs-action-hideout = Versteck bauen
gangs-action-upgrade = Kampfkarte verbessern
gangs-action-wild = Joker
gangs-term-firepower = Feuerkraft
gangs-term-hideout = Versteck
gangs-term-presence = Präsenz
gangs-term-dominance = Dominanz
gangs-term-firefight = Feuergefecht
gangs-term-netrun = Netrun
gangs-term-depth-risk = Tiefenrisiko
gangs-term-point-of-interest = Interessanter Ort
gangs-term-opportunity = Gelegenheit
gangs-term-activate = Aktivieren
gangs-term-reclaim = Zurücknehmen
gangs-term-district = Bezirk
gangs-term-gang = Gang
gangs-term-story = Geschichte
gangs-term-combat-card = Kampfkarte

## Districts: the other names are the same in every language

gangs-district-city-center = City Center

## Abilities of gangs

gangs-ability-rage = Wut
gangs-ability-spoils = Beute
gangs-ability-vengeance = Rache
gangs-ability-retribution = Vergeltung
gangs-ability-contacts = Kontakte
gangs-ability-neighbours = Gute Nachbarn
gangs-ability-live-wire = Unter Strom
gangs-ability-old-net = Wege des alten Netzes

## Combat cards

gangs-combat-short-circuit = Kurzschluss
gangs-combat-subdermal-armor = Subdermale Panzerung
gangs-combat-crusher = Crusher
gangs-combat-cyberpsychosis = Cyberpsychose
gangs-combat-pain-editor = Schmerzeditor
gangs-combat-blade-arms = Klingenarme
gangs-combat-wire-whip = Drahtpeitsche
gangs-combat-hydraulic-fists = Hydraulikfäuste
gangs-combat-quick-reflexes = Schnelle Reflexe
gangs-combat-ghost-coat = Geistermantel
gangs-combat-spare-heart = Ersatzherz
gangs-combat-berserk-chip = Berserkerchip
gangs-combat-wall-piercer = Wandbrecher
gangs-combat-smart-rifle = Smartgewehr
gangs-combat-riot-shotgun = Schrotflinte
gangs-combat-twin-pistols = Zwillingspistolen
gangs-combat-flash-grenade = Blendgranate
gangs-combat-street-barrage = Straßensalve
gangs-combat-last-stand = Letztes Gefecht
gangs-combat-swarm-control = Schwarmsteuerung
gangs-combat-optics-blackout = Blackout der Optik
gangs-combat-spreading-fever = Ansteckendes Fieber
gangs-combat-weapon-jam = Ladehemmung
gangs-combat-loyalty-rewrite = Umgeschriebene Treue
gangs-combat-data-siphon = Datensauger
gangs-combat-deep-crash = Tiefenabsturz

## Opportunities

gangs-opportunity-militech-smart-weapons = Militech-Smartwaffen
gangs-opportunity-kabuki-crates = Kisten in Kabuki
gangs-opportunity-car-park-arsenal = Arsenal im Parkhaus
gangs-opportunity-precinct-surplus = Restbestände der Wache
gangs-opportunity-second-shift = Die zweite Schicht
gangs-opportunity-coast-road-convoy = Konvoi auf der Küstenstraße
gangs-opportunity-gunsmith-on-call = Büchsenmacher auf Abruf
gangs-opportunity-armoury-raid = Überfall auf das Waffenlager
gangs-opportunity-private-war = Jemandes Privatkrieg
gangs-opportunity-back-room-surgery = Chirurgie im Hinterzimmer
gangs-opportunity-boardroom-augments = Implantate für den Vorstand
gangs-opportunity-grafted-nerves = Verpflanzte Nerven
gangs-opportunity-clinic-leftovers = Klinikreste
gangs-opportunity-arena-implants = Implantate für die Arena
gangs-opportunity-designer-eyes = Designeraugen
gangs-opportunity-prototype-spine = Wirbelsäule, Prototyp
gangs-opportunity-bulk-order = Großbestellung
gangs-opportunity-clinic-chain = Eine Klinikkette
gangs-opportunity-studio-rushes = Studiomuster
gangs-opportunity-after-hours-feed = Sendung nach Mitternacht
gangs-opportunity-festival-cut = Festivalfassung
gangs-opportunity-barrio-memories = Erinnerungen aus dem Barrio
gangs-opportunity-wreck-diver-tapes = Bänder eines Wracktauchers
gangs-opportunity-edited-evidence = Geschnittene Beweise
gangs-opportunity-collectors-loop = Die Schleife des Sammlers
gangs-opportunity-deep-recording = Aufnahme aus der Tiefe
gangs-opportunity-citywide-premiere = Stadtweite Premiere

## Edgerunners: the other names are the same in every language

gangs-edgerunner-tin-saint = Blechheiliger
gangs-edgerunner-mama-static = Mama Rauschen
gangs-edgerunner-ghostlight = Geisterlicht
gangs-edgerunner-quarter-past = Viertel Nach

## Stories

gangs-story-tutorial = Tutorial
gangs-story-card-tutorial = Noch eine Nacht
gangs-story-card-tutorial-epilogue = Morgen
gangs-story-blackout = Der lange Stromausfall
gangs-story-card-blackout-dark = Das Netz fällt aus
gangs-story-card-blackout-generators = Das Summen der Generatoren
gangs-story-card-blackout-looters = Zerbrochenes Glas
gangs-story-card-blackout-switch = Der Hauptschalter
gangs-story-card-blackout-kings-of-light = Könige des Lichts
gangs-story-card-blackout-island-grids = Inseln
gangs-story-card-blackout-dawn = Licht an
gangs-story-card-blackout-still-dark = Noch immer dunkel
gangs-story-bad-goods = Schlechte Ware
gangs-story-card-bad-goods-rumour = Gerücht über eine Aufnahme
gangs-story-card-bad-goods-dealer = Der Name des Dealers
gangs-story-card-bad-goods-recall = Rückruf
gangs-story-card-bad-goods-source = Die Quelle
gangs-story-card-bad-goods-addicts = Das Publikum
gangs-story-card-bad-goods-truth = Was darauf war
gangs-story-card-bad-goods-business = Geschäft wie immer
gangs-story-card-bad-goods-unsolved = Niemand fragt
gangs-story-empty-chair = Der leere Stuhl
gangs-story-card-empty-chair-vacancy = Eine freie Stelle
gangs-story-card-empty-chair-auction = Die Auktion
gangs-story-card-empty-chair-bodyguards = Leibwächter gesucht
gangs-story-card-empty-chair-vote = Die Abstimmung
gangs-story-card-empty-chair-seated = Ein Platz am Tisch
gangs-story-card-empty-chair-coup = Aus dem Fenster
gangs-story-card-empty-chair-nobody = Der Stuhl bleibt leer
