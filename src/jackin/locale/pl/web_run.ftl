# Skok, zanim zostanie wykonany.

run-title = Skok na { $where }
run-plan = Plan
run-preview-lane = podgląd
run-ask = Skok na { $where }?
run-ask-by = { $card }: skok na { $where }?
run-note = Lody zgodnie z planem. O wszystko nowe zapytamy.
run-run = Skok
run-not-now = Nie teraz
run-looking = Sprawdzanie lodów…
run-let = przepuść
run-stuck = zatrzyma cię
run-unknown = { $n ->
    [one] niezrezowany: Korporacja ma na niego 1 kredyt
    [few] niezrezowany: Korporacja ma na niego { $n } kredyty
   *[many] niezrezowany: Korporacja ma na niego { $n } kredytów
}
run-subroutines = { $n ->
    [one] 1 podprogram
    [few] { $n } podprogramy
   *[many] { $n } podprogramów
}
run-toll = { $n } za spotkanie
run-no-breaker = brak łamacza: kończy skok
run-ends-the-run = kończy skok
run-harms = szkodzi
run-switch = Złam { $card }
run-root = { $n ->
    [0] { $accesses ->
        [one] 1 karta do uzyskania dostępu
        [few] { $accesses } karty do uzyskania dostępu
       *[many] { $accesses } kart do uzyskania dostępu
    }
    [one] 1 karta w serwerze, dostępów: { $accesses }
    [few] { $n } karty w serwerze, dostępów: { $accesses }
   *[many] { $n } kart w serwerze, dostępów: { $accesses }
}
run-have = Masz
run-cost = Znany koszt
run-left = Zostanie
run-left-unknown = Zostanie na nieznane i na kartę
run-idle = { $n ->
    [one] 1 zdolność bez wpływu na ten lód
    [few] { $n } zdolności bez wpływu na ten lód
   *[many] { $n } zdolności bez wpływu na ten lód
}
run-preview-when = Podgląd skoku
run-preview-ice = Gdy są lody
run-preview-always = Zawsze
run-leave = Odłącz się przy najbliższej okazji
run-leaving = Odłączysz się przy najbliższej okazji; ponownie: zostań
run-room = Najpierw zrób miejsce: skasuj tam coś
run-room-program = Najpierw zrób miejsce: skasuj program
run-install-as-is = Nie kasuj niczego
run-stops = Ten skok zatrzymuje się
run-drag-hint = Skok… albo przeciągnij na serwer: wtedy od razu.
