odds = Nächste Runde, von { $throws } Würfen: { $attacker } gewinnt { $won }, { $defender } { $lost }, bei { $drawn } verlieren beide eine Einheit – bis zum Ende: { $attacker } gewinnt { $attackerWins }, { $defender } { $defenderWins }{ $nobody }

odds-percent = { $percent } %

odds-under = unter 1 %

odds-over = über 99 %

odds-nobody = , niemand überlebt { $odds }
