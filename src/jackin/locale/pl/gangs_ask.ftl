# Gangs of Night City: pytania i odpowiedzi. Zobacz katalog angielski.

## Pytania

gangs-ask-turn = Aktywacja albo odzyskanie.
gangs-ask-action = Kolejna akcja albo koniec tury. { $n ->
        [one] Pozostała 1 akcja.
        [few] Pozostały { $n } akcje.
       *[many] Pozostało { $n } akcji.
    }
gangs-ask-move = { $named ->
        [yes] Przesuń jednostkę: { $unit }.
       *[no] Przesuń swoje jednostki.
    }
gangs-ask-firefight = Rozpocząć strzelaninę?
gangs-ask-exchange = Zająć swoimi Solo ważne miejsca ({ $where })?
gangs-ask-combat-card = Strzelanina, { $where }: wybierz kartę walki.
gangs-ask-casualty = Straty, { $where }: która jednostka ginie?
gangs-ask-lose-unit = Która jednostka ginie?
gangs-ask-techies = Chwytasz okazję czy zatrudniasz edgerunnera?
gangs-ask-hired-at = Dokąd przybywa { $edgerunner }?
gangs-ask-drone-at = Gdzie powstaje dron?
gangs-ask-hideout-at = Gdzie budujesz kryjówkę?
gangs-ask-hideout-token = Która kryjówka z planszy gangu: { $where }?
gangs-ask-captor = Kto zabiera twoją poległą figurkę ({ $where })?
gangs-ask-pay = Płacisz { $amount }. Ile z tego zastąpić Korporacyjnymi sekretami?
gangs-ask-netrun = Jak głęboko wchodzisz?
gangs-ask-space = Zastosować efekt pola { $n }?
gangs-ask-keep-upgrade = Które ulepszenie walki zatrzymujesz?
gangs-ask-remove-combat = Usuń z gry jedną kartę walki z ręki.
gangs-ask-regain = Którą kartę walki odzyskujesz?
gangs-ask-reward = { $where }: która nagroda?
gangs-ask-recruit = Zrekrutuj jednostkę. { $n ->
        [one] Pozostała 1.
        [few] Pozostały { $n }.
       *[many] Pozostało { $n }.
    }
gangs-ask-choose = Wybierz jedno.
gangs-ask-may = Skorzystać z tej możliwości? { $offer }
gangs-ask-rival = Który rywal?
gangs-ask-pass-casualty = Kto poniesie twoją stratę?
gangs-ask-convert = Którą jednostkę przeciągasz na swoją stronę?
gangs-ask-push = Którą jednostkę wypierasz i dokąd?
gangs-ask-disc = Który krążek odzyskujesz?
gangs-ask-reserve = Którą okazję odkładasz dla siebie?
gangs-ask-resource = Wybierz zasób.
gangs-ask-lose-resource = Który zasób tracisz?
gangs-ask-extorted = Oddajesz zasób czy wrogi gang zyska { $n } Reputacji?

## Odpowiedzi

gangs-option-activate = { $action }
gangs-option-wild = Dowolna akcja: { $action }
gangs-option-reclaim = Odzyskanie
gangs-option-end-turn = Zakończ turę
gangs-option-done = Gotowe
gangs-option-move = { $unit }: { $where }
gangs-option-exchange = { $unit } zajmuje: { $where }
gangs-option-push = { $unit }: { $where }
gangs-option-recruit = { $unit }: { $where }
gangs-option-fight = Strzelanina: { $where }
gangs-option-build = { $where }
gangs-option-place = { $where }
gangs-option-combat = { $combat }
gangs-option-keep = Zatrzymaj: { $combat }
gangs-option-remove = Usuń: { $combat }
gangs-option-regain = { $combat }
gangs-option-lose = { $unit }
gangs-option-convert = { $unit }
gangs-option-seize = Chwyć: { $opportunity }
gangs-option-reserve = { $opportunity }
gangs-option-hire = Zatrudnij: { $edgerunner }
gangs-option-pay = { $n ->
        [one] 1 Korporacyjny sekret
        [few] { $n } Korporacyjne sekrety
       *[many] { $n } Korporacyjnych sekretów
    }
gangs-option-reward = { $amount }
gangs-option-resource = { $resource }
gangs-option-rival = { $gang }
gangs-option-captor = { $gang }
gangs-option-token = { $n } Reputacji
gangs-option-disc = { $action }
gangs-option-advance = { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    }
gangs-option-apply = Zastosuj
gangs-option-decline = Zrezygnuj
gangs-option-choose = { $effect }
gangs-option-yes = Tak
gangs-option-no = Nie
gangs-option-refuse = Odmów
