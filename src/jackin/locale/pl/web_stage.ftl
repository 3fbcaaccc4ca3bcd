# Scena: co się dzieje, w kilku słowach.

## Nagłówki tablicy

stage-installs-ice = Instaluje lód: { $where }
stage-installs-root = Instaluje: { $where }
stage-installs-facedown = Instaluje zakrytą kartę
stage-installs = Instaluje: { $card }
stage-installs-on = Instaluje: { $card }
stage-hosts = Hostuje: { $card }
stage-advances = Awansuje: { $where }
stage-places-advancement = Znaczniki awansu
stage-plays = Zagrywa: { $card }
stage-uses = Używa: { $card }
stage-rezzes = Rezuje: { $card }
stage-derezzes = Odrezowano: { $card }
stage-exposes = Ujawniono: { $card }
stage-reveals = Odsłania: { $card }
stage-turned-faceup = Odkryto: { $card }
stage-turned-facedown = Zakryto: { $card }
stage-searches = Szuka: { $card }
stage-arranges = Układa karty: { $n }
stage-swaps = Zamiana dwóch kart
stage-runs = Skok na { $where }
stage-approaches = Zbliża się do: { $card }
stage-protected = { $n ->
        [0] Nie chroni go żaden lód.
        [one] Chroni go 1 lód.
        [few] Chronią go { $n } lody.
       *[many] Chroni go { $n } lodów.
    }
stage-subroutine = { $card }: podprogram { $n }
stage-moved-outermost = Powrót do najdalszego lodu
stage-run-ended = Skok przerwany
stage-jacks-out = Odłącza się
stage-archives = { $n ->
        [one] { server-archives }: { $n } karta
        [few] { server-archives }: { $n } karty
       *[many] { server-archives }: { $n } kart
    }
stage-accesses = Dostęp: { $card }
stage-trashed = Skasowano: { $card }
stage-removed = Usunięto z gry: { $card }
stage-steals = Wykrada: { $card }
stage-scores = Punktuje: { $card }
stage-forfeits = Poświęca: { $card }
stage-converted = { $card } staje się projektem
stage-links = Połączenie { $n }
stage-traces = Namierzanie { $n }
stage-trace-succeeds = Namierzanie udane
stage-trace-fails = Namierzanie nieudane
stage-psi-spends = { $same ->
        [yes] Psi: tyle samo
       *[no] Psi: nie tyle samo
    }
stage-takes-tags = { $n ->
        [one] 1 tag
        [few] { $n } tagi
       *[many] { $n } tagów
    }
stage-loses-tags = { $n ->
        [one] 1 tag mniej
        [few] { $n } tagi mniej
       *[many] { $n } tagów mniej
    }
stage-removes-tag = Usuwa tag
stage-bad-publicity = Zła prasa: { $n }
stage-suffers-net = Obrażenia sprzętu: { $n }
stage-suffers-meat = Obrażenia ciała: { $n }
stage-suffers-brain = Obrażenia mózgu: { $n }
stage-prevents = Zablokowano: { $card }
stage-discards = Odrzuca: { $card }
stage-purges = Usuwa wirusy
stage-hunts = Bierze na cel: { $card }
stage-automa-reveals = { $title }
stage-draws = Dobiera { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
stage-takes-credit = Bierze kredyty
stage-gains = Zyskuje kredyty
stage-pays = Płaci
stage-win-agendas = Siedem punktów
stage-win-flatline = Wypłaszczenie
stage-win-decked = R&D jest puste
stage-win-stack-empty = Stos jest pusty

## Dok, taśma, podsumowanie i ustawienia

stage-next = Dalej
stage-count = { $n } z { $most }
stage-go-on = Dalej
stage-result = Wynik
stage-skip = { $n ->
        [one] Pomiń
        [few] Pomiń { $n }
       *[many] Pomiń { $n }
    }
stage-back = Wstecz
stage-again = Odtwórz wszystko
stage-pause = Pauza
stage-resume = Wznów
stage-playing-you = Twój własny ruch.
stage-playing = Gra { $name }.
stage-then-you = { $about ->
    [turn] Potem: twoja akcja.
    [encounter] Potem zdecydujesz, czy złamać lód.
    [access] Potem zdecydujesz o karcie, do której masz dostęp.
    [rez] Potem zdecydujesz, czy zrezować.
    [trace] Potem zdecydujesz, ile wydać na namierzanie.
    [number] Potem podasz liczbę.
    [pay] Potem zdecydujesz, czym zapłacić.
    [order] Potem ustalisz kolejność.
    [harm] Potem zdecydujesz, czy temu zapobiec.
    [discard] Potem zdecydujesz, co odrzucić.
    [mulligan] Potem: twoja ręka początkowa.
   *[choice] Potem wybierasz ty.
  }
stage-hint = Kliknięcie kończy ten krok, spacja pomija wszystkie, przytrzymanie wstrzymuje.
stage-hint-held = Bez pośpiechu: bez ciebie nic nie ruszy.
stage-clock = Zegar biegnie.
stage-click = klik { $n } z { $most }
stage-recap = { $name }: od twojej ostatniej decyzji
stage-since = Od twojej ostatniej decyzji
stage-more = jeszcze { $n }
stage-to-come = { $n ->
        [one] jeszcze 1 krok
        [few] jeszcze { $n } kroki
       *[many] jeszcze { $n } kroków
    }
stage-speed = Tempo sceny
stage-speed-step = Krok
stage-speed-slow = Wolno
stage-speed-normal = Normalnie
stage-speed-fast = Szybko
stage-speed-once = Od razu
stage-waits = Czekaj na mnie przy
stage-waits-harm = Szkody i projekty
stage-waits-agendas = Tylko projekty
stage-waits-never = Nigdy
stage-new = nowa
stage-rezzed = zrezowana
stage-new-down = Nowe, zakryte
stage-face-down = Zakryta: nie wiesz, która to.
stage-random = Losowo spośród { $n }.
stage-tie = Remis wygrywa runner.
stage-why = Dlaczego
stage-enter = Enter: dalej.
stage-your-move = Twój ruch
stage-turn-no = tura { $n }

## Żetony podsumowania

chip-installs-ice = lód: { $where }
chip-installs-root = karta: { $where }
chip-installs-facedown = zakryta
chip-advances = { $where }
chip-runs = na { $where }
