# Ein Run, bevor er gemacht wird.

run-title = Run auf { $where }
run-plan = Plan
run-preview-lane = Vorschau
run-ask = Run auf { $where }?
run-ask-by = { $card }: Run auf { $where }?
run-note = Dem Ice wird nach Plan begegnet. Bei allem Neuen wirst du gefragt.
run-run = Run
run-not-now = Nicht jetzt
run-looking = Das Ice wird betrachtet…
run-let = zulassen
run-stuck = hält dich auf
run-unknown = { $n ->
    [one] nicht geladen: Der Konzern hat 1 Credit dafür
   *[other] nicht geladen: Der Konzern hat { $n } Credits dafür
}
run-subroutines = { $n ->
    [one] 1 Subroutine
   *[other] { $n } Subroutinen
}
run-toll = { $n } für die Begegnung
run-no-breaker = kein Brecher: beendet den Run
run-ends-the-run = beendet den Run
run-harms = es schadet
run-switch = { $card } brechen
run-root = { $n ->
    [0] { $accesses ->
        [one] 1 Karte zum Zugriff
       *[other] { $accesses } Karten zum Zugriff
    }
    [one] 1 Karte im Server, { $accesses } zum Zugriff
   *[other] { $n } Karten im Server, { $accesses } zum Zugriff
}
run-have = Du hast
run-cost = Bekannte Kosten
run-left = Übrig
run-left-unknown = Übrig für Unbekanntes und die Karte
run-idle = { $n ->
    [one] 1 Fähigkeit, die diesem Ice nichts anhat
   *[other] { $n } Fähigkeiten, die diesem Ice nichts anhaben
}
run-preview-when = Runs vorher ansehen
run-preview-ice = Wenn Ice da ist
run-preview-always = Immer
run-leave = Bei der nächsten Gelegenheit ausstöpseln
run-leaving = Du stöpselst dich bei nächster Gelegenheit aus; nochmals: bleiben
run-room = Erst Platz schaffen: dort etwas zerstören
run-room-program = Erst Platz schaffen: ein Programm zerstören
run-install-as-is = Nichts zerstören
run-stops = Dieser Run hält an
run-drag-hint = Run… oder auf einen Server ziehen: dann sofort.
