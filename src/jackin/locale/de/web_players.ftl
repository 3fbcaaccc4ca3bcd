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
web-player-along = Mitnehmen, was dieser Browser hat (Partien: { $games }, Decks: { $decks })
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
web-passkeys = Passkeys
web-passkeys-how = Melde dich mit Finger, Gesicht oder der PIN deines Geräts an statt mit der Passphrase.
web-passkey-add = Passkey hinzufügen
web-passkey-added = Der Passkey ist hinzugefügt.
web-passkey-remove = Entfernen
web-passkey-used = angelegt { $date }, zuletzt benutzt { $used }
web-passkey-enter = Mit einem Passkey anmelden
web-passkey-none = Es wurde kein Passkey gewählt.
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

web-pool-netrunner-runner = Runner
web-pool-netrunner-corp = Konzern
web-pool-gangs = Gangs
web-rating-games = { $n ->
        [one] eine gewertete Partie
       *[other] { $n } gewertete Partien
    }
web-rating-provisional = vorläufig
web-rating-none = noch keine gewertete Partie
web-rating-as = Wertung: { $pool }
web-rating-span = Zeitraum
web-rating-days = { $n } Tage
web-rating-all = Alles
web-rating-steps = Partie für Partie
web-rating-game = { $outcome } gegen { $name } ({ $theirs }): { $change }
web-rating-band = Im Band liegt deine Stärke mit 95 %. Es wird schmaler, wenn du spielst, und breiter, wenn du ruhst.
web-rating-empty = Keine gewertete Partie in dieser Zeit. Zwei angemeldete Spieler können eine vereinbaren.
web-drawn = Unentschieden
web-won-short = S
web-lost-short = N
web-drawn-short = U
web-rates = Siegquoten
web-rates-opponent = Gegner
web-rates-deck = Deck
web-rates-side = Seite
web-percent = { $n } %
web-rates-of = { $won } von { $n }
web-rates-how = Weiße Linie: 95-%-Intervall. Eine Zeile filtert die Partien.
web-rates-none = Noch keine beendete Partie.
web-games-result = Ergebnis
web-games-end = Wie es ausging
web-games-turns = Züge
web-games-when = Wann
web-games-replay = Wiederholung
web-games-analysis = Analyse
web-games-count = { $n } von { $all }
web-favourites = Lieblingsdecks
web-favourites-games = { $n ->
        [one] eine Partie
       *[other] { $n } Partien
    }
web-blocked = Blockierte Spieler
web-unblock = Freigeben
web-mute = Stummschalten
web-unmute = Wieder hören
web-block = Blockieren
web-block-how = Ihr trefft euch nicht wieder: Keiner setzt sich an die Tische des anderen.
web-block-done = { $name } ist blockiert. In deinem Profil lässt sich das zurücknehmen.
web-worth = { $name } · { $points }
web-worth-how = Gemessen in vielen Partien zwischen Maschinen, auf der Skala der Spielerwertungen.
web-level-yours = Deiner Stärke am nächsten
web-level-nearer = Näher an deiner Stärke: { $name }, { $points }
web-share = Mein Profil zeigen
web-share-how = Nur du siehst es, solange du nichts anderes wählst. Andere stehen mit Namen auf deiner Seite nur, wenn sie selbst ihre Partien zeigen.
web-share-ratings = Wertungen und ihr Verlauf
web-share-rates = Siegquoten
web-share-games = Beendete Partien, ohne Wiederholungen
web-share-page = Alle können es hier sehen:
web-rates-line = Weiße Linie: 95-%-Intervall.
web-rates-people = Menschen
web-rates-bots = Mehrere Bots
web-player-somebody = jemand
