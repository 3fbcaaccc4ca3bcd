### Gracze: konto i profil

web-player-sign-in = Zaloguj się
web-player-new = Nowe konto
web-player-make = Załóż konto
web-player-who = Konto
web-player-name = Nazwa
web-player-phrase = Hasło
web-player-phrase-how = Co najmniej dziesięć znaków; kilka słów, które tylko tobie przyszłyby do głowy.
web-player-lost = Nie ma adresu e-mail: kto zgubi hasło, traci konto.
web-player-why = Możesz grać bez konta. Z kontem twoje gry przechodzą z urządzenia na urządzenie.
web-player-along = Zabierz to, co ma ta przeglądarka (gry: { $games }, talie: { $decks })
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
web-profile-no-games = Jeszcze żadnej gry. Te, które zagrasz po zalogowaniu, będą tutaj, na każdym urządzeniu.
web-profile-more = Starsze gry
web-profile-account = Konto
web-profile-private = Widzisz to tylko ty.
web-sessions = Twoje otwarte sesje
web-session-here = ta przeglądarka
web-session-unknown = Program
web-session-used = ostatnio użyta: { $date }
web-session-end = Wyloguj tam
web-sessions-end = Wyloguj wszędzie indziej
web-phrase-change = Zmień hasło
web-phrase-old = Dotychczasowe hasło
web-phrase-new = Nowe hasło
web-phrase-changed = Hasło zmienione. Wszystkie inne urządzenia wylogowano.
web-passkeys = Klucze dostępu
web-passkeys-how = Loguj się palcem, twarzą lub PIN-em urządzenia zamiast hasłem.
web-passkey-add = Dodaj klucz dostępu
web-passkey-added = Klucz dostępu dodano.
web-passkey-remove = Usuń
web-passkey-used = utworzony: { $date }, ostatnio użyty: { $used }
web-passkey-enter = Zaloguj się kluczem dostępu
web-passkey-none = Nie wybrano klucza dostępu.
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

web-pool-netrunner-runner = Runner
web-pool-netrunner-corp = Korporacja
web-pool-gangs = Gangs
web-rating-games = { $n ->
        [one] jedna gra rankingowa
        [few] { $n } gry rankingowe
       *[many] { $n } gier rankingowych
    }
web-rating-provisional = tymczasowy
web-rating-none = jeszcze bez gry rankingowej
web-rating-as = Ranking: { $pool }
web-rating-span = Okres
web-rating-days = { $n } dni
web-rating-all = Całość
web-rating-steps = Gra po grze
web-rating-game = { $outcome } przeciw { $name } ({ $theirs }): { $change }
web-rating-band = W tym paśmie leży twoja siła z pewnością 95 %. Zwęża się, gdy grasz, i rozszerza, gdy odpoczywasz.
web-rating-empty = W tym okresie brak gier rankingowych. Dwoje zalogowanych graczy może się na taką umówić.
web-drawn = Remis
web-won-short = W
web-lost-short = P
web-drawn-short = R
web-rates = Odsetek wygranych
web-rates-opponent = Przeciwnik
web-rates-deck = Talia
web-rates-side = Strona
web-percent = { $n } %
web-rates-of = { $won } z { $n }
web-rates-how = Biała linia: przedział 95 %. Wiersz filtruje gry.
web-rates-none = Jeszcze żadnej zakończonej gry.
web-games-result = Wynik
web-games-end = Jak się skończyło
web-games-turns = Tury
web-games-when = Kiedy
web-games-replay = Powtórka
web-games-analysis = Analiza
web-games-count = { $n } z { $all }
web-favourites = Ulubione talie
web-favourites-games = { $n ->
        [one] jedna gra
        [few] { $n } gry
       *[many] { $n } gier
    }
web-blocked = Zablokowani gracze
web-unblock = Odblokuj
web-mute = Wycisz
web-unmute = Znów słuchaj
web-block = Zablokuj
web-block-how = Już się nie spotkacie: żadne nie siada do stołów drugiego.
web-block-done = Zablokowano: { $name }. Możesz to cofnąć w profilu.
web-worth = { $name } · { $points }
web-worth-how = Zmierzone w wielu partiach między maszynami, w skali rankingów graczy.
web-level-yours = Najbliżej twojego poziomu
web-level-nearer = Bliżej twojego poziomu: { $name }, { $points }
web-share = Pokaż mój profil
web-share-how = Widzisz go tylko ty, dopóki nie wybierzesz inaczej. Inni są na twojej stronie wymienieni z nazwy tylko wtedy, gdy sami pokazują swoje partie.
web-share-ratings = Rankingi i ich wykres
web-share-rates = Odsetek wygranych
web-share-games = Zakończone partie, bez powtórek
web-share-page = Każdy może go zobaczyć tutaj:
web-rates-line = Biała linia: przedział 95 %.
web-rates-people = Ludzie
web-rates-bots = Kilka botów
web-player-somebody = ktoś
