# Pierwsza gra z przewodnikiem: co słyszy nowa osoba, każde raz, gdy się to zdarzy. Czyta to runner.
# $card to tytuł, $where to serwer, $n to liczba.

web-guide = Przewodnik
web-guide-quiet = Przewodnik odzywa się, gdy pojawia się coś nowego.
web-guide-got-it = Jasne
web-guide-leave = Bez przewodnika

## Początek i koniec

web-guide-welcome = Grasz jako runnerka Kate. Korporacja chowa projekty w swoich serwerach. Wykradnij projekty warte 7 punktów, a wygrasz; korporacja wygrywa, jeśli pierwsza zapunktuje 7 albo jeśli przy obrażeniach zabraknie ci kart. Te 5 kart to twoja ręka, garść. Zatrzymaj ją, jeśli coś w niej zarabia kredyty albo łamie lód.
web-guide-corp-first = Za nami pierwsza tura korporacji. Ma ona 3 kliki i kładzie karty zakryte: lód w poprzek serwera, by go chronić, inne karty w serwerze. Nie widzisz, co to jest, ale widzisz gdzie. Dziennik z boku opowiada o wszystkim, co się dzieje.
web-guide-won = Ta gra jest twoja. Znasz już jej całość. Spróbuj teraz Automy albo strony korporacji.
web-guide-lost = { $reason ->
        [flatline] Wypłaszczenie: trzeba było stracić więcej kart, niż było w garści. Przeciw Jinteki miej w garści kilka kart przed skokiem.
        [agendas] Korporacja zapunktowała 7 punktów. Następnym razem skacz wcześniej na serwery, w których awansuje karty.
       *[other] Tym razem wygrywa korporacja.
    } Obejrzyj tę grę w powtórkach albo zagraj jeszcze raz ze strony startowej.

## Twoja tura

web-guide-clicks = Twoja tura. Liczba klików: { $n }, a każdy kupuje jedną akcję: pobierz 1{ -credit }, dobierz kartę, zagraj lub zainstaluj kartę z ręki albo wykonaj skok. Co jest zaznaczone turkusem, można teraz kliknąć. Jeśli nic nie jest, to nie twój ruch.
web-guide-second-turn = Dobra tura często łączy coś, co zarabia, coś, co instalujesz, i skok, gdy droga jest wolna. Kliki możesz wydać w dowolnej kolejności.
web-guide-gamble = „{ $card }” kosztuje 5{ -credit } i daje ci 9. Kliknij tę kartę na ręce, by ją zagrać. Wydarzenia dzieją się raz i idą na twoją stertę.
web-guide-income = „{ $card }” zarabia kredyty tura po turze. Kliknij tę kartę, by ją zainstalować: zostaje przed tobą, a potem klikasz ją tam, by jej użyć.
web-guide-breaker = „{ $card }” to lodołamacz. Lodołamacze przeprowadzają cię przez lód, każdy przez jeden rodzaj: młoty łamią bariery, dekodery bramy kodowe, zabójcy strażników. Programy zajmują pamięć, którą pokazuje { -mu } obok twojego imienia.
web-guide-rig = To, co zainstalujesz, to twój warsztat. Zostaje do końca gry. Najedź na kartę albo ją przytrzymaj, by przeczytać ją w całości.
web-guide-first-run = { $where }: nie ma tu lodu. Kliknij ten serwer, by wykonać skok: żaden lód cię nie zatrzyma i zobaczysz, co ma tam korporacja.
web-guide-advanced = Korporacja kładzie żetony zaawansowania na zakrytej karcie ({ $where }). To może być projekt tuż przed zapunktowaniem albo pułapka, która ugryzie. Zostawić ją to też wybór, ale projekty nie czekają długo.
web-guide-ice-everywhere = HQ i R&D mają już lód. Przydadzą się lodołamacze i trochę kredytów: licz 1 lub 2{ -credit } za każdy podprogram, a więcej, jeśli lód jest silny.
web-guide-tagged = Masz tag: korporacja wie, gdzie mieszkasz. Dopóki go masz, może kasować twoje zasoby i zagrywać najgorsze operacje. Klik i 2{ -credit } usuwają 1 tag.
web-guide-poor = Masz mało kredytów. Bez nich niczego nie złamiesz i nie skasujesz; klik zawsze daje co najmniej 1{ -credit }.
web-guide-few-cards = Twoja garść jest prawie pusta. To także twoje życie: każdy punkt obrażeń kosztuje cię kartę, a jeśli nie masz czego stracić, to wypłaszczenie. Klik dobiera kartę.
web-guide-corp-turn = Znów tura korporacji. Dobiera, a potem ma 3 kliki. Patrz na serwery: nowa karta w serwerze za lodem często jest warta uwagi.
web-guide-discard = Koniec tury, możesz zatrzymać tyle kart: { $n }. Wybierz to, czego najmniej potrzebujesz: trafi na twoją stertę.

## Skoki

web-guide-corp-may-rez = Podchodzisz do zakrytego lodu. Korporacja decyduje teraz, czy za niego zapłaci i go odkryje. Jeśli nie, przechodzisz obok.
web-guide-encounter = Spotykasz „{ $card }”. Każdy wiersz ze strzałką to podprogram i wszystkie niezłamane zadziałają na ciebie. Twój lodołamacz musi mieć co najmniej siłę lodu, a płaci się za każdy podprogram. Na przycisku jest cała cena: jedno naciśnięcie łamie wszystkie.
web-guide-no-breaker = Spotykasz „{ $card }” i tym, co masz teraz, nie da się tego złamać w całości. Każdy niezłamany podprogram zadziała. „Zakończ skok” tylko odsyła cię do domu; pozostałe przeczytaj, zanim na nie pozwolisz.
web-guide-break = Wybierz podprogram, który chcesz złamać. Najgorszy najpierw.
web-guide-ice-choice = „{ $card }” zostawia ci wybór. Weź to, co mniej boli: zawsze będzie następny skok.
web-guide-trace = Namierzanie: korporacja ma { $n }. Twoje połączenie { $link } i to, co zapłacisz, musi dać co najmniej tyle, a nic ci się nie stanie.
web-guide-jack-out = Przed tobą kolejny lód. Tu możesz się jeszcze odłączyć i bezpiecznie zakończyć skok albo iść dalej.
web-guide-at-server = Między tobą a serwerem nie ma już lodu. Idź dalej, a uzyskasz dostęp do tego, co w nim jest. To ostatnia chwila, by się odłączyć.
web-guide-access-order = Udało się wejść. Jest tu więcej niż jedna karta: wybierz kolejność. Zobaczysz każdą, cokolwiek wybierzesz.
web-guide-instead = Jedna z twoich kart może zrobić coś zamiast oglądania kart. Oba wyjścia są dobre: wybierz to, co bardziej pomaga.
web-guide-steal = „{ $card }” to projekt i jest twój. Przez Jinteki tracisz kartę za każdy zapunktowany lub wykradziony projekt, więc dobrze mieć jeszcze jakąś.
web-guide-trash = Widzisz „{ $card }”. To nie projekt, ale możesz skasować tę kartę za { $n }{ -credit }. Warto, jeśli zarabia dla korporacji albo przeszkadza; jeśli nie, zostaw ją.
web-guide-seen = Widzisz „{ $card }”. Karta wraca na miejsce, ale już o niej wiesz. W HQ widzisz losową kartę, w R&D tę, którą korporacja dobierze następną.

## Co się właśnie stało

web-guide-stolen = Masz teraz { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }; do wygranej brakuje { $left }. Projekty leżą w R&D i HQ tak samo jak w innych serwerach, więc każdy serwer jest wart skoku.
web-guide-damage = Obrażenia: za każdy punkt tracisz losową kartę z garści. { $n ->
        [0] Twoja garść jest pusta: jeszcze jeden i koniec.
        [one] Została ci 1 karta.
        [few] Zostały ci { $n } karty.
       *[many] Zostało ci { $n } kart.
    }
web-guide-run-failed = Skok skończył się, zanim doszło do jakiegokolwiek dostępu. To nie klęska: co było widać po drodze, już znasz.
web-guide-corp-scored = Korporacja zapunktowała projekt i ma { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }. Karta, na której zbierają się żetony zaawansowania, jest warta uwagi, zanim do tego dojdzie.
web-guide-rezzed = Korporacja zrezowała kartę: leży odkryta, opłacona i od teraz działa. Możesz ją czytać jak własną.

## Inne pytania

web-guide-memory = Twoje programy mogą zająć razem { $n }{ -mu }. Jeśli nowy się nie mieści, najpierw skasuj inny.
web-guide-pay = Możesz za to zapłacić na kilka sposobów. Kredyty na kartach służą tylko do niektórych rzeczy, więc wydaj je najpierw.
web-guide-host = Wybierz, gdzie to trafi.
web-guide-prevent = Coś ci grozi, a jedna z twoich kart może to zablokować. Użyj jej albo pozwól, by to się stało.
web-guide-window = Możliwość działania: obie strony mogą tu użyć zdolności, zanim gra pójdzie dalej. Jeśli nie masz czego użyć, spasuj. W ustawieniach wybierasz, które możliwości na ciebie czekają.

## The same from the other chair: the reader is the Corp

web-guide-corp-welcome = Jesteś korporacją, Jinteki. Wygrywasz projektami wartymi 7 punktów, zapunktowanymi w twoich serwerach; runner wygrywa, gdy ukradnie tyle samo albo gdy musisz dobrać, a R&D jest puste. Te 5 kart to HQ, twoja ręka: na nią runner też może skoczyć. Możesz je zatrzymać albo raz dobrać 5 nowych.
web-guide-corp-clicks = Twoja tura. Dobierasz kartę i masz tyle klików: { $n }. Każdy kupuje jedną akcję: pobrać 1{ -credit }, dobrać, zainstalować zakrytą kartę, zagrać operację albo awansować kartę. Co jest zaznaczone na morsko, można teraz kliknąć.
web-guide-corp-open = { $where }: nie ma tu lodu, kto tu skoczy, na nic nie trafi. Lód instaluje się zakryty, a płacisz za niego dopiero, gdy przychodzi runner i go rezujesz.
web-guide-corp-where = Wybierz, dokąd trafi. Lód idzie przed serwer, na sam zewnątrz, za 1{ -credit } od każdego, który już tam leży. Projekty i aktywa idą do serwera zdalnego, po jednym; nikt nie widzi, co to jest.
web-guide-corp-advance = Klik i 1{ -credit } kładą na karcie żeton zaawansowania. Projekt, który ma ich tyle, ile żąda, można zapunktować; niektóre inne karty też można awansować i z zewnątrz wyglądają tak samo.
web-guide-corp-score = Projekt ma wszystkie żetony, których potrzebuje. Możesz go teraz zapunktować i wziąć jego punkty; dopóki leży, można go ukraść.
web-guide-corp-rez = Runner jest w drodze i możesz zrezować to, co zaznaczone: zapłać cenę, odkryj kartę, a od teraz działa. Co zostaje zakryte, nic nie robi, ale też niczego nie zdradza.
web-guide-corp-run = Runner skacze: { $where }. Dostaniesz pytanie, gdy tylko możesz coś z tym zrobić.
web-guide-corp-stolen = Runner ukradł projekt i ma { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }; 7 wygrywa.
web-guide-corp-own = Projekt zapunktowany, masz { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }; 7 wygrywa.
web-guide-corp-discard = Koniec tury, HQ mieści najwyżej tyle kart: { $n }. Co odrzucisz, trafia zakryte do Archiwów, gdzie runner może tego szukać.
web-guide-corp-trace = Namierzanie: płacisz jawnie, ile chcesz. Potem runner też może zapłacić. Udaje się tylko z wynikiem większym niż połączenie i zapłata runnera razem.
web-guide-corp-window = Możliwość działania: obie strony mogą tu użyć zdolności lub zrezować karty, zanim gra pójdzie dalej. Jeśli nie ma czego użyć, spasuj.
web-guide-corp-poor = Masz mało kredytów. Bez nich nie zrezujesz lodu; klik zawsze daje co najmniej 1{ -credit }.
web-guide-corp-runner-turn = Tura runnera: 4 kliki. Dostaniesz pytanie, gdy skok dojdzie do twoich kart.
web-guide-corp-won = Ta gra jest twoja. Znasz już obie strony stołu.
web-guide-corp-lost = { $reason ->
        [agendas] Runner ukradł dość projektów.
        [decked] Trzeba było dobrać, a R&D było puste.
       *[other] Tym razem wygrywa runner.
    } Obejrzyj to jeszcze raz w powtórkach albo zagraj znowu ze strony startowej.

## Gangs of Night City, jako Valentinos

web-guide-gangs-won = Miasto jest twoje. Znasz już całość: spróbuj teraz innego gangu albo opowieści.
web-guide-gangs-lost = To miasto należy do innego gangu. Strona pokazuje, skąd wzięła się Reputacja, a powtórka, jak.
web-guide-gangs-welcome = Prowadzisz Valentinos. Decyduje Reputacja: przy { $n } nadchodzi koniec i wygrywa, kto ma jej najwięcej. Dają ją strzelaniny, okazje, kryjówki i Sieć. Co jest zaznaczone turkusem, można kliknąć.
web-guide-gangs-fought = To była strzelanina. Kto nie miał najwyższej siły ognia, stracił jednostkę, a każda karta dała Reputację, jeśli spełniono jej warunek. Rachunek można znów otworzyć z dziennika.
web-guide-gangs-cred = Reputacja zostaje twoja, na torze u góry. Przy { $n } zaczyna się koniec.
web-guide-gangs-turn = Twoja tura: jedna lub dwie akcje, każda swoim krążkiem, albo Odzyskanie. Krążki są zużyte do Odzyskania: wtedy wracają wszystkie, dzielnice dają nagrody, a każda kryjówka rekrutuje jednostkę.
web-guide-gangs-move = Każda jednostka tej klasy może ruszyć się raz, do sąsiedniej dzielnicy albo na ważne miejsce lub z niego. Miejsce mieści jednego człowieka: firma daje okazje, fikser zatrudnia, forteca danych ma sekrety.
web-guide-gangs-firefight = Możesz zacząć jedną strzelaninę tam, gdzie stoi twój Solo. Biorą udział wszyscy, którzy mają tam jednostkę.
web-guide-gangs-exchange = Przed strzałami twój Solo może zamienić się miejscami z kimś, kto trzyma tu ważne miejsce.
web-guide-gangs-combat-card = Wybierz w tajemnicy kartę walki. Jej liczba to twoja siła ognia; liczba jednostek nie ma znaczenia. Gwiazda mówi, kiedy karta daje Reputację.
web-guide-gangs-casualty = Twoja siła ognia nie była najwyższa, więc ginie tu jedna jednostka. Wybierasz, która; czeka potem w rezerwie.
web-guide-gangs-techies = Z firmą możesz chwycić okazję, z fikserem zatrudnić edgerunnera: jedno z dwojga. Cena jest na karcie.
web-guide-gangs-netrun = Następuje netrun, czy chcesz, czy nie. Idziesz o 1 pole lub najwyżej o tyle, ilu masz netrunnerów w grze. Potem rzuca się dwiema kośćmi: wynik do wysokości ryzyka i NetWatch cię wykrywa.
web-guide-gangs-recruit = Jedna jednostka za każdą kryjówkę, w jej dzielnicy. Technik przyprowadza drona.
web-guide-gangs-hideout-at = Kryjówka od razu daje swoją Reputację, przy każdym Odzyskaniu rekruta, a gdy masz tam najwięcej jednostek, całą nagrodę dzielnicy.
web-guide-gangs-keep-upgrade = Zatrzymaj jedną z nowych kart. Potem jedna karta z ręki odchodzi z gry, żeby ręka była tak duża jak przedtem.
web-guide-gangs-action = Jedna akcja za tobą. Wykonaj drugą innym krążkiem albo zakończ turę.
web-guide-gangs-others = Grają inni. Każdy krok stoi pod mapą; wskaż któryś, by zobaczyć go znowu.
