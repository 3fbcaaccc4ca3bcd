### Co mówi stół w sieci, gdy czegoś nie można zrobić i gdy coś się przy nim dzieje

serve-open = Stół jest otwarty pod adresem { $address }
serve-no-port = Nie można użyć { $host }, port { $port }: { $why }
serve-bad-url = { $place } nie jest bazą danych, której można tu użyć: { $why }
serve-bad-database = Nie można użyć bazy danych { $place }: { $why }
serve-bad-folder = Nie można użyć folderu danych { $place }: { $why }
serve-second = Inny serwer już używa { $place }. Najpierw go zatrzymaj albo podaj inny folder przez --data.
serve-alone = Kilka procesów wymaga PostgreSQL (--database postgresql://...): { $place } jest dla jednego.
serve-not-up = Jeden z procesów serwera nie wystartował. Przyczyna jest w dzienniku.
play-open = Stół jest otwarty pod adresem { $address } (zakończ przez Ctrl+C)
backup-done = { $rows ->
    [one] { $rows } wiersz jest
    [few] { $rows } wiersze są
   *[many] { $rows } wierszy jest
  } w { $place }
restore-done = { $rows ->
    [one] { $rows } wiersz z { $place } jest
    [few] { $rows } wiersze z { $place } są
   *[many] { $rows } wierszy z { $place } jest
  } w bazie danych
restore-not-empty = Baza { $place } nie jest pusta. Kopię zapasową przywraca się do nowej bazy danych.
restore-no-backup = { $place } nie jest kopią zapasową Jackin. { $why }
restore-broken = Plik { $place } jest uszkodzony: ucięty albo zmieniony. Niczego nie przywrócono.
restore-newer = Plik { $place } zapisała nowsza wersja: ta nie zna wszystkiego z { $why }.

## Wejście

server-no-client = Klient przeglądarkowy nie jest jeszcze zbudowany. Uruchom „make play” w katalogu projektu albo „npm ci && npm run build” w jego katalogu web.
server-no-game = Nie ma tu gry { $game }.
server-no-language = Nie ma słów w tym języku.
server-not-found = Nic tu nie ma.
server-not-understood = Wiadomość jest niezrozumiała.
server-failed = Coś poszło tu nie tak. Nic nie przepadło: wróć do stołu.
server-not-text = Wiadomości to tekst, nie bajty.
server-not-reading = To połączenie zbyt długo nie słuchało. Wróć do stołu.
server-other-origin = Ta strona nie może rozmawiać z tym stołem.
server-other-host = Ten serwer nie odpowiada pod tą nazwą.
server-cannot-keep = Nie udało się tego teraz zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
server-too-big = Wiadomość jest za duża.
server-too-fast = Za dużo wiadomości w krótkim czasie. Poczekaj chwilę.

## Stoły

server-no-table = Nie ma stołu { $table }.
server-broken-table = Przy stole { $table } nie da się grać dalej w tej wersji.
server-cannot-read = Zapisu tego stołu nie da się teraz odczytać. Nic się nie zmieniło; spróbuj ponownie za chwilę.
server-elsewhere = Stół jest właśnie przenoszony na inny serwer. Spróbuj ponownie za chwilę.
server-old-rules = Przy stole { $table } grano według innych zasad (wersja { $rules }). Widać go tak, jak stał; nie można grać dalej.
server-old-journal = Tę partię rozegrano według innych zasad (wersja { $rules }); dzisiejsze zrobiłyby z niej inną partię.
server-too-many-reports = Jest tu już zbyt wiele zgłoszeń. Mimo to dziękujemy.
server-not-listed = Tego stołu nie ma w poczekalni.
server-complained = Ten stół został już przez ciebie zgłoszony.
server-no-seat = Nie ma takiego miejsca: { $side }.
server-no-bot = Żaden bot nie nazywa się { $name }.
server-no-automa = Żadna automa drugiej strony nie nazywa się { $name }.
server-no-level = Ta automa nie ma poziomu { $level }.
server-no-behaviour = Ta automa nie ma karty zachowania { $behaviour }.
server-corp-automa-only = Tylko automa Korporacji ma lepszą gospodarkę albo kliki, które możesz zamienić.
server-no-card = W talii jest karta, której tu nie znamy. { $detail }
server-deck-of-other-side = To talia drugiej strony, a tu siedzi { $who }.
server-deck-of-other-set = Talia ({ $who }) wymaga zestawu, którym nie gra się przy tym stole: { $set }.
server-no-set = Przy stole gra się zestawami kart, które tu są.
server-illegal-deck = { $n ->
        [one] Talia łamie zasadę budowania talii.
        [few] Talia łamie { $n } zasady budowania talii.
       *[many] Talia łamie { $n } zasad budowania talii.
    }
server-no-decks = Ta gra nie ma talii.
server-no-content = Nie ma tu zawartości { $name }.
server-bad-gangs = Każde miejsce potrzebuje własnego gangu.
server-bad-settings = Gra nie może się tak zacząć. { $detail }
server-bad-journal = To nie jest zapis gry. { $detail }
server-illegal-journal = { $n ->
        [one] W tym zapisie talia strony „{ $who }” łamie jedną zasadę budowania talii.
        [few] W tym zapisie talia strony „{ $who }” łamie { $n } zasady budowania talii.
       *[many] W tym zapisie talia strony „{ $who }” łamie { $n } zasad budowania talii.
    }
server-no-such-point = W tej grze nie ma takiego momentu.
server-no-replay = Nie ma takiej powtórki.
server-deal-known = Kto założył ten stół, wie, jak leżą karty. Usiądź tylko, jeśli tego chcesz.
server-table-full = Wszystkie miejsca przy tym stole są zajęte.
server-wrong-secret = Ten klucz nie otwiera miejsca przy tym stole.
server-not-yet = To musi poczekać do końca gry.
server-no-analysis = Nie ma analizy tej gry.
server-no-spectators = Ten stół nie jest otwarty dla widzów.

## Przy stole

server-hello-first = Połączenie zaczyna się od tego, kto jest.
server-hello-again = Stół wie już, kto jest.
server-only-watching = Widzowie tylko patrzą.
server-not-begun = Gra się nie zaczęła.
server-not-playing = Gra się skończyła.
server-not-over = Gra się nie skończyła.
server-stale = To pytanie nie jest już otwarte.
server-not-an-answer = To nie jest odpowiedź na pytanie.
server-nothing-to-take-back = Nie ma czego cofnąć.
server-asked-already = O to już poproszono.
server-no-offer = Nikt o to nie prosi.
server-rematch-made = Rewanż jest już na stole.
server-cannot-swap = Automa zostaje przy swojej stronie.
server-not-gone = Druga osoba jest przy stole.
server-no-such-run = Nie można teraz wykonać skoku na { $server }.
server-no-chat = Czat tego stołu jest wyłączony.
server-took-back = { $name }: decyzja cofnięta.
server-took-back-seen = { $name }: decyzja cofnięta po obejrzeniu zakrytych kart.
server-bot-stuck = { $name } nie znajduje ruchu. Zamiast tego wykonany zostaje najprostszy dozwolony.

## Jak gra może się skończyć przy stole: powody poza zasadami

win-concede = { $who } wygrywa: druga strona się poddaje.
    .you = Wygrywasz: druga strona się poddaje.
win-time = { $who } wygrywa: drugiej stronie skończył się czas.
    .you = Wygrywasz: drugiej stronie skończył się czas.
win-gone = { $who } wygrywa: drugie miejsce opuszczono.
    .you = Wygrywasz: drugie miejsce opuszczono.

## Kliki kart automy, dla wyszukiwarki kart

server-automa-reserve = W rezerwie
server-automa-advance = Awansuj kartę
server-automa-behaviour = Wykonaj kartę zachowania
server-automa-credit = Pobierz kredyt
server-automa-draw = Dobierz { $n ->
        [one] kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
server-automa-economy = Zagraj kartę dającą pieniądze
server-automa-grip = Użyj karty z garści
server-automa-install-ice = Zainstaluj lód
server-automa-install-resource = Zainstaluj ze stosu RE
server-automa-operation = Zagraj operację
server-automa-program = Zainstaluj program lub sprzęt
server-automa-purge = Usuń wirusy
server-automa-refill = Uzupełnij HQ
server-automa-remove-tag = Usuń tag
server-automa-resource = Użyj zasobów lub wydarzenia
server-automa-run = Skok
server-automa-stratagem = Zainstaluj fortel
server-automa-trash-resource = Skasuj zasoby
server-automa-use-ability = Użyj zdolności
server-automa-run-ability = Skok dzięki zdolności
server-automa-use-asset = Użyj aktywów
server-no-lesson = Nie ma lekcji { $lesson }.
server-no-hint = Podpowiedzi są tylko w lekcjach i w grach przeciwko maszynom.

## Gracze

server-bad-name = Takiej nazwy nie można użyć: od dwóch do 24 liter i cyfr jednego pisma.
server-name-taken = Ta nazwa jest zajęta.
server-wrong-phrase = Nazwa i hasło nie pasują do siebie.
server-phrase-is-name = Hasło nie może zawierać nazwy.
server-not-signed-in = Nikt nie jest tu zalogowany.
server-no-session = Nie ma takiej sesji.
server-no-player = Nie ma takiego gracza albo niczego o sobie nie pokazuje.
server-passkey-wrong = Klucz dostępu nie został przyjęty.
server-passkey-nowhere = Klucze dostępu wymagają bezpiecznej strony z własną nazwą, a nie adresu z samych cyfr.
server-no-passkey = Nie ma takiego klucza dostępu.
server-passkeys-full = Konto mieści dwadzieścia kluczy dostępu. Najpierw usuń któryś.
server-busy = Zbyt wiele osób właśnie się loguje. Spróbuj za chwilę.
server-cannot-rate = Gra rankingowa jest dla dwóch zalogowanych osób, z uczciwym tasowaniem.
server-cannot-explain = Bot wyjaśnia swoje ruchy tylko tam, gdzie przeciw tobie grają same maszyny.
server-rated-guest = Ten stół jest rankingowy: zaloguj się, aby usiąść.
server-rated = Ten stół jest rankingowy. Siadaj tylko, jeśli tego chcesz.
server-own-table = Już siedzisz przy tym stole.
server-rated-no-bot = W grze rankingowej bot nie zajmuje niczyjego miejsca.
server-blocked = Jedno z was nie chce grać z drugim.
server-nobody-to-block = Nikogo tam nie można zablokować: da się to tylko z graczami z kontem.
server-too-many-decks = Jest miejsce na { $n } talii.
server-too-many-blocks = Jest miejsce na { $n } zablokowanych graczy.
