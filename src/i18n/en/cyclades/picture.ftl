### The picture in words, and the private card of a player.

# What an island or a sea space holds. $contents: a list.
picture-island = { PLACE($island) } ({ $contents })
# Among what stands on an island.
picture-metropolis = Metropolis
picture-prosperity = +{ $n } prosperity
# The islands of a player: picture-island.
picture-islands = islands { $islands }
# The sea spaces of a player's fleets: a name, or picture-fleet.
picture-fleets = fleets in { $fleets }
# A sea space with several fleets.
picture-fleet = { PLACE($sea) } ({ $fleets })

## Alternative text of the picture. Max: 1024

picture-title = Cyclades, cycle { $cycle }.
# Makes a sentence of a line of the table: table-gods …
picture-sentence = { $line }.
# $seats: names as a list; $count: how many.
picture-due =
    { $count ->
        [one] { $seats } is due.
       *[other] { $seats } are due.
    }
picture-draw = A draw between { $seats }.
# The match has ended without a winner.
picture-over = Over.
# $count: how many have won.
picture-won = Won by { $seats }.
# $held: Metropolises and islands, as a list.
picture-leads = { $seat } leads with { $held }.

## The picture as text, line by line.

# $due: picture-due, picture-leads …
board-title = { table-goal }. { $due }
# $places: the places of the next turn order, each with its number.
board-next-cycle = Next cycle: { $places }
# A place of the turn order that nobody has taken.
board-free-place = free
board-islands = - Islands: { $islands }
# $fleets: sea spaces, each with a number.
board-fleets = - Fleets: { $fleets }
board-seat = **{ $seat }**: { $goods }
board-nobodys = **Nobody’s**
# $seas: sea spaces.
board-trade-seas = Sea spaces worth 1 GP: { $seas }
# Among what is on an island.
board-free-slots = slots free: { $n }
# The first of the places around the one that the picture shows.
board-around = Around it: { $place }

## The private card of a player.

# $purse: gold and priests, as a list.
card-purse = You have { $purse }.
card-out = Your last island is lost: you are out of this game, and hold nothing any more.
card-gold = **You have { GOLD($gold) }** in cycle { $cycle }, and an income of { $income }.
# $held: units and so on, as a list.
card-holds = You hold { $held }:
# $offerings: a list of card-offering.
card-offerings = Your offering: { $offerings }
card-offering = { GOD($god) } { $amount }
# $figures: figure-yours-this-cycle …
card-figures = Your figures: { $figures }
# $creatures: creature-cost …
card-creatures = Creatures cost you: { $creatures }

## Words on the picture itself, where there is little room.

drawn-building =
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
# Above the markers that are still to be offered.
drawn-to-offer = To offer
drawn-next-cycle = Next cycle
# Signs of what happened: moves, battles, islands that changed hands, new pieces.
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
