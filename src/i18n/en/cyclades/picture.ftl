### The picture in words, and the private player card.

# What is on an island, in a list of islands. $contents: a list.
picture-island = { PLACE($island, case: "number") } ({ $contents })
# Among what is on an island.
picture-metropolis = Metropolis
# Buildings of one type on an island or of a player, in lists. $n: how many, from 2 to 4.
several-buildings =
    { $building ->
        [port] { $n } ports
        [fortress] { $n } fortresses
        [temple] { $n } temples
       *[university] { $n } universities
    }
picture-prosperity = +{ $n } prosperity
# The islands of a player: their numbers, or picture-island. $count: how many.
picture-islands =
    { $count ->
        [one] island
       *[other] islands
    } { $islands }
# The sea spaces of a player's fleets: a name, or picture-fleet. $count: how many fleets.
picture-fleets =
    { $count ->
        [one] fleet in
       *[other] fleets in
    } { $fleets }
# A sea space with the number of its fleets.
picture-fleet = { PLACE($sea) } ({ $fleets })

## Alternative text of the picture. Max: 1024

picture-title = Cyclades, cycle { $cycle }.
# Makes a sentence of a line of the table: table-gods …
picture-sentence = { $line }.
# $seats: names as a list; $count: how many.
picture-due =
    { $count ->
        [one] Waiting for { $seats }.
       *[other] Waiting for { $seats }.
    }
picture-draw = A draw between { $seats }.
# The match has ended without a winner.
picture-over = The match is over.
# $count: how many have won.
picture-won = Won by { $seats }.
# $held: Metropolises and islands, as a list.
picture-leads = { $seat } leads with { $held }.

## The picture as text, line by line.

# $due: picture-due, picture-leads …
board-title = { table-goal }. { $due }
# $places: the places of the next turn order, each with its number.
board-next-cycle = Turn order next cycle: { $places }
# A place of the turn order that no one has taken.
board-free-place = free
board-islands = - Islands: { $islands }
# $fleets: sea spaces, each as picture-fleet.
board-fleets = - Fleets: { $fleets }
board-seat = **{ $seat }**: { $goods }
board-nobodys = **No owner**
# $seas: sea spaces.
board-trade-seas = Sea spaces worth 1 GP: { $seas }
# The first of the places around the one that the picture shows.
board-around = Around it: { $place }
# A sea space that yields gold. $n: how much.
board-sea-income = { PLACE($sea) } ({ table-income })
# Among the places around the one that the picture shows. $any: sea spaces, or board-sea-income, with "or"; $all: with "and".
board-empty-seas = No fleets in { $any }
# Above a line for each island. At the end of the board in words.
board-around-islands = **Sea spaces around each island**
# Above a line for each row of sea spaces, A to K.
board-around-seas = **Neighbouring sea spaces**
# A place and the sea spaces that border it. $seas: sea spaces.
board-place-seas = { PLACE($place, case: "start") }: { $seas }

## The private player card.

# $purse: gold and priests, as a list.
card-purse = You have { $purse }.
card-out = You’ve lost your last island and are eliminated.
card-gold = **You have { GOLD($gold) }** in cycle { $cycle }. Your income is { $income }.
# Below that, in the first cycle.
card-abbreviation = GP stands for gold pieces.
# $held: units and so on, as a list.
card-holds = You have { $held }:
# $offerings: the bids of the player, a list of card-offering.
card-offerings = Your bid: { $offerings }
card-offering = { GOD($god) } { $amount }
# $figures: figure-yours-this-cycle …
card-figures = Your figures: { $figures }
# $creatures: creature-cost …
card-creatures = Your creature prices: { $creatures }

## Words on the picture itself, where there is little room.

drawn-buildings =
    { $building ->
        [port] Port
        [fortress] Fortress
        [temple] Temple
       *[university] University
    }
drawn-cycle = Cycle { $n }
# In place of the cycle at the end.
drawn-victory = Victory
drawn-draw = Draw
drawn-over = The end
# Above the markers of players who haven't bid yet.
drawn-toOffer = To bid
drawn-nextCycle = Next cycle
# Signs of what happened: moves, battles, conquered islands, new units and buildings.
drawn-way = Moved
drawn-fought = Fought
drawn-taken = Taken
drawn-added = New
# Beside an enlarged island.
drawn-island = Island { $n }
drawn-troops = Troops
drawn-fleets = Fleets
drawn-income = Income
drawn-metropolis = Metropolis
drawn-around = Around it
