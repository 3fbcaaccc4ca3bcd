# Karty zestawu Honor and Profit: tytuł, tekst zasad (jeden wiersz na zdolność) i skrót (najwyżej dwa krótkie wiersze).
# Wszystkie teksty są własnymi sformułowaniami. Symbole to termy: zob. symbols.ftl.

## Criminal

card-iain-stirling-retired-spook = Iain Stirling: Emerytowany szpieg
    .text = Na początku swojej tury zyskaj 2{ -credit }, jeśli korporacja ma więcej punktów projektów niż ty.
    .gist =
        Korporacja prowadzi:
        2{ -credit } co turę

card-ken-express-tenma-disappeared-clone = Ken „Ekspres” Tenma: Zaginiony klon
    .text = Gdy po raz pierwszy w danej turze zagrywasz wydarzenie typu skok, zyskaj 1{ -credit }.
    .gist =
        Pierwsze wydarzenie
        skoku w turze: 1{ -credit }

card-silhouette-stealth-operative = Sylwetka: Tajna agentka
    .text = Gdy po raz pierwszy w danej turze wykonasz udany skok na HQ, możesz ujawnić 1 kartę.
    .gist =
        Pierwszy skok na HQ:
        ujawnij 1 kartę

card-calling-in-favors = Odbieranie przysług
    .text = Zyskaj 1{ -credit } za każdy zainstalowany zasób typu kontakt.
    .gist = 1{ -credit } za każdy kontakt

card-early-bird = Ranny ptaszek
    .text =
        Zagraj tylko jako swoje pierwsze kliknięcie.
        Zyskaj { -click }. Wykonaj skok.
    .gist =
        Tylko 1. kliknięcie:
        skok i { -click }

card-express-delivery = Przesyłka ekspresowa
    .text = Obejrzyj 4 wierzchnie karty swojego stosu i weź 1 z nich do garści. Potasuj stos.
    .gist =
        Z 4 wierzchnich
        weź 1 kartę

card-feint = Zwód
    .text = Wykonaj skok na HQ. Omiń pierwsze 2 lody, które w nim spotkasz. Jeśli jest udany, nie możesz uzyskać dostępu do kart.
    .gist =
        HQ: omiń 2 lody,
        bez dostępu

card-legwork = Praca w terenie
    .text = Wykonaj skok na HQ. Jeśli jest udany, uzyskaj dostęp do 2 więcej kart z HQ.
    .gist = HQ: +2 dostępy

card-planned-assault = Zaplanowany szturm
    .text =
        Jako dodatkowy koszt zagrania tej karty wydaj { -click }.
        Poszukaj w swoim stosie wydarzenia typu skok i zagraj je. Płacisz jego koszt zagrania, a koszty dodatkowe ignorujesz. Potasuj stos.
    .gist =
        Jeszcze { -click }: znajdź
        i zagraj skok

card-logos = Logos
    .text =
        +1{ -mu }
        Twój limit kart na ręce jest większy o 1.
        Zawsze gdy korporacja zapunktuje projekt, możesz poszukać w swoim stosie 1 karty i wziąć ją do garści. Potasuj stos.
    .gist =
        +1{ -mu }, +1 do ręki
        Korp. punktuje: szukaj

card-public-terminal = Publiczny terminal
    .text =
        1{ -recurring }
        Użyj go do zagrywania wydarzeń typu skok.
    .gist =
        1{ -recurring } na wydarzenia
        typu skok

card-unregistered-s-w-35 = Nierejestrowany S&W ’35
    .text = { -click }, { -click }: skasuj 1 zrezowanego bioroida, klona, kierownika lub sysopa na serwerze zdalnym. Tylko po udanym skoku na HQ w tej turze.
    .gist =
        { -click }{ -click }: skasuj osobę
        na zdalnym serwerze

card-window = Okno
    .text = { -click }: dobierz dolną kartę swojego stosu.
    .gist =
        { -click }: dobierz kartę
        ze spodu

card-alias = Alias
    .text =
        1{ -credit }: złam 1 podprogram strażnika. Nie na lodzie, który chroni serwer zdalny.
        2{ -credit }: +3 siły.
    .gist =
        1{ -credit }: łamie strażnika,
        tylko centralne

card-breach = Wyłom
    .text =
        2{ -credit }: złam do 3 podprogramów bariery. Nie na lodzie, który chroni serwer zdalny.
        2{ -credit }: +4 siły.
    .gist =
        2{ -credit }: łamie 3 bariery,
        tylko centralne

card-bug = Pluskwa
    .text =
        Zainstaluj tylko po udanym skoku na HQ w tej turze.
        Zawsze gdy korporacja dobiera kartę, możesz zapłacić 2{ -credit }, by musiała ją odsłonić.
    .gist =
        Korp. dobiera: 2{ -credit },
        by zobaczyć kartę

card-gingerbread = Piernik
    .text =
        1{ -credit }: złam 1 podprogram tropiciela.
        2{ -credit }: +3 siły.
    .gist =
        1{ -credit }: łamie tropiciela
        2{ -credit }: +3 siły

card-grappling-hook = Kotwiczka
    .text = { -trash }: złam wszystkie niezłamane podprogramy lodu prócz 1.
    .gist =
        { -trash }: łamie wszystko
        prócz 1

card-passport = Paszport
    .text =
        1{ -credit }: złam 1 podprogram bramy kodowej. Nie na lodzie, który chroni serwer zdalny.
        2{ -credit }: +2 siły.
    .gist =
        1{ -credit }: łamie bramę kod.,
        tylko centralne

card-push-your-luck = Kuszenie losu
    .text = Wydaj potajemnie dowolną liczbę kredytów. Korporacja zgaduje, czy jest parzysta, czy nieparzysta, po czym ją pokazujesz. Jeśli się pomyli, zyskaj dwa razy tyle, ile wydano.
    .gist =
        Zakład w sekrecie:
        pudło zwraca ×2

card-security-testing = Test zabezpieczeń
    .text = Na początku swojej tury możesz wybrać serwer. Gdy po raz pierwszy w tej turze wykonasz na niego udany skok, zyskaj 2{ -credit } zamiast uzyskać dostęp do kart.
    .gist =
        Wybrany serwer:
        2{ -credit } zamiast dostępu

card-theophilius-bagbiter = Theophilius Bagbiter
    .text =
        Po zainstalowaniu strać wszystkie kredyty ze swojej puli.
        Twój limit kart na ręce jest równy liczbie kredytów w twojej puli.
    .gist =
        Strać wszystkie { -credit }
        Limit ręki: kredyty

card-tri-maf-contact = Kontakt z Tri-maf
    .text =
        { -click }: zyskaj 2{ -credit }. Tylko raz w każdej turze.
        Gdy zostanie skasowany, otrzymujesz 3 obrażenia ciała.
    .gist =
        { -click }: 2{ -credit }, raz na turę
        skasowany: 3 obraż.

## Neutral Runner

card-mass-install = Masowa instalacja
    .text = Zainstaluj do 3 programów z garści, jeden po drugim, płacąc za nie.
    .gist =
        Zainstaluj do
        3 programów

card-q-coherence-chip = Chip koherencji Q
    .text =
        +1{ -mu }
        Gdy zainstalowany program zostanie skasowany, skasuj tę kartę.
    .gist =
        +1{ -mu }, do utraty
        programu

card-overmind = Nadumysł
    .text =
        Po zainstalowaniu połóż tu 1 znacznik zasilania za każdą wolną { -mu }.
        Hostowany znacznik zasilania: złam 1 podprogram dowolnego lodu.
        1{ -credit }: +1 siły.
    .gist =
        Znacznik: łamie każdy
        1{ -credit }: +1 siły

card-oracle-may = Wyrocznia May
    .text = { -click }: nazwij rodzaj karty i odsłoń wierzchnią kartę swojego stosu. Jeśli jest tego rodzaju, dobierz ją i zyskaj 2{ -credit }; inaczej skasuj ją. Tylko raz w każdej turze.
    .gist =
        { -click }: zgadnij kartę,
        dobierz ją i 2{ -credit }

card-donut-taganes = Donut Taganes
    .text = Zagranie operacji i wydarzeń kosztuje o 1{ -credit } więcej.
    .gist =
        Operacje, wydarzenia:
        +1{ -credit }

## Jinteki

card-harmony-medtech-biomedical-pioneer = Harmony Medtech: Pionier biomedycyny
    .text = Ty i runner potrzebujecie o 1 punkt projektów mniej, by wygrać.
    .gist =
        Wygrywa 6 punktów,
        dla obu stron

card-nisei-division-the-next-generation = Dział Nisei: Następne pokolenie
    .text = Zawsze gdy ty i runner pokazujecie potajemnie wydane kredyty, zyskaj 1{ -credit }.
    .gist = Każda gra psi: 1{ -credit }

card-tennin-institute-the-secrets-within = Instytut Tennin: Ukryte sekrety
    .text = Na początku swojej tury, jeśli w swojej ostatniej turze runner nie wykonał udanego skoku, możesz położyć 1 żeton zaawansowania na zainstalowanej karcie.
    .gist =
        Bez udanego skoku:
        1 żeton zaawansowania

card-house-of-knives = Dom noży
    .text =
        Po zapunktowaniu połóż tu 3 znaczniki projektu.
        Hostowany znacznik projektu: zadaj 1 obrażenie sprzętu. Tylko podczas skoku i tylko raz na skok.
    .gist =
        Znacznik: 1 obraż.
        sprzętu, raz na skok

card-medical-breakthrough = Przełom medyczny
    .text = Gdy leży w obszarze punktacji, twoim lub runnera, każdy inny Przełom medyczny wymaga o 1 żeton zaawansowania mniej.
    .gist =
        Kolejny wymaga
        1 żetonu mniej

card-philotic-entanglement = Splątanie filotyczne
    .text =
        Po zapunktowaniu zadaj 1 obrażenie sprzętu za każdy projekt w obszarze punktacji runnera.
        Tylko 1 w talii.
    .gist =
        1 obraż. sprzętu za
        wykradziony projekt

card-the-future-perfect = Czas przyszły doskonały
    .text = Gdy runner uzyska do niego dostęp, a nie jest zainstalowany, zostaje odsłonięty, a ty i runner wydajecie potajemnie po 0–2{ -credit }, po czym je pokazujecie. Jeśli wydaliście różne kwoty, runner nie może go wykraść przy tym dostępie.
    .gist =
        Psi przy dostępie:
        różne kwoty chronią

card-chairman-hiro = Prezes Hiro
    .text =
        Limit kart na ręce runnera jest mniejszy o 2.
        Jeśli zostanie skasowany, gdy runner ma do niego dostęp, skądkolwiek, trafia do obszaru punktacji runnera jako projekt wart 2 punkty.
    .gist =
        Runner: −2 do ręki
        skasowany: 2 punkty

card-mental-health-clinic = Klinika zdrowia psychicznego
    .text =
        Na początku swojej tury zyskaj 1{ -credit }.
        Limit kart na ręce runnera jest większy o 1.
    .gist =
        1{ -credit } co turę
        Runner: +1 do ręki

card-psychic-field = Pole psychiczne
    .text = Gdy runner je ujawni lub uzyska do niego dostęp, a jest zainstalowane, ty i runner wydajecie potajemnie po 0–2{ -credit }, po czym je pokazujecie. Jeśli wydaliście różne kwoty, zadaj 1 obrażenie sprzętu za każdą kartę w garści.
    .gist =
        Psi: różne kwoty, 1
        obraż. za kartę

card-shi-kyu = Shi.Kyū
    .text = Gdy runner uzyska do niego dostęp gdziekolwiek poza R&D, wydaj dowolną liczbę kredytów. Zadaj tyle obrażeń sprzętu, chyba że runner doda tę kartę do swojego obszaru punktacji jako projekt wart −1 punkt.
    .gist =
        X{ -credit }: X obraż. sprzętu
        albo −1 punkt

card-tenma-line = Linia Tenma
    .text = { -click }: zamień miejscami 2 zainstalowane lody.
    .gist = { -click }: zamień 2 lody

card-cerebral-cast = Odlew mózgu
    .text =
        Zagraj tylko, jeśli w swojej ostatniej turze runner wykonał udany skok.
        Ty i runner wydajecie potajemnie po 0–2{ -credit }, po czym je pokazujecie. Jeśli wydaliście różne kwoty, runner otrzymuje 1 obrażenie mózgu albo 1 tag, według własnego wyboru.
    .gist =
        Psi: różne kwoty, obraż.
        mózgu albo tag

card-medical-research-fundraiser = Zbiórka na badania medyczne
    .text = Zyskaj 8{ -credit }. Runner zyskuje 3{ -credit }.
    .gist =
        Zyskaj 8{ -credit }
        runner zyskuje 3{ -credit }

card-mushin-no-shin = Mushin no shin
    .text =
        Jako dodatkowy koszt zagrania tej karty wydaj { -click }.
        Zainstaluj projekt, aktywa lub ulepszenie z HQ na nowym serwerze zdalnym i połóż na tej karcie 3 żetony zaawansowania. Do początku swojej następnej tury nie możesz jej zapunktować ani zrezować.
    .gist =
        Jeszcze { -click }: instaluj
        kartę z 3 żetonami

card-inazuma = Inazuma
    .text =
        { -sub } Runner nie może łamać podprogramów następnego lodu, który spotka podczas tego skoku.
        { -sub } Runner nie może odłączyć się od tego skoku, dopóki nie spotka kolejnego lodu.
    .gist =
        Następny lód: nie łamie
        i nie odłącza się

card-komainu = Komainu
    .text =
        Podczas spotkania zyskuje do końca tego skoku jeden podprogram za każdą kartę w garści runnera:
        { -sub } Zadaj 1 obrażenie sprzętu.
    .gist =
        1 obraż. sprzętu za
        kartę w garści

card-pup = Szczeniak
    .text =
        { -sub } Zadaj 1 obrażenie sprzętu, chyba że runner zapłaci 1{ -credit }.
        { -sub } Zadaj 1 obrażenie sprzętu, chyba że runner zapłaci 1{ -credit }.
    .gist =
        1 obraż. sprzętu albo
        1{ -credit }, dwa razy

card-shiro = Shiro
    .text =
        { -sub } Obejrzyj 3 wierzchnie karty R&D i ułóż je w dowolnej kolejności.
        { -sub } Zapłać 1{ -credit } albo runner uzyskuje dostęp do wierzchniej karty R&D.
    .gist =
        Ułóż 3 wierzchnie,
        1{ -credit } albo dostęp R&D

card-susanoo-no-mikoto = Susanoo-no-Mikoto
    .text = { -sub } Jeśli to nie jest skok na Archiwa, toczy się dalej przed najdalszym lodem chroniącym Archiwa. Runner nie może odłączyć się od tego skoku, dopóki nie spotka kolejnego lodu.
    .gist =
        Skok toczy się dalej
        na Archiwa

card-neotokyo-grid = Sieć Neo-Tokio
    .text =
        Gdy po raz pierwszy w danej turze na karcie na tym serwerze zostaną położone żetony zaawansowania, zyskaj 1{ -credit }.
        Tylko 1 region na serwer.
    .gist =
        Pierwszy żeton tu
        w turze: 1{ -credit }

card-tori-hanzo = Tori Hanzō
    .text = Gdy po raz pierwszy w danym skoku na ten serwer masz zadać obrażenia sprzętu, możesz zapłacić 2{ -credit }, by zamiast nich zadać 1 obrażenie mózgu.
    .gist =
        2{ -credit }: zamiast sprzętu
        1 obraż. mózgu

## Neutral Corp

card-plan-b = Plan B
    .text =
        Można go awansować.
        Gdy runner uzyska do niego dostęp, możesz odsłonić i zapunktować projekt z HQ, który nie wymaga więcej żetonów zaawansowania, niż tu leży.
    .gist =
        Dostęp: zapunktuj
        projekt z HQ

card-guard = Wartownik
    .text =
        Nie można go ominąć.
        { -sub } Zakończ skok.
    .gist =
        Koniec skoku, nie
        da się ominąć

card-rainbow = Tęcza
    .text = { -sub } Zakończ skok.
    .gist = Kończy skok

card-diversified-portfolio = Zróżnicowane portfolio
    .text = Zyskaj 1{ -credit } za każdy serwer zdalny, na którym leży karta.
    .gist =
        1{ -credit } za każdy
        serwer zdalny

card-fast-track = Szybka ścieżka
    .text = Poszukaj w R&D 1 projektu. Odsłoń go, dodaj do HQ i potasuj R&D.
    .gist = Szukaj projektu
