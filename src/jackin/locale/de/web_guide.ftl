# Die geführte erste Partie: was man beim ersten Mal hört, je einmal, wenn es vorkommt. Es liest der Runner.
# $card ist ein Titel, $where ein System, $n eine Zahl.

web-guide = Begleitung
web-guide-quiet = Die Begleitung meldet sich, wenn etwas Neues kommt.
web-guide-got-it = Verstanden
web-guide-leave = Ohne Begleitung

## Anfang und Ende

web-guide-welcome = Du bist der Runner, Kate. Der Konzern versteckt Agenden in seinen Systemen. Stiehl Agenden im Wert von 7 Punkten, und du gewinnst; der Konzern gewinnt, wenn er zuerst 7 Punkte erzielt oder wenn dir bei Schaden die Karten ausgehen. Diese 5 Karten sind deine Hand, der Griff. Behalte ihn, wenn etwas darin Credits bringt oder Ice ausschaltet.
web-guide-corp-first = Der Konzern hat seinen ersten Zug gespielt. Er hat 3 Klicks und legt Karten verdeckt: Ice quer vor ein System, um es zu schützen, andere Karten hinein. Du siehst nicht, was es ist, aber wo. Das Protokoll daneben erzählt alles, was geschieht.
web-guide-won = Die Partie gehört dir. Jetzt kennst du das ganze Spiel. Versuch als Nächstes den Automa oder die Seite des Konzerns.
web-guide-lost = { $reason ->
        [flatline] Hirntot: Du musstest mehr Karten verlieren, als du hattest. Gegen Jinteki behalte vor einem Run ein paar Karten im Griff.
        [agendas] Der Konzern hat 7 Punkte erzielt. Mach nächstes Mal früher Runs auf Systeme, deren Karten er entwickelt.
       *[other] Diese Partie geht an den Konzern.
    } Sieh sie dir bei den gespielten Partien noch einmal an, oder spiel von der Startseite aus neu.

## Dein Zug

web-guide-clicks = Dein Zug. Du hast { $n } Klicks, und jeder kauft eine Aktion: 1{ -credit } nehmen, eine Karte ziehen, eine Karte aus der Hand spielen oder installieren, oder einen Run machen. Was türkis markiert ist, lässt sich jetzt anklicken. Ist nichts türkis, bist du nicht dran.
web-guide-second-turn = Ein guter Zug mischt oft: etwas, das Geld bringt, etwas, das du installierst, und einen Run, wenn der Weg frei ist. Die Reihenfolge deiner Klicks ist dir überlassen.
web-guide-gamble = „{ $card }“ kostet 5{ -credit } und gibt dir 9. Klicke die Karte in deiner Hand an, um sie zu spielen. Ereignisse geschehen einmal und gehen in deine Ablage.
web-guide-income = „{ $card }“ bringt Zug für Zug Credits. Klicke die Karte an, um sie zu installieren: Sie bleibt vor dir liegen, und später klickst du sie dort an, um sie zu nutzen.
web-guide-breaker = „{ $card }“ ist ein Ice-Brecher. Ice-Brecher bringen dich an Ice vorbei, jeder an einer Art: Fracter schalten Barrieren aus, Decoder Code-Zugänge, Killer Wächter. Programme füllen deinen Speicher, der als { -mu } neben deinem Namen steht.
web-guide-rig = Was du installiert hast, ist deine Ausrüstung. Sie bleibt für den Rest der Partie. Zeig auf eine Karte oder halte sie gedrückt, um sie ganz zu lesen.
web-guide-first-run = { $where } hat kein Ice davor. Klicke das System für einen Run an: Kein Ice hält dich auf, und du siehst, was der Konzern dort hat.
web-guide-advanced = Der Konzern hat Entwicklungsmarker auf eine verdeckte Karte gelegt ({ $where }). Es kann eine Agenda sein, die gleich Punkte bringt, oder eine Falle, die zubeißt. Sie liegen zu lassen ist auch eine Wahl, aber Agenden warten nicht lange.
web-guide-ice-everywhere = HQ und F&E haben jetzt beide Ice. Du brauchst Ice-Brecher und einige Credits: Rechne mit 1 oder 2{ -credit } je Subroutine, und mehr, wenn das Ice stark ist.
web-guide-tagged = Du bist markiert: Der Konzern weiß, wo du wohnst. Solange kann er deine Ressourcen zerstören und seine übelsten Operationen spielen. Ein Klick und 2{ -credit } entfernen 1 Markierung.
web-guide-poor = Du hast wenig Credits. Ohne sie schaltest du nichts aus und zerstörst nichts; ein Klick bringt immer mindestens 1{ -credit }.
web-guide-few-cards = Dein Griff ist fast leer. Er ist auch dein Leben: Jeder Punkt Schaden kostet dich eine Karte, und kannst du keine verlieren, bist du hirntot. Ein Klick zieht eine Karte.
web-guide-corp-turn = Wieder der Zug des Konzerns. Er zieht und hat dann 3 Klicks. Achte auf die Systeme: Eine neue Karte hinter Ice ist oft einen Blick wert.
web-guide-discard = Der Zug ist vorbei, und du darfst höchstens { $n } Karten behalten. Wähle, was du am wenigsten brauchst: Es geht in deine Ablage.

## Runs

web-guide-corp-may-rez = Du näherst dich einem verdeckten Ice. Der Konzern entscheidet jetzt, ob er dafür bezahlt und es aufdeckt. Tut er es nicht, gehst du vorbei.
web-guide-encounter = Du triffst auf „{ $card }“. Jede Zeile mit Pfeil ist eine Subroutine, und alle, die nicht ausgeschaltet sind, treffen dich. Dein Ice-Brecher muss mindestens so stark sein wie das Ice und wird je Subroutine bezahlt. Auf dem Knopf steht der ganze Preis: Ein Druck schaltet alle aus.
web-guide-no-breaker = Du triffst auf „{ $card }“, und mit dem, was du jetzt hast, lässt es sich nicht ganz ausschalten. Jede Subroutine, die nicht ausgeschaltet ist, geschieht. „Beende den Run“ schickt dich nur nach Hause; lies die anderen, bevor du sie zulässt.
web-guide-break = Wähle die Subroutine, die du ausschalten willst. Die schlimmste zuerst.
web-guide-ice-choice = „{ $card }“ lässt dir die Wahl. Nimm, was weniger wehtut: Es gibt immer einen nächsten Run.
web-guide-trace = Aufspüren: Der Konzern hat { $n } erreicht. Deine Verbindung von { $link } und was du zahlst müssen mindestens so viel sein, dann geschieht dir nichts.
web-guide-jack-out = Weiteres Ice liegt vor dir. Hier kannst du dich noch ausstöpseln und den Run sicher beenden, oder weitergehen.
web-guide-at-server = Zwischen dir und dem System ist kein Ice mehr. Geh weiter, und du greifst auf das zu, was darin ist. Das ist der letzte Moment zum Ausstöpseln.
web-guide-access-order = Du bist drin. Es gibt mehr als eine Karte zu sehen: Wähle die Reihenfolge. Du siehst jede, was du auch wählst.
web-guide-instead = Eine deiner Karten kann etwas tun, statt Karten anzusehen. Beides ist gut: Wähle, was dir mehr hilft.
web-guide-steal = „{ $card }“ ist eine Agenda, und sie gehört dir. Jinteki lässt dich für jede Agenda, die Punkte bringt oder gestohlen wird, eine Karte verlieren; gut, wenn du dann noch eine hast.
web-guide-trash = Du siehst „{ $card }“. Das ist keine Agenda, aber du darfst die Karte für { $n }{ -credit } zerstören. Das lohnt sich, wenn sie dem Konzern Credits bringt oder Ärger macht; sonst lass sie liegen.
web-guide-seen = Du siehst „{ $card }“. Die Karte kommt zurück, aber jetzt weißt du es. Im HQ siehst du eine zufällige Karte, in F&E die, die der Konzern als Nächstes zieht.

## Was gerade geschah

web-guide-stolen = Du hast jetzt { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }; { $left } fehlen noch zum Sieg. Agenden liegen auch in F&E und HQ, also ist jedes System einen Run wert.
web-guide-damage = Schaden: Für jeden Punkt hast du eine zufällige Karte aus deinem Griff verloren. { $n ->
        [0] Dein Griff ist leer: Einer mehr, und du bist hirntot.
        [one] Du hast noch 1 Karte.
       *[other] Du hast noch { $n } Karten.
    }
web-guide-run-failed = Der Run endete, bevor du auf etwas zugegriffen hast. Kein Unglück: Was du unterwegs gesehen hast, kennst du jetzt.
web-guide-corp-scored = Der Konzern hat für eine Agenda Punkte erzielt und hat { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }. Eine Karte, auf der sich Entwicklungsmarker sammeln, ist einen Blick wert, bevor es so weit kommt.
web-guide-rezzed = Der Konzern hat eine Karte geladen: Sie liegt offen, ist bezahlt und wirkt ab jetzt. Du kannst sie lesen wie deine eigenen.

## Andere Fragen

web-guide-memory = Deine Programme dürfen zusammen { $n }{ -mu } füllen. Passt ein neues nicht, zerstöre zuerst ein anderes.
web-guide-pay = Du kannst das auf mehr als eine Art bezahlen. Credits auf Karten taugen nur für bestimmte Dinge, also gib die zuerst aus.
web-guide-host = Wähle, wohin es kommt.
web-guide-prevent = Dir droht etwas, und eine deiner Karten kann es verhindern. Nutze sie, oder lass es geschehen.
web-guide-window = Ein Fenster: Hier dürfen beide Fähigkeiten nutzen, bevor es weitergeht. Hast du nichts zu nutzen, passe. In den Einstellungen wählst du, welche Fenster für dich halten.

## The same from the other chair: the reader is the Corp

web-guide-corp-welcome = Du bist der Konzern, Jinteki. Du gewinnst mit Agenden im Wert von 7 Punkten, die du in deinen Systemen wertest; der Runner gewinnt, wenn er so viele stiehlt, oder wenn du ziehen musst und F&E leer ist. Diese 5 Karten sind das HQ, deine Hand: Auch darauf kann der Runner einen Run machen. Du darfst sie behalten oder einmal 5 neue ziehen.
web-guide-corp-clicks = Dein Zug. Du hast eine Karte gezogen und hast { $n } Klicks. Jeder kauft eine Aktion: 1{ -credit } nehmen, ziehen, eine Karte verdeckt installieren, eine Operation spielen oder eine Karte entwickeln. Was aqua markiert ist, kann jetzt angeklickt werden.
web-guide-corp-open = { $where } hat kein Ice davor: Wer dort einen Run macht, trifft auf nichts. Ice wird verdeckt installiert, und du bezahlst es erst, wenn der Runner kommt und du es lädst.
web-guide-corp-where = Wähle, wohin sie kommt. Ice kommt vor ein System, ganz außen, für 1{ -credit } je Ice, das dort schon liegt. Agenden und Aktivposten kommen in ein ausgelagertes System, je eine; niemand sieht, was es ist.
web-guide-corp-advance = Ein Klick und 1{ -credit } legen einen Entwicklungsmarker auf eine Karte. Eine Agenda mit so vielen, wie sie verlangt, kann gewertet werden; auch manche anderen Karten lassen sich entwickeln, und von außen sehen sie gleich aus.
web-guide-corp-score = Eine Agenda hat alle Marker, die sie braucht. Du darfst sie jetzt werten und ihre Punkte nehmen; solange sie liegt, kann sie gestohlen werden.
web-guide-corp-rez = Der Runner ist unterwegs, und du darfst laden, was markiert ist: Bezahle den Preis, dreh die Karte um, und sie wirkt ab jetzt. Was verdeckt bleibt, tut nichts, verrät aber auch nichts.
web-guide-corp-run = Der Runner macht einen Run auf { $where }. Du wirst gefragt, sobald du etwas dagegen tun darfst.
web-guide-corp-stolen = Der Runner hat eine Agenda gestohlen und hat { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }; 7 gewinnen.
web-guide-corp-own = Du hast eine Agenda gewertet und hast { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }; 7 gewinnen.
web-guide-corp-discard = Der Zug ist vorbei, und das HQ fasst höchstens { $n } Karten. Was du abwirfst, kommt verdeckt ins Archiv, wo der Runner danach suchen kann.
web-guide-corp-trace = Aufspüren: Du zahlst offen, so viel du willst. Dann darf der Runner auch zahlen. Es gelingt nur mit mehr, als Verbindung und Zahlung des Runners zusammen ergeben.
web-guide-corp-window = Ein Zeitfenster: Beide dürfen hier Fähigkeiten nutzen oder Karten laden, bevor es weitergeht. Gibt es nichts zu nutzen, passe.
web-guide-corp-poor = Du hast wenig Credits. Ohne sie wird kein Ice geladen; ein Klick bringt immer mindestens 1{ -credit }.
web-guide-corp-runner-turn = Der Zug des Runners: 4 Klicks. Du wirst gefragt, wenn ein Run zu deinen Karten kommt.
web-guide-corp-won = Die Partie gehört dir. Jetzt kennst du beide Seiten des Tisches.
web-guide-corp-lost = { $reason ->
        [agendas] Der Runner hat genug Agenden gestohlen.
        [decked] Du musstest ziehen, und F&E war leer.
       *[other] Diese Partie geht an den Runner.
    } Sieh sie dir in den Replays noch einmal an, oder spiel von der Startseite aus wieder.

## Gangs of Night City, mit den Valentinos

web-guide-gangs-won = Die Stadt gehört dir. Du kennst jetzt das Ganze: Versuch als Nächstes eine andere Gang oder eine Geschichte.
web-guide-gangs-lost = Diese Stadt geht an eine andere Gang. Die Seite zeigt, woher die Street Cred kam; das Replay zeigt, wie.
web-guide-gangs-welcome = Du führst die Valentinos. Street Cred entscheidet: Bei { $n } kommt das Ende, und die meiste gewinnt. Du erhältst sie durch Feuergefechte, Gelegenheiten, Verstecke und das Netz. Was türkis markiert ist, lässt sich anklicken.
web-guide-gangs-fought = Das war ein Feuergefecht. Wer nicht am höchsten lag, verlor eine Einheit, und jede Karte zahlte ihre Street Cred, wenn ihre Bedingung erfüllt war. Im Protokoll lässt sich die Abrechnung wieder öffnen.
web-guide-gangs-cred = Street Cred bleibt dir, auf der Leiste oben. Bei { $n } beginnt das Ende.
web-guide-gangs-turn = Dein Zug: eine oder zwei Aktionen, jede mit ihrer Scheibe, oder Zurückholen. Scheiben bleiben benutzt, bis du zurückholst: Dann kommen alle wieder, Bezirke geben Belohnungen, und jedes Versteck rekrutiert eine Einheit.
web-guide-gangs-move = Jede Einheit der Klasse darf einmal ziehen, in einen Bezirk nebenan oder auf einen Ort oder von ihm herunter. Ein Ort fasst einen Menschen: Ein Geschäft lässt dich Gelegenheiten ergreifen, ein Fixer heuert an, eine Datenfestung hat Geheimnisse.
web-guide-gangs-firefight = Du darfst ein Feuergefecht beginnen, wo ein Solo von dir steht. Alle mit einer Einheit dort nehmen teil.
web-guide-gangs-exchange = Dein Solo darf vor dem Schießen den Platz mit jemandem auf einem Ort hier tauschen.
web-guide-gangs-combat-card = Wähle verdeckt eine Kampfkarte. Ihre Zahl ist deine Feuerkraft; wie viele Einheiten du hast, zählt nicht. Der Stern sagt, wann die Karte Street Cred zahlt.
web-guide-gangs-casualty = Deine Feuerkraft war nicht die höchste, also geht hier eine Einheit verloren. Du wählst, welche; sie wartet in deinem Vorrat.
web-guide-gangs-techies = Mit einem Geschäft darfst du eine Gelegenheit ergreifen, mit einem Fixer einen Edgerunner anheuern: eines von beiden. Der Preis steht auf der Karte.
web-guide-gangs-netrun = Ein Netrun folgt, ob du willst oder nicht. Du gehst 1 Schritt oder bis zu so viele, wie du Netrunner im Spiel hast. Danach werden zwei Würfel geworfen: Bis zum Risiko findet dich NetWatch.
web-guide-gangs-recruit = Eine Einheit für jedes Versteck, in dessen Bezirk. Ein Techie bringt eine Drohne mit.
web-guide-gangs-hideout-at = Ein Versteck gibt sofort seine Street Cred, beim Zurückholen je einen Rekruten und mit den meisten Einheiten dort die ganze Belohnung des Bezirks.
web-guide-gangs-keep-upgrade = Behalte eine der neuen Karten. Dann verlässt eine Karte deiner Hand das Spiel, damit die Hand so groß bleibt, wie sie war.
web-guide-gangs-action = Eine Aktion ist getan. Mach eine zweite mit einer anderen Scheibe, oder beende deinen Zug.
web-guide-gangs-others = Die anderen spielen. Jeder Schritt steht unter der Karte; zeig auf einen, um ihn noch einmal zu sehen.
