### Poczekalnia

web-lobby = Otwarte stoły
web-lobby-playing = Trwające gry
web-lobby-filter = Która gra
web-lobby-both = Obie gry
web-netrunner-short = Netrunner
web-gangs-short = Gangs
web-lobby-none = Teraz nikt nie czeka. Otwórz stół dla wszystkich, a pojawi się tutaj.
web-lobby-no-line = W tej chwili nie ma połączenia z poczekalnią.
web-lobby-here = { $n ->
        [one] Jedna osoba tutaj
        [few] { $n } osoby tutaj
       *[many] { $n } osób tutaj
    }
web-lobby-games = { $n ->
        [one] jedna gra
        [few] { $n } gry
       *[many] { $n } gier
    }
web-lobby-seeks = szuka: { $side } · { $clock }
web-lobby-free = { $n ->
        [one] jedno wolne miejsce · { $clock }
        [few] { $n } wolne miejsca · { $clock }
       *[many] { $n } wolnych miejsc · { $clock }
    }
web-lobby-turn = tura { $n }
web-lobby-join = Dołącz
web-lobby-mine = Do mojego stołu
web-lobby-quick = Szybka gra
web-lobby-quick-how = Sadza cię przy stole takim jak wybrany albo otwiera go dla wszystkich.
web-lobby-found = Można mnie znaleźć, gdy gram z maszyną
web-lobby-waits = { $name } czeka przy otwartym stole.
web-lobby-waits-kept = Twoja gra tutaj zostaje zachowana.
web-lobby-not-now = Nie teraz
web-lobby-look = Zobacz
web-lobby-report = Zgłoś ten stół
web-lobby-reported = Dziękujemy. Zobaczą to osoby prowadzące ten serwer.
web-listed = Kto może usiąść
web-listed-link = Z linkiem
web-listed-all = Wszyscy
web-listed-how = Stół stoi w poczekalni pod twoim imieniem.
