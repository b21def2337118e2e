### What the dice make of a battle

odds = Příští kolo boje, ze { $throws } hodů: { $attacker } vyhraje { $won }, { $defender } { $lost }, { $drawn } stojí jednotku obě strany – boj do konce: { $attacker } vyhraje { $attackerWins }, { $defender } { $defenderWins }{ $nobody }

odds-percent = { $percent } %

odds-under = méně než 1 %

odds-over = více než 99 %

odds-nobody = , nezůstane nikdo { $odds }
