# Talie: te, które są w grze, prawo i listy, których nie da się odczytać.

## Talie startowe: tytuł i jak się nią gra

deck-haas-bioroid = Talia startowa Haas-Bioroid
deck-haas-bioroid-how = Instaluj coś co turę, chowaj projekty za bioroidami, punktuj dzięki dodatkowym klikom.
deck-jinteki = Talia startowa Jinteki
deck-jinteki-how = Każda karta może być pułapką: niech runner zgaduje i krwawi, gdy się pomyli.
deck-nbn = Talia startowa NBN
deck-nbn-how = Namierzaj i taguj runnera, każ płacić za każdy skok, szybko punktuj małe projekty.
deck-weyland = Talia startowa Weyland
deck-weyland-how = Bogać się na transakcjach; awansuj albo spal dom otagowanego runnera.
deck-anarch = Talia startowa Anarchów
deck-anarch-how = Każdy wirus kasuje kartę z R&D; Pasożyt i Zasysacz danych osłabiają lód.
deck-criminal = Talia startowa Przestępców
deck-criminal-how = Skacz na HQ wcześnie i często, kradnij kredyty i omijaj to, czego nie złamiesz.
deck-shaper = Talia startowa Kształcerzy
deck-shaper-how = Zbuduj cały warsztat za pieniądze z Opus Magnum, a potem wchodź, gdzie chcesz.

## Talie domowe

deck-assembly-line = Linia montażowa
deck-assembly-line-how = Żyj z kampanii, a potem punktuj prosto z ręki dzięki Biotycznym pracownikom i Sieci miejskiej SanSan, zanim ktokolwiek skoczy.
deck-steel-cathedral = Stalowa katedra
deck-steel-cathedral-how = Jeden zdalny serwer za coraz tańszymi i silniejszymi bioroidami; punktuj za nimi, gdy płaci Adonis.
deck-thousand-cuts = Tysiąc cięć
deck-thousand-cuts-how = Awansuj zasadzki jak projekty, opróżniaj garść obrażeniami sprzętu, dobij przez EMP neuralne albo Spaloną ziemię.
deck-quiet-garden = Cichy ogród
deck-quiet-garden-how = Akitaro sprawia, że ogromny lód jest tani; znaczniki Nisei zatrzymują ten jeden skok, który by się udał.
deck-front-page = Pierwsza strona
deck-front-page-how = Pierwszy AstroScript punktujesz powoli, następne nigdy nie leżą na stole całej tury.
deck-evening-manhunt = Wieczorna obława
deck-evening-manhunt-how = Taguj Krukiem danych, Wtyczką w SEA i Filią-widmem; zamknij rachunki, a potem pal dwa razy.
deck-scorched-city = Spalone miasto
deck-scorched-city-how = Bądź bogatszy od runnera, namierz go Wtyczką w SEA i zagraj dwie Spalone ziemie w jednej turze.
deck-great-wall = Wielki mur
deck-great-wall-how = Awansuj mury, aż nikt się na nie nie wdrapie; karm Łucznika Wrogim przejęciem, dokończ dzięki Kaguyi i SanSan.
deck-viral-spiral = Wirusowa spirala
deck-viral-spiral-how = Instaluj wirusy, by kasować R&D, zużyte sprzedawaj Aesopowi, projekty zbieraj z Archiwów.
deck-wrecking-crew = Ekipa rozbiórkowa
deck-wrecking-crew-how = Wypompuj korporację do zera, nasyłaj Pasożyta na to, co zrezowała, kop w R&D przez Medium; Déjà Vu robi to od nowa.
deck-daylight-robbery = Rozbój w biały dzień
deck-daylight-robbery-how = Skacz na HQ od pierwszej tury dzięki Robocie od wewnątrz i Pompowaniu konta; Miejscówka sprząta tagi.
deck-cat-burglar = Włamywacz
deck-cat-burglar-how = Skoki na serwery centralne ładują Zasysacz danych i płacą przez Desperado; Oko stwórcy i Boczne wejście Beta znajdują punkty.
deck-big-rig = Wielki warsztat
deck-big-rig-how = Najpierw Opus Magnum, potem Skrzynka narzędziowa i wszystkie lodołamacze; pod koniec gry żaden serwer nie jest bezpieczny.
deck-pocket-tools = Narzędzia kieszonkowe
deck-pocket-tools-how = Tanie lodołamacze o stałej sile, wspierane przez Zasysacz danych i Osobisty styl; reszta idzie do Aesopa.
deck-iron-brotherhood = Żelazne bractwo
deck-iron-brotherhood-how = Każdy bioroid jest odrobinę silniejszy: zamknij jeden zdalny serwer, żyj z kampanii i odzyskuj stracone karty Witruwiuszem.
deck-mirror-hall = Sala luster
deck-mirror-hall-how = Każdy skok zaczyna się od serwera centralnego za lodem psi; czekają tam Sidła! i Embrionalna AI, gdy ty punktujesz gdzie indziej.
deck-morning-edition = Wydanie poranne
deck-morning-edition-how = Czterdzieści kart, sześć szybkich: AstroScript i SanSan punktują z ręki, a zmiana ramówki karze pierwszą kradzież.
deck-rising-skyline = Rosnąca panorama
deck-rising-skyline-how = Co turę awansuj mury za darmo, zamieniaj żetony na kredyty komercjalizacją i szukaj brakujących kart nadwyżką Atlasa.
deck-demolition-derby = Derby demolki
deck-demolition-derby-how = Niszcz każdy majątek za darmo z Whizzardem i Chochlikiem, zubażaj korporację i drąż HQ oraz R&D rosnącymi wirusami.
deck-nine-lives = Dziewięć żyć
deck-nine-lives-how = Dziewięć kart na początek: wysysaj konta, wyłączaj najlepszy lód i przeglądaj HQ po dwie karty.
deck-tinkers-loft = Strych majsterkowicza
deck-tinkers-loft-how = Przekop się przez czterdzieści kart, buduj na Dinosaurusie i w warsztacie, a potem czytaj R&D kilkoma interfejsami do samego dna.
deck-cloud-chamber = Komora mgłowa
deck-cloud-chamber-how = Przy dwóch połączeniach lodołamacze nie zajmują pamięci: kontakty płacą co turę, a R&D czyta się karta po karcie.
deck-standing-watch = Stała warta
deck-standing-watch-how = Trzy lody stoją przed pierwszą turą; za nimi płacą kampanie, a wczesna sieć miejska punktuje.
deck-deep-purse = Głęboka kieszeń
deck-deep-purse-how = Im jesteś bogatszy, tym więcej trzymasz: gromadź kredyty i karty, a potem wydaj wszystko w jednej turze.
deck-bioroid-drill = Musztra bioroidów
deck-bioroid-drill-how = Wielkie bioroidy za grosze: Wotan i Dłoń Tyra karzą przeklikujących, a obrażenia mózgu się sumują.
deck-skeleton-key = Wytrych
deck-skeleton-key-how = Pierwszy lód to zawsze brama kodowa: jeden dekoder otwiera turę, a kamuflaż chowa sztylet na resztę.
deck-library-card = Karta biblioteczna
deck-library-card-how = Po jednej kopii najlepszych programów każdej frakcji: znajdź właściwy i odzyskaj go.
deck-scrap-heap = Złomowisko
deck-scrap-heap-how = Co skasowane, wraca i dobiera kartę: wyrzucaj drogie programy i odbudowuj je za darmo.
deck-still-water = Cicha woda
deck-still-water-how = Do zwycięstwa wystarczy sześć punktów, więc każda zakryta karta może zakończyć grę. Zasadzki i gry psi karzą ciekawskich.
deck-dirty-energy = Brudna energia
deck-dirty-energy-how = Dziesięć kredytów i zła sława od początku: wcześnie aktywuj wysokie mury i na każdą kradzież odpowiadaj ogniem.
deck-grandmaster = Arcymistrz
deck-grandmaster-how = Figury szachowe chodzą po lodzie: podnoszą jego koszt, osłabiają go albo otwierają. Pierwsza aktywacja w turze kosztuje o jeden więcej.
deck-second-shift = Druga zmiana
deck-second-shift-how = Pierwsza wizyta w HQ zagląda pod kartę, druga przynosi trzy. Za obie płacą drobne zlecenia.

## Prawo

deck-leader-is-no-identity = { $card } nie jest tożsamością, więc nie może prowadzić talii.
deck-too-small =
    { $size ->
        [one] Talia ma 1 kartę
        [few] Talia ma { $size } karty
       *[many] Talia ma { $size } kart
    }; { $card } wymaga co najmniej { $least }.
deck-other-side = { $card } to karta { $seat ->
        [corp] korporacji
       *[runner] runnera
    } i nie może być w tej talii.
deck-holds-an-identity = { $card } to tożsamość: leży obok talii, a nie w niej.
deck-too-many-copies = { $card }, liczba kopii: { $copies }. To za dużo; talia może ich zawierać { $most }.
deck-out-of-faction = { $card } nie ma wartości wpływu, więc może ją zawierać tylko talia jej frakcji.
deck-excluded-faction = { $other } nie współpracuje z tą frakcją: { $card } nie może być w talii.
deck-too-much-influence = Karty innych frakcji kosztują { $spent } wpływu; { $card } może wydać { $limit }.
deck-agenda-points =
    { $points ->
        [one] Projekty są warte 1 punkt
        [few] Projekty są warte { $points } punkty
       *[many] Projekty są warte { $points } punktów
    }; talia licząca { $size ->
        [one] 1 kartę
        [few] { $size } karty
       *[many] { $size } kart
    } wymaga { $low } lub { $high }.

## Listy, których nie da się odczytać

deck-unknown-card = Wiersz { $line }: żadna karta nie nazywa się „{ $written }”.
deck-unknown-card-near = Wiersz { $line }: żadna karta nie nazywa się „{ $written }”. Czy chodzi o kartę { $nearest }?
deck-too-many-lines = Lista talii ma więcej niż { $most } wierszy.
deck-too-many-faults = Wiersz { $line }: po { $most } błędach reszty listy nie odczytano.
deck-ambiguous-card = Wiersz { $line }: „{ $written }” może oznaczać więcej niż jedną kartę: { $titles }.
deck-how-many = Wiersz { $line }: ile kopii karty { $card }? Napisz „3x { $card }”.
deck-bad-copies = Wiersz { $line }: liczba kopii karty { $card } musi wynosić od 1 do { $most }.
deck-two-identities = Wiersz { $line }: { $card } to druga tożsamość, po karcie { $other }. Talia ma jedną.
deck-no-identity = Brakuje tożsamości. Napisz jej tytuł w osobnym wierszu, na przykład „Jazgot: Haker Nadzwyczajny”.
deck-no-cards = Jest tożsamość, ale nie ma kart. Pisz po jednej w wierszu, na przykład „3x Pewny zakład”.
deck-unknown-code = Wiersz { $line }: żadna karta nie ma kodu „{ $code }”. Zestaw podstawowy ma kody od 01001 do 01113.
deck-bad-json = Wiersz { $line }: od kolumny { $column } to nie jest JSON.
deck-no-decklist = To nie jest talia z NetrunnerDB: te mają "cards" z kodami i liczbami kopii.
deck-bad-xml = Wiersz { $line }: to nie jest poprawny XML.
deck-xml-doctype = Wiersz { $line }: talia nie potrzebuje DOCTYPE, a encje mogą zaszkodzić; usuń to.
deck-no-octgn-deck = Wiersz { $line }: to XML, ale nie talia OCTGN: te zaczynają się od <deck>.
deck-too-long = To zajmuje więcej niż { $most } kB: za dużo jak na listę talii.
deck-not-utf-8 = Wiersz { $line }: to nie jest tekst w UTF-8.

## `jackin deck`

deck-of = { $deck }: { $card }
deck-size = { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    } (co najmniej { $least })
deck-influence = { $n } z { $limit } wpływu
deck-points = { $n ->
        [one] 1 punkt projektu
        [few] { $n } punkty projektów
       *[many] { $n } punktów projektów
    } ({ $low } lub { $high })
deck-legal = Talia jest zgodna z zasadami.
deck-illegal = { $n ->
        [one] Talia nie jest zgodna z zasadami:
       *[other] Talia nie jest zgodna z zasadami z { $n } powodów:
    }
deck-not-found = Żaden plik ani żadna talia nie nazywa się „{ $written }”. Talie z gry: jackin deck list.
deck-written = Zapisano w { $file }.
deck-column-name = Nazwa
deck-column-deck = Talia
deck-column-how = Jak się nią gra

## `jackin cards`

cards-column-code = Kod
cards-column-title = Tytuł
cards-column-faction = Frakcja
cards-column-type = Rodzaj
cards-column-cost = Koszt
cards-column-influence = Wpływ
cards-none = Żadna karta nie pasuje.
cards-awaited = { $n ->
        [one] 1 kartą nie można jeszcze grać.
        [few] { $n } kartami nie można jeszcze grać.
       *[many] { $n } kartami nie można jeszcze grać.
    }
cards-count = { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
cards-cost = koszt { $n }
cards-strength = siła { $n }
cards-memory = { $n }{ -mu }
cards-trash = koszt skasowania { $n }
cards-advance = trudność realizacji { $n }
cards-points = { $n ->
        [one] 1 punkt projektu
        [few] { $n } punkty projektu
       *[many] { $n } punktów projektu
    }
cards-influence = wpływ { $n }
cards-link = połączenie { $n }
cards-min-deck = talia co najmniej { $n } kart
cards-max-influence = { $n } wpływu do wydania
cards-in-box = { $n } w pudełku
cards-not-implemented = Nie można jej tu jeszcze zagrać.
