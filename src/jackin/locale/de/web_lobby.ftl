### Die Lobby

web-lobby = Offene Tische
web-lobby-playing = Hier wird gespielt
web-lobby-filter = Welches Spiel
web-lobby-both = Beide Spiele
web-netrunner-short = Netrunner
web-gangs-short = Gangs
web-lobby-none = Gerade wartet niemand. Mach einen Tisch für alle auf, dann steht er hier.
web-lobby-no-line = Zur Lobby besteht gerade keine Verbindung.
web-lobby-here = { $n ->
        [one] Eine Person da
       *[other] { $n } Personen da
    }
web-lobby-games = { $n ->
        [one] eine Partie
       *[other] { $n } Partien
    }
web-lobby-seeks = sucht: { $side } · { $clock }
web-lobby-free = { $n ->
        [one] ein Platz frei · { $clock }
       *[other] { $n } Plätze frei · { $clock }
    }
web-lobby-turn = Zug { $n }
web-lobby-join = Mitspielen
web-lobby-mine = Zu meinem Tisch
web-lobby-quick = Schnelle Partie
web-lobby-quick-how = Setzt dich an einen Tisch wie den gewählten oder macht ihn für alle auf.
web-lobby-found = Während ich gegen eine Maschine spiele, darf man mich finden
web-lobby-waits = { $name } wartet an einem offenen Tisch.
web-lobby-waits-kept = Deine Partie hier bleibt erhalten.
web-lobby-not-now = Jetzt nicht
web-lobby-look = Ansehen
web-lobby-report = Diesen Tisch melden
web-lobby-reported = Danke. Wer diesen Server betreibt, sieht es sich an.
web-listed = Wer darf sich setzen
web-listed-link = Mit Link
web-listed-all = Alle
web-listed-how = Der Tisch steht mit deinem Namen in der Lobby.
