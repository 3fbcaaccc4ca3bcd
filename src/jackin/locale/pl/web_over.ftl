# Koniec gry w liczbach.

over-turn = tura
over-points = Punkty projektów
over-hand = { $who }: karty na ręce
over-open = teraz odkryte
over-facedown = Zakryte do końca
over-servers = Skoki i dostępy
over-servers-hq = { zone-hq }
over-servers-rd = { zone-rd }
over-servers-archives = { server-archives }
over-servers-remotes = Serwery zdalne
over-kind-runs = skoki
over-kind-accesses = dostępy
over-kind-steals = kradzieże
over-credits = Kredyty
over-credits-gained = zyskane
over-credits-spent = wydane
over-credits-lost = utracone
over-clicks = Kliki
over-clicks-credits = kredyty
over-clicks-draws = dobieranie
over-clicks-installs = instalowanie
over-clicks-plays = zagrywanie kart
over-clicks-runs = skoki
over-clicks-advances = rozwijanie
over-clicks-others = inne
over-harm = Obrażenia
over-harm-net = sprzętu
over-harm-meat = ciała
over-harm-brain = mózgu
over-harm-tags = tagi
over-cred = Reputacja
over-cred-hideout = kryjówki
over-cred-combat = strzelaniny
over-cred-opportunity = okazje
over-cred-edgerunner = edgerunnerzy
over-cred-ability = zdolności gangu
over-cred-story = fabuła
over-cred-reclaim = odzyskiwanie
over-cred-net = Sieć
over-cred-rival = karty rywala
over-cred-others = inne
over-cred-lost = stracone
over-deeds = Co robiły gangi
over-deeds-recruits = rekruci
over-deeds-moves = ruchy
over-deeds-seizes = okazje
over-deeds-hideouts = kryjówki
over-deeds-netruns = skoki w Sieć
over-deeds-units-lost = stracone jednostki
over-deeds-caught = razy wykryty przez NetWatch

# Replays.

web-replay-both = Obie ręce
web-replay-mark = Punkt zwrotny
