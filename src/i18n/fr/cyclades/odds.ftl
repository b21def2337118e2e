### What the dice make of a battle

odds = Prochain assaut : { $attacker } gagne { $won } lancers sur { $throws }, { $defender } { $lost }, et { $drawn } coûtent une unité aux deux – jusqu’au bout : { $attacker } l’emporte { $attackerWins }, { $defender } { $defenderWins }{ $nobody }

odds-percent = { $percent } %

odds-under = moins de 1 %

odds-over = plus de 99 %

odds-nobody = , plus personne { $odds }
