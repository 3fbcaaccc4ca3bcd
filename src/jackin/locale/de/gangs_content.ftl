# Gangs of Night City: die Namen dessen, was auf dem Tisch ist, und die Geschichten des Hauses.

## Dinge

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
gangs-term-reclaim = Zurückholen
gangs-term-district = Bezirk
gangs-term-gang = Gang
gangs-term-story = Geschichte
gangs-term-combat-card = Kampfkarte

## Bezirke

gangs-district-watson = Watson
gangs-district-westbrook = Westbrook
gangs-district-city-center = City Center
gangs-district-heywood = Heywood
gangs-district-santo-domingo = Santo Domingo
gangs-district-pacifica = Pacifica

## Gangs und ihre Fähigkeiten

gangs-gang-maelstrom = Maelstrom
gangs-gang-tyger-claws = Tyger Claws
gangs-gang-valentinos = Valentinos
gangs-gang-voodoo-boys = Voodoo Boys
gangs-ability-rage = Wut
gangs-ability-spoils = Beute
gangs-ability-vengeance = Rache
gangs-ability-retribution = Vergeltung
gangs-ability-contacts = Kontakte
gangs-ability-neighbours = Gute Nachbarn
gangs-ability-live-wire = Unter Strom
gangs-ability-old-net = Wege des alten Netzes

## Kampfkarten

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

## Gelegenheiten

gangs-opportunity-militech-smart-weapons = Militech-Smartwaffen
gangs-opportunity-kabuki-crates = Kisten in Kabuki
gangs-opportunity-car-park-arsenal = Arsenal im Parkhaus
gangs-opportunity-precinct-surplus = Restbestände der Wache
gangs-opportunity-second-shift = Die zweite Schicht
gangs-opportunity-coast-road-convoy = Konvoi auf der Küstenstraße
gangs-opportunity-gunsmith-on-call = Büchsenmacher auf Abruf
gangs-opportunity-armoury-raid = Überfall auf das Waffenlager
gangs-opportunity-private-war = Ein Privatkrieg
gangs-opportunity-back-room-surgery = Chirurgie im Hinterzimmer
gangs-opportunity-boardroom-augments = Implantate für den Vorstand
gangs-opportunity-grafted-nerves = Verpflanzte Nerven
gangs-opportunity-clinic-leftovers = Klinikreste
gangs-opportunity-arena-implants = Implantate für die Arena
gangs-opportunity-designer-eyes = Designeraugen
gangs-opportunity-prototype-spine = Prototyp-Wirbelsäule
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

## Edgerunner

gangs-edgerunner-rogue = Rogue
gangs-edgerunner-johnny-silverhand = Johnny Silverhand
gangs-edgerunner-jackie-welles = Jackie Welles
gangs-edgerunner-judy-alvarez = Judy Alvarez
gangs-edgerunner-nix = Nix
gangs-edgerunner-tin-saint = Blechheiliger
gangs-edgerunner-mama-static = Mama Rauschen
gangs-edgerunner-ghostlight = Geisterlicht
gangs-edgerunner-quarter-past = Viertel Nach
gangs-edgerunner-vera-cruz = Vera Cruz

## Geschichten

gangs-story-tutorial = Tutorial
gangs-story-card-tutorial = Noch eine Nacht
    .text = Heute Nacht geschieht nichts Besonderes: rivalisierende Gangs, sechs Bezirke und ein Name, den man sich machen kann. Die Straßen merken sich, wer zuerst danach griff.
gangs-story-card-tutorial-epilogue = Morgen
    .text = Die Sonne geht über dem Smog auf. Manche Namen spricht man lauter aus als andere.

gangs-story-blackout = Der lange Stromausfall
gangs-story-card-blackout-dark = Das Netz fällt aus
    .text = Um zehn nach neun wird jedes Fenster von der Bucht bis zu den Hügeln schwarz. Die Wächter des Netzes laufen auf Batterie und sind halb blind. Wer das Dunkel kennt, kommt weit.
gangs-story-card-blackout-generators = Das Summen der Generatoren
    .text = Ein Haus mit Licht ist ein Haus mit Freunden. Vermieter, die nie eine Tür geöffnet haben, bitten die Gangs herein, zu jedem Preis.
gangs-story-card-blackout-looters = Zerbrochenes Glas
    .text = In der vierten Nacht zählt niemand mehr die Schaufenster. Was etwas wert ist, liegt dort, wo das Schießen aufhört.
gangs-story-card-blackout-switch = Der Hauptschalter
    .text = Trupps unter bewaffnetem Schutz erreichen das Umspannwerk unter den Türmen. Das Licht kommt zurück, und die Wächter mit ihm; wer das Zentrum hält, entscheidet, für wen.
gangs-story-card-blackout-kings-of-light = Könige des Lichts
    .text = Die Türme leuchten Stock für Stock auf, und darunter sieht man eine einzige Gang stehen. Wer in der Nähe war, bekommt etwas vom Glanz ab.
gangs-story-card-blackout-island-grids = Inseln
    .text = Die Stadt wächst nie wieder ganz zusammen. Jeder Block hat jetzt eigenen Strom und weiß, wem er ihn verdankt.
gangs-story-card-blackout-dawn = Licht an
    .text = Mittags ist es, als wäre nichts gewesen. Abends kommen die Rechnungen.
gangs-story-card-blackout-still-dark = Noch immer dunkel
    .text = Der Strom bleibt weg, und wer tief ins Netz ging, kam mit mehr zurück, als er gesucht hatte.

gangs-story-bad-goods = Schlechte Ware
gangs-story-card-bad-goods-rumour = Gerücht über eine Aufnahme
    .text = Irgendwo in der neuesten Lieferung Braindances ist einer, den niemand zu Ende sieht. Natürlich wollen ihn alle und zahlen schon fürs Gerede.
gangs-story-card-bad-goods-dealer = Der Name des Dealers
    .text = Eine Gang hat zu viele zu schnell verkauft, und jetzt macht ein Name die Runde. Er bringt Ruhm, wütende Kunden und ein Kopfgeld auf alle im Gewerbe.
gangs-story-card-bad-goods-recall = Rückruf
    .text = Die Hersteller wollen jede Kopie zurück und stellen keine Fragen. Solange die Regale leer sind, verkauft sich Chrom doppelt so gut.
gangs-story-card-bad-goods-source = Die Quelle
    .text = Die Aufnahme entstand auf einem Server mitten in der Stadt. Wer in einer Datenfestung sitzt, kann handeln, was er findet; der Rest wird verramscht.
gangs-story-card-bad-goods-addicts = Das Publikum
    .text = Die Sieger behielten die Aufnahmen und sahen eine zu viel. Ihre Sammlung ist vollständig; ihre Leute sind es nicht.
gangs-story-card-bad-goods-truth = Was darauf war
    .text = Tief im Netz liegt die erste Kopie. Sie zeigt einen gewöhnlichen Morgen und die Leute, die sie löschen ließen.
gangs-story-card-bad-goods-business = Geschäft wie immer
    .text = Die Lieferung ist weg, das Gerede zieht weiter, und das Geld ist ausgegeben.
gangs-story-card-bad-goods-unsolved = Niemand fragt
    .text = Was es auch war, es hat aufgehört. In dieser Stadt gilt das als Antwort.

gangs-story-empty-chair = Der leere Stuhl
gangs-story-card-empty-chair-vacancy = Eine freie Stelle
    .text = Ein Direktor fiel aus dem einundneunzigsten Stock, und der Posten steht zum Verkauf. Der Preis ist kein Geld: Er ist, was du über die anderen weißt.
gangs-story-card-empty-chair-auction = Die Auktion
    .text = Versiegelte Gebote, in Akten. Jeder Server der Stadt ist plötzlich einen Besuch wert.
gangs-story-card-empty-chair-bodyguards = Leibwächter gesucht
    .text = Die Bewerber heuern an, wer schießen kann, und das tun auch alle, die gern weniger Bewerber sähen. Ausnahmsweise senken die Fixer ihre Preise.
gangs-story-card-empty-chair-vote = Die Abstimmung
    .text = Der Favorit verbrennt jeden Tag eine Akte, um Favorit zu bleiben. Die anderen suchen sich ein eigenes Fenster.
gangs-story-card-empty-chair-seated = Ein Platz am Tisch
    .text = Eine Gang hat jetzt einen Direktor, oder ein Direktor hat eine Gang. Wer ein, zwei Akten behalten hat, ist zum Fest geladen.
gangs-story-card-empty-chair-coup = Aus dem Fenster
    .text = Der neue Direktor blieb einen Nachmittag. Wer eine gute Waffe im Sold hatte, wurde zweimal bezahlt.
gangs-story-card-empty-chair-nobody = Der Stuhl bleibt leer
    .text = Der Vorstand beschließt, dass er ein Mitglied weniger braucht. Die Akten sind wert, was Papier wert ist.

gangs-story-voice = Eine Stimme in der Wand
gangs-story-card-voice-static = Rauschen
    .text = Zwischen zwei Piratensendern liest ein Toter Adressen vor. Manche bezahlen die übrigen. Johnny hat das gleiche Radio.
gangs-story-card-voice-archive = Das Archiv
    .text = Die Stimme wohnt in einem Archiv, das niemand abgeschaltet hat. Sie kennt den Weg nach unten, und was ihn bewacht, kennt ihn auch.
gangs-story-card-voice-hunt = Die Jagd
    .text = Zu viele haben sie gehört. Wer zuerst schießt, von dem glaubt man, er wisse, woher sie kommt, und das ist fast genauso gut.
gangs-story-card-voice-free = Freigelassen
    .text = Du öffnest die letzte Tür, und etwas Altes, Höfliches geht hinaus ins Netz. Es vergisst seine Freunde nicht.
gangs-story-card-voice-heard = Von allen gehört
    .text = Vom Turm im Zentrum spricht die Stimme zur ganzen Stadt, in deinem Namen.
gangs-story-card-voice-silence = Stille
    .text = Eines Morgens ist da nur noch Rauschen. Nachts drehst du weiter am Knopf.

gangs-story-last-job = Ein letzter Auftrag
gangs-story-card-last-job-offer = Das Angebot
    .text = Ein Kunde ohne Gesicht zahlt in Kisten für jeden Ort, an dem sich etwas verstecken lässt. Besser nicht fragen, was.
gangs-story-card-last-job-safehouses = Sichere Häuser
    .text = Vier Türen, vier Schlüssel und Leute, die gern hinter Türen stehen. Wer gut schläft, verlangt weniger.
gangs-story-card-last-job-heist = Der Coup
    .text = Dafür waren die Verstecke. Jeder Handel, den du abschließt, öffnet eine weitere Tasche, bis jemand die Taschen zählt.
gangs-story-card-last-job-kings = Könige der vier Ecken
    .text = Der Auftrag wurde nie erledigt; die Häuser wurden einfach deine. Man kann davon leben.
gangs-story-card-last-job-score = Das große Ding
    .text = Es hat geklappt. Alles hat geklappt. Wochenlang suchst du den Fehler und findest keinen.
gangs-story-card-last-job-out = Der Ausstieg
    .text = Du gehst mit dem, was in ein Auto passt. Es stellt sich heraus, dass es reicht.
