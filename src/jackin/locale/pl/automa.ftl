### Co automa robi przy stole, jedno zdanie w wierszu; obok stoi zasada, która za tym stoi.

## Obie strony

automa-reveals = { $who } odsłania kartę AI „{ $title }”.
automa-reshuffles = { $who } tasuje odrzucone karty AI w nową talię AI.

## Korporacja: przygotowanie, kliki i pieniądze

automa-sets-up = { $who } dzieli talię na stosy. Odsłonięta zostanie karta, na której leży tyle żetonów zaawansowania: { $n }.
automa-leaves-click = Tego kliku nie da się wykonać: pozostaje wolny.
automa-takes-credits = { $who } zamienia klik na pieniądze.
automa-uses-card = { $who } zamienia kliki na to, co oferuje { $card }.
automa-behaves = { $who } wykonuje kartę zachowania i odwraca ją.
automa-purges = { $who } ma rozkaz usunąć wirusy.
automa-hunts = { $who } ma rozkaz skasować zasoby.
automa-overridden = { $who } każe wykorzystać ten klik inaczej.

## Korporacja: HQ i projekty

automa-refills = { $who } kładzie wierzchnią kartę R&D na wierzchu HQ.
automa-routes-ice = { the-card } zostaje pokazana i wtasowana w stos ICE.
automa-routes-operation = { the-card } zostaje pokazana i wtasowana w stos OP.
automa-discards = { $who } odrzuca { the-card }.
automa-cannot-score = { $who } nie może zapłacić { $n }{ -credit } za projekt.
automa-keeps-agenda = Projekt nie trafia do Archiwów: zostaje wtasowany w R&D.
automa-scores = { $who } ma projekt do zapunktowania.
automa-refunds = Żetony wracają jako { $n }{ -credit }.

## Korporacja: instalowanie, żetony, lód

automa-installs-resource = { $who } instaluje wierzchnią kartę stosu RE.
automa-installs-ice = { $who } instaluje wierzchnią kartę stosu ICE.
automa-installs-stratagem = { $who } instaluje kartę ze stosu ES.
automa-installs-by = { $card }: zostaje zainstalowana karta ze stosu.
automa-advances = { $who } wykonuje rozkaz awansowania.
automa-turns-up = Odsłonięto { the-card }: { $n ->
        [one] leży na niej 1 żeton
        [few] leżą na niej { $n } żetony
       *[many] leży na niej { $n } żetonów
    }.
automa-turns-back = Znów zakryto { the-card } wraz z żetonami.
automa-moves-tokens = { $n ->
        [one] 1 żeton trafia
        [few] { $n } żetony trafiają
       *[many] { $n } żetonów trafia
    } na zrezowany lód.
automa-passes-tokens = { $n ->
        [one] 1 żeton trafia
        [few] { $n } żetony trafiają
       *[many] { $n } żetonów trafia
    } na następną zakrytą kartę ({ $where }).
automa-rezzes = { $who } może zapłacić za { the-card }.
automa-cannot-rez = { $who } nie może zapłacić za { the-card }: pozostaje zakryta.
automa-lacks-credits = { $who } ma za mało kredytów, by zrezować lód.
automa-repositions = { $who } znajduje lepsze miejsce dla { of-card }.

## Korporacja: operacje

automa-plays = { $who } bierze { the-card } ze stosu.
automa-skips = { $card } wymaga kliku, którego nie ma: karta wraca na spód stosu.
automa-too-dear = { $card } kosztuje za dużo: karta wraca na spód stosu, a klik zamienia się w pieniądze.
automa-no-use = { $card } nie daje korzyści: { $who } bierze zamiast tego 1{ -credit }.

## Korporacja: decyzje

automa-decides-rez = { $who } ma powód, by rezować.
automa-decides-use = { $who } ma powód, by użyć { of-card }.
automa-decides-yes = { $who } uznaje, że to warte swojej ceny.
automa-decides-target = { $who } wybiera najcenniejszą kartę.
automa-decides-installed = { $who } wybiera kartę #{ $n }, najcenniejszą z możliwych.
automa-decides-bid = { $who } dokłada tyle, ile runner nie przebije, w granicach budżetu, albo nic.

## Tura korporacji i pytanie w grze z human_override

timing-automa-corp-turn-corp_gains_clicks = początek tury
timing-automa-corp-turn-corp_opening_window = początek tury
timing-automa-corp-turn-corp_refills = początek tury
timing-automa-corp-turn-corp_turn_begins = początek tury
timing-automa-corp-turn-draws_or_loses = początek tury
timing-automa-corp-turn-waits_no_longer = początek tury
timing-automa-corp-turn-corp_first_window = przed pierwszą akcją
timing-automa-corp-turn-reveals_card = karta AI
timing-automa-corp-turn-takes_clicks = faza akcji
timing-automa-corp-turn-corp_window_after = po akcji
timing-automa-corp-turn-goes_on = faza akcji
timing-automa-corp-turn-stops = koniec tury
timing-automa-corp-turn-corp_last_window = koniec tury
timing-automa-corp-turn-corp_loses_clicks = koniec tury
timing-automa-corp-turn-corp_turn_ends = koniec tury
timing-automa-corp-turn-corp_turn_is_over = koniec tury

ask-automa-click = Klik { $n } automy: jak wydrukowano czy coś dla niej lepszego?
option-automa-as-printed = Jak wydrukowano
option-automa-instead-refill = Uzupełnij HQ
option-automa-instead-credit = Zyskaj kredyty
option-automa-instead-operation = Zagraj operację
option-automa-instead-advance = Awansuj kartę
option-automa-instead-resource = Zainstaluj ze stosu RE
option-automa-instead-new-remote = Zainstaluj w nowym serwerze
option-automa-instead-ice = Zainstaluj lód
option-automa-instead-ice-remote = Zainstaluj lód na serwerze zdalnym
