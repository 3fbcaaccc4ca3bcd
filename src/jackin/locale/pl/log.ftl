# Co się stało, jedno zdanie w wierszu: każdy klucz, który może wypowiedzieć silnik.
# $who to strona, $card i $other to tytuły, $known i $other_known mówią, czy czytający je zna
# (yes, no; none: nie ma karty), $where to serwer, $n to liczba.
# Tytuły się nie odmieniają: the-card to karta w bierniku, of-card w dopełniaczu, at-card w celowniku i miejscowniku.

card-unknown = karta

the-card = { $known ->
        [yes] kartę „{ $card }”
       *[no] kartę
    }
of-card = { $known ->
        [yes] karty „{ $card }”
       *[no] karty
    }
at-card = { $known ->
        [yes] karcie „{ $card }”
       *[no] karcie
    }

## Gra i tury

keeps = { $who } zatrzymuje początkową rękę.
    .you = Zatrzymujesz początkową rękę.
mulligans = { $who } korzysta z mulliganu.
    .you = Korzystasz z mulliganu.
turn = { $who }, tura { $n }
    .you = Twoja tura { $n }
win-agendas = { $who } wygrywa: 7 punktów projektów.
    .you = Wygrywasz: 7 punktów projektów.
win-decked = { $who } wygrywa: R&D jest puste, a korporacja musi dobrać kartę.
    .you = Wygrywasz: R&D jest puste, a korporacja musi dobrać kartę.
win-flatline = { $who } wygrywa: runner został wypłaszczony.
    .you = Wygrywasz: runner został wypłaszczony.

## Akcje

takes-credit = { $who } wydaje { -click } na pobranie kredytu.
    .you = Wydajesz { -click } na pobranie kredytu.
draws = { $who } dobiera { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
    .you = Dobierasz { $n ->
            [one] 1 kartę
            [few] { $n } karty
           *[many] { $n } kart
        }.
plays = { $who } zagrywa { the-card }.
    .you = Zagrywasz { the-card }.
uses = { $who } używa { of-card }.
    .you = Używasz { of-card }.
advances = { $who } awansuje { the-card } ({ $where }).
    .you = Awansujesz { the-card } ({ $where }).
hunts = { $who } bierze na cel { the-card }.
    .you = Bierzesz na cel { the-card }.
removes-tag = { $who } usuwa 1 tag.
    .you = Usuwasz 1 tag.
purges = { $who } usuwa wszystkie znaczniki wirusa.
    .you = Usuwasz wszystkie znaczniki wirusa.

## Kredyty i kliki

gains = { $known ->
        [yes] { $who } zyskuje { $n }{ -credit } dzięki karcie „{ $card }”.
       *[no] { $who } zyskuje { $n }{ -credit }.
    }
    .you = { $known ->
            [yes] Zyskujesz { $n }{ -credit } dzięki karcie „{ $card }”.
           *[no] Zyskujesz { $n }{ -credit }.
        }
loses = { $known ->
        [yes] { $who } traci { $n }{ -credit } przez kartę „{ $card }”.
       *[no] { $who } traci { $n }{ -credit }.
    }
    .you = { $known ->
            [yes] Tracisz { $n }{ -credit } przez kartę „{ $card }”.
           *[no] Tracisz { $n }{ -credit }.
        }
pays = { $who } płaci { $n }{ -credit }.
    .you = Płacisz { $n }{ -credit }.
gains-clicks = { $who } zyskuje { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.
    .you = Zyskujesz { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        }.
loses-clicks = { $who } traci { $n ->
        [one] { -click }
       *[other] { $n } { -click }
    }.
    .you = Tracisz { $n ->
            [one] { -click }
           *[other] { $n } { -click }
        }.
spends-clicks = { $who } wydaje dodatkowo { $n }{ -click } na skok: { $where }.
    .you = Wydajesz dodatkowo { $n }{ -click } na skok: { $where }.
pays-clicks = { $who } wydaje { $n }{ -click }.
    .you = Wydajesz { $n }{ -click }.

## Instalowanie, rezowanie, punktowanie

installs = { $who } instaluje { the-card }.
    .you = Instalujesz { the-card }.
installs-on = { $who } instaluje { the-card } na { $other_known ->
        [yes] karcie „{ $other }”
       *[no] niezrezowanej karcie
    }.
    .you = Instalujesz { the-card } na { $other_known ->
            [yes] karcie „{ $other }”
           *[no] niezrezowanej karcie
        }.
installs-facedown = { $who } instaluje { $known ->
        [yes] zakrytą kartę „{ $card }”
       *[no] zakrytą kartę
    }.
    .you = Instalujesz { $known ->
            [yes] zakrytą kartę „{ $card }”
           *[no] zakrytą kartę
        }.
hosts = { $who } hostuje { the-card } na karcie „{ $other }”.
    .you = Hostujesz { the-card } na karcie „{ $other }”.
unloads = { $who } usuwa 1 znacznik mocy z karty „{ $other }”.
    .you = Usuwasz 1 znacznik mocy z karty „{ $other }”.
installs-ice = { $known ->
        [yes] { $who } instaluje lód „{ $card }”, by chronić { $where }.
       *[no] { $who } instaluje lód, by chronić { $where }.
    }
    .you = { $known ->
            [yes] Instalujesz lód „{ $card }”, by chronić { $where }.
           *[no] Instalujesz lód, by chronić { $where }.
        }
installs-root = { $known ->
        [yes] { $who } instaluje kartę „{ $card }” ({ $where }).
       *[no] { $who } instaluje kartę ({ $where }).
    }
    .you = { $known ->
            [yes] Instalujesz kartę „{ $card }” ({ $where }).
           *[no] Instalujesz kartę ({ $where }).
        }
rezzes = { $who } rezuje { the-card }{ $n ->
        [0] {" "}bez kosztu
       *[other] {" "}za { $n }{ -credit }
    }.
    .you = Rezujesz { the-card }{ $n ->
            [0] {" "}bez kosztu
           *[other] {" "}za { $n }{ -credit }
        }.
derezzes = Odrezowano { the-card }.
scores = { $who } punktuje projekt „{ $card }”.
    .you = Punktujesz projekt „{ $card }”.
steals = { $who } wykrada projekt „{ $card }”.
    .you = Wykradasz projekt „{ $card }”.
declines = { $who } nie wykrada { of-card }.
    .you = Nie wykradasz { of-card }.
forfeits = { $who } poświęca projekt „{ $card }”.
    .you = Poświęcasz projekt „{ $card }”.
converted = { $card } zmienia się w projekt za { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } dla { $seat ->
        [corp] korporacji
       *[runner] runnera
    }.
    .you = { $card } zmienia się w projekt za { $n ->
            [one] 1 punkt
            [few] { $n } punkty
           *[many] { $n } punktów
        } dla ciebie.
turned-facedown = Zakryto { the-card }.
turned-faceup = Odkryto { the-card }.
swaps = Zamieniono miejscami { $known ->
        [yes] kartę „{ $card }”
       *[no] kartę
    } i { $other_known ->
        [yes] kartę „{ $other }”
       *[no] inną kartę
    }.

## Znaczniki

places-advancement = { $n ->
        [one] 1 żeton zaawansowania
        [few] { $n } żetony zaawansowania
       *[many] { $n } żetonów zaawansowania
    } na { at-card }.
places-credit = { $n }{ -credit } na { at-card }.
places-virus = { $n ->
        [one] 1 znacznik wirusa
        [few] { $n } znaczniki wirusa
       *[many] { $n } znaczników wirusa
    } na { at-card }.
places-power = { $n ->
        [one] 1 znacznik zasilania
        [few] { $n } znaczniki zasilania
       *[many] { $n } znaczników zasilania
    } na { at-card }.
places-agenda = { $n ->
        [one] 1 znacznik projektu
        [few] { $n } znaczniki projektu
       *[many] { $n } znaczników projektu
    } na { at-card }.
places-mark = Oznaczono { the-card }.
marks = Cel { of-card }: { $other_known ->
        [yes] „{ $other }”
       *[no] niezrezowana karta
    }.

## Skoki

runs = { $who } rozpoczyna skok na { $where }.
    .you = Rozpoczynasz skok na { $where }.
approaches = { $who } podchodzi do { $known ->
        [yes] lodu „{ $card }”
       *[no] niezrezowanego lodu
    }: { $where }, lód { $n }.
    .you = Podchodzisz do { $known ->
            [yes] lodu „{ $card }”
           *[no] niezrezowanego lodu
        }: { $where }, lód { $n }.
encounters = { $who } spotyka lód „{ $card }”.
    .you = Spotykasz lód „{ $card }”.
breaks = { $who } łamie podprogram { $n } lodu „{ $other }” dzięki { at-card }.
    .you = Łamiesz podprogram { $n } lodu „{ $other }” dzięki { at-card }.
subroutine = Działa podprogram { $n } lodu „{ $card }”.
bypasses = { $who } omija lód „{ $card }”.
    .you = Omijasz lód „{ $card }”.
moved-outermost = { $who } wraca do najdalszego lodu: { $where }.
    .you = Wracasz do najdalszego lodu: { $where }.
names-server = Karta „{ $card }” wskazuje serwer: { $where }.
gains-subroutine = Lód „{ $card }” ma do końca skoku jeszcze jeden podprogram.
removes-tokens = { $who } usuwa { $n ->
        [one] 1 żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    } zaawansowania z { $known ->
        [yes] karty „{ $card }”
       *[no] zakrytej karty
    }.
    .you = Usuwasz { $n ->
        [one] 1 żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    } zaawansowania z { $known ->
        [yes] karty „{ $card }”
       *[no] zakrytej karty
    }.
moves-ice = Lód „{ $card }” jest teraz najdalszym lodem serwera: { $where }.
jacks-out = { $who } się odłącza.
    .you = Odłączasz się.
approaches-server = { $who } podchodzi do serwera: { $where }.
    .you = Podchodzisz do serwera: { $where }.
succeeds = Skok na { $where } jest udany.
fails = Skok na { $where } jest nieudany.
run-ended = Skok zostaje przerwany.
run-ends = Koniec skoku na { $where }.
accesses = { $who } uzyskuje dostęp do { of-card }.
    .you = Uzyskujesz dostęp do { of-card }.
strength-up = { $card }: +{ $n } siły.
strength-down = { $card }: −{ $n } siły.

## Namierzanie, tagi, obrażenia

traces = Siła namierzania: { $n }.
links = Siła połączenia: { $n }.
trace-succeeds = { $card }: namierzanie udane.
trace-fails = { $card }: namierzanie nieudane.
takes-tags = { $who } otrzymuje { $n ->
        [one] 1 tag
        [few] { $n } tagi
       *[many] { $n } tagów
    }.
    .you = Otrzymujesz { $n ->
            [one] 1 tag
            [few] { $n } tagi
           *[many] { $n } tagów
        }.
loses-tags = { $who } traci { $n ->
        [one] 1 tag
        [few] { $n } tagi
       *[many] { $n } tagów
    }.
    .you = Tracisz { $n ->
            [one] 1 tag
            [few] { $n } tagi
           *[many] { $n } tagów
        }.
suffers-net = { $who } otrzymuje { $n ->
        [one] 1 obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } sprzętu.
    .you = Otrzymujesz { $n ->
            [one] 1 obrażenie
            [few] { $n } obrażenia
           *[many] { $n } obrażeń
        } sprzętu.
suffers-meat = { $who } otrzymuje { $n ->
        [one] 1 obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } ciała.
    .you = Otrzymujesz { $n ->
            [one] 1 obrażenie
            [few] { $n } obrażenia
           *[many] { $n } obrażeń
        } ciała.
suffers-brain = { $who } otrzymuje { $n ->
        [one] 1 obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } mózgu.
    .you = Otrzymujesz { $n ->
            [one] 1 obrażenie
            [few] { $n } obrażenia
           *[many] { $n } obrażeń
        } mózgu.
bad-publicity = { $who } otrzymuje { $n ->
        [one] 1 żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    } złej prasy.
    .you = Otrzymujesz { $n ->
            [one] 1 żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } złej prasy.
clears-name = { $who } traci { $n ->
        [one] 1 żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    } złej prasy.
    .you = Tracisz { $n ->
            [one] 1 żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        } złej prasy.
prevents-blame = { $who } zapobiega złej prasie.
    .you = Zapobiegasz złej prasie.
prevents = { $who } blokuje to dzięki { at-card }.
    .you = Blokujesz to dzięki { at-card }.
lowers-hand-size = { $who }: limit kart na ręce jest o { $n } mniejszy do następnej tury korporacji.
    .you = Twój limit kart na ręce jest o { $n } mniejszy do następnej tury korporacji.
lowers-trace = { $who } obniża bazową siłę namierzania do 0 dzięki { at-card }.
    .you = Obniżasz bazową siłę namierzania do 0 dzięki { at-card }.
psi-spends = { $who } wydaje potajemnie { $n }{ -credit }.
    .you = Wydajesz potajemnie { $n }{ -credit }.
guesses-even = { $who } zgaduje: parzysta.
    .you = Zgadujesz: parzysta.
guesses-odd = { $who } zgaduje: nieparzysta.
    .you = Zgadujesz: nieparzysta.
luck-spends = { $who } stawia potajemnie { $n }{ -credit }.
    .you = Stawiasz potajemnie { $n }{ -credit }.
takes-from-top = { $who } bierze do garści jedną z wierzchnich kart stosu.
    .you = Bierzesz do garści jedną z wierzchnich kart stosu.

## Karty, które zmieniają miejsce

trashed = { $known ->
        [yes] Skasowano kartę „{ $card }”.
       *[no] Skasowano zakrytą kartę { $seat ->
            [corp] korporacji
           *[runner] runnera
        }.
    }
    .you = { $known ->
            [yes] Skasowano kartę „{ $card }”.
           *[no] Skasowano twoją zakrytą kartę.
        }
discards = { $who } odrzuca { the-card }.
    .you = Odrzucasz { the-card }.
removed = Usunięto z gry { the-card }.
to-stack = { the-card } trafia na wierzch stosu.
shuffles-in = { $n ->
        [one] { $who } wtasowuje 1 kartę z ręki do talii.
        [few] { $who } wtasowuje { $n } karty z ręki do talii.
       *[many] { $who } wtasowuje { $n } kart z ręki do talii.
    }
    .you = { $n ->
            [one] Wtasowujesz 1 kartę z ręki do talii.
            [few] Wtasowujesz { $n } karty z ręki do talii.
           *[many] Wtasowujesz { $n } kart z ręki do talii.
        }
shuffles-back = { $n ->
        [one] { $who } wtasowuje 1 kartę z Archiwów do R&D.
        [few] { $who } wtasowuje { $n } karty z Archiwów do R&D.
       *[many] { $who } wtasowuje { $n } kart z Archiwów do R&D.
    }
    .you = { $n ->
            [one] Wtasowujesz 1 kartę z Archiwów do R&D.
            [few] Wtasowujesz { $n } karty z Archiwów do R&D.
           *[many] Wtasowujesz { $n } kart z Archiwów do R&D.
        }
comes-back = { $who } bierze { the-card } z powrotem na rękę.
    .you = Bierzesz { the-card } z powrotem na rękę.
looks-at-top = { $other_known ->
        [yes] { $who } ogląda wierzchnią kartę R&D: „{ $other }”.
       *[no] { $who } ogląda wierzchnią kartę R&D.
    }
    .you = { $other_known ->
            [yes] Oglądasz wierzchnią kartę R&D: „{ $other }”.
           *[no] Oglądasz wierzchnią kartę R&D.
        }
moves-to-host = { $who } hostuje teraz { the-card } na { $other_known ->
        [yes] karcie „{ $other }”
       *[no] niezrezowanym lodzie
    } ({ $where }).
    .you = Hostujesz teraz { the-card } na { $other_known ->
            [yes] karcie „{ $other }”
           *[no] niezrezowanym lodzie
        } ({ $where }).
to-hq = { $known ->
        [yes] Karta „{ $card }” trafia do HQ.
       *[no] Lód trafia do HQ.
    }
to-rd = Karta „{ $card }” trafia na wierzch R&D.
shuffles-rd = { $who } tasuje R&D.
    .you = Tasujesz R&D.
goes-on-from = Karta „{ $card }”: skok trwa dalej za lodem „{ $other }” ({ $where }).
looks-at-own-top = { $other_known ->
        [yes] { $who } ogląda wierzchnią kartę stosu: „{ $other }”.
       *[no] { $who } ogląda wierzchnią kartę stosu.
    }
    .you = { $other_known ->
            [yes] Oglądasz wierzchnią kartę stosu: „{ $other }”.
           *[no] Oglądasz wierzchnią kartę stosu.
        }
arranges-ice = { $who } przestawia lód chroniący serwer ({ $where }).
    .you = Przestawiasz lód chroniący serwer ({ $where }).
cannot-be-used = „{ $other }”: karty „{ $card }” nie można używać do końca skoku.
puts-on-top = { $who } kładzie kartę na wierzchu talii.
    .you = Kładziesz kartę na wierzchu talii.
puts-cards-on-bottom = { $n ->
        [one] { $who } kładzie 1 kartę na spód talii.
        [few] { $who } kładzie { $n } karty na spód talii.
       *[many] { $who } kładzie { $n } kart na spód talii.
    }
    .you = { $n ->
        [one] Kładziesz 1 kartę na spód talii.
        [few] Kładziesz { $n } karty na spód talii.
       *[many] Kładziesz { $n } kart na spód talii.
    }
swaps-with-pile = Karta „{ $card }”: { $n ->
        [one] zamieniono 1 kartę.
        [few] zamieniono { $n } karty.
       *[many] zamieniono { $n } kart.
    }
added-to-score = Karta „{ $card }” trafia do obszaru punktowania korporacji.
gains-text = Karta „{ $card }” otrzymuje tekst karty „{ $other }”.
puts-on-bottom = { $who } kładzie kartę na spód talii.
    .you = Kładziesz kartę na spód talii.
takes-back = { $who } bierze { the-card } { $seat ->
        [corp] z Archiwów do HQ
       *[runner] ze sterty do garści
    }.
    .you = Bierzesz { the-card } { $seat ->
            [corp] z Archiwów do HQ
           *[runner] ze sterty do garści
        }.
arranges = { $who } układa { $n ->
        [one] 1 wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } { $seat ->
        [corp] R&D
       *[runner] stosu
    }.
    .you = Układasz { $n ->
            [one] 1 wierzchnią kartę
            [few] { $n } wierzchnie karty
           *[many] { $n } wierzchnich kart
        } { $seat ->
            [corp] R&D
           *[runner] stosu
        }.
arranges-theirs = { $who } układa { $n ->
        [one] 1 wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } { $seat ->
        [corp] stosu
       *[runner] R&D
    }.
    .you = Układasz { $n ->
            [one] 1 wierzchnią kartę
            [few] { $n } wierzchnie karty
           *[many] { $n } wierzchnich kart
        } { $seat ->
            [corp] stosu
           *[runner] R&D
        }.
searches = { $who } przeszukuje { $seat ->
        [corp] R&D
       *[runner] stos
    } dzięki { at-card }.
    .you = Przeszukujesz { $seat ->
            [corp] R&D
           *[runner] stos
        } dzięki { at-card }.
reveals = { $who } odsłania { the-card }.
    .you = Odsłaniasz { the-card }.
exposes = Ujawniono { the-card }.

## Dlaczego gra się skończyła

cause-points = { $card }: { $n ->
        [one] 1 punkt projektów
        [few] { $n } punkty projektów
       *[many] { $n } punktów projektów
    }.
cause-grip = { $n ->
        [0] Brak kart
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    } w garści: o { $short } za mało.
