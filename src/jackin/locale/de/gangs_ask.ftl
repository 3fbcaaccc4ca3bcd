# Gangs of Night City: Fragen und Antworten. Siehe den englischen Katalog.

## Fragen

gangs-ask-turn = Was willst du tun: aktivieren oder zurückholen?
gangs-ask-action = Noch eine Aktion, oder beende deinen Zug. { $n ->
        [one] Noch 1 Aktion.
       *[other] Noch { $n } Aktionen.
    }
gangs-ask-move = { $named ->
        [yes] Bewege { $unit }.
       *[no] Bewege deine Einheiten.
    }
gangs-ask-firefight = Ein Feuergefecht beginnen?
gangs-ask-exchange = Mit deinen Solos Interessante Orte nehmen ({ $where })?
gangs-ask-combat-card = Feuergefecht in { $where }: Wähle deine Kampfkarte.
gangs-ask-casualty = Verluste in { $where }: Welche Einheit geht verloren?
gangs-ask-lose-unit = Welche Einheit geht verloren?
gangs-ask-techies = Eine Gelegenheit ergreifen oder einen Edgerunner anheuern?
gangs-ask-hired-at = Wo kommt { $edgerunner } an?
gangs-ask-drone-at = Wo wird die Drohne gebaut?
gangs-ask-hideout-at = Wo baust du das Versteck?
gangs-ask-hideout-token = Welches Versteck deines Tableaus für { $where }?
gangs-ask-captor = Wer nimmt deine in { $where } gefallene Figur?
gangs-ask-pay = Zahle { $amount }. Wie viel davon mit Konzerngeheimnissen?
gangs-ask-netrun = Wie tief gehst du?
gangs-ask-space = Den Effekt von Feld { $n } anwenden?
gangs-ask-keep-upgrade = Welche Kampfverbesserung behältst du?
gangs-ask-remove-combat = Entferne eine Kampfkarte deiner Hand aus dem Spiel.
gangs-ask-regain = Welche Kampfkarte nimmst du zurück?
gangs-ask-reward = { $where }: Welche Belohnung?
gangs-ask-recruit = Rekrutiere eine Einheit. { $n ->
        [one] Noch 1.
       *[other] Noch { $n }.
    }
gangs-ask-choose = Wähle eins.
gangs-ask-may = Willst du das? { $offer }
gangs-ask-rival = Welcher Rivale?
gangs-ask-pass-casualty = Wer nimmt deinen Verlust?
gangs-ask-convert = Welche Einheit wirbst du ab?
gangs-ask-push = Welche Einheit verdrängst du wohin?
gangs-ask-disc = Welche Aktionsscheibe holst du zurück?
gangs-ask-reserve = Welche Gelegenheit legst du für dich beiseite?
gangs-ask-resource = Wähle eine Ressource.
gangs-ask-lose-resource = Welche Ressource verlierst du?
gangs-ask-extorted = Gibst du eine Ressource ab, oder soll die rivalisierende Gang { $n } Street Cred erhalten?

## Antworten

gangs-option-activate = { $action }
gangs-option-wild = Joker: { $action }
gangs-option-reclaim = Zurückholen
gangs-option-end-turn = Zug beenden
gangs-option-done = Fertig
gangs-option-move = { $unit } nach { $where }
gangs-option-exchange = { $unit } nimmt: { $where }
gangs-option-push = { $unit } nach { $where }
gangs-option-recruit = { $unit } in { $where }
gangs-option-fight = Feuergefecht in { $where }
gangs-option-build = { $where }
gangs-option-place = { $where }
gangs-option-combat = { $combat }
gangs-option-keep = Behalten: { $combat }
gangs-option-remove = Entfernen: { $combat }
gangs-option-regain = { $combat }
gangs-option-lose = { $unit }
gangs-option-convert = { $unit }
gangs-option-seize = Ergreifen: { $opportunity }
gangs-option-reserve = { $opportunity }
gangs-option-hire = Anheuern: { $edgerunner }
gangs-option-pay = { $n ->
        [one] 1 Konzerngeheimnis
       *[other] { $n } Konzerngeheimnisse
    }
gangs-option-reward = { $amount }
gangs-option-resource = { $resource }
gangs-option-rival = { $gang }
gangs-option-captor = { $gang }
gangs-option-token = { $n } Street Cred
gangs-option-disc = { $action }
gangs-option-advance = { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
gangs-option-apply = Anwenden
gangs-option-decline = Verzichten
gangs-option-choose = { $effect }
gangs-option-yes = Ja
gangs-option-no = Nein
gangs-option-refuse = Ablehnen
