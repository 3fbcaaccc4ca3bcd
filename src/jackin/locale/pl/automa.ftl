### Co automa robi przy stole, jedno zdanie w wierszu; obok stoi zasada, która za tym stoi.

## Obie strony

automa-reveals = { $who } odsłania kartę AI „{ $title }”.
automa-reshuffles = { $who } tasuje odrzucone karty AI w nową talię AI.

## Korporacja: przygotowanie, kliki i pieniądze

automa-sets-up = { $who } dzieli talię na stosy. Odsłonięta zostanie karta, na której leży tyle żetonów zaawansowania: { $n }.
automa-leaves-click = Tego kliku nie da się wykonać: pozostaje wolny.
automa-takes-credits = { $who } zamienia klik na pieniądze.
automa-uses-card = { $who } zamienia kliki na to, co oferuje { $card }.
automa-behaves = Karta zachowania, strona { $n ->
        [0] A
       *[other] B
    }.
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

## Dlaczego automa robi to, co robi, zanim to zrobi

automa-at-click = { $side ->
        [a] Zachowanie { $side ->
                [a] A
               *[b] B
            }{ $click }
        [b] Zachowanie { $side ->
                [a] A
               *[b] B
            }{ $click }
       *[other] { $click ->
            [0] Wolny klik
           *[other] Klik { $click }
        }
    }
automa-at = { $row ->
        [0] { automa-at-click }
       *[other] Rząd { $row }
    }:
automa-held = { $held ->
        [yes] Tak.
       *[no] Nie.
    }
automa-nowhere = { automa-at } żaden serwer nie pasuje.
automa-asks-bare = { automa-at } { aicard-if-bare }? { automa-held }
automa-asks-breakers_lt = { automa-at } { aicard-if-breakers_lt }? { automa-held }
automa-asks-credits_ge = { automa-at } { aicard-if-credits_ge }? { automa-held }
automa-asks-credits_lt = { automa-at } { aicard-if-credits_lt }? { automa-held }
automa-asks-ec_left_ge = { automa-at } { aicard-if-ec_left_ge }? { automa-held }
automa-asks-es_left_ge = { automa-at } { aicard-if-es_left_ge }? { automa-held }
automa-asks-grip_gt = { automa-at } { aicard-if-grip_gt }? { automa-held }
automa-asks-grip_le = { automa-at } { aicard-if-grip_le }? { automa-held }
automa-asks-grip_lt = { automa-at } { aicard-if-grip_lt }? { automa-held }
automa-asks-hq_lt = { automa-at } { aicard-if-hq_lt }? { automa-held }
automa-asks-ice_left_ge = { automa-at } { aicard-if-ice_left_ge }? { automa-held }
automa-asks-my_points_ge = { automa-at } { aicard-if-my_points_ge }? { automa-held }
automa-asks-no_breaker = { automa-at } { aicard-if-no_breaker }? { automa-held }
automa-asks-no_trash_aid = { automa-at } { aicard-if-no_trash_aid }? { automa-held }
automa-asks-poor = { automa-at } { aicard-if-poor }? { automa-held }
automa-asks-re_left_ge = { automa-at } { aicard-if-re_left_ge }? { automa-held }
automa-asks-remotes_ge = { automa-at } { aicard-if-remotes_ge }? { automa-held }
automa-asks-remotes_lt = { automa-at } { aicard-if-remotes_lt }? { automa-held }
automa-asks-rezzed_ice_ge = { automa-at } { aicard-if-rezzed_ice_ge }? { automa-held }
automa-asks-stack_left_ge = { automa-at } { aicard-if-stack_left_ge }? { automa-held }
automa-asks-tagged = { automa-at } { aicard-if-tagged }? { automa-held }
automa-asks-tags_ge = { automa-at } { aicard-if-tags_ge }? { automa-held }
automa-asks-their_points_ge = { automa-at } { aicard-if-their_points_ge }? { automa-held }
automa-asks-thin = { automa-at } { aicard-if-thin }? { automa-held }
automa-asks-tokens_ge = { automa-at } { aicard-if-tokens_ge }? { automa-held }
automa-asks-turn_ge = { automa-at } { aicard-if-turn_ge }? { automa-held }
automa-asks-virus_ge = { automa-at } { aicard-if-virus_ge }? { automa-held }
automa-asks-weak = { automa-at } { aicard-if-weak }? { automa-held }
automa-fails-advance = { automa-at } { server-automa-advance }: niemożliwe.
automa-fails-behaviour = { automa-at } { server-automa-behaviour }: niemożliwe.
automa-fails-credit = { automa-at } { server-automa-credit }: niemożliwe.
automa-fails-draw = { automa-at } { server-automa-draw }: niemożliwe.
automa-fails-economy = { automa-at } { server-automa-economy }: niemożliwe.
automa-fails-grip = { automa-at } { server-automa-grip }: niemożliwe.
automa-fails-install_ice = { automa-at } { server-automa-install-ice }: niemożliwe.
automa-fails-install_resource = { automa-at } { server-automa-install-resource }: niemożliwe.
automa-fails-operation = { automa-at } { server-automa-operation }: niemożliwe.
automa-fails-program = { automa-at } { server-automa-program }: niemożliwe.
automa-fails-purge = { automa-at } { server-automa-purge }: niemożliwe.
automa-fails-refill = { automa-at } { server-automa-refill }: niemożliwe.
automa-fails-remove_tag = { automa-at } { server-automa-remove-tag }: niemożliwe.
automa-fails-resource = { automa-at } { server-automa-resource }: niemożliwe.
automa-fails-run = { automa-at } { server-automa-run }: niemożliwe.
automa-fails-run_ability = { automa-at } { server-automa-run-ability }: niemożliwe.
automa-fails-stratagem = { automa-at } { server-automa-stratagem }: niemożliwe.
automa-fails-trash_resource = { automa-at } { server-automa-trash-resource }: niemożliwe.
automa-fails-use_ability = { automa-at } { server-automa-use-ability }: niemożliwe.
automa-fails-use_asset = { automa-at } { server-automa-use-asset }: niemożliwe.
