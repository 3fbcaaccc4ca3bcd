### Was der Online-Tisch sagt, wenn etwas nicht geht und wenn etwas an ihm geschieht

serve-open = Der Tisch ist offen unter { $address }
serve-no-port = { $host }, Port { $port } lässt sich nicht nutzen: { $why }
serve-bad-url = { $place } ist keine Datenbank, die hier zu gebrauchen ist: { $why }
serve-bad-database = Die Datenbank { $place } ist nicht zu gebrauchen: { $why }
serve-bad-folder = Der Datenordner { $place } ist nicht zu gebrauchen: { $why }
serve-second = Ein anderer Server benutzt { $place } schon. Halte ihn an, oder nenne mit --data einen anderen Ordner.
serve-alone = Mehrere Prozesse brauchen PostgreSQL (--database postgresql://...): { $place } ist für einen allein.
serve-not-up = Ein Prozess des Servers ist nicht hochgekommen. Warum, steht im Protokoll.
play-open = Der Tisch ist offen unter { $address } (mit Strg+C beenden)
backup-done = { $rows ->
    [one] { $rows } Zeile ist
   *[other] { $rows } Zeilen sind
  } in { $place }
restore-done = { $rows ->
    [one] { $rows } Zeile aus { $place } ist
   *[other] { $rows } Zeilen aus { $place } sind
  } in der Datenbank
restore-not-empty = { $place } ist nicht leer. Eine Sicherung wird in eine neue Datenbank zurückgespielt.
restore-no-backup = { $place } ist keine Sicherung von Jackin. { $why }
restore-broken = { $place } ist beschädigt: abgeschnitten oder verändert. Zurückgespielt wurde nichts.
restore-newer = { $place } stammt von einer neueren Version: Diese kennt nicht alles von { $why }.

## Der Eingang

server-no-client = Der Browser-Client ist noch nicht gebaut. Starte „make play“ im Projektordner oder „npm ci && npm run build“ in dessen Ordner web.
server-no-game = Ein Spiel { $game } gibt es hier nicht.
server-no-language = Für diese Sprache gibt es keine Worte.
server-not-found = Hier ist nichts.
server-not-understood = Die Nachricht wurde nicht verstanden.
server-failed = Hier ist etwas schiefgegangen. Verloren ist nichts: Komm zurück an den Tisch.
server-not-text = Nachrichten sind Text, keine Bytes.
server-not-reading = Diese Leitung hat zu lange nicht zugehört. Komm zurück an den Tisch.
server-other-origin = Diese Seite darf nicht mit diesem Tisch sprechen.
server-other-host = Unter diesem Namen ist dieser Server nicht zu erreichen.
server-cannot-keep = Das ließ sich gerade nicht speichern, darum hat sich nichts geändert. Versuche es gleich noch einmal.
server-too-big = Die Nachricht ist zu groß.
server-too-fast = Zu viele Nachrichten in kurzer Zeit. Warte einen Moment.

## Tische

server-no-table = Es gibt keinen Tisch { $table }.
server-broken-table = Tisch { $table } lässt sich mit dieser Version nicht weiterspielen.
server-cannot-read = Die Aufzeichnungen dieses Tisches sind gerade nicht zu lesen. Geändert hat sich nichts; versuche es gleich noch einmal.
server-elsewhere = Der Tisch zieht gerade auf einen anderen Server um. Versuche es gleich noch einmal.
server-old-rules = Tisch { $table } wurde nach anderen Regeln gespielt (Fassung { $rules }). Er ist zu sehen, wie er stand; weiterspielen lässt er sich nicht.
server-old-journal = Diese Partie wurde nach anderen Regeln gespielt (Fassung { $rules }); die heutigen würden eine andere daraus machen.
server-too-many-reports = Hier liegen schon zu viele Meldungen. Danke trotzdem.
server-not-listed = Dieser Tisch steht nicht in der Lobby.
server-complained = Du hast diesen Tisch schon gemeldet.
server-no-seat = Diesen Platz gibt es nicht: { $side }.
server-no-bot = Kein Bot heißt { $name }.
server-no-automa = Kein Automa der anderen Seite heißt { $name }.
server-no-level = Dieser Automa hat keine Stufe { $level }.
server-no-behaviour = Dieser Automa hat keine Verhaltenskarte { $behaviour }.
server-corp-automa-only = Nur ein Konzern-Automa hat die verbesserte Wirtschaft oder Klicks, die du ersetzen darfst.
server-no-card = Das Deck enthält eine Karte, die hier unbekannt ist. { $detail }
server-deck-of-other-side = Das Deck gehört zur anderen Seite: Hier sitzt der { $who }.
server-deck-of-other-set = Das Deck ({ $who }) braucht ein Set, das an diesem Tisch nicht gespielt wird: { $set }.
server-no-set = Ein Tisch wird mit Kartensets gespielt, die es hier gibt.
server-illegal-deck = { $n ->
        [one] Das Deck verletzt eine Regel des Deckbaus.
       *[other] Das Deck verletzt { $n } Regeln des Deckbaus.
    }
server-no-decks = Dieses Spiel hat keine Decks.
server-no-content = Inhalte namens { $name } gibt es hier nicht.
server-bad-gangs = Jeder Platz braucht eine eigene Gang.
server-bad-settings = So kann keine Partie beginnen. { $detail }
server-bad-journal = Das ist keine Spieldatei. { $detail }
server-illegal-journal = { $n ->
        [one] In dieser Spieldatei verletzt das Deck auf dem Platz „{ $who }“ eine Regel des Deckbaus.
       *[other] In dieser Spieldatei verletzt das Deck auf dem Platz „{ $who }“ { $n } Regeln des Deckbaus.
    }
server-no-such-point = Diesen Punkt hat die Partie nicht.
server-no-replay = Dieses Replay gibt es nicht.
server-deal-known = Wer diesen Tisch gemacht hat, weiß, wie die Karten liegen. Setz dich nur, wenn du das willst.
server-table-full = Jeder Platz an diesem Tisch ist besetzt.
server-wrong-secret = Dieser Schlüssel öffnet keinen Platz an diesem Tisch.
server-not-yet = Das muss warten, bis die Partie vorbei ist.
server-no-analysis = Für dieses Spiel gibt es keine Analyse.
server-no-spectators = Dieser Tisch ist nicht für Zuschauer offen.

## Am Tisch

server-hello-first = Eine Leitung beginnt damit, wer da ist.
server-hello-again = Der Tisch weiß schon, wer da ist.
server-only-watching = Zuschauer sehen nur zu.
server-not-begun = Die Partie hat nicht begonnen.
server-not-playing = Die Partie ist vorbei.
server-not-over = Die Partie ist nicht vorbei.
server-stale = Diese Frage ist nicht mehr offen.
server-not-an-answer = Das ist keine Antwort auf die Frage.
server-nothing-to-take-back = Es gibt nichts rückgängig zu machen.
server-asked-already = Das wurde schon gefragt.
server-no-offer = Danach fragt niemand.
server-rematch-made = Die Revanche liegt schon auf einem Tisch.
server-cannot-swap = Der Automa behält seine Seite.
server-not-gone = Am anderen Platz ist noch jemand.
server-no-such-run = Ein Run auf { $server } ist gerade nicht möglich.
server-no-chat = Der Chat dieses Tisches ist aus.
server-took-back = { $name } hat eine Entscheidung zurückgenommen.
server-took-back-seen = { $name } hat eine Entscheidung zurückgenommen, nachdem verdeckte Karten zu sehen waren.
server-bot-stuck = { $name } hat keinen Zug gefunden. Gespielt wird der einfachste erlaubte.

## Wie eine Partie am Tisch enden kann: Gründe neben denen der Regeln

win-concede = { the-side } gewinnt: Die andere Seite gibt auf.
    .you = Du gewinnst: Die andere Seite gibt auf.
win-time = { the-side } gewinnt: Die Zeit der anderen Seite ist um.
    .you = Du gewinnst: Die Zeit der anderen Seite ist um.
win-gone = { the-side } gewinnt: Der andere Platz wurde verlassen.
    .you = Du gewinnst: Der andere Platz wurde verlassen.

## Die Klicks der Karten eines Automas, für die Kartensuche

server-automa-reserve = Wird aufgehoben
server-automa-advance = Eine Karte entwickeln
server-automa-behaviour = Der Verhaltenskarte folgen
server-automa-credit = Einen Credit nehmen
server-automa-draw = { $n ->
        [one] Eine Karte
       *[other] { $n } Karten
    } ziehen
server-automa-economy = Karte spielen, die Geld bringt
server-automa-grip = Eine Karte aus dem Griff nutzen
server-automa-install-ice = Ice installieren
server-automa-install-resource = Vom RE-Stapel installieren
server-automa-operation = Eine Operation spielen
server-automa-program = Programm oder Hardware installieren
server-automa-purge = Viren löschen
server-automa-refill = HQ auffüllen
server-automa-remove-tag = Eine Markierung entfernen
server-automa-resource = Ressource oder Ereignis nutzen
server-automa-run = Run
server-automa-stratagem = Eine Kriegslist installieren
server-automa-trash-resource = Eine Ressource zerstören
server-automa-use-ability = Eine Fähigkeit nutzen
server-automa-run-ability = Run durch eine Fähigkeit
server-automa-use-asset = Einen Aktivposten nutzen
server-no-lesson = Es gibt keine Lektion { $lesson }.
server-no-hint = Hilfe gibt es nur in Lektionen und in Partien gegen Maschinen.

## Spieler

server-bad-name = Dieser Name geht nicht: zwei bis 24 Buchstaben und Ziffern einer Schrift.
server-name-taken = Dieser Name ist vergeben.
server-wrong-phrase = Name und Passphrase gehören nicht zusammen.
server-phrase-is-name = Die Passphrase darf den Namen nicht enthalten.
server-not-signed-in = Hier ist niemand angemeldet.
server-no-session = Diese Sitzung gibt es nicht.
server-no-player = Diesen Spieler gibt es nicht, oder er zeigt nichts von sich.
server-passkey-wrong = Der Passkey wurde nicht angenommen.
server-passkey-nowhere = Passkeys brauchen eine sichere Seite mit eigenem Namen, keine Adresse aus Zahlen.
server-no-passkey = Diesen Passkey gibt es nicht.
server-passkeys-full = Ein Konto fasst zwanzig Passkeys. Entferne erst einen.
server-busy = Gerade melden sich zu viele an. Versuch es gleich noch einmal.
server-cannot-rate = Eine gewertete Partie ist für zwei, die angemeldet sind, mit gerechtem Mischen.
server-cannot-explain = Ein Bot erklärt sich nur, wo außer dir nur Maschinen spielen.
server-rated-guest = Dieser Tisch ist gewertet: Melde dich an, um dich zu setzen.
server-rated = Dieser Tisch ist gewertet. Setz dich nur, wenn du das willst.
server-own-table = Du sitzt schon an diesem Tisch.
server-rated-no-bot = In einer gewerteten Partie nimmt kein Bot einen Platz ein.
server-blocked = Einer von euch will nicht mit dem anderen spielen.
server-nobody-to-block = Dort sitzt niemand, der sich blockieren lässt: Das geht nur bei Spielern mit Konto.
server-too-many-decks = Es ist Platz für { $n } Decks.
server-too-many-blocks = Es ist Platz für { $n } blockierte Spieler.
