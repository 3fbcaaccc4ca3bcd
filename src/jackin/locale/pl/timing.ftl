# W którym miejscu jest gra: przebieg i jego krok, jak na schematach kolejności.

timing-game-sets_up = przygotowanie
timing-game-begins = przygotowanie
timing-game-corp_may_redraw = mulligan korporacji
timing-game-corp_redraws = mulligan korporacji
timing-game-runner_may_redraw = mulligan runnera
timing-game-runner_redraws = mulligan runnera

timing-corp-turn-corp_gains_clicks = faza dobierania
timing-corp-turn-corp_opening_window = faza dobierania
timing-corp-turn-corp_refills = faza dobierania
timing-corp-turn-corp_turn_begins = początek tury
timing-corp-turn-corp_draws = faza dobierania
timing-corp-turn-corp_first_window = przed pierwszą akcją
timing-corp-turn-corp_acts = faza akcji
timing-corp-turn-corp_takes_action = akcja
timing-corp-turn-corp_window_after = po akcji
timing-corp-turn-corp_goes_on = faza akcji
timing-corp-turn-corp_discards = faza odrzucania
timing-corp-turn-corp_discarded = faza odrzucania
timing-corp-turn-corp_last_window = faza odrzucania
timing-corp-turn-corp_loses_clicks = koniec tury
timing-corp-turn-corp_turn_ends = koniec tury
timing-corp-turn-corp_turn_is_over = koniec tury

timing-runner-turn-runner_gains_clicks = faza akcji
timing-runner-turn-runner_opening_window = początek tury
timing-runner-turn-runner_refills = początek tury
timing-runner-turn-runner_turn_begins = początek tury
timing-runner-turn-runner_first_window = przed pierwszą akcją
timing-runner-turn-runner_acts = faza akcji
timing-runner-turn-runner_takes_action = akcja
timing-runner-turn-runner_window_after = po akcji
timing-runner-turn-runner_goes_on = faza akcji
timing-runner-turn-runner_discards = faza odrzucania
timing-runner-turn-runner_discarded = faza odrzucania
timing-runner-turn-runner_last_window = faza odrzucania
timing-runner-turn-runner_loses_clicks = koniec tury
timing-runner-turn-runner_turn_ends = koniec tury
timing-runner-turn-runner_turn_is_over = koniec tury

timing-automa-runner-turn-runner_gains_clicks = faza akcji
timing-automa-runner-turn-runner_opening_window = początek tury
timing-automa-runner-turn-runner_refills = początek tury
timing-automa-runner-turn-runner_turn_begins = początek tury
timing-automa-runner-turn-runner_first_window = przed pierwszą akcją
timing-automa-runner-turn-reveals_runner_card = karta AI
timing-automa-runner-turn-reads_click = faza akcji
timing-automa-runner-turn-runner_window_after = po akcji
timing-automa-runner-turn-next_click = faza akcji
timing-automa-runner-turn-runner_stops = koniec tury
timing-automa-runner-turn-runner_last_window = koniec tury
timing-automa-runner-turn-runner_loses_clicks = koniec tury
timing-automa-runner-turn-runner_turn_ends = koniec tury
timing-automa-runner-turn-automatic_turn_is_over = koniec tury

timing-run-initiates = skok na { $where }
timing-run-approaches = skok na { $where }
timing-run-approach_window = skok na { $where }, podejście do lodu
timing-run-may_jack_out = skok na { $where }, odłączyć się?
timing-run-jacked_out = skok na { $where }
timing-run-rez_window = skok na { $where }, podejście do lodu: zrezować?
timing-run-meets_or_passes = skok na { $where }
timing-run-passes = skok na { $where }, lód pokonany
timing-run-goes_inward = skok na { $where }
timing-run-approaches_server = skok na { $where }, podejście do serwera
timing-run-server_window = skok na { $where }, podejście do serwera
timing-run-may_jack_out_of_server = skok na { $where }, odłączyć się?
timing-run-jacked_out_of_server = skok na { $where }
timing-run-last_window = skok na { $where }, tuż przed sukcesem
timing-run-succeeds = udany skok na { $where }
timing-run-was_successful = udany skok na { $where }
timing-run-may_replace_access = udany skok na { $where }
timing-run-accesses = udany skok na { $where }
timing-run-ends = koniec skoku na { $where }
timing-run-is_over = koniec skoku na { $where }

timing-encounter-begins = spotkanie
timing-encounter-interaction = spotkanie: łamanie podprogramów
timing-encounter-interaction_ends = spotkanie
timing-encounter-subroutines = rozpatrywanie podprogramów
timing-encounter-next_subroutine = rozpatrywanie podprogramów
timing-encounter-ends = koniec spotkania
timing-encounter-is_over = koniec spotkania

timing-access-access_begins = dostęp
timing-access-fixes_count = dostęp
timing-access-chooses = dostęp
timing-access-takes_up = dostęp
timing-access-next_card = dostęp

timing-access-card-accesses = dostęp do karty
timing-access-card-may_trash_or_steal = dostęp do karty
timing-access-card-pays_for_it = dostęp do karty
timing-access-card-trashes_accessed = skasowanie karty
timing-access-card-steals = projekt wykradziony
timing-access-card-sets_aside = dostęp do karty

timing-trace-begins = namierzanie
timing-trace-corp_bids = namierzanie: płaci korporacja
timing-trace-corp_pays = namierzanie: płaci korporacja
timing-trace-runner_bids = namierzanie: płaci runner
timing-trace-runner_pays = namierzanie: płaci runner
timing-trace-compares = namierzanie
timing-trace-follows = namierzanie
