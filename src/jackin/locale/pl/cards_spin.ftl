# Karty zestawu Spin: tytuł, tekst zasad (jeden wiersz na zdolność) i skrót (najwyżej dwa krótkie wiersze).
# Wszystkie teksty są własnymi sformułowaniami. Symbole to termy: zob. symbols.ftl.

## Anarch

card-frame-job = Wrobienie
    .text =
        Zagranie kosztuje cię jeszcze { -click }.
        Poświęć projekt, by dać korporacji 1 żeton złej prasy.
    .gist =
        Poświęć projekt:
        zła prasa 1

card-pawn = Pionek
    .text =
        { -click }: hostuj Pionka na najdalszym lodzie chroniącym serwer centralny.
        Gdy wykonasz udany skok, a Pionek jest hostowany na lodzie, przesuń go na następny lód w głąb. Jeśli takiego nie ma, skasuj Pionka i zainstaluj inny program Caïssa z garści lub ze sterty, ignorując wszystkie koszty.
    .gist =
        Idzie w głąb po skokach
        i zmienia się w figurę

card-rook = Wieża
    .text =
        Gdy Wieża jest hostowana na lodzie, zrezowanie każdego lodu chroniącego ten serwer kosztuje 2{ -credit } więcej.
        { -click }: hostuj Wieżę na lodzie bez Caïssy. Z lodu przechodzi tylko na lód chroniący ten sam serwer albo na tej samej pozycji, licząc od środka.
    .gist =
        Lód jej serwera:
        rez +2{ -credit }

card-bishop = Goniec
    .text =
        Lód, na którym hostowany jest Goniec, ma −2 siły.
        { -click }: hostuj Gońca na lodzie bez Caïssy. Z lodu serwera centralnego przechodzi tylko na lód serwera zdalnego i odwrotnie.
    .gist = Jego lód: −2 siły

card-scheherazade = Szeherezada
    .text =
        Może hostować dowolną liczbę programów.
        Gdy instalujesz program na Szeherezadzie, zyskaj 1{ -credit }.
    .gist =
        Hostuje programy:
        1{ -credit } za każdy

card-hard-at-work = Ciężka praca
    .text = Początek twojej tury: zyskaj 2{ -credit } i strać { -click }.
    .gist =
        Co turę 2{ -credit },
        tracisz { -click }

card-reina-roja-freedom-fighter = Reina Roja: Bojowniczka o wolność
    .text = Zrezowanie pierwszego lodu w każdej turze kosztuje korporację 1{ -credit } więcej.
    .gist =
        Pierwszy lód w turze:
        rez +1{ -credit }

card-deep-red = Deep Red
    .text =
        +3{ -mu }, tylko na programy Caïssa.
        Gdy instalujesz program Caïssa, możesz użyć jego zdolności za { -click } bez wydawania klika.
        Jedna konsola na gracza.
    .gist =
        +3{ -mu } na Caïssę
        pierwszy ruch gratis

card-knight = Skoczek
    .text =
        2{ -credit }: złam 1 podprogram lodu, na którym hostowany jest Skoczek.
        { -click }: hostuj Skoczka na lodzie bez Caïssy. Z lodu nie przechodzi na sąsiedni lód w głąb ani na zewnątrz.
    .gist =
        2{ -credit }: łamie podprogram
        swojego lodu

card-keyhole = Dziurka od klucza
    .text = { -click }: wykonaj skok na R&D. Jeśli jest udany, zamiast uzyskać dostęp do kart możesz obejrzeć 3 wierzchnie karty R&D i skasować 1 z nich. Potem korporacja tasuje R&D.
    .gist =
        { -click }: R&D, skasuj 1
        z 3 wierzchnich

card-activist-support = Wsparcie aktywistów
    .text =
        Początek tury korporacji: otrzymujesz 1 tag, jeśli nie masz żadnego.
        Początek twojej tury: korporacja otrzymuje 1 żeton złej prasy, jeśli nie ma żadnego.
    .gist =
        Tag dla ciebie,
        zła prasa dla korporacji

card-quest-completed = Zadanie wykonane
    .text =
        Zagraj tylko po udanych skokach na R&D, HQ i Archiwa w tej turze.
        Uzyskaj dostęp do 1 zainstalowanej karty, która nie jest lodem.
    .gist =
        Po 3 centralnych:
        dostęp do karty

card-hemorrhage = Krwotok
    .text =
        Gdy wykonasz udany skok, połóż tu 1 znacznik wirusa.
        { -click }, 2 znaczniki wirusa stąd: korporacja kasuje 1 kartę z HQ.
    .gist =
        { -click }, 2 znaczniki:
        HQ traci kartę

card-tallie-perrault = Tallie Perrault
    .text =
        Gdy szara lub czarna operacja jest kasowana po rozpatrzeniu, możesz dać korporacji 1 żeton złej prasy i otrzymać 1 tag.
        { -trash }: dobierz 1 kartę za każdy żeton złej prasy korporacji.
    .gist =
        Odpowiada na operacje
        { -trash }: karty za złą prasę

card-singularity = Osobliwość
    .text =
        Zagranie kosztuje cię jeszcze { -click }.
        Wykonaj skok na serwer zdalny. Jeśli jest udany, zamiast uzyskać dostęp do kart możesz skasować wszystkie karty w tym serwerze, ale nie lód.
    .gist =
        Skok na zdalny: skasuj
        wszystko w środku

card-queens-gambit = Gambit hetmański
    .text =
        Zagranie kosztuje cię jeszcze { -click }.
        Połóż do 3 żetonów zaawansowania na 1 niezrezowanej karcie w serwerze zdalnym. Zyskaj 2{ -credit } za każdy z nich. Do końca tury nie możesz uzyskać dostępu do tej karty.
    .gist =
        Do 3 żetonów na kartę:
        2{ -credit } za każdy

card-dyson-fractal-generator = Generator fraktali Dyson
    .text = 1{ -recurring } na używanie młotów.
    .gist = 1{ -recurring } na młoty

## Criminal

card-hostage = Zakładnik
    .text =
        Zagranie kosztuje cię jeszcze { -click }.
        Poszukaj w swoim stosie kontaktu. Odsłoń go, weź do garści i potasuj stos. Potem możesz go zainstalować, płacąc jego koszt instalacji.
    .gist =
        Znajdź kontakt
        i go zainstaluj

card-gorman-drip-v1 = Kroplówka Gormana v1
    .text =
        Gdy korporacja wydaje klik na dobranie karty lub kredyt, nie z tekstu karty, połóż tu 1 znacznik wirusa.
        { -click }, { -trash }: zyskaj 1{ -credit } za każdy znacznik wirusa tutaj.
    .gist =
        Liczy zwykłe kliki
        { -click } { -trash }: 1{ -credit } za każdy

card-recon = Rekonesans
    .text = Wykonaj skok. Gdy spotkasz pierwszy lód, możesz się odłączyć.
    .gist =
        Skok: odejdź
        przy 1. lodzie

card-copycat = Papuga
    .text = Gdy mijasz zrezowany lód, możesz skasować Papugę, by wybrać inną zrezowaną kopię tego lodu. Skok trwa dalej, jakbyś właśnie minął tę kopię, na serwer, który ona chroni.
    .gist =
        { -trash }: idź dalej za
        kopią lodu

card-leviathan = Lewiatan
    .text =
        3{ -credit }: złam do 3 podprogramów bramy kodowej.
        3{ -credit }: +5 siły.
    .gist =
        3{ -credit }: 3 podpr. bramy
        3{ -credit }: +5 siły

card-running-interference = Osłona biegu
    .text =
        Zagranie kosztuje cię jeszcze { -click }.
        Wykonaj skok. Podczas niego za zrezowanie lodu korporacja płaci jego koszt rezowania jeszcze raz.
    .gist =
        Skok: rez lodu
        dwa razy droższy

card-expert-schedule-analyzer = Ekspert od harmonogramów
    .text = { -click }: wykonaj skok na HQ. Jeśli jest udany, zamiast uzyskać dostęp do kart możesz odsłonić wszystkie karty w HQ.
    .gist =
        { -click }: HQ, zobacz
        całą rękę

card-grifter = Naciągacz
    .text = Koniec twojej tury: zyskaj 1{ -credit }, jeśli wykonałeś w tej turze udany skok; w przeciwnym razie skasuj Naciągacza.
    .gist =
        Udany skok: 1{ -credit },
        inaczej kasowany

card-lawyer-up = Tylko z adwokatem
    .text =
        Zagranie kosztuje cię jeszcze { -click }.
        Usuń do 2 tagów i dobierz 3 karty.
    .gist = −2 tagi, dobierz 3

card-leverage = Środek nacisku
    .text =
        Zagraj tylko po udanym skoku na HQ w tej turze.
        Korporacja może otrzymać 2 żetony złej prasy. Jeśli tego nie zrobi, wszystkie obrażenia, które masz otrzymać, są blokowane do początku twojej następnej tury.
    .gist =
        Po HQ: 2 złej prasy
        albo bez obrażeń

card-garrote = Garota
    .text =
        1{ -credit }: złam 1 podprogram strażnika.
        1{ -credit }: +1 siły.
    .gist =
        1{ -credit }: łamie strażnika
        1{ -credit }: +1 siły

card-executive-wiretaps = Podsłuch u dyrekcji
    .text =
        Zagranie kosztuje cię jeszcze { -click }.
        Odsłoń wszystkie karty w HQ.
    .gist = Zobacz całe HQ

card-blackguard = Łotr
    .text =
        +2{ -mu }
        Gdy ujawniasz kartę, korporacja musi ją zrezować, płacąc koszt rezowania, jeśli może.
        Jedna konsola na gracza.
    .gist =
        +2{ -mu }, ujawnione karty
        trzeba zrezować

card-silencer = Tłumik
    .text = 1{ -recurring } na używanie zabójców.
    .gist = 1{ -recurring } na zabójców

card-savoir-faire = Savoir-vivre
    .text = 2{ -credit }: zainstaluj program z garści, płacąc jego koszt instalacji. Używaj tego tylko raz na turę.
    .gist =
        2{ -credit }: zainstaluj program
        w dowolnej chwili

card-fall-guy = Kozioł ofiarny
    .text =
        { -trash }: zyskaj 2{ -credit }.
        { -trash }: zablokuj skasowanie innego zainstalowanego zasobu.
    .gist =
        { -trash }: ocal zasób
        albo zyskaj 2{ -credit }

## Shaper

card-lockpick = Wytrych
    .text = 1{ -recurring } na używanie dekoderów.
    .gist = 1{ -recurring } na dekodery

card-false-echo = Fałszywe echo
    .text = Gdy mijasz niezrezowany lód, możesz skasować Fałszywe echo. Jeśli to zrobisz, korporacja musi zrezować ten lód albo dodać go do HQ.
    .gist =
        { -trash }: lód zrezować
        albo do HQ

card-motivation = Motywacja
    .text = Początek twojej tury: możesz obejrzeć wierzchnią kartę swojego stosu.
    .gist =
        Co turę obejrzyj
        wierzch stosu

card-eureka = Eureka!
    .text =
        Zagranie kosztuje cię jeszcze { -click }.
        Odsłoń wierzchnią kartę swojego stosu. Możesz ją zainstalować za 10{ -credit } mniej; jeśli tego nie zrobisz, skasuj ją.
    .gist =
        Wierzch stosu:
        za 10{ -credit } mniej

card-record-reconstructor = Odtwarzacz zapisów
    .text = Gdy wykonasz udany skok na Archiwa, zamiast uzyskać dostęp do kart możesz położyć 1 odkrytą kartę z Archiwów na wierzch R&D.
    .gist =
        Archiwa: karta wraca
        na wierzch R&D

card-torch = Pochodnia
    .text =
        1{ -credit }: złam 1 podprogram bramy kodowej.
        1{ -credit }: +1 siły.
    .gist =
        1{ -credit }: brama kodowa
        1{ -credit }: +1 siły

card-woman-in-the-red-dress = Kobieta w czerwonej sukni
    .text = Początek twojej tury: odsłoń wierzchnią kartę R&D. Korporacja może ją dobrać.
    .gist =
        Co turę odsłania
        wierzch R&D

card-llds-processor = Procesor LLDS
    .text = Gdy instalujesz lodołamacz, ma on +1 siły do końca tury.
    .gist =
        Nowe łamacze:
        +1 siły w tej turze

card-sharpshooter = Strzelec wyborowy
    .text =
        { -trash }: złam dowolną liczbę podprogramów niszczyciela.
        1{ -credit }: +2 siły.
    .gist =
        { -trash }: łamie niszczyciela
        1{ -credit }: +2 siły

card-capstone = Zwornik
    .text = { -click }: skasuj dowolną liczbę kart z garści. Dobierz 1 kartę za każdą, której inną kopię masz zainstalowaną.
    .gist =
        { -click }: wymień zbędne kopie
        na nowe karty

card-cybersolutions-mem-chip = Chip pamięci CyberSolutions
    .text = +2{ -mu }
    .gist = +2{ -mu }

card-alpha = Alfa
    .text =
        Działa tylko na najdalszy lód serwera.
        1{ -credit }: złam 1 podprogram takiego lodu.
        1{ -credit }: +1 siły.
    .gist =
        1{ -credit }: najdalszy lód
        1{ -credit }: +1 siły

card-omega = Omega
    .text =
        Działa tylko na najbliższy lód serwera.
        1{ -credit }: złam 1 podprogram takiego lodu.
        1{ -credit }: +1 siły.
    .gist =
        1{ -credit }: najbliższy lód
        1{ -credit }: +1 siły

card-power-nap = Krótka drzemka
    .text =
        Zagranie kosztuje cię jeszcze { -click }.
        Zyskaj 2{ -credit } i jeszcze 1{ -credit } za każde podwójne wydarzenie na twojej stercie.
    .gist =
        2{ -credit } i więcej za podwójne
        na stercie

card-paintbrush = Pędzel
    .text = { -click }: wybierz zrezowany lód. Do końca następnego skoku w tej turze jest też, do wyboru, strażnikiem, bramą kodową lub barierą.
    .gist =
        { -click }: przemaluj lód
        na następny skok

## Neutral Runner

card-john-masanori = John Masanori
    .text =
        Gdy pierwszy raz w turze wykonasz udany skok, dobierz 1 kartę.
        Gdy pierwszy raz w turze wykonasz nieudany skok, otrzymujesz 1 tag.
    .gist =
        1. udany: 1 karta
        1. nieudany: 1 tag

card-prepaid-voicepad = VoicePAD na kartę
    .text = 1{ -recurring } na zagrywanie wydarzeń.
    .gist = 1{ -recurring } na wydarzenia

card-raymond-flint = Raymond Flint
    .text =
        Gdy korporacja otrzymuje żeton złej prasy, uzyskaj dostęp do kart z HQ jak po skoku, ale nie do jego katalogu głównego.
        { -trash }: ujawnij 1 kartę.
    .gist =
        Zła prasa: dostęp do HQ
        { -trash }: ujawnij 1 kartę

card-starlight-crusade-funding = Fundusze Gwiezdnej Krucjaty
    .text =
        Początek twojej tury: strać { -click }.
        Za podwójne wydarzenia nie płacisz dodatkowych kosztów.
    .gist =
        Podwójne bez dopłaty,
        co turę tracisz { -click }

card-blackmail = Szantaż
    .text =
        Zagraj tylko, jeśli korporacja ma żeton złej prasy.
        Wykonaj skok. Korporacja nie może podczas niego rezować lodu.
    .gist =
        Zła prasa: skok
        bez rezowania lodu

card-lucky-find = Szczęśliwe znalezisko
    .text =
        Zagranie kosztuje cię jeszcze { -click }.
        Zyskaj 9{ -credit }.
    .gist = { -click }{ -click }: zyskaj 9{ -credit }

## Haas-Bioroid

card-project-ares = TRANSLATE Project Ares

card-next-bronze = TRANSLATE NEXT Bronze

card-wotan = TRANSLATE Wotan

card-hellion-alpha-test = TRANSLATE Hellion Alpha Test

card-isabel-mcguire = TRANSLATE Isabel McGuire

card-hudson-1-0 = TRANSLATE Hudson 1.0

card-accelerated-diagnostics = TRANSLATE Accelerated Diagnostics

card-rex-campaign = TRANSLATE Rex Campaign

card-fenris = TRANSLATE Fenris

card-panic-button = TRANSLATE Panic Button

card-blue-level-clearance = TRANSLATE Blue Level Clearance

card-strongbox = TRANSLATE Strongbox

card-gyri-labyrinth = TRANSLATE Gyri Labyrinth

card-reclamation-order = TRANSLATE Reclamation Order

## Jinteki

card-celebrity-gift = TRANSLATE Celebrity Gift

card-himitsu-bako = TRANSLATE Himitsu-Bako

card-clone-retirement = TRANSLATE Clone Retirement

card-swordsman = TRANSLATE Swordsman

card-unorthodox-predictions = TRANSLATE Unorthodox Predictions

card-sundew = TRANSLATE Sundew

card-shock = TRANSLATE Shock!

card-tsurugi = TRANSLATE Tsurugi

card-toshiyuki-sakai = TRANSLATE Toshiyuki Sakai

card-yagura = TRANSLATE Yagura

card-restoring-face = TRANSLATE Restoring Face

card-caprice-nisei = TRANSLATE Caprice Nisei

card-shinobi = TRANSLATE Shinobi

card-marker = TRANSLATE Marker

## NBN

card-character-assassination = TRANSLATE Character Assassination

card-jackson-howard = TRANSLATE Jackson Howard

card-invasion-of-privacy = TRANSLATE Invasion of Privacy

card-shipment-from-sansan = TRANSLATE Shipment from SanSan

card-muckraker = TRANSLATE Muckraker

card-city-surveillance = TRANSLATE City Surveillance

card-snoop = TRANSLATE Snoop

card-tgtbt = TRANSLATE TGTBT

card-sweeps-week = TRANSLATE Sweeps Week

card-rsvp = TRANSLATE RSVP

card-market-research = TRANSLATE Market Research

card-wraparound = TRANSLATE Wraparound

card-broadcast-square = TRANSLATE Broadcast Square

card-corporate-shuffle = TRANSLATE Corporate Shuffle

## Weyland

card-geothermal-fracking = TRANSLATE Geothermal Fracking

card-swarm = TRANSLATE Swarm

card-the-cleaners = TRANSLATE The Cleaners

card-elizabeth-mills = TRANSLATE Elizabeth Mills

card-off-the-grid = TRANSLATE Off the Grid

card-ireress = TRANSLATE Ireress

card-power-shutdown = TRANSLATE Power Shutdown

card-curtain-wall = TRANSLATE Curtain Wall

card-punitive-counterstrike = TRANSLATE Punitive Counterstrike

card-grndl-power-unleashed = TRANSLATE GRNDL: Power Unleashed

card-vulcan-coverup = TRANSLATE Vulcan Coverup

card-grndl-refinery = TRANSLATE GRNDL Refinery

card-hive = TRANSLATE Hive

card-witness-tampering = TRANSLATE Witness Tampering

## Neutral Corp

card-cyberdex-trial = TRANSLATE Cyberdex Trial

card-grim = TRANSLATE Grim

card-profiteering = TRANSLATE Profiteering

card-restructure = TRANSLATE Restructure

card-paper-wall = TRANSLATE Paper Wall

card-interns = TRANSLATE Interns

card-veterans-program = TRANSLATE Veterans Program

card-subliminal-messaging = TRANSLATE Subliminal Messaging

card-napd-contract = TRANSLATE NAPD Contract

card-quandary = TRANSLATE Quandary
