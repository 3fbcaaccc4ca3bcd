### Spieler: Konto und Profil

web-player-sign-in = Anmelden
web-player-new = Neues Konto
web-player-make = Konto anlegen
web-player-who = Konto
web-player-name = Name
web-player-phrase = Passphrase
web-player-phrase-how = Mindestens zehn Zeichen; ein paar Wörter, die nur du so zusammenstellst.
web-player-lost = Es gibt keine E-Mail-Adresse: Wer die Passphrase verliert, verliert das Konto.
web-player-why = Spielen kannst du auch ohne. Mit einem Konto kommen deine Partien von Gerät zu Gerät mit.
web-player-along = { $n ->
        [one] Die Partie dieses Browsers mitnehmen
       *[other] Die { $n } Partien dieses Browsers mitnehmen
    }
web-player-welcome = Du bist als { $name } angemeldet.
web-player-out = Abmelden
web-profile = Profil
web-profile-guest = Hier ist niemand angemeldet.
web-profile-since = seit { $date } · { $n ->
        [one] eine Partie
       *[other] { $n } Partien
    }
web-profile-games = Partien
web-profile-no-games = Noch keine Partie. Was du angemeldet spielst, steht hier, auf jedem Gerät.
web-profile-more = Ältere Partien
web-profile-account = Konto
web-profile-private = Nur du siehst das.
web-sessions = Wo du angemeldet bist
web-session-here = dieser Browser
web-session-unknown = Ein Programm
web-session-used = zuletzt benutzt { $date }
web-session-end = Dort abmelden
web-sessions-end = Überall sonst abmelden
web-phrase-change = Passphrase ändern
web-phrase-old = Bisherige Passphrase
web-phrase-new = Neue Passphrase
web-phrase-changed = Die Passphrase ist geändert. Alle anderen Geräte sind abgemeldet.
web-export = Alles ausgeben, was gespeichert ist
web-export-how = Eine Datei: dein Konto, deine Sitzungen und jede Partie mit ihrem Journal.
web-delete = Konto löschen
web-delete-how = Dein Name verschwindet von jedem Tisch, ebenso alles, was über dich gespeichert ist. Die anderen behalten ihre Partien. Das lässt sich nicht rückgängig machen.
web-deleted = Das Konto ist gelöscht.

web-rating = { $points } ± { $margin }
web-rated = Wertung
web-rated-no = Ohne Wertung
web-rated-yes = Gewertet
web-rated-how = Gewertet: Das Ergebnis ändert beide Wertungen.
web-rated-guest = Gewertete Partien sind für angemeldete Spieler.
