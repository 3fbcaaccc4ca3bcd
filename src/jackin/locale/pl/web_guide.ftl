# Pierwsza gra z przewodnikiem: co słyszy nowa osoba, każde raz, gdy się to zdarzy. Czyta to runner.
# $card to tytuł, $where to serwer, $n to liczba.

web-guide = Przewodnik
web-guide-quiet = Przewodnik odzywa się, gdy pojawia się coś nowego.
web-guide-got-it = Jasne
web-guide-leave = Bez przewodnika

## Początek i koniec

web-guide-welcome = Grasz jako runnerka Kate. Korporacja chowa projekty w swoich serwerach. Wykradnij projekty warte 7 punktów, a wygrasz; korporacja wygrywa, jeśli pierwsza zapunktuje 7 albo jeśli przy obrażeniach zabraknie ci kart. Te 5 kart to twoja ręka, garść. Zatrzymaj ją, jeśli coś w niej zarabia kredyty albo łamie lód.
web-guide-corp-first = Za nami pierwsza tura korporacji. Ma ona 3 kliki i kładzie karty zakryte: lód w poprzek serwera, by go chronić, inne karty w serwerze. Nie widzisz, co to jest, ale widzisz gdzie. Dziennik z boku opowiada o wszystkim, co się dzieje.
web-guide-won = Masz 7 punktów: wygrywasz. Znasz już całą grę. Spróbuj teraz Automy albo strony korporacji.
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
web-guide-first-run = { $where }: nie ma tu lodu. Kliknij ten serwer, by wykonać skok: nic cię nie zatrzyma i zobaczysz, co ma tam korporacja.
web-guide-advanced = Korporacja kładzie żetony zaawansowania na zakrytej karcie ({ $where }). To może być projekt tuż przed zapunktowaniem albo pułapka, która ugryzie. Zostawić ją to też wybór, ale projekty nie czekają długo.
web-guide-ice-everywhere = HQ i R&D mają już lód. Przydadzą się lodołamacze i trochę kredytów: licz 1 lub 2{ -credit } za każdy podprogram, a więcej, jeśli lód jest silny.
web-guide-tagged = Masz tag: korporacja wie, gdzie mieszkasz. Dopóki go masz, może kasować twoje zasoby i zagrywać najgorsze operacje. Klik i 2{ -credit } usuwają 1 tag.
web-guide-poor = Masz mało kredytów. Bez nich niczego nie złamiesz i nie skasujesz. Pobierz trochę przed następnym skokiem.
web-guide-few-cards = Twoja garść jest prawie pusta. To także twoje życie: każdy punkt obrażeń kosztuje cię kartę, a jeśli nie masz czego stracić, to wypłaszczenie. Dobierz karty, zanim skoczysz na coś nieznanego.
web-guide-corp-turn = Znów tura korporacji. Dobiera, a potem ma 3 kliki. Patrz na serwery: nowa karta w serwerze za lodem często jest warta uwagi.
web-guide-discard = Koniec tury, możesz zatrzymać tyle kart: { $n }. Wybierz to, czego najmniej potrzebujesz: trafi na twoją stertę.

## Skoki

web-guide-corp-may-rez = Podchodzisz do zakrytego lodu. Korporacja decyduje teraz, czy za niego zapłaci i go odkryje. Jeśli nie, przechodzisz obok.
web-guide-encounter = Spotykasz „{ $card }”. Każdy wiersz ze strzałką to podprogram i wszystkie niezłamane zadziałają na ciebie. Twój lodołamacz musi mieć co najmniej siłę lodu, a płaci się za każdy podprogram. Na przycisku jest cała cena: jedno naciśnięcie łamie wszystkie.
web-guide-no-breaker = Spotykasz „{ $card }” i nie masz czym tego złamać. Podprogramy zadziałają. „Zakończ skok” tylko odsyła cię do domu; pozostałe przeczytaj, zanim na nie pozwolisz. Następnym razem weź właściwy lodołamacz.
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
web-guide-run-failed = Skok skończył się przed wejściem. To nie klęska: znasz już ten lód, a korporacja zapłaciła za jego odkrycie.
web-guide-corp-scored = Korporacja zapunktowała projekt i ma { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }. Ta karta musiała leżeć na stole co najmniej turę: to jest czas na skok.
web-guide-rezzed = Korporacja zrezowała kartę: leży odkryta, opłacona i od teraz działa. Możesz ją czytać jak własną.

## Inne pytania

web-guide-memory = Twoje programy mogą zająć razem { $n }{ -mu }. Jeśli nowy się nie mieści, najpierw skasuj inny.
web-guide-pay = Możesz za to zapłacić na kilka sposobów. Kredyty na kartach służą tylko do niektórych rzeczy, więc wydaj je najpierw.
web-guide-host = Wybierz, gdzie to trafi.
web-guide-prevent = Coś ci grozi, a jedna z twoich kart może to zablokować. Użyj jej albo pozwól, by to się stało.
web-guide-window = Możliwość działania: obie strony mogą tu użyć zdolności, zanim gra pójdzie dalej. Jeśli nie masz czego użyć, spasuj. W ustawieniach wybierasz, które możliwości na ciebie czekają.
