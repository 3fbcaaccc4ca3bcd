# Karty zestawu podstawowego: tytuł, tekst zasad (wiersz na zdolność) i skrót (najwyżej dwa krótkie wiersze).
# Wszystkie teksty są naszego autorstwa. Symbole są terminami: patrz symbols.ftl.

## Anarch

card-noise-hacker-extraordinaire = Jazgot: Haker Nadzwyczajny
    .text = Za każdym razem, gdy instalujesz program wirusa, korporacja kasuje wierzchnią kartę R&D.
    .gist =
        Nowy wirus:
        kasuje kartę R&D

card-deja-vu = Déjà Vu
    .text = Weź 1 kartę ze sterty do garści albo do 2 kart, jeśli są to karty wirusów.
    .gist =
        Sterta → garść: 1 karta
        albo 2 wirusy

card-demolition-run = Skok-demolka
    .text =
        Wykonaj skok na HQ lub R&D.
        Podczas niego możesz za darmo skasować każdą kartę, do której uzyskasz dostęp, nawet bez kosztu skasowania.
    .gist =
        Skok na HQ lub R&D:
        kasujesz za darmo

card-stimhack = Włam na dopalaczach
    .text =
        Wykonaj skok. Masz 9{ -credit } do wydania tylko podczas tego skoku.
        Gdy się skończy, zwróć resztę do banku i otrzymaj 1 obrażenie mózgu, którego nie można zablokować.
    .gist = Skok z 9{ -credit } do wydania

card-cyberfeeder = Cyberzłącze
    .text = 1{ -recurring } na używanie lodołamaczy lub instalowanie programów wirusów.
    .gist =
        1{ -recurring } na lodołamacze
        i wirusy

card-grimoire = Grimuar
    .text =
        +2{ -mu }
        Połóż 1 znacznik wirusa na każdym programie wirusa, który instalujesz.
        Jedna konsola na gracza.
    .gist =
        +2{ -mu }
        Wirus: +1 znacznik

card-corroder = Wyżeracz
    .text =
        1{ -credit }: złam 1 podprogram bariery.
        1{ -credit }: +1 siły.
    .gist =
        1{ -credit }: łamie barierę
        1{ -credit }: +1 siły

card-datasucker = Zasysacz danych
    .text =
        Gdy skok na serwer centralny jest udany, połóż tu 1 znacznik wirusa.
        Hostowany znacznik wirusa: zrezowany lód, który spotykasz, ma −1 siły do końca tego spotkania.
    .gist =
        Znacznik:
        lód −1 siły

card-djinn = Dżin
    .text =
        Może hostować do 3{ -mu } programów, które nie są lodołamaczami. Nie zajmują one twojej pamięci.
        { -click }, 1{ -credit }: poszukaj w swoim stosie 1 programu wirusa. Odsłoń go, weź do garści i potasuj stos.
    .gist =
        Hostuje 3{ -mu }
        { -click } 1{ -credit }: szukaj wirusa

card-medium = Medium
    .text =
        Gdy skok na R&D jest udany, połóż tu 1 znacznik wirusa.
        Zawsze gdy uzyskujesz dostęp do kart z R&D, możesz uzyskać dostęp do 1 karty więcej za każdy znacznik wirusa tutaj poza pierwszym. Wybierz liczbę przed pierwszym dostępem.
    .gist =
        R&D: +1 dostęp za każdy
        znacznik poza pierwszym

card-mimic = Naśladowca
    .text = 1{ -credit }: złam 1 podprogram strażnika.
    .gist = 1{ -credit }: łamie strażnika

card-parasite = Pasożyt
    .text =
        Instaluj tylko na zrezowanym lodzie.
        Początek twojej tury: połóż tu 1 znacznik wirusa.
        Host ma −1 siły za każdy znacznik wirusa tutaj. Przy sile 0 lub mniejszej zostaje skasowany.
    .gist = Pożera swój lód

card-wyrm = Żmij
    .text =
        3{ -credit }: złam 1 podprogram lodu o sile 0 lub mniejszej.
        1{ -credit }: lód, który spotykasz, ma −1 siły do końca tego spotkania. Żmij musi być co najmniej tak silny jak ten lód.
        1{ -credit }: +1 siły.
    .gist =
        1{ -credit }: lód −1 siły
        3{ -credit }: łamie przy sile 0

card-yog-0 = Yog.0
    .text = 0{ -credit }: złam 1 podprogram bramy kodowej.
    .gist = 0{ -credit }: łamie bramę kodową

card-ice-carver = Szpikulec do lodu
    .text = Lód ma −1 siły, gdy go spotykasz.
    .gist = Spotkany lód −1 siły

card-wyldside = Wyldside
    .text = Początek twojej tury: dobierz 2 karty i strać { -click }.
    .gist =
        Co turę: dobierz 2,
        strać { -click }

## Criminal

card-gabriel-santiago-consummate-professional = Gabriel Santiago: Oddany Profesjonalista
    .text = Twój pierwszy udany skok na HQ w każdej turze daje ci 2{ -credit }.
    .gist = 1. skok na HQ: +2{ -credit }

card-account-siphon = Pompowanie konta
    .text =
        Wykonaj skok na HQ. Jeśli jest udany, zamiast uzyskać dostęp do kart możesz sprawić, że korporacja straci do 5{ -credit }.
        Jeśli to zrobisz, zyskaj dwa razy tyle kredytów, ile stracono, i otrzymaj 2 tagi.
    .gist =
        HQ: zabierz do 5{ -credit },
        2 tagi

card-easy-mark = Łatwy cel
    .text = Zyskaj 3{ -credit }.
    .gist = Zyskaj 3{ -credit }

card-forged-activation-orders = Sfałszowane zlecenie aktywacji
    .text = Wybierz niezrezowany lód. Korporacja płaci i go rezuje albo go kasuje.
    .gist =
        Lód: zrezować
        albo skasować

card-inside-job = Robota od wewnątrz
    .text = Wykonaj skok. Omiń pierwszy lód, który w nim spotkasz.
    .gist = Skok: omiń 1. lód

card-special-order = Zamówienie specjalne
    .text = Poszukaj w swoim stosie 1 lodołamacza. Odsłoń go, weź do garści i potasuj stos.
    .gist = Szukaj lodołamacza

card-lemuria-codecracker = Łamacz kodów z Lemurii
    .text = { -click }, 1{ -credit }: ujawnij 1 kartę. Tylko po udanym skoku na HQ w tej turze.
    .gist =
        { -click } 1{ -credit }: ujawnij kartę,
        po skoku na HQ

card-desperado = Desperado
    .text =
        +1{ -mu }
        Każdy udany skok daje ci 1{ -credit }.
        Jedna konsola na gracza.
    .gist =
        +1{ -mu }
        Udany skok: +1{ -credit }

card-aurora = Aurora
    .text =
        2{ -credit }: złam 1 podprogram bariery.
        2{ -credit }: +3 siły.
    .gist =
        2{ -credit }: łamie barierę
        2{ -credit }: +3 siły

card-femme-fatale = Femme Fatale
    .text =
        1{ -credit }: złam 1 podprogram strażnika.
        2{ -credit }: +1 siły.
        Przy instalacji wybierz zainstalowany lód. Za każdym razem, gdy go spotykasz, możesz go ominąć, płacąc 1{ -credit } za każdy jego podprogram.
    .gist =
        1{ -credit }: łamie strażnika
        2{ -credit }: +1 siły

card-ninja = Ninja
    .text =
        1{ -credit }: złam 1 podprogram strażnika.
        3{ -credit }: +5 siły.
    .gist =
        1{ -credit }: łamie strażnika
        3{ -credit }: +5 siły

card-sneakdoor-beta = Boczne wejście Beta
    .text = { -click }: wykonaj skok na Archiwa. Jeśli jest udany, liczy się jako udany skok na HQ i uzyskujesz dostęp do HQ.
    .gist =
        { -click }: skok na Archiwa,
        dostęp do HQ

card-bank-job = Skok na bank
    .text =
        Przy instalacji ma 8{ -credit }. Skasuj, gdy jest pusty.
        Gdy skok na serwer zdalny jest udany, zamiast uzyskać dostęp do kart możesz wziąć stąd dowolną liczbę kredytów.
    .gist =
        Skok na zdalny serwer:
        weź z 8{ -credit }

card-crash-space = Miejscówka
    .text =
        2{ -recurring } na usuwanie tagów.
        { -trash }: zablokuj do 3 obrażeń ciała.
    .gist =
        2{ -recurring } na usuwanie tagów
        { -trash }: −3 obrażenia ciała

card-data-dealer = Handlarz danych
    .text = { -click }, poświęć projekt: zyskaj 9{ -credit }.
    .gist =
        { -click }, poświęć projekt:
        zyskaj 9{ -credit }

card-decoy = Zmyłka
    .text = { -trash }: pomiń 1 tag.
    .gist = { -trash }: pomiń 1 tag

## Shaper

card-kate-mac-mccaffrey-digital-tinker = Kate „Mac” McCaffrey: Cyfrowa złota rączka
    .text = Pierwszy program lub sprzęt, który instalujesz w każdej turze, kosztuje 1{ -credit } mniej.
    .gist = 1. instalacja: −1{ -credit }

card-diesel = Diesel
    .text = Dobierz 3 karty.
    .gist = Dobierz 3 karty

card-modded = Zmodowany
    .text = Zainstaluj program lub sprzęt z garści; kosztuje 3{ -credit } mniej.
    .gist = Instalacja za 3{ -credit } mniej

card-the-makers-eye = Oko stwórcy
    .text = Wykonaj skok na R&D. Jeśli jest udany, uzyskaj dostęp do 2 kart więcej z R&D.
    .gist = Skok na R&D: +2 karty

card-tinkering = Dłubanina
    .text = Wybierz lód. Do końca tury jest też strażnikiem, bramą kodową i barierą.
    .gist = Lód ma wszystkie typy

card-akamatsu-mem-chip = Kość pamięci Akamatsu
    .text = +1{ -mu }
    .gist = +1{ -mu }

card-rabbit-hole = Królicza nora
    .text =
        +1{ -link }
        Przy instalacji możesz poszukać w swoim stosie jeszcze 1 Króliczej nory i zainstalować ją, płacąc jej koszt. Potem potasuj stos.
    .gist =
        +1{ -link }
        Szukaj drugiej kopii

card-the-personal-touch = Osobisty styl
    .text = Instaluj tylko na lodołamaczu. Ma on +1 siły.
    .gist = Lodołamacz: +1 siły

card-the-toolbox = Skrzynka narzędziowa
    .text =
        +2{ -mu } +2{ -link }
        2{ -recurring } na używanie lodołamaczy.
        Jedna konsola na gracza.
    .gist =
        +2{ -mu } +2{ -link }
        2{ -recurring } na lodołamacze

card-battering-ram = Taran
    .text =
        2{ -credit }: złam do 2 podprogramów bariery.
        1{ -credit }: +1 siły do końca tego skoku.
    .gist =
        2{ -credit }: łamie barierę ×2
        1{ -credit }: +1 na ten skok

card-gordian-blade = Miecz gordyjski
    .text =
        1{ -credit }: złam 1 podprogram bramy kodowej.
        1{ -credit }: +1 siły do końca tego skoku.
    .gist =
        1{ -credit }: łamie bramę kodową
        1{ -credit }: +1 na ten skok

card-magnum-opus = Opus Magnum
    .text = { -click }: zyskaj 2{ -credit }.
    .gist = { -click }: zyskaj 2{ -credit }

card-net-shield = Tarcza sprzętowa
    .text = 1{ -credit }: zablokuj 1 obrażenie sprzętu. W ten sposób można zablokować tylko pierwsze obrażenie sprzętu w każdej turze.
    .gist =
        1{ -credit }: −1 obraż. sprzętu,
        raz na turę

card-pipeline = Rurociąg
    .text =
        1{ -credit }: złam 1 podprogram strażnika.
        2{ -credit }: +1 siły do końca tego skoku.
    .gist =
        1{ -credit }: łamie strażnika
        2{ -credit }: +1 na ten skok

card-aesops-pawnshop = Lombard Aesopa
    .text = Początek twojej tury: możesz skasować jedną ze swoich zainstalowanych kart, ale nie tę, by zyskać 3{ -credit }.
    .gist = Sprzedaj kartę: 3{ -credit }

card-sacrificial-construct = Konstrukt ofiarny
    .text = { -trash }: zablokuj skasowanie 1 zainstalowanego programu lub sprzętu.
    .gist = { -trash }: ocal kartę

## Neutral Runner

card-infiltration = Infiltracja
    .text = Ujawnij 1 kartę albo zyskaj 2{ -credit }.
    .gist = 2{ -credit } albo ujawnij kartę

card-sure-gamble = Pewny zakład
    .text = Zyskaj 9{ -credit }.
    .gist = Zyskaj 9{ -credit }

card-crypsis = Mimetyzm
    .text =
        1{ -credit }: złam 1 podprogram dowolnego lodu.
        1{ -credit }: +1 siły.
        { -click }: połóż tu 1 znacznik wirusa.
        Gdy kończy się spotkanie, w którym Mimetyzm złamał podprogram, usuń z niego 1 znacznik wirusa albo go skasuj.
    .gist =
        1{ -credit }: łamie każdy lód
        1{ -credit }: +1 siły

card-access-to-globalsec = Dostęp do Globalsec
    .text = +1{ -link }
    .gist = +1{ -link }

card-armitage-codebusting = Pogromcy kodu Armitage’a
    .text =
        Przy instalacji ma 12{ -credit }. Skasuj, gdy jest puste.
        { -click }: weź stąd 2{ -credit }.
    .gist = { -click }: weź 2{ -credit }

## Haas-Bioroid

card-haas-bioroid-engineering-the-future = Haas-Bioroid: Inżynieria przyszłości
    .text = Pierwsza karta, którą instalujesz w każdej turze, daje ci 1{ -credit }.
    .gist = 1. instalacja: +1{ -credit }

card-accelerated-beta-test = Przyspieszony Beta Test
    .text =
        Po zapunktowaniu możesz obejrzeć 3 wierzchnie karty R&D.
        Jeśli to zrobisz, możesz zainstalować i zrezować każdy lód spośród nich, ignorując wszystkie koszty; pozostałe skasuj.
    .gist =
        Obejrzyj 3 karty,
        zrezuj lód

card-adonis-campaign = Kampania reklamowa Adonisa
    .text =
        Po zrezowaniu ma 12{ -credit }. Skasuj, gdy jest pusta.
        Początek twojej tury: weź stąd 3{ -credit }.
    .gist = 3{ -credit } co turę

card-aggressive-secretary = Agresywna sekretarka
    .text =
        Można awansować.
        Gdy runner uzyska do niej dostęp, możesz zapłacić 2{ -credit }, by skasować 1 program za każdy żeton zaawansowania na niej.
    .gist = 2{ -credit }: kasuje programy

card-archived-memories = Archiwum wspomnień
    .text = Weź 1 kartę z Archiwów do HQ.
    .gist = Archiwa → HQ

card-biotic-labor = Biotyczni pracownicy
    .text = Zyskaj { -click }{ -click }.
    .gist = Zyskaj { -click }{ -click }

card-shipment-from-mirrormorph = Dostawa z MirrorMorph
    .text = Do 3 razy zainstaluj kartę z HQ, płacąc jej koszt instalacji.
    .gist = Zainstaluj 3 karty

card-heimdall-1-0 = Heimdall 1.0
    .text =
        Runner może wydać { -click }, by złamać tu 1 podprogram.
        { -sub } Zadaj 1 obrażenie mózgu.
        { -sub } Zakończ skok.
        { -sub } Zakończ skok.
    .gist =
        1 obrażenie mózgu
        2 × koniec skoku

card-ichi-1-0 = Ichi 1.0
    .text =
        Runner może wydać { -click }, by złamać tu 1 podprogram.
        { -sub } Skasuj 1 program.
        { -sub } Skasuj 1 program.
        { -sub } Namierzanie 1: jeśli się uda, runner otrzymuje 1 tag i 1 obrażenie mózgu.
    .gist =
        kasuje 2 programy
        namierz. 1: mózg i tag

card-viktor-1-0 = Viktor 1.0
    .text =
        Runner może wydać { -click }, by złamać tu 1 podprogram.
        { -sub } Zadaj 1 obrażenie mózgu.
        { -sub } Zakończ skok.
    .gist =
        1 obrażenie mózgu
        koniec skoku

card-rototurret = Wieżyczka obrotowa
    .text =
        { -sub } Skasuj 1 program.
        { -sub } Zakończ skok.
    .gist =
        kasuje 1 program
        koniec skoku

card-corporate-troubleshooter = Korporacyjny mediator
    .text = X{ -credit }, { -trash }: do końca tury 1 zrezowany lód chroniący ten serwer ma +X siły.
    .gist = X{ -credit } { -trash }: lód tutaj +X

card-experiential-data = Dane empiryczne
    .text = Każdy lód chroniący ten serwer ma +1 siły.
    .gist = Lód tutaj +1 siły

## Jinteki

card-jinteki-personal-evolution = Jinteki: Rozwój osobisty
    .text = Zadaj 1 obrażenie sprzętu za każdym razem, gdy punktujesz projekt lub runner wykrada projekt.
    .gist =
        Projekt:
        1 obrażenie sprzętu

card-nisei-mk-ii = Nisei Model II
    .text =
        Po zapunktowaniu połóż tu 1 znacznik projektu.
        Hostowany znacznik projektu: zakończ skok.
    .gist = Znacznik: koniec skoku

card-project-junebug = Projekt Chrabąszcz
    .text =
        Można awansować.
        Gdy runner uzyska do niego dostęp, możesz zapłacić 1{ -credit }, by zadać 2 obrażenia sprzętu za każdy żeton zaawansowania na nim.
    .gist =
        1{ -credit }: 2 obraż. sprzętu
        za żeton

card-snare = Sidła!
    .text =
        Jeśli runner uzyska do nich dostęp z R&D, musi je odsłonić.
        Gdy runner uzyska do nich dostęp, możesz zapłacić 4{ -credit }, by zadać 3 obrażenia sprzętu i dać runnerowi 1 tag. Nie przy dostępie z Archiwów.
    .gist =
        4{ -credit }: 3 obraż. sprzętu,
        1 tag

card-zaibatsu-loyalty = Lojalność Zaibatsu
    .text =
        Gdy runner ma ujawnić kartę, możesz zrezować Lojalność Zaibatsu.
        1{ -credit } lub { -trash }: zablokuj ujawnienie 1 karty.
    .gist =
        1{ -credit } lub { -trash }:
        zablokuj ujawnienie

card-neural-emp = EMP neuralne
    .text =
        Zagraj tylko, jeśli w swojej ostatniej turze runner wykonał skok.
        Zadaj 1 obrażenie sprzętu.
    .gist =
        Po skoku:
        1 obrażenie sprzętu

card-precognition = Prekognicja
    .text = Obejrzyj 5 wierzchnich kart R&D i odłóż je w dowolnej kolejności.
    .gist = Ułóż 5 kart R&D

card-cell-portal = Portal komórkowy
    .text = { -sub } Runner ponownie podchodzi do najdalszego lodu zaatakowanego serwera. Odrezuj Portal komórkowy.
    .gist =
        Powrót do
        najdalszego lodu

card-chum = Karma
    .text = { -sub } Następny lód, który runner spotka podczas tego skoku, ma +2 siły. Jeśli nie wszystkie jego podprogramy zostaną złamane, zadaj 3 obrażenia sprzętu.
    .gist =
        Następny lód: +2,
        albo 3 obraż. sprzętu

card-data-mine = Zaminowane dane
    .text = { -sub } Zadaj 1 obrażenie sprzętu, a potem skasuj Zaminowane dane.
    .gist = 1 obrażenie sprzętu

card-neural-katana = Neuralna Katana
    .text = { -sub } Zadaj 3 obrażenia sprzętu.
    .gist = 3 obrażenia sprzętu

card-wall-of-thorns = Mur cierniowy
    .text =
        { -sub } Zadaj 2 obrażenia sprzętu.
        { -sub } Zakończ skok.
    .gist =
        2 obrażenia sprzętu
        koniec skoku

card-akitaro-watanabe = Akitaro Watanabe
    .text = Zrezowanie lodu chroniącego ten serwer kosztuje 2{ -credit } mniej.
    .gist = Rez lodu tutaj: −2{ -credit }

## NBN

card-nbn-making-news = NBN: Tworzymy wiadomości
    .text = 2{ -recurring } na namierzanie.
    .gist = 2{ -recurring } na namierzanie

card-astroscript-pilot-program = Program pilotażowy AstroScript
    .text =
        Po zapunktowaniu połóż tu 1 znacznik projektu.
        Hostowany znacznik projektu: dodaj 1 żeton zaawansowania do karty, którą można awansować.
    .gist =
        Znacznik:
        1 zaawansowanie

card-breaking-news = Najnowsze wiadomości
    .text =
        Po zapunktowaniu daj runnerowi 2 tagi.
        Gdy ta tura się kończy, runner traci 2 tagi.
    .gist = 2 tagi, w tej turze

card-anonymous-tip = Anonimowy cynk
    .text = Dobierz 3 karty.
    .gist = Dobierz 3 karty

card-closed-accounts = Zamknięty rachunek
    .text =
        Zagraj tylko, jeśli runner jest otagowany.
        Runner traci wszystkie kredyty ze swojej puli.
    .gist =
        Otagowany runner
        traci wszystkie { -credit }

card-psychographics = Psychografia
    .text =
        X to najwyżej liczba tagów runnera.
        Wybierz kartę, którą można awansować, i połóż na niej X żetonów zaawansowania.
    .gist = Tagi → zaawansowanie

card-sea-source = Wtyczka w SEA
    .text =
        Zagraj tylko, jeśli w swojej ostatniej turze runner wykonał udany skok.
        Namierzanie 3: jeśli się uda, runner otrzymuje 1 tag.
    .gist = Namierzanie 3: 1 tag

card-ghost-branch = Filia-widmo
    .text =
        Można awansować.
        Gdy runner uzyska do niej dostęp, możesz dać mu 1 tag za każdy żeton zaawansowania na niej.
    .gist = 1 tag za żeton

card-data-raven = Kruk danych
    .text =
        Podczas spotkania runner otrzymuje 1 tag albo kończy skok, według własnego wyboru.
        Hostowany znacznik zasilania: runner otrzymuje 1 tag.
        { -sub } Namierzanie 3: jeśli się uda, połóż tu 1 znacznik zasilania.
    .gist =
        Tag albo koniec skoku
        namierz. 3: znacznik

card-matrix-analyzer = Analizator matrycy
    .text =
        Podczas spotkania możesz zapłacić 1{ -credit }, by dodać 1 żeton zaawansowania do karty, którą można awansować.
        { -sub } Namierzanie 2: jeśli się uda, runner otrzymuje 1 tag.
    .gist =
        1{ -credit }: 1 zaawansowanie
        namierzanie 2: 1 tag

card-tollbooth = Rogatka
    .text =
        Podczas spotkania runner musi zapłacić 3{ -credit }, jeśli może; jeśli nie, zakończ skok.
        { -sub } Zakończ skok.
    .gist =
        Myto: 3{ -credit }
        koniec skoku

card-red-herrings = Tematy zastępcze
    .text =
        Wykradzenie projektu z tego serwera, także z jego katalogu głównego, kosztuje runnera dodatkowe 5{ -credit }.
        Obowiązuje to do końca skoku, w którym runner skasował Tematy zastępcze.
    .gist = Wykradzenie tu: +5{ -credit }

card-sansan-city-grid = Sieć miejska SanSan
    .text =
        Zainstalowane tu projekty wymagają 1 żetonu zaawansowania mniej, by je zapunktować.
        Jeden obszar na serwer.
    .gist = Projekty tutaj −1

## Weyland Consortium

card-weyland-consortium-building-a-better-world = Weyland Consortium: Budujemy lepszy świat
    .text = Każda zagrana przez ciebie operacja transakcji daje ci 1{ -credit }.
    .gist = Transakcja: +1{ -credit }

card-hostile-takeover = Wrogie przejęcie
    .text = Po zapunktowaniu zyskaj 7{ -credit } i otrzymaj 1 żeton złej prasy.
    .gist =
        Zyskaj 7{ -credit },
        zła prasa 1

card-posted-bounty = Wyznaczona nagroda
    .text = Po zapunktowaniu możesz poświęcić ten projekt. Jeśli to zrobisz, runner otrzymuje 1 tag, a ty 1 żeton złej prasy.
    .gist =
        Poświęć: 1 tag,
        zła prasa 1

card-security-subcontract = Kontrakt na ochronę
    .text = { -click }, skasuj 1 swój zrezowany lód: zyskaj 4{ -credit }.
    .gist = { -click }, skasuj lód: 4{ -credit }

card-aggressive-negotiation = Agresywne negocjacje
    .text =
        Zagraj tylko w turze, w której zapunktowano projekt.
        Poszukaj w R&D dowolnej karty, weź ją do HQ i potasuj R&D.
    .gist =
        Po zapunktowaniu: szukaj
        dowolnej karty

card-beanstalk-royalties = Dochody licencyjne z Łodygi
    .text = Zyskaj 3{ -credit }.
    .gist = Zyskaj 3{ -credit }

card-scorched-earth = Spalona ziemia
    .text =
        Zagraj tylko, jeśli runner jest otagowany.
        Zadaj 4 obrażenia ciała.
    .gist =
        Otagowany runner:
        4 obrażenia ciała

card-shipment-from-kaguya = Dostawa z Kaguya
    .text = Wybierz do 2 zainstalowanych kart, które można awansować. Połóż na każdej 1 żeton zaawansowania.
    .gist =
        2 karty:
        po 1 zaawansowaniu

card-archer = Łucznik
    .text =
        Zrezowanie kosztuje cię też 1 projekt, który poświęcasz.
        { -sub } Korporacja zyskuje 2{ -credit }.
        { -sub } Skasuj 1 program.
        { -sub } Skasuj 1 program.
        { -sub } Zakończ skok.
    .gist =
        2{ -credit }, kasuje 2 programy
        koniec skoku

card-hadrians-wall = Mur Hadriana
    .text =
        Można awansować: +1 siły za każdy żeton zaawansowania.
        { -sub } Zakończ skok.
        { -sub } Zakończ skok.
    .gist = 2 × koniec skoku

card-ice-wall = Lodowy mur
    .text =
        Można awansować: +1 siły za każdy żeton zaawansowania.
        { -sub } Zakończ skok.
    .gist = Koniec skoku

card-shadow = Cień
    .text =
        Można awansować: +1 siły za każdy żeton zaawansowania.
        { -sub } Korporacja zyskuje 2{ -credit }.
        { -sub } Namierzanie 3: jeśli się uda, runner otrzymuje 1 tag.
    .gist =
        Zyskaj 2{ -credit }
        namierzanie 3: 1 tag

card-research-station = Stacja badawcza
    .text =
        Instaluj tylko w katalogu głównym HQ.
        +2 do limitu kart na ręce.
    .gist = Limit ręki +2

## Neutral Corp

card-priority-requisition = Priorytetowe zapotrzebowanie
    .text = Po zapunktowaniu możesz zrezować 1 lód, ignorując wszystkie koszty.
    .gist = Zrezuj 1 lód za darmo

card-private-security-force = Prywatny oddział ochrony
    .text = Dopóki runner jest otagowany, ten projekt ma „{ -click }: zadaj 1 obrażenie ciała”.
    .gist =
        Otagowany runner: { -click }:
        1 obrażenie ciała

card-melange-mining-corp = Korporacja wydobywcza Melange
    .text = { -click }, { -click }, { -click }: zyskaj 7{ -credit }.
    .gist = { -click }{ -click }{ -click }: 7{ -credit }

card-pad-campaign = Kampania reklamowa PADów
    .text = Początek twojej tury: zyskaj 1{ -credit }.
    .gist = 1{ -credit } co turę

card-hedge-fund = Fundusz hedgingowy
    .text = Zyskaj 9{ -credit }.
    .gist = Zyskaj 9{ -credit }

card-enigma = Enigma
    .text =
        { -sub } Runner traci { -click }, jeśli może.
        { -sub } Zakończ skok.
    .gist =
        Strata { -click }
        koniec skoku

card-hunter = Łowca
    .text = { -sub } Namierzanie 3: jeśli się uda, runner otrzymuje 1 tag.
    .gist = Namierzanie 3: 1 tag

card-wall-of-static = Mur zakłóceń
    .text = { -sub } Zakończ skok.
    .gist = Koniec skoku
