# The handbook: its page, its charts, and the player aids.

web-nav-handbook = Podręcznik
web-handbook-game = Gra
web-handbook-book-netrunner = Netrunner
web-handbook-book-automa = Automa
web-handbook-book-gangs = Gangi
web-handbook-search = Przeszukaj podręcznik
web-handbook-found = { $n ->
    [one] { $n } akapit
    [few] { $n } akapity
   *[many] { $n } akapitów
    }
web-handbook-link = odnośnik
web-handbook-lesson = Wypróbuj: { $title }
web-handbook-exact = Dokładna zasada
web-handbook-charts = Wszystkie schematy
web-handbook-why = Dlaczego tak się stało
web-handbook-exact-show = Pokaż dokładne zasady
web-handbook-all-rules = Wszystkie numerowane zasady
web-handbook-open = Otwórz w podręczniku

web-aid-runner = Ściągawka: Runner
web-aid-corp = Ściągawka: Korporacja
web-aid-gangs = Ściągawka: Gangi
web-aid-print = Drukuj

web-handbook-loop-clicks = znowu, póki są kliki
web-handbook-loop-ice = przy każdym lodzie, z zewnątrz do środka
web-handbook-loop-cards = przy każdej karcie
web-handbook-loop-second = jeszcze raz, jeśli chcesz

web-handbook-step-access-count = Ustala się, ile kart będzie widać
web-handbook-step-access-see = Widać kartę: dzieje się to, co na to czekało
web-handbook-step-access-trash = Zapłacić i skasować albo zostawić
web-handbook-step-access-steal = Projekt zostaje wykradziony
web-handbook-step-access-back = Co zostało, wraca, jak było
web-handbook-step-trace-corp = Korporacja jawnie płaci
web-handbook-step-trace-runner = Runner jawnie płaci
web-handbook-step-trace-compare = Więcej niż runner: namierzanie się udaje
web-handbook-step-gangs-choose = Aktywacja albo odzyskanie
web-handbook-step-gangs-action = Akcja: jej żeton jest użyty
web-handbook-step-gangs-refill = Rynki zostają uzupełnione
web-handbook-step-gangs-end = Koniec tury: czy to koniec gry?
web-handbook-step-netrun-move = Netrunnerzy się ruszają
web-handbook-step-netrun-secrets = Korporacyjny sekret za każdą fortecę danych
web-handbook-step-netrun-advance = Znacznik idzie naprzód
web-handbook-step-netrun-space = Użyć pola albo nie
web-handbook-step-netrun-dice = NetWatch rzuca kośćmi
web-handbook-step-reclaim-discs = Wszystkie żetony wracają
web-handbook-step-reclaim-rewards = Dzielnice dają nagrody
web-handbook-step-reclaim-recruit = Jeden rekrut za każdą kryjówkę
web-handbook-what-is = Co znaczy „{ $word }”
web-handbook-words = Słowa na tej karcie
