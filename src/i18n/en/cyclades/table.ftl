### The table of Cyclades in a few lines: posted with each picture, and part of other texts.

# The first line of a table. $cycle: its number; $goal: how many Metropolises win.
table-goal = **Cycle { $cycle }** – own { METROPOLISES($goal) } at the end of a cycle to win
# $gods: the places of the god track: table-god, table-offering …
table-gods = Gods: { $gods }
# A place of the god track whose god is not yet known.
table-face-down = face down
# A god with the highest bid. $seat: the name of the player who made it; $amount: the bid.
table-offering = { GOD($god) } ({ $seat } { $amount })
# Apollo with the players there. $seats: their names.
table-apollo = { GOD("apollo") } ({ $seats })
# The cards of the creature track. $creatures: creature-cost, with commas.
table-creatures = Creatures: { $creatures }
# Who hasn't bid yet. $seats: names with commas; $count: how many.
table-queue = Still to bid: { $seats }
# Whose turn it is.
table-acting = Acting: { $seat } with { GOD($god) }
# One line for each player. $goods: what the player has, or that the player is eliminated.
table-seat = { $seat }: { $goods }
table-out = eliminated
# The figures on the board. $figures: figure-until-…, with semicolons.
table-figures = Figures: { $figures }
# The deck of creatures. $piles: deck or deck-and-discards.
table-deck = Deck: { $piles }
# Between entries of a list that can have commas themselves.
table-separator = { "; " }
# What a player gets at each income.
table-income = income { $n }

## A battle that isn't over. $attacker and $defender: players' names; $units: of the attacker; $forces: of the defender, as a list.

table-battle = Battle at { PLACE($at) }: { $attacker } with { UNITS($units) } against { $defender } with { $forces }
# The Minotaur defends alone.
table-battle-minotaur = Battle at { PLACE($at) }: { $attacker } with { UNITS($units) } against { CREATURE("minotaur", case: "the") }
# Among the forces of the defender.
table-forces-minotaur = { CREATURE("minotaur", case: "the") }
# Among the forces of the defender: fortresses or ports.
table-forces-defences = a defence bonus of { $defences }

## Creatures: track, deck, discards and figures.

creature-cost = { CREATURE($creature) } { GOLD($cost) }
# $cost: without the discounts.
creature-cost-reduced = { CREATURE($creature) } { GOLD($price) } (instead of { $cost })
deck =
    { $cards ->
        [0] empty
       *[other] { CARDS($cards) }
    }
# $discards: creatures with commas, oldest first.
deck-and-discards = { deck }; discarded: { $discards }

## Figures on the board, and how long they stay. $seat: the name of the player who bought it.

figure-at = { CREATURE($creature) } on { PLACE($at) }
figure-until-this-cycle = { CREATURE($creature) } on { PLACE($at) } until { $seat }’s turn this cycle
figure-until-next-cycle = { CREATURE($creature) } on { PLACE($at) } until { $seat }’s first turn next cycle
# To its own player.
figure-yours-this-cycle = { CREATURE($creature) } on { PLACE($at) } until your turn this cycle
# To its own player.
figure-yours-next-cycle = { CREATURE($creature) } on { PLACE($at) } until your first turn next cycle
kraken-at = { CREATURE("kraken") } in { PLACE($at) }
kraken-stays = { CREATURE("kraken") } in { PLACE($at) } until its card is used again
