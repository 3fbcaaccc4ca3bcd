# Dlaczego nie: co nie pozwala użyć teraz karty, jako krótki powód.

why-advance-short = za mało żetonów zaawansowania, by zapunktować
why-agenda-rez = projektów się nie rezuje
why-archives = nie z Archiwów
why-cannot-be-advanced = nie można awansować
why-clicks-short = { $n ->
        [one] brakuje { -click }
       *[other] brakuje { $n } { -click }
    }
why-console = tylko jedna konsola
why-counters-short = za mało znaczników
why-credits-short = brakuje { $n }{ -credit }
why-deck-empty = nie ma już kart do dobrania
why-fully-broken = wszystkie podprogramy są złamane
why-ice-too-strong = tylko gdy siła wynosi { $n } lub mniej
why-memory = wymaga więcej pamięci, niż masz
why-no-agenda = nie ma projektu do poświęcenia
why-no-destination = żaden serwer jej nie przyjmie
why-no-effect = niczego by nie zmieniło
why-forbidden = zabrania tego karta
why-no-host = nie ma na czym zainstalować
why-no-run = tylko podczas skoku
why-no-run-last-turn = runner nie wykonał skoku w swojej ostatniej turze
why-no-success-last-turn = runner nie wykonał udanego skoku w swojej ostatniej turze
why-other-server = tylko podczas skoków na wskazany serwer
why-strength-differs = tylko lód o dokładnie tej samej sile
why-no-failure-last-turn = runner nie wykonał nieudanego skoku w swojej ostatniej turze
why-once-a-turn = w tej turze już użyto
why-too-few = mniej niż { $n }
why-not-broken = ten lód nie jest całkiem złamany
why-not-installed = tylko gdy jest zainstalowana
why-nothing-stolen = w tej turze nie wykradziono projektu
why-nothing-stolen-last-turn = w ostatniej turze runner nie wykradł projektu
why-no-virus-placed = w tej turze nie położono znacznika wirusa
why-no-success-on-rd = w tej turze nie było udanego skoku na R&D
why-no-success-on-archives = w tej turze nie było udanego skoku na Archiwa
why-no-success-on-central = w tej turze nie było udanego skoku na serwer centralny
why-no-success-on-hq = w tej turze nie było udanego skoku na HQ
why-not-first = tylko przy pierwszym spotkaniu podczas skoku
why-not-now = nie, dopóki trwa to pytanie
why-not-tagged = runner nie jest otagowany
why-not-used = nie złamano nią podprogramu
why-not-your-decision = teraz decyduje druga strona
why-not-yours = nie należy do ciebie
why-nothing-scored = w tej turze nie zapunktowano projektu
why-nothing-to-trash = nie ma czego skasować
why-nothing-to-use = nie ma czego użyć
why-only-approached = tylko gdy runner do niej podchodzi
why-only-as-action = tylko jako akcja w twojej fazie akcji
why-only-encounter = tylko podczas spotkania z lodem
why-only-in-your-turn = tylko w twojej turze
why-over = gra się skończyła
why-rezzed = jest już zrezowana
why-strength-short = brakuje { $n } siły
why-unknown = nie znasz tej karty
why-wrong-subtype = łamie inny podrodzaj lodu
why-x-zero = X wynosiłby 0
