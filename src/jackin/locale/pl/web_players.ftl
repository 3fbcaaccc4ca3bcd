### Gracze: konto i profil

web-player-sign-in = Zaloguj się
web-player-new = Nowe konto
web-player-make = Załóż konto
web-player-who = Konto
web-player-name = Nazwa
web-player-phrase = Hasło
web-player-phrase-how = Co najmniej dziesięć znaków; kilka słów, które tylko ty byś zestawił.
web-player-lost = Nie ma adresu e-mail: kto zgubi hasło, traci konto.
web-player-why = Możesz grać bez konta. Z kontem twoje gry przechodzą z urządzenia na urządzenie.
web-player-along = { $n ->
        [one] Zabierz grę z tej przeglądarki
        [few] Zabierz { $n } gry z tej przeglądarki
       *[many] Zabierz { $n } gier z tej przeglądarki
    }
web-player-welcome = Zalogowano jako { $name }.
web-player-out = Wyloguj się
web-profile = Profil
web-profile-guest = Nikt nie jest tu zalogowany.
web-profile-since = od { $date } · { $n ->
        [one] jedna gra
        [few] { $n } gry
       *[many] { $n } gier
    }
web-profile-games = Gry
web-profile-no-games = Jeszcze żadnej gry. Te, które zagrasz zalogowany, będą tutaj, na każdym urządzeniu.
web-profile-more = Starsze gry
web-profile-account = Konto
web-profile-private = Widzisz to tylko ty.
web-sessions = Gdzie jesteś zalogowany
web-session-here = ta przeglądarka
web-session-unknown = Program
web-session-used = ostatnio użyta: { $date }
web-session-end = Wyloguj tam
web-sessions-end = Wyloguj wszędzie indziej
web-phrase-change = Zmień hasło
web-phrase-old = Dotychczasowe hasło
web-phrase-new = Nowe hasło
web-phrase-changed = Hasło zmienione. Wszystkie inne urządzenia wylogowano.
web-export = Eksportuj wszystko, co zapisane
web-export-how = Jeden plik: konto, sesje i każda gra z jej zapisem.
web-delete = Usuń konto
web-delete-how = Twoja nazwa znika z każdego stołu, a z nią wszystko, co o tobie zapisano. Inni zachowują swoje gry. Tego nie można cofnąć.
web-deleted = Konto usunięto.

web-rating = { $points } ± { $margin }
web-rated = Ranking
web-rated-no = Bez rankingu
web-rated-yes = Rankingowa
web-rated-how = Rankingowa: wynik zmienia oba rankingi.
web-rated-guest = Gry rankingowe są dla zalogowanych graczy.
