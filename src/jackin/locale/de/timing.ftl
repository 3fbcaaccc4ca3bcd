# Wo das Spiel steht: ein Ablauf und sein Schritt, wie auf den Timing-Tafeln.

timing-game-sets_up = Vorbereitung
timing-game-begins = Vorbereitung
timing-game-corp_may_redraw = Mulligan des Konzerns
timing-game-corp_redraws = Mulligan des Konzerns
timing-game-runner_may_redraw = Mulligan des Runners
timing-game-runner_redraws = Mulligan des Runners

timing-corp-turn-corp_gains_clicks = Nachziehphase
timing-corp-turn-corp_opening_window = Nachziehphase
timing-corp-turn-corp_refills = Nachziehphase
timing-corp-turn-corp_turn_begins = Beginn des Zuges
timing-corp-turn-corp_draws = Nachziehphase
timing-corp-turn-corp_first_window = vor der ersten Aktion
timing-corp-turn-corp_acts = Aktionsphase
timing-corp-turn-corp_takes_action = Aktion
timing-corp-turn-corp_window_after = nach einer Aktion
timing-corp-turn-corp_goes_on = Aktionsphase
timing-corp-turn-corp_discards = Ablegephase
timing-corp-turn-corp_discarded = Ablegephase
timing-corp-turn-corp_last_window = Ablegephase
timing-corp-turn-corp_loses_clicks = Ende des Zuges
timing-corp-turn-corp_turn_ends = Ende des Zuges
timing-corp-turn-corp_turn_is_over = Ende des Zuges

timing-runner-turn-runner_gains_clicks = Aktionsphase
timing-runner-turn-runner_opening_window = Beginn des Zuges
timing-runner-turn-runner_refills = Beginn des Zuges
timing-runner-turn-runner_turn_begins = Beginn des Zuges
timing-runner-turn-runner_first_window = vor der ersten Aktion
timing-runner-turn-runner_acts = Aktionsphase
timing-runner-turn-runner_takes_action = Aktion
timing-runner-turn-runner_window_after = nach einer Aktion
timing-runner-turn-runner_goes_on = Aktionsphase
timing-runner-turn-runner_discards = Ablegephase
timing-runner-turn-runner_discarded = Ablegephase
timing-runner-turn-runner_last_window = Ablegephase
timing-runner-turn-runner_loses_clicks = Ende des Zuges
timing-runner-turn-runner_turn_ends = Ende des Zuges
timing-runner-turn-runner_turn_is_over = Ende des Zuges

timing-automa-runner-turn-runner_gains_clicks = Aktionsphase
timing-automa-runner-turn-runner_opening_window = Beginn des Zuges
timing-automa-runner-turn-runner_refills = Beginn des Zuges
timing-automa-runner-turn-runner_turn_begins = Beginn des Zuges
timing-automa-runner-turn-runner_first_window = vor der ersten Aktion
timing-automa-runner-turn-reveals_runner_card = KI-Karte
timing-automa-runner-turn-reads_click = Aktionsphase
timing-automa-runner-turn-runner_window_after = nach einer Aktion
timing-automa-runner-turn-next_click = Aktionsphase
timing-automa-runner-turn-runner_stops = Ende des Zuges
timing-automa-runner-turn-runner_last_window = Ende des Zuges
timing-automa-runner-turn-runner_loses_clicks = Ende des Zuges
timing-automa-runner-turn-runner_turn_ends = Ende des Zuges
timing-automa-runner-turn-automatic_turn_is_over = Ende des Zuges

timing-run-initiates = Run auf { $where }
timing-run-approaches = Run auf { $where }
timing-run-approach_window = Run auf { $where }, Annäherung an ein Ice
timing-run-may_jack_out = Run auf { $where }, ausstöpseln?
timing-run-jacked_out = Run auf { $where }
timing-run-rez_window = Run auf { $where }, Annäherung an ein Ice: laden?
timing-run-meets_or_passes = Run auf { $where }
timing-run-passes = Run auf { $where }, am Ice vorbei
timing-run-goes_inward = Run auf { $where }
timing-run-approaches_server = Run auf { $where }, Annäherung an das System
timing-run-server_window = Run auf { $where }, Annäherung an das System
timing-run-may_jack_out_of_server = Run auf { $where }, ausstöpseln?
timing-run-jacked_out_of_server = Run auf { $where }
timing-run-last_window = Run auf { $where }, kurz vor dem Erfolg
timing-run-succeeds = erfolgreicher Run auf { $where }
timing-run-was_successful = erfolgreicher Run auf { $where }
timing-run-may_replace_access = erfolgreicher Run auf { $where }
timing-run-accesses = erfolgreicher Run auf { $where }
timing-run-ends = Ende des Runs auf { $where }
timing-run-is_over = Ende des Runs auf { $where }

timing-encounter-begins = Begegnung
timing-encounter-interaction = Begegnung: Subroutinen ausschalten
timing-encounter-interaction_ends = Begegnung
timing-encounter-subroutines = Subroutinen werden abgehandelt
timing-encounter-next_subroutine = Subroutinen werden abgehandelt
timing-encounter-ends = Ende der Begegnung
timing-encounter-is_over = Ende der Begegnung

timing-access-access_begins = Zugriff
timing-access-fixes_count = Zugriff
timing-access-chooses = Zugriff
timing-access-takes_up = Zugriff
timing-access-next_card = Zugriff

timing-access-card-accesses = Zugriff auf eine Karte
timing-access-card-may_trash_or_steal = Zugriff auf eine Karte
timing-access-card-pays_for_it = Zugriff auf eine Karte
timing-access-card-trashes_accessed = Karte wird zerstört
timing-access-card-steals = Agenda gestohlen
timing-access-card-sets_aside = Zugriff auf eine Karte

timing-trace-begins = Aufspüren
timing-trace-corp_bids = Aufspüren: der Konzern zahlt
timing-trace-corp_pays = Aufspüren: der Konzern zahlt
timing-trace-runner_bids = Aufspüren: der Runner zahlt
timing-trace-runner_pays = Aufspüren: der Runner zahlt
timing-trace-compares = Aufspüren
timing-trace-follows = Aufspüren
