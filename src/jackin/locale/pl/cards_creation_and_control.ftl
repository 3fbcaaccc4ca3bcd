# Karty zestawu Creation and Control: tytuł, tekst zasad (jeden wiersz na zdolność) i skrót (najwyżej dwa krótkie wiersze).
# Wszystkie teksty są własnymi sformułowaniami. Symbole to termy: zob. symbols.ftl.

## Haas-Bioroid

card-cerebral-imaging-infinite-frontiers = Obrazowanie mózgu: Granice nieskończoności
    .text = Twój limit kart na ręce jest równy liczbie kredytów w twojej puli.
    .gist = Limit ręki: kredyty

card-custom-biotics-engineered-for-success = Biotyka na zamówienie: Inżynierowie sukcesu
    .text = Twoja talia nie może zawierać kart Jinteki.
    .gist = Bez kart Jinteki

card-next-design-guarding-the-net = Model NEXT: Strażnicy Sieci
    .text = Przed swoją pierwszą turą możesz zainstalować do 3 lodów, najwyżej po jednym na serwer. Potem dobieraj, aż będziesz mieć 5 kart w HQ.
    .gist =
        Do 3 lodów przed
        pierwszą turą

card-director-haas-pet-project = Ulubiony projekt dyrektor Haas
    .text =
        Po zapunktowaniu możesz stworzyć nowy serwer zdalny: zainstaluj w nim lub przed nim do 3 kart z HQ lub Archiwów, ignorując koszty instalacji.
        Tylko 1 w talii.
    .gist =
        Nowy serwer, do
        3 kart za darmo

card-efficiency-committee = Komisja ds. wydajności
    .text =
        Po zapunktowaniu połóż tu 3 znaczniki projektu.
        { -click }, hostowany znacznik projektu: zyskaj { -click }{ -click }. Do końca tej tury nie możesz awansować kart.
    .gist =
        { -click }, znacznik: { -click }{ -click },
        bez awansowania

card-project-wotan = Projekt Wotan
    .text =
        Po zapunktowaniu połóż tu 3 znaczniki projektu.
        Hostowany znacznik projektu: zrezowany lód bioroid, do którego podchodzi runner, ma do końca tego skoku jeszcze jeden podprogram, po wszystkich swoich:
        { -sub } Zakończ skok.
    .gist =
        Znacznik: bioroid
        też kończy skok

card-sentinel-defense-program = Program obronny Strażnik
    .text = Za każdym razem, gdy runner otrzyma obrażenia mózgu, zadaj 1 obrażenie sprzętu.
    .gist =
        Po obraż. mózgu:
        1 obrażenie sprzętu

card-alix-t4lb07 = Alix T4LB07
    .text =
        Za każdym razem, gdy instalujesz kartę, połóż tu 1 znacznik zasilania.
        { -click }, { -trash }: zyskaj 2{ -credit } za każdy znacznik zasilania tutaj.
    .gist =
        { -click } { -trash }: 2{ -credit } za
        każdą instalację

card-cerebral-overwriter = Korektor mózgowy
    .text =
        Można awansować.
        Gdy runner uzyska dostęp do zainstalowanego Korektora mózgowego, możesz zapłacić 3{ -credit }, by zadać 1 obrażenie mózgu za każdy żeton zaawansowania na nim.
    .gist =
        3{ -credit }: obraż. mózgu
        za żetony

card-director-haas = Dyrektor Haas
    .text =
        W każdej turze masz 1 { -click } więcej.
        Jeśli zostanie skasowana, gdy runner ma do niej dostęp, skądkolwiek, trafia do obszaru punktacji runnera jako projekt wart 2 punkty.
    .gist =
        +1 { -click } co turę
        skasowana: 2 punkty

card-haas-arcology-ai = AI arkologii Haas
    .text =
        Można awansować, dopóki jest niezrezowana.
        { -click }, hostowany żeton zaawansowania: zyskaj { -click }{ -click }. Tylko raz na turę.
    .gist =
        { -click }, żeton: { -click }{ -click },
        raz na turę

card-thomas-haas = Thomas Haas
    .text =
        Można awansować.
        { -trash }: zyskaj 2{ -credit } za każdy żeton zaawansowania na nim.
    .gist = { -trash }: 2{ -credit } za żeton

card-bioroid-efficiency-research = Badania wydajności bioroidów
    .text =
        Zrezuj lód bioroid, ignorując wszystkie koszty, i hostuj na nim tę kartę jako znacznik.
        Gdy tylko wszystkie podprogramy tego lodu zostaną złamane w jednym spotkaniu, odrezuj go i skasuj tę kartę.
    .gist =
        Darmowy rez bioroida;
        złamany: odrez

card-successful-demonstration = Udany pokaz
    .text =
        Zagraj tylko, jeśli runner wykonał nieudany skok w swojej ostatniej turze.
        Zyskaj 7{ -credit }.
    .gist =
        Po nieudanym skoku:
        zyskaj 7{ -credit }

card-heimdall-2-0 = Heimdall 2.0
    .text =
        Runner może wydać { -click }{ -click }, by złamać tu do 2 podprogramów.
        { -sub } Zadaj 1 obrażenie mózgu.
        { -sub } Zadaj 1 obrażenie mózgu i zakończ skok.
        { -sub } Zakończ skok.
    .gist =
        2 obrażenia mózgu
        2 × koniec skoku

card-howler = Wyjec
    .text = { -sub } Możesz zainstalować i zrezować tuż za Wyjcem lód bioroid z HQ lub Archiwów, ignorując wszystkie koszty. Jeśli to zrobisz, po zakończeniu skoku odrezuj ten lód i skasuj Wyjca.
    .gist =
        Przyzywa bioroida
        na ten skok

card-ichi-2-0 = Ichi 2.0
    .text =
        Runner może wydać { -click }{ -click }, by złamać tu do 2 podprogramów.
        { -sub } Skasuj 1 program.
        { -sub } Skasuj 1 program.
        { -sub } Namierzanie 3: jeśli się uda, zadaj 1 obrażenie mózgu, a runner otrzymuje 1 tag.
    .gist =
        Kasuje 2 programy
        namierz. 3: mózg, tag

card-minelayer = Stawiacz min
    .text = { -sub } Możesz zainstalować 1 lód z HQ, by chronił ten serwer, ignorując koszt instalacji.
    .gist = Instaluje tu 1 lód

card-viktor-2-0 = Viktor 2.0
    .text =
        Runner może wydać { -click }{ -click }, by złamać tu do 2 podprogramów.
        Hostowany znacznik zasilania: zadaj 1 obrażenie mózgu.
        { -sub } Namierzanie 2: jeśli się uda, połóż tu 1 znacznik zasilania.
        { -sub } Zakończ skok.
    .gist =
        Namierz. 2: znacznik
        koniec skoku

card-zed-1-0 = Zed 1.0
    .text =
        Runner może wydać { -click }, by złamać tu 1 podprogram.
        { -sub } Jeśli runner wydał podczas tego skoku klik, by złamać podprogram, zadaj 1 obrażenie mózgu.
        { -sub } Jeśli runner wydał podczas tego skoku klik, by złamać podprogram, zadaj 1 obrażenie mózgu.
    .gist =
        2 obraż. mózgu, jeśli
        { -click } złamał coś

card-awakening-center = Centrum przebudzenia
    .text =
        Może hostować lód typu bioroid. Instalujesz go tu zakryty, ignorując koszt instalacji; nie chroni żadnego serwera.
        Gdy runner minie cały lód chroniący ten serwer, możesz zrezować hostowany tu lód za 7{ -credit } mniej. Runner go spotyka; skasuj go po zakończeniu skoku.
    .gist =
        Budzi bioroida
        za 7{ -credit } mniej

card-tyrs-hand = Dłoń Tyra
    .text =
        Gdy podprogram lodu bioroid chroniącego ten serwer ma zostać złamany, możesz zrezować Dłoń Tyra.
        { -trash }: zablokuj złamanie 1 podprogramu lodu bioroid chroniącego ten serwer.
    .gist =
        { -trash }: ocala podprogram
        bioroida

## Neutral Corp

card-gila-hands-arcology = Arkologia Gila Hands
    .text = { -click }, { -click }: zyskaj 3{ -credit }.
    .gist = { -click }{ -click }: 3{ -credit }

card-levy-university = Uniwersytet Levy’ego
    .text = { -click }, 1{ -credit }: poszukaj w R&D lodu. Odsłoń go, weź do HQ i potasuj.
    .gist = { -click }, 1{ -credit }: znajdź lód

card-server-diagnostics = Diagnostyka serwera
    .text =
        Początek twojej tury: zyskaj 2{ -credit }.
        Gdy zainstalujesz lód, skasuj Diagnostykę serwera.
    .gist =
        2{ -credit } co turę, dopóki
        nie instalujesz lodu

card-bastion = Bastion
    .text = { -sub } Zakończ skok.
    .gist = Koniec skoku

card-datapike = Płatna infostrada
    .text =
        { -sub } Runner musi zapłacić 2{ -credit }, jeśli może; jeśli nie, zakończ skok.
        { -sub } Zakończ skok.
    .gist =
        Myto: 2{ -credit }
        koniec skoku

## Shaper

card-rielle-kit-peddler-transhuman = Rielle „Kit” Peddler: Transczłowiek
    .text = Pierwszy lód, który spotykasz w każdej turze, jest do końca tamtego skoku także bramą kodową.
    .gist =
        1. lód w turze:
        też brama kodowa

card-the-professor-keeper-of-knowledge = Profesor: Strażnik wiedzy
    .text = Pierwsza kopia każdego programu w twojej talii nie kosztuje wpływu.
    .gist =
        Po 1 programie:
        bez wpływu

card-exile-streethawk = Wygnaniec: Rekin ulicy
    .text = Za każdym razem, gdy instalujesz program ze sterty, dobierz 1 kartę.
    .gist =
        Program ze sterty:
        dobierz 1 kartę

card-escher = Escher
    .text = Wykonaj skok na HQ. Jeśli jest udany, zamiast uzyskać dostęp do kart dowolnie poprzestawiaj lód chroniący wszystkie serwery. Nic nie jest rezowane ani odrezowywane, a każdy serwer zachowuje tyle lodów, ile miał.
    .gist =
        HQ: przestaw
        cały lód

card-exploratory-romp = Przejażdżka rozpoznawcza
    .text = Wykonaj skok. Jeśli jest udany, zamiast uzyskać dostęp do kart usuń do 3 żetonów zaawansowania z 1 karty w tym serwerze lub chroniącej go.
    .gist =
        Skok: usuń do
        3 żetonów

card-freelance-coding-contract = Programista na zlecenie
    .text = Skasuj do 5 programów z garści. Zyskaj 2{ -credit } za każdy.
    .gist =
        Kasuj programy:
        po 2{ -credit }

card-scavenge = Śmieciarz
    .text =
        Zagranie kosztuje cię też 1 zainstalowany program, który kasujesz.
        Zainstaluj program z garści lub ze sterty; kosztuje mniej o koszt instalacji skasowanego programu.
    .gist =
        Wymień program
        na inny

card-levy-ar-lab-access = Laboratorium AR Levy’ego
    .text =
        Wtasuj garść i stertę do stosu. Dobierz 5 kart.
        Usuń tę kartę z gry, zamiast ją kasować.
    .gist =
        Wszystko do stosu,
        dobierz 5 kart

card-monolith = Monolit
    .text =
        +3{ -mu }
        Przy instalacji możesz zainstalować do 3 programów z garści; każdy kosztuje 4{ -credit } mniej.
        { -trash } 1 program z garści: zablokuj 1 obrażenie mózgu.
        { -trash } 1 program z garści: zablokuj 1 obrażenie sprzętu.
        Jedna konsola na gracza.
    .gist =
        +3{ -mu }, 3 programy −4{ -credit }
        programy chronią

card-feedback-filter = Filtr sprzężenia
    .text =
        3{ -credit }: zablokuj 1 obrażenie sprzętu.
        { -trash }: zablokuj do 2 obrażeń mózgu.
    .gist =
        3{ -credit }: −1 obraż. sprzętu
        { -trash }: −2 obraż. mózgu

card-clone-chip = Chip klonujący
    .text = { -trash }: zainstaluj program ze sterty, płacąc jego koszt instalacji.
    .gist =
        { -trash }: zainstaluj
        program ze sterty

card-omni-drive = Omnidysk
    .text =
        Może hostować 1 program o koszcie najwyżej 1{ -mu }. Nie zajmuje twojej pamięci.
        1{ -recurring } na używanie hostowanego programu.
    .gist =
        Hostuje 1 program,
        1{ -recurring } na niego

card-atman = Atman
    .text =
        Przy instalacji możesz wydać dowolną liczbę kredytów, by położyć tu tyle samo znaczników zasilania.
        +1 siły za każdy znacznik zasilania tutaj. Może wchodzić w interakcję tylko z lodem o dokładnie tej samej sile.
        1{ -credit }: złam 1 podprogram dowolnego lodu.
    .gist =
        Siła za kredyty
        1{ -credit }: lód równej siły

card-cloak = Zasłona
    .text = 1{ -recurring } na używanie lodołamaczy.
    .gist = 1{ -recurring } na lodołamacze

card-dagger = Sztylet
    .text =
        1{ -credit }: złam 1 podprogram strażnika.
        1{ -credit } z karty kamuflażu: +5 siły.
    .gist =
        1{ -credit }: łamie strażnika
        1{ -credit } kamuflaż: +5 siły

card-chakana = Czakana
    .text =
        Za każdym razem, gdy skok na R&D jest udany, połóż tu 1 znacznik wirusa.
        Dopóki są tu co najmniej 3 znaczniki wirusa, każdy projekt wymaga 1 żetonu zaawansowania więcej, by go zapunktować.
    .gist =
        3 wirusy: projekty
        o 1 żeton drożej

card-cyber-cypher = Cyber-Szyfr
    .text =
        Przy instalacji wskaż serwer. Używaj Cyber-Szyfru tylko podczas skoków na ten serwer.
        1{ -credit }: złam 1 podprogram bramy kodowej.
        1{ -credit }: +1 siły.
    .gist =
        Jeden serwer:
        1{ -credit }: brama kodowa

card-paricia = Paricia
    .text = 2{ -recurring } na kasowanie aktywów, do których masz dostęp.
    .gist = 2{ -recurring } na aktywa

card-self-modifying-code = Program samomodyfikujący
    .text = 2{ -credit }, { -trash }: poszukaj w stosie 1 programu i zainstaluj go, płacąc jego koszt instalacji. Potasuj stos.
    .gist =
        2{ -credit } { -trash }: znajdź
        i zainstaluj program

card-sahasrara = Sahasrara
    .text = 2{ -recurring } na instalowanie programów, ale nie takiego, dla którego kasujesz Sahasrarę.
    .gist = 2{ -recurring } na programy

card-inti = Inti
    .text =
        1{ -credit }: złam 1 podprogram bariery.
        2{ -credit }: +1 siły do końca tego skoku.
    .gist =
        1{ -credit }: łamie barierę
        2{ -credit }: +1 siły, skok

card-professional-contacts = Zawodowe znajomości
    .text = { -click }: zyskaj 1{ -credit } i dobierz 1 kartę.
    .gist = { -click }: 1{ -credit } i 1 karta

card-borrowed-satellite = Pożyczony satelita
    .text =
        +1{ -link }
        Twój limit kart na ręce jest o 1 wyższy.
    .gist = +1{ -link }, +1 limitu ręki

card-ice-analyzer = Analizator lodu
    .text =
        Za każdym razem, gdy korporacja rezuje lód, połóż tu 1{ -credit }.
        Wydawaj kredyty stąd na instalowanie programów.
    .gist =
        Rez lodu: 1{ -credit }
        na programy

## Neutral Runner

card-dirty-laundry = Pranie brudów
    .text = Wykonaj skok. Gdy się skończy, zyskaj 5{ -credit }, jeśli był udany.
    .gist =
        Skok; udany daje
        potem 5{ -credit }

card-daily-casts = Codzienne audycje
    .text =
        Przy instalacji mają 8{ -credit }. Skasuj, gdy są puste.
        Początek twojej tury: weź stąd 2{ -credit }.
    .gist = 2{ -credit } co turę, 4 razy

card-same-old-thing = Po staremu
    .text = { -click }, { -click }, { -trash }: zagraj wydarzenie ze sterty, płacąc jego koszt.
    .gist =
        { -click }{ -click } { -trash }: wydarzenie
        ze sterty

card-the-source = Źródło
    .text =
        Każdy projekt wymaga 1 żetonu zaawansowania więcej, by go zapunktować.
        Wykradzenie projektu kosztuje cię dodatkowe 3{ -credit }.
        Skasuj Źródło, gdy projekt zostanie zapunktowany lub wykradziony.
    .gist =
        Projekty: +1 żeton,
        wykradzenie: 3{ -credit }
