### What the dice make of a battle

odds = Prochain assaut, sur { $throws } lancers : { $attacker } en gagne { $won }, { $defender } { $lost }, et { $drawn } coûtent une unité à chacun – jusqu’au bout : { $attacker } gagne { $attackerWins }, { $defender } { $defenderWins }{ $nobody }
odds-percent = { $percent } %
odds-under = < 1 %
odds-over = > 99 %
odds-nobody = , aucun survivant { $odds }

odds-attack = { $seat }, { $units } vs { $strength } : assaut { $round }, combat { $battle }

risk-battle = Tu attaques { $seat } : { $units } contre { $strength }. Chances de gagner l’assaut : { $round }, le combat entier : { $battle }.

risk-sunk = Le Kraken détruirait { $fleets }.

risk-fates = Tu paierais { GOLD($cost) } pour toucher { GOLD($income) } : tu n’y gagnes rien.

risk-griffon = { $seat } a { GOLD($gold) } : tu ne prendrais rien.

risk-swap = Elle va à la défausse, et la première carte de la pioche prend sa place.

explain-use = { $does }.

explain-use-griffon = { $does }. Cet or est secret : il n’y en a peut-être pas.
lasting-battle = Un combat ne peut pas être annulé.
lasting-swap = Tu ne pourras pas annuler, car une carte est piochée.
lasting-griffon = Tu ne pourras pas annuler.
