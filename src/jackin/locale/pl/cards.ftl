# Karty zestawu podstawowego: tytuły.

## Anarch

card-noise-hacker-extraordinaire = Jazgot: Haker Nadzwyczajny
card-deja-vu = Déjà Vu
card-demolition-run = Skok-demolka
card-stimhack = Włam na dopalaczach
card-cyberfeeder = Cyberzłącze
card-grimoire = Grimuar
card-corroder = Wyżeracz
card-datasucker = Zasysacz danych
card-djinn = Dżin
card-medium = Medium
card-mimic = Naśladowca
card-parasite = Pasożyt
card-wyrm = Żmij
card-yog-0 = Yog.0
card-ice-carver = Szpikulec do lodu
card-wyldside = Wyldside

## Criminal

card-gabriel-santiago-consummate-professional = Gabriel Santiago: Oddany Profesjonalista
card-account-siphon = Pompowanie konta
card-easy-mark = Łatwy cel
card-forged-activation-orders = Sfałszowane zlecenie aktywacji
card-inside-job = Robota od wewnątrz
card-special-order = Zamówienie specjalne
card-lemuria-codecracker = Łamacz kodów z Lemurii
card-desperado = Desperado
card-aurora = Aurora
card-femme-fatale = Femme Fatale
card-ninja = Ninja
card-sneakdoor-beta = Boczne wejście Beta
card-bank-job = Skok na bank
card-crash-space = Miejscówka
card-data-dealer = Handlarz danych
card-decoy = Zmyłka

## Shaper

card-kate-mac-mccaffrey-digital-tinker = Kate „Mac” McCaffrey: Cyfrowa złota rączka
card-diesel = Diesel
card-modded = Zmodowany
card-the-makers-eye = Oko stwórcy
card-tinkering = Dłubanina
card-akamatsu-mem-chip = Kość pamięci Akamatsu
card-rabbit-hole = Królicza nora
card-the-personal-touch = Osobisty styl
card-the-toolbox = Skrzynka narzędziowa
card-battering-ram = Taran
card-gordian-blade = Miecz gordyjski
card-magnum-opus = Opus Magnum
card-net-shield = Tarcza sprzętowa
card-pipeline = Rurociąg
card-aesops-pawnshop = Lombard Aesopa
card-sacrificial-construct = Konstrukt ofiarny

## Neutral Runner

card-infiltration = Infiltracja
card-sure-gamble = Pewny zakład
card-crypsis = Mimetyzm
card-access-to-globalsec = Dostęp do Globalsec
card-armitage-codebusting = Pogromcy kodu Armitage’a

## Haas-Bioroid

card-haas-bioroid-engineering-the-future = Haas-Bioroid: Inżynieria przyszłości
card-accelerated-beta-test = Przyspieszony Beta Test
card-adonis-campaign = Kampania reklamowa Adonisa
card-aggressive-secretary = Agresywna sekretarka
card-archived-memories = Archiwum wspomnień
card-biotic-labor = Biotyczni pracownicy
card-shipment-from-mirrormorph = Dostawa z MirrorMorph
card-heimdall-1-0 = Heimdall 1.0
card-ichi-1-0 = Ichi 1.0
card-viktor-1-0 = Viktor 1.0
card-rototurret = Wieżyczka obrotowa
card-corporate-troubleshooter = Korporacyjny mediator
card-experiential-data = Dane empiryczne

## Jinteki

card-jinteki-personal-evolution = Jinteki: Rozwój osobisty
card-nisei-mk-ii = Nisei Model II
card-project-junebug = Projekt Chrabąszcz
card-snare = Sidła!
card-zaibatsu-loyalty = Lojalność Zaibatsu
card-neural-emp = EMP neuralne
card-precognition = Prekognicja
card-cell-portal = Portal komórkowy
card-chum = Karma
card-data-mine = Zaminowane dane
card-neural-katana = Neuralna Katana
card-wall-of-thorns = Mur cierniowy
card-akitaro-watanabe = Akitaro Watanabe

## NBN

card-nbn-making-news = NBN: Tworzymy wiadomości
card-astroscript-pilot-program = Program pilotażowy AstroScript
card-breaking-news = Najnowsze wiadomości
card-anonymous-tip = Anonimowy cynk
card-closed-accounts = Zamknięty rachunek
card-psychographics = Psychografia
card-sea-source = Wtyczka w SEA
card-ghost-branch = Filia-widmo
card-data-raven = Kruk danych
card-matrix-analyzer = Analizator matrycy
card-tollbooth = Rogatka
card-red-herrings = Tematy zastępcze
card-sansan-city-grid = Sieć miejska SanSan

## Weyland Consortium

card-weyland-consortium-building-a-better-world = Weyland Consortium: Budujemy lepszy świat
card-hostile-takeover = Wrogie przejęcie
card-posted-bounty = Wyznaczona nagroda
card-security-subcontract = Kontrakt na ochronę
card-aggressive-negotiation = Agresywne negocjacje
card-beanstalk-royalties = Dochody licencyjne z Łodygi
card-scorched-earth = Spalona ziemia
card-shipment-from-kaguya = Dostawa z Kaguya
card-archer = Łucznik
card-hadrians-wall = Mur Hadriana
card-ice-wall = Lodowy mur
card-shadow = Cień
card-research-station = Stacja badawcza

## Neutral Corp

card-priority-requisition = Priorytetowe zapotrzebowanie
card-private-security-force = Prywatny oddział ochrony
card-melange-mining-corp = Korporacja wydobywcza Melange
card-pad-campaign = Kampania reklamowa PADów
card-hedge-fund = Fundusz hedgingowy
card-enigma = Enigma
card-hunter = Łowca
card-wall-of-static = Mur zakłóceń
