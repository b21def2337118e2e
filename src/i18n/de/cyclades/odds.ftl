odds = Nächste Runde, von { $throws } Würfen: { $attacker } gewinnt { $won }, { $defender } { $lost }, bei { $drawn } verlieren beide eine Einheit – bis zum Ende: { $attacker } gewinnt { $attackerWins }, { $defender } { $defenderWins }{ $nobody }

odds-percent = { $percent } %

odds-under = < 1 %

odds-over = > 99 %

odds-nobody = , niemand überlebt { $odds }

odds-attack = { $seat }, { $units } gegen { $strength }: Runde { $round }, Kampf { $battle }

risk-battle = Du greifst { $seat } an: { $units } gegen { $strength }. Chance, die Runde zu gewinnen: { $round }, den ganzen Kampf: { $battle }. Ein Kampf lässt sich nicht rückgängig machen.

risk-sunk = Der Kraken würde { $fleets } versenken.
