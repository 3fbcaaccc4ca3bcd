# Co bot mówi o własnym ruchu.

reason-first = Mój pierwszy pomysł; w { $worlds ->
        [one] jednym wypróbowanym świecie
        [few] { $worlds } wypróbowanych światach
       *[many] { $worlds } wypróbowanych światach
    } nic nie było na pewno lepsze.
reason-better = Lepsze od pierwszego pomysłu o { $n } na 100 wygranych, wypróbowane światy: { $worlds }.
reason-corp-wins = Korporacja wygrywa w { $n } % światów, przy następnym najlepszym wariancie w { $other } %.
reason-runner-wins = Runner wygrywa w { $n } % światów, przy następnym najlepszym wariancie w { $other } %.
reason-corp-points = Korporacja punktuje w { $n } % światów, przy następnym najlepszym wariancie w { $other } %.
reason-runner-points = Runner kradnie w { $n } % światów, przy następnym najlepszym wariancie w { $other } %.
reason-careless = Nie przyjrzałem się: mój drugi najlepszy pomysł.
reason-planned = Tak jak zaplanowano na początku tej akcji.
reason-turn = Najlepsza znaleziona tura; rozegrane początki: { $n }, światy: { $worlds }.
reason-weighed = Rozważone odpowiedzi: { $n }, światy: { $worlds }; tajne wybory są mieszane.
reason-cred = Daje { $n } reputacji, następny najlepszy wariant { $other }.
reason-thumb-credit = Nic innego nie jest warte więcej niż kredyt.
reason-thumb-draw = Ręka jest uboga albo brakuje w niej tego, co zaraz będzie potrzebne.
reason-thumb-play = Ta karta daje teraz więcej, niż kosztuje.
reason-thumb-run = To, co może tam być, jest warte więcej niż droga.
reason-thumb-advance = Co można wkrótce zapunktować, ma pierwszeństwo przed pieniędzmi.
reason-thumb-score = Co można zapunktować, to się punktuje.
reason-thumb-remove-tag = Tag jest groźniejszy niż jego cena.
reason-thumb-purge = Wirusy stały się zbyt silne.
reason-thumb-trash-resource = Runner jest otagowany: przydatny zasób znika.
reason-thumb-rez = Jest potrzebne teraz i można za to zapłacić.
reason-thumb-install-agenda = Jest serwer, w którym może być dość długo bezpieczny.
reason-thumb-install-asset = Zwróci się albo trzeba będzie to sprawdzić.
reason-thumb-install-upgrade = Utrudnia atak na ten serwer.
reason-thumb-install-ice = Najpierw serwer, który ma za mało lodu.
reason-thumb-install-program = Sprzęt potrzebuje go, by przejść przez lód.
reason-thumb-install-hardware = Pomaga odtąd w każdej turze.
reason-thumb-install-resource = Zwróci się w następnych turach.
reason-thumb-jack-out = To, co przed nami, kosztowałoby więcej, niż wart jest dostęp.
reason-thumb-mulligan = Ręce brakuje tego, czego potrzebują pierwsze tury.
reason-thumb-turn = Na pierwszy rzut oka daje najwięcej reputacji i środków.
reason-thumb-action = Na pierwszy rzut oka daje najwięcej reputacji i środków.
