### Co robi automatyczny runner i dlaczego

automa-pile-pro = { $who } wykłada PRO, programy i sprzęt: { $n }.
automa-pile-ec = { $who } wykłada EC, karty dające pieniądze: { $n }.
automa-pile-re = { $who } wykłada RE, zasoby i wydarzenia: { $n }.
automa-renews-stack = { $who } nie ma czego dobrać: sterta ({ $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }) staje się nowym stosem.
automa-renews-economy = { $who } wtasowuje do EC { $n ->
        [one] 1 zagrane wydarzenie
        [few] { $n } zagrane wydarzenia
       *[many] { $n } zagranych wydarzeń
    }.
win-stack-empty = { $who } wygrywa: runner musi dobrać kartę, a stos jest pusty.
    .you = Wygrywasz: runner musi dobrać kartę, a stos jest pusty.

automa-leftover = Kliku { $n } nie da się wykonać: pozostaje wolny.
automa-bottom = Wolny klik wykonuje dolny rozkaz karty.
automa-loses-click = Dolnego rozkazu nie da się wykonać: klik przepada.
automa-gives-up = { $who } rezygnuje z kliku { $n }.

automa-runs = Rząd prowadzi na { $where }.
automa-diverts = Warunek rzędu jest spełniony: klik idzie na to zamiast na skok.
automa-economy = { $who } bierze { the-card } z EC za darmo.
automa-program = { $who } bierze { the-card } z PRO.
automa-resource = { $who } bierze { the-card } z RE.
automa-grip = { $who } bierze { the-card } z garści.
automa-buries = { $card }: karty nie da się teraz użyć, trafia na spód stosu.
automa-draws = { $who } wydaje klik na dobieranie.
automa-credit = { $who } wydaje klik na kredyty.
automa-sheds-tag = { $who } wydaje klik na usunięcie tagu.
automa-uses = { $who } używa najcenniejszej zdolności za klik, tej z { of-card }.

automa-breaks = { $who } pokonuje lód najtańszą drogą, dzięki { at-card }.
automa-jacks-out = { $who } nie może pokonać następnego lodu i porzuca skok.
automa-links = { $who } dodaje { $n } do połączenia, w granicach limitu skoku.
automa-trashes = { $who } płaci { $n }{ -credit }, by skasować kartę, w granicach limitu skoku.
automa-prevents = { $who } uznaje, że warto użyć { of-card }.
automa-makes-room = { $who } pozbywa się najmniej cennego programu: { $card }.
automa-chooses = { $who } wybiera to, co najcenniejsze.
automa-searches = { $who } szuka lodołamacza, którego brakuje.
