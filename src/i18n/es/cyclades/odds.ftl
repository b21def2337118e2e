### What the dice make of a battle

odds = Próximo asalto: de { $throws } tiradas, { $attacker } gana { $won }, { $defender } { $lost }, y { $drawn } cuestan una unidad a los dos – hasta el final: { $attacker } gana { $attackerWins }, { $defender } { $defenderWins }{ $nobody }

odds-percent = { $percent } %

odds-under = menos del 1 %

odds-over = más del 99 %

odds-nobody = , no queda nadie { $odds }
