# Karty cyklu Genesis: tytuł, tekst zasad (jeden wiersz na zdolność) i skrót (najwyżej dwa krótkie wiersze).
# Wszystkie teksty są własnymi sformułowaniami. Symbole to termy: zob. symbols.ftl.

## Anarch

card-whizzard-master-gamer = Magik: Mistrz gry
    .text = 3{ -recurring } na kasowanie kart.
    .gist = 3{ -recurring } na kasowanie

card-spinal-modem = Modem kręgowy
    .text =
        +1{ -mu }
        2{ -recurring } na używanie lodołamaczy.
        Gdy namierzanie podczas skoku się uda, otrzymujesz 1 obrażenie mózgu.
        Jedna konsola na gracza.
    .gist =
        +1{ -mu }, 2{ -recurring } na łamacze
        namierzenie: 1 mózg

card-imp = Chochlik
    .text =
        Przy instalacji ma 2 znaczniki wirusa.
        Raz na turę możesz usunąć stąd 1 znacznik wirusa, by bez kosztu skasować kartę, do której masz dostęp, także bez kosztu skasowania.
    .gist =
        Znacznik: kasuje
        oglądaną kartę

card-morning-star = Gwiazda poranna
    .text = 1{ -credit }: złam dowolną liczbę podprogramów bariery.
    .gist = 1{ -credit }: łamie całą barierę

card-vamp = Wamp
    .text =
        Wykonaj skok na HQ. Jeśli jest udany, zamiast uzyskać dostęp do kart możesz wydać dowolną liczbę kredytów; korporacja traci tyle samo.
        Jeśli wydasz choć jeden, otrzymujesz 1 tag.
    .gist =
        HQ: wydaj, korporacja
        traci tyle samo, 1 tag

card-liberated-account = Uwolnione konto
    .text =
        Przy instalacji ma 16{ -credit }. Skasuj, gdy jest puste.
        { -click }: weź stąd 4{ -credit }.
    .gist = { -click }: weź 4{ -credit }

card-nerve-agent = Środek paraliżujący
    .text =
        Gdy skok na HQ jest udany, połóż tu 1 znacznik wirusa.
        Zawsze gdy uzyskujesz dostęp do kart z HQ, możesz uzyskać dostęp do 1 karty więcej za każdy znacznik wirusa tutaj poza pierwszym. Wybierz liczbę przed pierwszym dostępem.
    .gist =
        HQ: +1 dostęp za każdy
        znacznik poza pierwszym

card-joshua-b = Joshua B.
    .text = Początek twojej tury: możesz zyskać { -click }. Jeśli to zrobisz, na koniec tej tury otrzymujesz 1 tag.
    .gist =
        Dodatkowy { -click } co turę,
        potem 1 tag

card-disrupter = Zakłócacz
    .text = { -trash }: gdy rozpoczyna się namierzanie, jego bazowa siła staje się równa 0.
    .gist =
        { -trash }: namierzanie
        zaczyna od 0

card-force-of-nature = Siła natury
    .text =
        2{ -credit }: złam do 2 podprogramów bramy kodowej.
        1{ -credit }: +1 siły.
    .gist =
        2{ -credit }: łamie bramę kod. ×2
        1{ -credit }: +1 siły

card-scrubber = Drapacz
    .text = 2{ -recurring } na kasowanie kart.
    .gist = 2{ -recurring } na kasowanie

card-surge = Przypływ mocy
    .text =
        Zagraj tylko, jeśli w tej turze położyłeś znacznik wirusa na programie.
        Połóż 2 znaczniki wirusa na tym programie.
    .gist =
        2 znaczniki na karmionym
        programie wirusa

card-xanadu = Xanadu
    .text = Zrezowanie lodu kosztuje 1{ -credit } więcej.
    .gist = Rez lodu: +1{ -credit }

card-retrieval-run = Skok na odzysk
    .text = Wykonaj skok na Archiwa. Jeśli jest udany, zamiast uzyskać dostęp do kart możesz zainstalować 1 program ze swojej sterty, ignorując wszystkie koszty.
    .gist =
        Archiwa: program ze
        sterty za darmo

card-darwin = Darwin
    .text =
        2{ -credit }: złam 1 podprogram dowolnego lodu.
        Jego siła to liczba znaczników wirusa tutaj.
        Początek twojej tury: możesz zapłacić 1{ -credit }, by położyć tu 1 znacznik wirusa.
    .gist =
        2{ -credit }: łamie każdy lód
        Siła: jego znaczniki

card-data-leak-reversal = Odwrócenie wycieku danych
    .text =
        Instaluj tylko po udanym skoku na serwer centralny w tej turze.
        { -click }: korporacja kasuje wierzchnią kartę R&D. Tylko gdy jesteś otagowany.
    .gist =
        Gdy otagowany:
        { -click }: R&D traci kartę

## Criminal

card-cortez-chip = Chip Corteza
    .text = { -trash }: wybierz lód. Do końca tury zrezowanie go kosztuje korporację dodatkowe 2{ -credit }.
    .gist = { -trash }: rez lodu +2{ -credit }

card-peacock = Paw
    .text =
        2{ -credit }: złam 1 podprogram bramy kodowej.
        2{ -credit }: +3 siły.
    .gist =
        2{ -credit }: łamie bramę kodową
        2{ -credit }: +3 siły

card-satellite-uplink = Połączenie z satelitą
    .text = Ujawnij do 2 kart.
    .gist = Ujawnij do 2 kart

card-e3-feedback-implants = Implanty dotykowe e3
    .text = Za każdym razem, gdy łamiesz podprogram lodu, możesz zapłacić 1{ -credit }, by złamać jeszcze 1 podprogram tego lodu.
    .gist =
        Po złamaniu: 1{ -credit }
        łamie jeszcze 1

card-compromised-employee = Szantażowany pracownik
    .text =
        1{ -recurring } na namierzanie.
        Gdy korporacja rezuje lód, zyskaj 1{ -credit }.
    .gist =
        1{ -recurring } na namierzanie
        Rez lodu: +1{ -credit }

card-emergency-shutdown = Awaryjne wyłączenie
    .text =
        Zagraj tylko po udanym skoku na HQ w tej turze.
        Odrezuj 1 lód.
    .gist =
        Po skoku na HQ:
        odrezuj 1 lód

card-muresh-bodysuit = Kombinezon Muresh
    .text = Zablokuj pierwsze obrażenie ciała, które miałbyś otrzymać w każdej turze.
    .gist =
        Pierwsze obraż. ciała
        w turze: zablokowane

card-snitch = Kapuś
    .text = Raz na skok, gdy podchodzisz do niezrezowanego lodu, możesz go ujawnić. Potem możesz się odłączyć.
    .gist =
        Ujawnia lód przed tobą,
        potem możesz odejść

card-doppelganger = Doppelgänger
    .text =
        +1{ -mu }
        Raz na turę, gdy kończy się udany skok, możesz wykonać skok na dowolny serwer.
        Jedna konsola na gracza.
    .gist =
        +1{ -mu }, po udanym skoku:
        jeszcze jeden skok

card-crescentus = Crescentus
    .text = { -trash }: odrezuj lód, którego wszystkie podprogramy złamałeś w tym spotkaniu.
    .gist = { -trash }: odrezuj złamany lód

card-andromeda-dispossessed-ristie = Andromeda: Wydziedziczona bogaczka
    .text = Twoja początkowa ręka to 9 kart.
    .gist = Zaczyna z 9 kartami

card-networking = Nawiązywanie kontaktów
    .text =
        Usuń 1 tag.
        Możesz zapłacić 1{ -credit }, by wziąć Nawiązywanie kontaktów z powrotem do garści.
    .gist =
        Usuń 1 tag
        1{ -credit }: wraca na rękę

card-hq-interface = Interfejs HQ
    .text = Zawsze gdy uzyskujesz dostęp do kart z HQ, uzyskaj dostęp do 1 więcej.
    .gist = HQ: +1 dostęp

card-pheromones = Feromony
    .text =
        Tyle { -recurring }, ile tu znaczników wirusa, na skoki na HQ.
        Gdy skok na HQ jest udany, połóż tu 1 znacznik wirusa.
    .gist =
        Skoki na HQ: { -recurring }
        za znacznik

card-faerie = Wróżka
    .text =
        0{ -credit }: złam 1 podprogram strażnika.
        1{ -credit }: +1 siły.
        Gdy kończy się spotkanie, w którym Wróżka złamała podprogram, skasuj ją.
    .gist =
        0{ -credit }: łamie strażnika,
        potem kasowana

card-mr-li = Pan Li
    .text = { -click }: dobierz 2 karty, a potem połóż 1 z nich na spód swojego stosu.
    .gist = { -click }: dobierz 2, oddaj 1

## Shaper

card-zu-13-key-master = Klucznik ZU.13
    .text =
        Nie zajmuje { -mu }, dopóki masz co najmniej 2{ -link }, zainstalowany czy nie.
        1{ -credit }: złam 1 podprogram bramy kodowej.
        1{ -credit }: +1 siły.
    .gist =
        1{ -credit }: łamie bramę kodową
        1{ -credit }: +1 siły

card-the-helpful-ai = Pomocna AI
    .text =
        +1{ -link }
        { -trash }: wybierz lodołamacz; ma +2 siły do końca tury.
    .gist =
        +1{ -link }
        { -trash }: lodołamacz +2

card-notoriety = Rozgłos
    .text =
        Zagraj tylko po udanych skokach na R&D, HQ i Archiwa w tej turze.
        Dołącz tę kartę do swojego obszaru punktacji jako projekt wart 1 punkt projektu.
    .gist =
        Trzy skoki centralne:
        1 punkt

card-snowball = Śnieżka
    .text =
        1{ -credit }: złam 1 podprogram bariery. Za każdym razem +1 siły do końca tego skoku.
        1{ -credit }: +1 siły.
    .gist =
        1{ -credit }: bariera, rośnie
        1{ -credit }: +1 siły

card-chaos-theory-wunderkind = Teoria Chaosu: Cudowne dziecko
    .text = +1{ -mu }
    .gist = +1{ -mu }

card-test-run = Próbne uruchomienie
    .text =
        Poszukaj w swoim stosie albo na swojej stercie 1 programu i zainstaluj go, ignorując wszystkie koszty. Potasuj stos, jeśli w nim szukałeś.
        Na koniec twojej tury program wraca na wierzch stosu, jeśli nadal jest zainstalowany.
    .gist =
        Program za darmo
        do końca tury

card-dinosaurus = Dinosaurus
    .text =
        Może hostować 1 lodołamacz, który nie jest AI. Nie zajmuje on twojej pamięci i ma +2 siły.
        Jedna konsola na gracza.
    .gist =
        Hostuje lodołamacz:
        bez { -mu }, +2 siły

card-personal-workshop = Prywatny warsztat
    .text =
        { -click }: hostuj tutaj program lub sprzęt z garści, z tyloma znacznikami mocy, ile kosztuje jego instalacja.
        1{ -credit }: usuń 1 znacznik mocy z hostowanej karty.
        Początek twojej tury: usuń 1 znacznik mocy z hostowanej karty.
        Gdy na hostowanej karcie nie ma już znaczników mocy, zainstaluj ją, ignorując wszystkie koszty.
    .gist =
        { -click }: składa kartę,
        co turę o 1 taniej

card-deus-x = Deus X
    .text =
        { -trash }: złam dowolną liczbę podprogramów AP.
        { -trash }: zablokuj dowolną liczbę obrażeń sprzętu.
    .gist =
        { -trash }: łamie AP albo
        blokuje obraż. sprzętu

card-all-nighter = Zarwana noc
    .text = { -click }, { -trash }: zyskaj { -click }{ -click }.
    .gist = { -click }, { -trash }: zyskaj { -click }{ -click }

card-quality-time = Wspólne chwile
    .text = Dobierz 5 kart.
    .gist = Dobierz 5 kart

card-replicator = Replikator
    .text = Gdy instalujesz sprzęt, także Replikator, możesz poszukać w swoim stosie jeszcze 1 jego kopii. Odsłoń ją, weź do garści i potasuj stos.
    .gist =
        Instalacja sprzętu:
        szukaj drugiej kopii

card-creeper = Robal
    .text =
        Nie zajmuje { -mu }, dopóki masz co najmniej 2{ -link }, zainstalowany czy nie.
        2{ -credit }: złam 1 podprogram strażnika.
        1{ -credit }: +1 siły.
    .gist =
        2{ -credit }: łamie strażnika
        1{ -credit }: +1 siły

card-indexing = Indeksacja
    .text = Wykonaj skok na R&D. Jeśli jest udany, zamiast uzyskać dostęp do kart możesz obejrzeć 5 wierzchnich kart R&D i odłożyć je w dowolnej kolejności.
    .gist =
        R&D: ułóż 5
        wierzchnich kart

card-rd-interface = Interfejs R&D
    .text = Zawsze gdy uzyskujesz dostęp do kart z R&D, uzyskaj dostęp do 1 więcej.
    .gist = R&D: +1 dostęp

card-deep-thought = Głęboka myśl
    .text =
        Gdy skok na R&D jest udany, połóż tu 1 znacznik wirusa.
        Z co najmniej 3 znacznikami wirusa tutaj możesz na początku swojej tury obejrzeć wierzchnią kartę R&D.
    .gist =
        3 znaczniki: co turę
        obejrzyj R&D

## Neutral Runner cards

card-plascrete-carapace = Plastonowy pancerz
    .text =
        Przy instalacji ma 4 znaczniki zasilania. Skasuj, gdy jest pusty.
        Hostowany znacznik zasilania: zablokuj 1 obrażenie ciała.
    .gist =
        4 znaczniki: każdy −1
        obrażenie ciała

card-dyson-mem-chip = Kość pamięci Dysona
    .text = +1{ -mu } +1{ -link }
    .gist = +1{ -mu } +1{ -link }

card-public-sympathy = Współczucie opinii publicznej
    .text = +2 do limitu kart na ręce.
    .gist = Limit ręki +2

card-inside-man = Kontakt wewnątrz
    .text = 2{ -recurring } na instalowanie sprzętu.
    .gist = 2{ -recurring } na sprzęt

card-underworld-contact = Kontakt w półświatku
    .text = Początek twojej tury: zyskaj 1{ -credit }, jeśli masz co najmniej 2{ -link }.
    .gist = Przy 2{ -link }: 1{ -credit } co turę

card-kraken = Kraken
    .text =
        Zagraj tylko, jeśli w tej turze wykradłeś projekt.
        Wybierz serwer. Korporacja kasuje 1 chroniący go lód.
    .gist =
        Po wykradzeniu:
        1 lód skasowany

card-kati-jones = Kati Jones
    .text =
        { -click }: połóż tu 3{ -credit }.
        { -click }: weź stąd wszystkie kredyty.
        Tylko jedno z nich w każdej turze.
    .gist =
        { -click }: połóż 3{ -credit }
        { -click }: weź wszystko

card-new-angeles-city-hall = Ratusz Miasta New Angeles
    .text =
        2{ -credit }: pomiń 1 tag.
        Gdy wykradasz projekt, skasuj go.
    .gist =
        2{ -credit }: pomiń 1 tag
        wykradzenie: kasowany

## Haas-Bioroid

card-haas-bioroid-stronger-together = Haas-Bioroid: Razem mocniejsi
    .text = Każdy lód bioroid ma +1 siły.
    .gist = Lód bioroid +1 siły

card-mandatory-upgrades = Obowiązkowy upgrade
    .text = W każdej turze masz do wydania { -click } więcej.
    .gist = Co turę { -click } więcej

card-janus-1-0 = Janus 1.0
    .text =
        Runner może wydać { -click }, by złamać tu 1 podprogram.
        { -sub } Zadaj 1 obrażenie mózgu.
        { -sub } Zadaj 1 obrażenie mózgu.
        { -sub } Zadaj 1 obrażenie mózgu.
        { -sub } Zadaj 1 obrażenie mózgu.
    .gist = 4 × 1 obrażenie mózgu

card-ash-2x3zb9cy = Ash 2X3ZB9CY
    .text = Gdy skok na ten serwer jest udany, namierzanie 4: jeśli się uda, do końca tego skoku runner nie może uzyskać dostępu do żadnej karty poza Ashem.
    .gist =
        Udany skok: namierz. 4:
        dostęp tylko do Asha

card-encryption-protocol = Protokół szyfrowania
    .text = Skasowanie zainstalowanych kart kosztuje 1{ -credit } więcej.
    .gist = Kasowanie: +1{ -credit }

card-sherlock-1-0 = Sherlock 1.0
    .text =
        Runner może wydać { -click }, by złamać tu 1 podprogram.
        { -sub } Namierzanie 4: jeśli się uda, połóż 1 zainstalowany program na wierzchu stosu.
        { -sub } Namierzanie 4: jeśli się uda, połóż 1 zainstalowany program na wierzchu stosu.
    .gist =
        2 × namierz. 4: program
        na stos

card-project-vitruvius = Projekt Witruwiusz
    .text =
        Po zapunktowaniu połóż tu 1 znacznik projektu za każdy żeton zaawansowania ponad 3.
        Hostowany znacznik projektu: weź 1 kartę z Archiwów do HQ.
    .gist =
        Nadwyżka: znaczniki
        Archiwa → HQ

card-viper = Żmija
    .text =
        { -sub } Namierzanie 3: jeśli się uda, runner traci { -click }, jeśli może.
        { -sub } Namierzanie 3: jeśli się uda, zakończ skok.
    .gist =
        Namierz. 3: strata { -click }
        namierz. 3: koniec skoku

card-green-level-clearance = Zielony poziom dostępu
    .text = Zyskaj 3{ -credit } i dobierz 1 kartę.
    .gist = Zyskaj 3{ -credit }, dobierz 1

card-hourglass = Klepsydra
    .text =
        { -sub } Runner traci { -click }, jeśli może.
        { -sub } Runner traci { -click }, jeśli może.
        { -sub } Runner traci { -click }, jeśli może.
    .gist = 3 × strata { -click }

card-eve-campaign = Kampania reklamowa Ewy
    .text =
        Po zrezowaniu ma 16{ -credit }. Skasuj, gdy jest pusta.
        Początek twojej tury: weź stąd 2{ -credit }.
    .gist = 2{ -credit } co turę

card-rework = Przeróbka
    .text = Wtasuj 1 kartę z HQ do R&D.
    .gist = HQ → R&D: 1 karta

card-eli-1-0 = Eli 1.0
    .text =
        Runner może wydać { -click }, by złamać tu 1 podprogram.
        { -sub } Zakończ skok.
        { -sub } Zakończ skok.
    .gist = 2 × koniec skoku

card-ruhr-valley = Zagłębie Ruhry
    .text =
        Skok na ten serwer kosztuje runnera dodatkowo { -click }.
        Jeden obszar na serwer.
    .gist =
        Skok tutaj kosztuje
        { -click } więcej

## Jinteki

card-braintrust = Rada mózgów
    .text =
        Po zapunktowaniu połóż tu 1 znacznik projektu za każde 2 żetony zaawansowania ponad 3.
        Zrezowanie lodu kosztuje 1{ -credit } mniej za każdy znacznik projektu tutaj.
    .gist =
        Nadwyżka: tańszy
        rez lodu

card-snowflake = Płatek śniegu
    .text = { -sub } Ty i runner wydajecie potajemnie po 0–2{ -credit }, a potem je pokazujecie. Jeśli wydaliście różne kwoty, zakończ skok.
    .gist =
        Psi: różne kwoty
        kończą skok

card-jinteki-replicating-perfection = Jinteki: Replika ideału
    .text = W danej turze runner nie może wykonać skoku na serwer zdalny, zanim nie wykona skoku na serwer centralny.
    .gist =
        Najpierw centralny,
        potem zdalne

card-fetal-ai = Embrionalna AI
    .text =
        Jeśli runner uzyska do niej dostęp z R&D, musi ją odsłonić.
        Gdy runner uzyska do niej dostęp, zadaj 2 obrażenia sprzętu. Nie przy dostępie z Archiwów.
        Wykradzenie jej kosztuje runnera dodatkowe 2{ -credit }.
    .gist =
        Dostęp: 2 obraż. sprzętu
        Wykradzenie: +2{ -credit }

card-trick-of-light = Złudzenie optyczne
    .text = Wybierz kartę, którą można awansować. Przenieś na nią do 2 żetonów zaawansowania z 1 innej karty.
    .gist = Przenieś 2 zaawansowania

card-sensei = Sensei
    .text =
        { -sub } Do końca tego skoku każdy inny lód podczas spotkania ma po wszystkich własnych także ten podprogram:
        { -sub } Zakończ skok.
    .gist =
        Lód po nim też
        kończy skok

card-edge-of-world = Krawędź świata
    .text = Gdy runner uzyska do niej dostęp, a jest zainstalowana, możesz zapłacić 3{ -credit }, by zadać 1 obrażenie mózgu za każdy lód chroniący ten serwer.
    .gist =
        3{ -credit }: 1 obraż. mózgu
        za lód tutaj

card-sunset = Zachód słońca
    .text = Wybierz serwer. Ułóż chroniący go lód w dowolnej kolejności.
    .gist =
        Ułóż lód
        serwera

card-dedicated-server = Serwer dedykowany
    .text = 2{ -recurring } na rezowanie lodu.
    .gist = 2{ -recurring } na rezowanie lodu

card-bullfrog = Ropucha
    .text = { -sub } Ty i runner wydajecie potajemnie po 0–2{ -credit }, a potem je pokazujecie. Jeśli wydaliście różne kwoty, Ropucha staje się najdalszym lodem innego serwera i skok toczy się stamtąd.
    .gist =
        Psi: różne kwoty
        przenoszą skok

card-whirlpool = Wir
    .text = { -sub } Do końca tego skoku runner nie może się odłączyć. Skasuj Wir.
    .gist = Bez odłączania się

card-hokusai-grid = Sieć Hokusai
    .text =
        Gdy skok na ten serwer jest udany, zadaj 1 obrażenie sprzętu.
        Jeden region na serwer.
    .gist =
        Udany skok tutaj:
        1 obrażenie sprzętu

card-ronin = Ronin
    .text =
        Można awansować.
        { -click }, { -trash }: zadaj 3 obrażenia sprzętu. Tylko z co najmniej 4 żetonami zaawansowania tutaj.
    .gist =
        4 zaawansowania:
        { -click }, { -trash }: 3 obraż. sprzętu

card-midori = Midori
    .text = Raz na skok, gdy runner podchodzi do lodu chroniącego ten serwer, możesz zamienić go z lodem z HQ; ten jest niezrezowany i to do niego runner teraz podchodzi. Jeśli to zrobisz, runner może się odłączyć.
    .gist =
        Zamienia lód na
        inny z HQ

## NBN

card-restructured-datapool = Przeorganizowany magazyn danych
    .text = { -click }: namierzanie 2. Jeśli się uda, runner otrzymuje 1 tag.
    .gist = { -click }: namierz. 2: 1 tag

card-tmi = Nadmiar szczegółów
    .text =
        Po zrezowaniu namierzanie 2: jeśli się nie uda, odrezuj Nadmiar szczegółów.
        { -sub } Zakończ skok.
    .gist =
        Rez: namierzanie 2
        koniec skoku

card-big-brother = Wielki brat
    .text =
        Zagraj tylko, jeśli runner jest otagowany.
        Daj runnerowi 2 tagi.
    .gist =
        Otagowany runner:
        2 tagi

card-chilo-city-grid = Sieć miejska ChiLo
    .text =
        Gdy namierzanie podczas skoku na ten serwer się uda, daj runnerowi 1 tag.
        Jeden region na serwer.
    .gist = Namierzenie tu: 1 tag

card-marked-accounts = Oznaczone konto
    .text =
        Początek twojej tury: weź stąd 1{ -credit }, jeśli możesz.
        { -click }: połóż tu 3{ -credit }.
    .gist =
        1{ -credit } co turę
        { -click }: połóż 3{ -credit }

card-pop-up-window = Wyskakujące okienko
    .text =
        Podczas spotkania zyskaj 1{ -credit }.
        { -sub } Zakończ skok, chyba że runner zapłaci 1{ -credit }.
    .gist =
        Zyskaj 1{ -credit }
        koniec skoku albo 1{ -credit }

card-uroboros = Uroboros
    .text =
        { -sub } Namierzanie 4: jeśli się uda, runner nie może wykonać w tej turze kolejnego skoku.
        { -sub } Namierzanie 4: jeśli się uda, zakończ skok.
    .gist =
        Namierz. 4: bez skoków
        namierz. 4: koniec skoku

card-net-police = Policja sieciowa
    .text = Tyle { -recurring }, ile runner ma { -link }, na namierzanie.
    .gist = { -recurring } na namierz. za { -link }

card-data-hound = Ogar danych
    .text = { -sub } Namierzanie 2: jeśli się uda, obejrzyj tyle wierzchnich kart stosu, ile wynosi przewaga. Zniszcz 1 z nich, a pozostałe odłóż w dowolnej kolejności.
    .gist =
        Namierzanie 2: niszczy
        i układa stos

card-bernice-mai = Bernice Mai
    .text = Gdy skok na ten serwer jest udany, namierzanie 5: jeśli się uda, runner otrzymuje 1 tag; jeśli nie, skasuj Bernice Mai.
    .gist =
        Udany skok tutaj:
        namierz. 5: 1 tag

card-nbn-the-world-is-yours = NBN: Świat jest twój*
    .text = +1 do limitu kart na ręce.
    .gist = Limit ręki +1

card-project-beale = Projekt Beale
    .text =
        Po zapunktowaniu połóż tu 1 znacznik projektu za każde 2 żetony zaawansowania ponad 3.
        Wart 1 punkt projektu więcej za każdy znacznik projektu tutaj.
    .gist =
        Nadwyżka:
        więcej punktów

card-midseason-replacements = Nieplanowana zmiana ramówki
    .text =
        Zagraj tylko, jeśli w swojej ostatniej turze runner wykradł projekt.
        Namierzanie 6: jeśli się uda, runner otrzymuje tyle tagów, ile wynosi przewaga.
    .gist =
        Namierzanie 6: tagi
        za przewagę

card-flare = Flara
    .text = { -sub } Namierzanie 6: jeśli się uda, skasuj 1 sprzęt, zadaj 2 obrażenia ciała, których nie można zablokować, i zakończ skok.
    .gist =
        Namierz. 6: sprzęt,
        2 ciała, koniec skoku

## Weyland Consortium

card-project-atlas = Projekt Atlas
    .text =
        Po zapunktowaniu połóż tu 1 znacznik projektu za każdy żeton zaawansowania ponad 3.
        Hostowany znacznik projektu: poszukaj w R&D 1 karty. Odsłoń ją, weź do HQ i potasuj.
    .gist =
        Nadwyżka: znaczniki
        szukaj karty

card-caduceus = Kaduceusz
    .text =
        { -sub } Namierzanie 3: jeśli się uda, zyskaj 3{ -credit }.
        { -sub } Namierzanie 2: jeśli się uda, zakończ skok.
    .gist =
        Namierz. 3: zyskaj 3{ -credit }
        namierz. 2: koniec skoku

card-power-grid-overload = Przeciążenie sieci energetycznej
    .text =
        Zagraj tylko, jeśli w swojej ostatniej turze runner wykonał udany skok.
        Namierzanie 2: jeśli się uda, skasuj 1 sprzęt kosztujący najwyżej tyle, ile wynosi przewaga.
    .gist =
        Namierzanie 2: kasuje
        sprzęt

card-amazon-industrial-zone = Amazońska strefa przemysłowa
    .text =
        Za każdym razem, gdy instalujesz lód chroniący ten serwer, możesz go od razu zrezować za 3{ -credit } mniej.
        Jeden obszar na serwer.
    .gist =
        Nowy lód tutaj: rez
        za 3{ -credit } mniej

card-woodcutter = Drwal
    .text =
        Można go awansować tylko, gdy jest zrezowany. Ma ten podprogram raz za każdy żeton zaawansowania:
        { -sub } Zadaj 1 obrażenie sprzętu.
    .gist =
        1 obraż. sprzętu za
        każdy żeton

card-commercialization = Komercjalizacja
    .text = Wybierz lód. Zyskaj 1{ -credit } za każdy żeton zaawansowania na nim.
    .gist =
        1{ -credit } za zaawansowanie
        lodu

card-weyland-consortium-because-we-built-it = Weyland Consortium: Bo to my ją zbudowaliśmy
    .text = 1{ -recurring } na awansowanie lodu.
    .gist = 1{ -recurring } na awans lodu

card-government-contracts = Kontrakty rządowe
    .text = { -click }, { -click }: zyskaj 4{ -credit }.
    .gist = { -click }{ -click }: 4{ -credit }

card-tyrant = Tyran
    .text =
        Można go awansować tylko, gdy jest zrezowany. Ma ten podprogram raz za każdy żeton zaawansowania:
        { -sub } Zakończ skok.
    .gist =
        Kończy skok za
        każdy żeton

card-oversight-ai = Nadzorcza AI
    .text =
        Zrezuj lód, ignorując wszystkie koszty, i hostuj na nim Nadzorczą AI jako znacznik.
        Gdy tylko wszystkie podprogramy tego lodu zostaną złamane w jednym spotkaniu, zniszcz go.
    .gist =
        Darmowy rez lodu;
        złamany ginie

card-salvage = Akcja ratunkowa
    .text =
        Można go awansować tylko, gdy jest zrezowany. Ma ten podprogram raz za każdy żeton zaawansowania:
        { -sub } Namierzanie 2: jeśli się uda, runner otrzymuje 1 tag.
    .gist =
        Za żeton: namierza-
        nie 2: 1 tag

card-simone-diego = Simone Diego
    .text = 2{ -recurring } na awansowanie kart w tym serwerze lub chroniących go.
    .gist = 2{ -recurring } na awans tutaj

card-dedicated-response-team = Stały zespół reagowania
    .text = Dopóki runner jest otagowany, zadaj 2 obrażenia ciała, gdy kończy się udany skok.
    .gist =
        Otagowany, udany skok:
        2 obraż. ciała

card-burke-bugs = Burke Bugs
    .text = { -sub } Namierzanie 0: jeśli się uda, runner kasuje 1 program.
    .gist =
        Namierzanie 0: runner
        kasuje 1 program

## Neutral Corp cards

card-draco = Dracō
    .text =
        Po zrezowaniu możesz wydać dowolną liczbę kredytów, by położyć tu tyle samo znaczników zasilania.
        +1 siły za każdy znacznik zasilania tutaj.
        { -sub } Namierzanie 2: jeśli się uda, runner otrzymuje 1 tag i skok się kończy.
    .gist =
        Siła za znaczniki
        namierz. 2: tag, koniec

card-executive-retreat = Wypoczynek dla kierownictwa
    .text =
        Po zapunktowaniu połóż tu 1 znacznik projektu i wtasuj HQ do R&D.
        { -click }, hostowany znacznik projektu: dobierz 5 kart.
    .gist =
        HQ do R&D
        { -click }, znacznik: dobierz 5

card-freelancer = Wolny strzelec
    .text =
        Zagraj tylko, jeśli runner jest otagowany.
        Skasuj do 2 zasobów.
    .gist =
        Otagowany runner:
        skasuj 2 zasoby

card-private-contracts = Prywatne kontrakty
    .text =
        Po zrezowaniu mają 14{ -credit }. Skasuj, gdy są puste.
        { -click }: weź stąd 2{ -credit }.
    .gist = { -click }: weź 2{ -credit }

card-chimera = Chimera
    .text =
        Po zrezowaniu wybierz strażnika, bramę kodową albo barierę: jest tego typu, dopóki nie zostanie odrezowana.
        Na koniec każdej tury odrezuj Chimerę.
        { -sub } Zakończ skok.
    .gist =
        Dowolny typ, kończy
        skok, co turę gaśnie

card-false-lead = Fałszywy trop
    .text = Poświęć Fałszywy trop: runner traci { -click }{ -click }. Tylko gdy zostały mu co najmniej 2 kliki.
    .gist =
        Poświęć: runner
        traci { -click }{ -click }

card-foxfire = Lisi ogień
    .text = Namierzanie 7: jeśli się uda, skasuj 1 wirtualny zasób albo 1 kartę połączenia.
    .gist =
        Namierzanie 7: kasuje
        zasób lub połączenie

card-corporate-war = Wojna korporacji
    .text = Po zapunktowaniu zyskaj 7{ -credit }, jeśli masz co najmniej 7{ -credit }; w przeciwnym razie stracisz wszystkie kredyty ze swojej puli.
    .gist =
        Przy 7{ -credit }: zyskaj 7{ -credit }
        inaczej: strata
