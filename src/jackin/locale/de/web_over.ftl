# Das Ende eines Spiels in Zahlen.

over-turn = Zug
over-points = Agendapunkte
over-hand = { $who }: Karten auf der Hand
over-open = jetzt offen
over-facedown = Bis zuletzt verdeckt
over-servers = Runs und Zugriffe
over-servers-hq = { zone-hq }
over-servers-rd = { zone-rd }
over-servers-archives = { server-archives }
over-servers-remotes = Ausgelagert
over-kind-runs = Runs
over-kind-accesses = Zugriffe
over-kind-steals = gestohlen
over-credits = Credits
over-credits-gained = erhalten
over-credits-spent = ausgegeben
over-credits-lost = verloren
over-clicks = Klicks
over-clicks-credits = Credits
over-clicks-draws = Ziehen
over-clicks-installs = Installieren
over-clicks-plays = Karten spielen
over-clicks-runs = Runs
over-clicks-advances = Vorantreiben
over-clicks-others = anderes
over-harm = Schaden
over-harm-net = Netz
over-harm-meat = Körper
over-harm-brain = Hirn
over-harm-tags = Markierungen
over-cred = Street Cred
over-cred-hideout = Verstecke
over-cred-combat = Gefechte
over-cred-opportunity = Gelegenheiten
over-cred-edgerunner = Edgerunner
over-cred-ability = Fähigkeiten der Gang
over-cred-story = die Geschichte
over-cred-reclaim = Zurückholen
over-cred-net = das Netz
over-cred-rival = Rivalenkarten
over-cred-others = anderes
over-cred-lost = verloren
over-deeds = Was die Gangs taten
over-deeds-recruits = Rekruten
over-deeds-moves = Bewegungen
over-deeds-seizes = Gelegenheiten
over-deeds-hideouts = Verstecke
over-deeds-netruns = Netzläufe
over-deeds-units-lost = verlorene Einheiten
over-deeds-caught = Mal von NetWatch entdeckt

# Replays.

web-replay-both = Beide Hände
web-replay-mark = Wendepunkt
