# Karty cyklu Genesis: tytuł, tekst zasad (jeden wiersz na zdolność) i skrót (najwyżej dwa krótkie wiersze).
# Wszystkie teksty są własnymi sformułowaniami. Symbole to termy: zob. symbols.ftl.

## Anarch

card-whizzard-master-gamer = Magik: Mistrz gry
    .text = 3{ -recurring } na kasowanie kart.
    .gist = 3{ -recurring } na kasowanie

card-morning-star = Gwiazda poranna
    .text = 1{ -credit }: złam dowolną liczbę podprogramów bariery.
    .gist = 1{ -credit }: łamie całą barierę

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

card-xanadu = Xanadu
    .text = Zrezowanie lodu kosztuje 1{ -credit } więcej.
    .gist = Rez lodu: +1{ -credit }

card-darwin = Darwin
    .text =
        2{ -credit }: złam 1 podprogram dowolnego lodu.
        Jego siła to liczba znaczników wirusa tutaj.
        Początek twojej tury: możesz zapłacić 1{ -credit }, by położyć tu 1 znacznik wirusa.
    .gist =
        2{ -credit }: łamie każdy lód
        Siła: jego znaczniki

## Criminal

card-peacock = Paw
    .text =
        2{ -credit }: złam 1 podprogram bramy kodowej.
        2{ -credit }: +3 siły.
    .gist =
        2{ -credit }: łamie bramę kodową
        2{ -credit }: +3 siły

card-faerie = Wróżka
    .text =
        0{ -credit }: złam 1 podprogram strażnika.
        1{ -credit }: +1 siły.
        Gdy kończy się spotkanie, w którym Wróżka złamała podprogram, skasuj ją.
    .gist =
        0{ -credit }: łamie strażnika,
        potem kasowana

## Shaper

card-the-helpful-ai = Pomocna AI
    .text =
        +1{ -link }
        { -trash }: wybierz lodołamacz; ma +2 siły do końca tury.
    .gist =
        +1{ -link }
        { -trash }: lodołamacz +2

card-chaos-theory-wunderkind = Teoria Chaosu: Cudowne dziecko
    .text = +1{ -mu }
    .gist = +1{ -mu }

card-all-nighter = Zarwana noc
    .text = { -click }, { -trash }: zyskaj { -click }{ -click }.
    .gist = { -click }, { -trash }: zyskaj { -click }{ -click }

card-quality-time = Wspólne chwile
    .text = Dobierz 5 kart.
    .gist = Dobierz 5 kart

## Neutral Runner cards

card-dyson-mem-chip = Kość pamięci Dysona
    .text = +1{ -mu } +1{ -link }
    .gist = +1{ -mu } +1{ -link }

card-public-sympathy = Współczucie opinii publicznej
    .text = +2 do limitu kart na ręce.
    .gist = Limit ręki +2

card-inside-man = Kontakt wewnątrz
    .text = 2{ -recurring } na instalowanie sprzętu.
    .gist = 2{ -recurring } na sprzęt

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

card-eli-1-0 = Eli 1.0
    .text =
        Runner może wydać { -click }, by złamać tu 1 podprogram.
        { -sub } Zakończ skok.
        { -sub } Zakończ skok.
    .gist = 2 × koniec skoku

## Jinteki

card-dedicated-server = Serwer dedykowany
    .text = 2{ -recurring } na rezowanie lodu.
    .gist = 2{ -recurring } na rezowanie lodu

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

card-marked-accounts = Oznaczone konto
    .text =
        Początek twojej tury: weź stąd 1{ -credit }, jeśli możesz.
        { -click }: połóż tu 3{ -credit }.
    .gist =
        1{ -credit } co turę
        { -click }: połóż 3{ -credit }

card-nbn-the-world-is-yours = NBN: Świat jest twój*
    .text = +1 do limitu kart na ręce.
    .gist = Limit ręki +1

## Weyland Consortium

card-caduceus = Kaduceusz
    .text =
        { -sub } Namierzanie 3: jeśli się uda, zyskaj 3{ -credit }.
        { -sub } Namierzanie 2: jeśli się uda, zakończ skok.
    .gist =
        Namierz. 3: zyskaj 3{ -credit }
        namierz. 2: koniec skoku

card-weyland-consortium-because-we-built-it = Weyland Consortium: Bo to my ją zbudowaliśmy
    .text = 1{ -recurring } na awansowanie lodu.
    .gist = 1{ -recurring } na awans lodu

card-government-contracts = Kontrakty rządowe
    .text = { -click }, { -click }: zyskaj 4{ -credit }.
    .gist = { -click }{ -click }: 4{ -credit }

card-simone-diego = Simone Diego
    .text = 2{ -recurring } na awansowanie kart w tym serwerze lub chroniących go.
    .gist = 2{ -recurring } na awans tutaj

card-burke-bugs = Burke Bugs
    .text = { -sub } Namierzanie 0: jeśli się uda, runner kasuje 1 program.
    .gist =
        Namierzanie 0: runner
        kasuje 1 program

## Neutral Corp cards

card-private-contracts = Prywatne kontrakty
    .text =
        Po zrezowaniu mają 14{ -credit }. Skasuj, gdy są puste.
        { -click }: weź stąd 2{ -credit }.
    .gist = { -click }: weź 2{ -credit }
