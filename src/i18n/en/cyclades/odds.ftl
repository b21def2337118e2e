### The odds of a battle. $attacker, $defender: players' names, or the Minotaur.

# First in how many of all rolls ($throws) each wins, and in how many both lose a unit. Then the whole battle, if no one retreats,
# as percentages: one of the next three. $nobody: empty, or the last phrase.
odds = Next round, out of { $throws } rolls: { $attacker } wins { $won }, { $defender } { $lost }, both lose a unit in { $drawn } – whole battle: { $attacker } wins { $attackerWins }, { $defender } { $defenderWins }{ $nobody }

odds-percent = { $percent }%

odds-under = <1%

odds-over = >99%

# $odds: a percentage, as above.
odds-nobody = , no one survives in { $odds }

# In the label of a move that starts a battle. $seat: the defender; $units: the attacker’s; $strength: the defender’s units and what defends them.
# $round, $battle: percentages, how likely the attacker is to win the next round and the whole battle.
odds-attack = { $seat }, { $units } v { $strength }: round { $round }, battle { $battle }

# Asks a player to confirm an attack. As above.
risk-battle = You attack { $seat }, { $units } v { $strength }. You win the next round { $round } of the time, and the whole battle { $battle }.

# Asks a player to confirm that the Kraken destroys the player’s own fleets. $fleets: place-fleets-yours.
risk-sunk = The Kraken would destroy { $fleets }.
# Asks a player to confirm that they buy the Fates, who bring no more than they cost.
risk-fates = You’d pay { GOLD($cost) } and collect { GOLD($income) }, so you gain nothing.
# The same for the Griffon, who takes half of a player’s gold. $gold: what that player has, where it is open.
risk-griffon = { $seat } has { GOLD($gold) }, so you’d get nothing.
# Asks a player to confirm that they replace a creature.
risk-swap = It goes to the discard pile, and the top card of the deck takes its place.
# Asks a player to confirm that they buy a creature. $does: what it does, a label of a use without the price.
explain-use = { $does }.
# The same for the Griffon, where gold is secret.
explain-use-griffon = { $does }. That gold is secret and may be nothing.
# Behind the question about an attack.
lasting-battle = You can’t undo a battle.
# Behind the question about replacing a creature.
lasting-swap = You can’t undo this, because a card is drawn.
# Behind the question about the Griffon, where gold is secret.
lasting-griffon = You can’t undo this.
