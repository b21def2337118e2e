### What the dice make of a battle. $attacker, $defender: players' names, or the Minotaur.

# First how many of all throws ($throws) each wins, and how many cost both a unit; then the whole battle, if nobody retreats,
# as percentages: one of the next three. $nobody: empty, or the last phrase.
odds = Next round: { $attacker } wins { $won } of { $throws } throws, { $defender } { $lost }, { $drawn } cost both a unit – to the end: { $attacker } wins { $attackerWins }, { $defender } { $defenderWins }{ $nobody }

odds-percent = { $percent } %

odds-under = under 1 %

odds-over = over 99 %

# $odds: a percentage, as above.
odds-nobody = , nobody is left { $odds }
