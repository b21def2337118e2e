### What the dice make of a battle

odds = Prochain assaut, sur { $throws } lancers : { $attacker } en gagne { $won }, { $defender } { $lost }, et { $drawn } coûtent une unité à chacun – jusqu’au bout : { $attacker } gagne { $attackerWins }, { $defender } { $defenderWins }{ $nobody }
odds-percent = { $percent } %
odds-under = < 1 %
odds-over = > 99 %
odds-nobody = , aucun survivant { $odds }

odds-attack = { $seat }, { $units } vs { $strength } : assaut { $round }, combat { $battle }

risk-battle = Tu attaques { $seat } : { $units } contre { $strength }. Chances de gagner l’assaut : { $round }, le combat entier : { $battle }. Un combat ne peut pas être annulé.

risk-sunk = Le Kraken détruirait { $fleets }.
