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
    .text = { -click }: wykonaj skok na R&D. Jeśli jest udany, zamiast uzyskać dostęp do kart obejrzyj 3 wierzchnie karty R&D i skasuj 1 z nich. Potem korporacja tasuje R&D.
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
        Wykonaj skok na serwer zdalny. Jeśli jest udany, zamiast uzyskać dostęp do kart skasuj wszystkie karty w tym serwerze, ale nie lód.
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

card-project-ares = Projekt Ares
    .text = Po zapunktowaniu runner kasuje 1 ze swoich zainstalowanych kart za każdy żeton zaawansowania ponad 4. Jeśli jakaś zostanie skasowana, otrzymaj 1 żeton złej prasy.
    .gist =
        Nadwyżka: runner
        kasuje karty

card-next-bronze = NEXT Brąz
    .text =
        +1 siły za każdy zrezowany lód NEXT.
        { -sub } Zakończ skok.
    .gist =
        +1 siły za lód NEXT
        koniec skoku

card-wotan = Wotan
    .text =
        { -sub } Zakończ skok, chyba że runner wyda { -click }{ -click }.
        { -sub } Zakończ skok, chyba że runner zapłaci 3{ -credit }.
        { -sub } Zakończ skok, chyba że runner skasuje 1 zainstalowany program.
        { -sub } Zakończ skok, chyba że runner otrzyma 1 obrażenie mózgu.
    .gist =
        4 × koniec skoku, chyba
        że runner zapłaci

card-hellion-alpha-test = Test alfa Hellion
    .text =
        Zagraj tylko, jeśli w swojej ostatniej turze runner zainstalował zasób.
        Namierzanie 2: jeśli się uda, połóż 1 zainstalowany zasób na wierzchu stosu; jeśli nie, otrzymaj 1 żeton złej prasy.
    .gist =
        Namierzanie 2: zasób
        na stos

card-isabel-mcguire = Isabel McGuire
    .text = { -click }: weź 1 ze swoich zainstalowanych kart do HQ.
    .gist =
        { -click }: zainstalowana
        karta do HQ

card-hudson-1-0 = Hudson 1.0
    .text =
        Runner może wydać { -click }, by złamać tu 1 podprogram.
        { -sub } W tym skoku runner może uzyskać dostęp do najwyżej 1 karty.
        { -sub } W tym skoku runner może uzyskać dostęp do najwyżej 1 karty.
    .gist =
        Najwyżej 1 dostęp
        w tym skoku

card-accelerated-diagnostics = Przyspieszona diagnostyka
    .text = Obejrzyj 3 wierzchnie karty R&D. Możesz zagrać kolejno operacje spośród nich, płacąc ich koszty, ale nie dodatkowe. Pozostałe skasuj.
    .gist =
        Obejrzyj 3 karty,
        zagraj operacje

card-rex-campaign = Kampania reklamowa Reksa
    .text =
        Po zrezowaniu ma 3 znaczniki zasilania.
        Początek twojej tury: usuń stąd 1 znacznik zasilania.
        Gdy nie ma już żadnego, skasuj ją i albo usuń 1 żeton złej prasy, albo zyskaj 5{ -credit }.
    .gist =
        Po 3 turach: 5{ -credit } albo
        zła prasa −1

card-fenris = Fenris
    .text =
        Po zrezowaniu otrzymaj 1 żeton złej prasy.
        { -sub } Zadaj 1 obrażenie mózgu.
        { -sub } Zakończ skok.
    .gist =
        1 obrażenie mózgu
        koniec skoku

card-panic-button = Przycisk alarmowy
    .text =
        Instaluj tylko w katalogu głównym HQ.
        1{ -credit }: dobierz 1 kartę. Tylko podczas skoku na HQ.
    .gist =
        Skok na HQ:
        1{ -credit }: dobierz 1 kartę

card-blue-level-clearance = Niebieski poziom dostępu
    .text =
        Zagranie kosztuje dodatkowo { -click }.
        Zyskaj 5{ -credit } i dobierz 2 karty.
    .gist = Zyskaj 5{ -credit }, dobierz 2

card-strongbox = Sejf
    .text =
        Wykradzenie projektu z tego serwera, także z jego katalogu głównego, kosztuje runnera dodatkowo { -click }.
        Obowiązuje to do końca skoku, w którym runner skasował Sejf.
    .gist = Wykradanie tu: +{ -click }

card-gyri-labyrinth = Labirynt zwojów
    .text = { -sub } Do początku twojej następnej tury limit kart na ręce runnera jest o 2 mniejszy.
    .gist =
        Limit ręki
        runnera −2

card-reclamation-order = Nakaz zwrotu
    .text =
        Zagranie kosztuje dodatkowo { -click }.
        Nazwij kartę inną niż Nakaz zwrotu. Odsłoń dowolną liczbę jej kopii w Archiwach i weź je do HQ.
    .gist =
        Kopie jednej karty:
        Archiwa → HQ

## Jinteki

card-celebrity-gift = Prezent od gwiazdy
    .text =
        Zagranie kosztuje dodatkowo { -click }.
        Odsłoń do 5 kart w HQ. Zyskaj 2{ -credit } za każdą.
    .gist =
        Odsłoń do 5 kart:
        po 2{ -credit }

card-himitsu-bako = Himitsu-Bako
    .text =
        1{ -credit }: weź Himitsu-Bako do HQ.
        { -sub } Zakończ skok.
    .gist =
        1{ -credit }: wraca do HQ
        koniec skoku

card-clone-retirement = Emerytura klona
    .text =
        Po zapunktowaniu możesz usunąć 1 żeton złej prasy.
        Gdy runner ją wykradnie, otrzymaj 1 żeton złej prasy.
    .gist =
        Punkty: −1, kradzież:
        +1 złej prasy

card-swordsman = Szermierz
    .text =
        Programy AI nie mogą łamać tu podprogramów.
        { -sub } Skasuj 1 program AI.
        { -sub } Zadaj 1 obrażenie sprzętu.
    .gist =
        AI go nie łamie;
        kasuje AI, 1 sprzętu

card-unorthodox-predictions = Nieortodoksyjne prognozy
    .text = Po zapunktowaniu wybierz strażnika, bramę kodową albo barierę. Do początku twojej następnej tury nie można łamać podprogramów lodu tego typu.
    .gist =
        Jednego typu lodu
        nie można złamać

card-sundew = Rosiczka
    .text = Gdy runner po raz pierwszy w turze wyda klik, zyskaj 2{ -credit }. Jeśli tą akcją wykona skok na ten serwer, zapłać na jego początku 2{ -credit }.
    .gist =
        Pierwszy klik: 2{ -credit }, ale
        nie za skok tutaj

card-shock = Szok!
    .text =
        Jeśli runner uzyska do niego dostęp z R&D, musi go odsłonić.
        Gdy runner uzyska do niego dostęp, zadaj 1 obrażenie sprzętu.
    .gist = Dostęp: 1 obraż. sprzętu

card-tsurugi = Tsurugi
    .text =
        { -sub } Zakończ skok, chyba że zapłacisz 1{ -credit }.
        { -sub } Zadaj 1 obrażenie sprzętu.
        { -sub } Zadaj 1 obrażenie sprzętu.
        { -sub } Zadaj 1 obrażenie sprzętu.
    .gist =
        1{ -credit } albo koniec skoku
        3 × 1 obraż. sprzętu

card-toshiyuki-sakai = Toshiyuki Sakai
    .text =
        Można awansować.
        Gdy runner uzyska do niego dostęp, a jest zainstalowany, możesz zamienić go z projektem lub aktywem z HQ; ta karta jest niezrezowana i zachowuje jego żetony zaawansowania. Jeśli to zrobisz, runner może uzyskać do niej dostęp.
    .gist =
        Dostęp: zamiana na
        kartę z HQ

card-yagura = Yagura
    .text =
        { -sub } Obejrzyj wierzchnią kartę R&D. Możesz położyć ją na spodzie R&D.
        { -sub } Zadaj 1 obrażenie sprzętu.
    .gist =
        Obejrzyj kartę R&D
        1 obrażenie sprzętu

card-restoring-face = Zachować twarz
    .text = Skasuj 1 ze swoich zainstalowanych sysopów, kierowników lub klonów. Jeśli to zrobisz, usuń do 2 żetonów złej prasy.
    .gist =
        Skasuj swoją kartę:
        zła prasa −2

card-caprice-nisei = Caprice Nisei
    .text = Za każdym razem, gdy runner minie cały lód chroniący ten serwer, ty i runner wydajecie potajemnie po 0–2{ -credit }, a potem je pokazujecie. Jeśli wydaliście różne kwoty, zakończ skok.
    .gist =
        Po lodzie: psi: różne
        kwoty kończą skok

card-shinobi = Shinobi
    .text =
        Po zrezowaniu otrzymaj 1 żeton złej prasy.
        { -sub } Namierzanie 1: jeśli się uda, zadaj 1 obrażenie sprzętu.
        { -sub } Namierzanie 2: jeśli się uda, zadaj 2 obrażenia sprzętu.
        { -sub } Namierzanie 3: jeśli się uda, zadaj 3 obrażenia sprzętu i zakończ skok.
    .gist =
        Namierz. 1, 2, 3: tyle
        obraż. sprzętu, koniec

card-marker = Znacznik
    .text =
        { -sub } Następny lód, który spotka runner, ma do końca tego skoku jeszcze jeden podprogram, po wszystkich swoich:
        { -sub } Zakończ skok.
    .gist =
        Następny lód też
        kończy skok

## NBN

card-character-assassination = Zniesławienie
    .text = Po zapunktowaniu skasuj 1 zasób. Nie można temu zapobiec.
    .gist = Skasuj 1 zasób

card-jackson-howard = Jackson Howard
    .text =
        { -click }: dobierz 2 karty.
        Usuń Jacksona Howarda z gry: wtasuj do 3 kart z Archiwów do R&D.
    .gist =
        { -click }: dobierz 2 karty
        3 karty wracają do R&D

card-invasion-of-privacy = Naruszenie prywatności
    .text =
        Zagranie kosztuje dodatkowo { -click }.
        Namierzanie 2: jeśli się uda, odsłoń garść i skasuj z niej najwyżej tyle zasobów i wydarzeń, ile wynosi przewaga; jeśli nie, otrzymaj 1 żeton złej prasy.
    .gist =
        Namierzanie 2: kasuje
        karty z garści

card-shipment-from-sansan = Dostawa z SanSan
    .text =
        Zagranie kosztuje dodatkowo { -click }.
        Połóż do 2 żetonów zaawansowania na 1 karcie, którą można awansować.
    .gist =
        2 zaawansowania
        na 1 karcie

card-muckraker = Łowca skandali
    .text =
        Po zrezowaniu otrzymaj 1 żeton złej prasy.
        { -sub } Namierzanie 1: jeśli się uda, runner otrzymuje 1 tag.
        { -sub } Namierzanie 2: jeśli się uda, runner otrzymuje 1 tag.
        { -sub } Namierzanie 3: jeśli się uda, runner otrzymuje 1 tag.
        { -sub } Zakończ skok, jeśli runner jest otagowany.
    .gist =
        Namierz. 1, 2, 3: tag
        otagowany: koniec skoku

card-city-surveillance = Monitoring miejski
    .text = Na początku tury runnera otrzymuje on 1 tag, chyba że zapłaci 1{ -credit }.
    .gist =
        Co turę runnera:
        1{ -credit } albo 1 tag

card-snoop = Wścibski
    .text =
        Podczas spotkania odsłoń wszystkie karty w garści.
        Hostowany znacznik zasilania: odsłoń wszystkie karty w garści i skasuj 1 z nich.
        { -sub } Namierzanie 3: jeśli się uda, połóż tu 1 znacznik zasilania.
    .gist =
        Widzi garść; znacznik
        kasuje kartę

card-tgtbt = Zbyt piękne
    .text =
        Jeśli runner uzyska do niego dostęp z R&D, musi go odsłonić.
        Gdy runner uzyska do niego dostęp, daj mu 1 tag.
    .gist = Dostęp: 1 tag

card-sweeps-week = Tydzień oglądalności
    .text = Zyskaj 1{ -credit } za każdą kartę w garści.
    .gist =
        1{ -credit } za kartę
        w garści

card-rsvp = Uprasza się o odpowiedź
    .text = { -sub } Do końca tego skoku runner nie może wydawać kredytów.
    .gist =
        Bez wydawania kredytów
        w tym skoku

card-market-research = Badanie rynku
    .text =
        Po zapunktowaniu, gdy runner jest otagowany, połóż tu 1 znacznik projektu.
        Wart 1 punkt projektu więcej, dopóki leży tu znacznik projektu.
    .gist = Otagowany: +1 punkt

card-wraparound = Zapętlenie
    .text =
        +7 siły, dopóki nie jest zainstalowany żaden młot.
        { -sub } Zakończ skok.
    .gist =
        Bez młota: +7 siły
        koniec skoku

card-broadcast-square = Plac Broadcast
    .text = Za każdym razem, gdy masz otrzymać złą prasę, namierzanie 3: jeśli się uda, zapobiegnij jej w całości.
    .gist =
        Zła prasa: namierz. 3
        jej zapobiega

card-corporate-shuffle = Korporacyjna roszada
    .text =
        Zagranie kosztuje dodatkowo { -click }.
        Wtasuj HQ do R&D. Dobierz 5 kart.
    .gist = HQ do R&D, dobierz 5

## Weyland

card-geothermal-fracking = Szczelinowanie geotermalne
    .text =
        Po zapunktowaniu połóż tu 2 znaczniki projektu.
        { -click }, hostowany znacznik projektu: zyskaj 7{ -credit } i otrzymaj 1 żeton złej prasy.
    .gist =
        { -click }, znacznik: 7{ -credit },
        zła prasa 1

card-swarm = Rój
    .text =
        Po zrezowaniu otrzymaj 1 żeton złej prasy.
        Można awansować. Ma ten podprogram raz za każdy żeton zaawansowania:
        { -sub } Skasuj 1 program, chyba że runner zapłaci 3{ -credit }.
    .gist =
        Za żeton: kasuje
        program albo 3{ -credit }

card-the-cleaners = Czyściciele
    .text = Za każdym razem, gdy zadajesz obrażenia ciała, zadaj 1 więcej.
    .gist = +1 obrażenie ciała

card-elizabeth-mills = Elizabeth Mills
    .text =
        Po zrezowaniu usuń 1 żeton złej prasy.
        { -click }, { -trash }: skasuj 1 miejsce i otrzymaj 1 żeton złej prasy.
    .gist =
        Zła prasa −1
        { -click } { -trash }: kasuje miejsce

card-off-the-grid = Poza siecią
    .text =
        Instaluj tylko w serwerze zdalnym.
        Runner nie może wykonywać skoków na ten serwer.
        Gdy skok na HQ jest udany, skasuj Poza siecią.
    .gist =
        Bez skoków tutaj aż do
        udanego skoku na HQ

card-ireress = Ireress
    .text =
        Ma ten podprogram raz za każdy twój żeton złej prasy:
        { -sub } Runner traci 1{ -credit }.
    .gist =
        Strata 1{ -credit } za żeton
        złej prasy

card-power-shutdown = Odcięcie zasilania
    .text =
        Zagraj tylko, jeśli w swojej ostatniej turze runner wykonał skok.
        Skasuj dowolną liczbę kart z wierzchu R&D. Runner kasuje 1 zainstalowany program lub sprzęt kosztujący najwyżej tyle.
    .gist =
        Kasuj R&D: runner
        kasuje coś za tyle

card-curtain-wall = Mur kurtynowy
    .text =
        +4 siły, dopóki jest najdalszym lodem chroniącym swój serwer.
        { -sub } Zakończ skok.
        { -sub } Zakończ skok.
        { -sub } Zakończ skok.
    .gist =
        Najdalszy: +4 siły
        3 × koniec skoku

card-punitive-counterstrike = Karny kontratak
    .text = Namierzanie 5: jeśli się uda, zadaj tyle obrażeń ciała, ile wydrukowanych punktów mają wszystkie projekty wykradzione przez runnera w jego ostatniej turze.
    .gist =
        Namierz. 5: obraż. ciała
        za wykradzione punkty

card-grndl-power-unleashed = GRNDL: Uwolniona moc
    .text = Zaczynasz grę z 10{ -credit } i 1 żetonem złej prasy.
    .gist =
        Na początek 10{ -credit },
        zła prasa 1

card-vulcan-coverup = Tuszowanie Vulcana
    .text =
        Po zapunktowaniu zadaj 2 obrażenia ciała.
        Gdy runner je wykradnie, otrzymaj 1 żeton złej prasy.
    .gist =
        Zapunktowane:
        2 obrażenia ciała

card-grndl-refinery = Rafineria GRNDL
    .text =
        Można awansować.
        { -click }, { -trash }: zyskaj 4{ -credit } za każdy żeton zaawansowania tutaj.
    .gist = { -click } { -trash }: 4{ -credit } za żeton

card-hive = Ul
    .text =
        Traci jeden z tych podprogramów za każdy punkt projektu w twoim obszarze punktacji.
        { -sub } Zakończ skok.
        { -sub } Zakończ skok.
        { -sub } Zakończ skok.
        { -sub } Zakończ skok.
        { -sub } Zakończ skok.
    .gist =
        5 × koniec skoku, minus
        twoje punkty

card-witness-tampering = Naciski na świadków
    .text =
        Zagranie kosztuje dodatkowo { -click }.
        Usuń do 2 żetonów złej prasy.
    .gist = Zła prasa −2

## Neutral Corp

card-cyberdex-trial = Próbny Cyberdex
    .text = Usuń wszystkie znaczniki wirusów.
    .gist = Usuń wirusy

card-grim = Ponurak
    .text =
        Po zrezowaniu otrzymaj 1 żeton złej prasy.
        { -sub } Skasuj 1 program.
    .gist = Skasuj 1 program

card-profiteering = Spekulacja
    .text = Po zapunktowaniu otrzymaj do 3 żetonów złej prasy. Zyskaj 5{ -credit } za każdy otrzymany.
    .gist =
        Do 3 żetonów złej
        prasy: po 5{ -credit }

card-restructure = Restrukturyzacja
    .text = Zyskaj 15{ -credit }.
    .gist = Zyskaj 15{ -credit }

card-paper-wall = Papierowa ściana
    .text =
        Gdy tylko wszystkie jej podprogramy zostaną złamane w jednym spotkaniu, skasuj Papierową ścianę.
        { -sub } Zakończ skok.
    .gist =
        Koniec skoku
        złamana ginie

card-interns = Stażyści
    .text =
        Zagranie kosztuje dodatkowo { -click }.
        Zainstaluj kartę z Archiwów lub HQ, ignorując jej koszt instalacji.
    .gist =
        Instaluje za darmo
        z Archiwów lub HQ

card-veterans-program = Program dla weteranów
    .text = Po zapunktowaniu możesz usunąć do 2 żetonów złej prasy.
    .gist =
        Zapunktowany:
        zła prasa −2

card-subliminal-messaging = Przekaz podprogowy
    .text =
        Zyskaj 1{ -credit }. Gdy po raz pierwszy w turze zagrasz kopię Przekazu podprogowego, zyskaj { -click }.
        Na początku twojej tury, jeśli ta karta jest w Archiwach, a runner nie wykonał skoku w swojej ostatniej turze, możesz ją odsłonić i wziąć do HQ.
    .gist =
        1{ -credit } i { -click }; wraca, gdy
        nikt nie skacze

card-napd-contract = Kontrakt NAPD
    .text =
        Za każdy twój żeton złej prasy wymaga 1 żetonu zaawansowania więcej, by go zapunktować.
        Wykradzenie go kosztuje runnera dodatkowe 4{ -credit }.
    .gist =
        Wykradzenie: +4{ -credit }; trud-
        niejszy przy złej prasie

card-quandary = Dylemat
    .text = { -sub } Zakończ skok.
    .gist = Koniec skoku
