### The live help: what to do, what it costs, how to win, and what the picture shows.

## What a kind of move is for, in one sentence. Max: 120

meaning-PlaceBid = Put your marker on a god: it decides what you can do this cycle, and when.
meaning-Recruit = A new unit of your god: the first of a turn is free.
meaning-Build = A building of your god on a free slot; four different ones make a Metropolis.
meaning-MoveFleets = Sail up to three steps; where enemy fleets lie there is a battle.
meaning-MoveTroops = Land on another island over a chain of your fleets: take it, or fight for it.
meaning-PlaceProsperity = Apollo’s marker: 1 GP more each cycle for whoever owns that island.
meaning-DiscardBuilding = Say which of several equal buildings goes for the Metropolis.
meaning-PlaceMetropolis = Found the Metropolis on one of your islands.
meaning-Fight = Another round: each side throws a die and adds its units.
meaning-Retreat = Save what is left; the place goes to the other side.
meaning-SwapCreature = Put a creature off the track, and see which one comes instead.
meaning-UseCreature = Buy a creature and use it at once.
meaning-SellPiece = Sell pieces to the Sphinx for 2 GP each.
meaning-PushFleets = Say where the fleets beside Polyphemus are driven.
meaning-MoveKraken = One step further for 1 GP; all fleets there sink.
meaning-FinishCreature = Be done with the creature, and go on with your turn.
meaning-EndTurn = Leave it at that. Whoever ends last offers first in the next cycle.

## What things cost now, a line each.

costs-purse = **You have** { GOLD($gold) }.
costs-purse-priests = **You have** { GOLD($gold) } and { PRIESTS($priests) }: each takes 1 GP off what you offer, down to 1 GP.
# $gods: costs-offering and costs-offering-apollo, as a list.
costs-offerings = **Offerings** – { $gods }.
# $least: the least that can be offered there now.
costs-offering = { GOD($god) } from { GOLD($least) }
costs-offering-apollo = { GOD("apollo") } for nothing
# A god who is not the asker's. $piece and $building: what the god grants; $later: what the second, third … piece of a turn costs, as a list;
# $price: of the building; $cost: of costs-special.
costs-god = **{ GOD($god) }** – { PIECE($piece, case: "a") }: the first free, then { $later } GP; { BUILDING($building, case: "a") } { GOLD($price) }{ costs-special }.
# The asker's own turn. $unit: costs-unit or costs-no-unit.
costs-turn = **Your turn with { GOD($god) }** – { $unit }; { BUILDING($building, case: "a") } { GOLD($price) }{ costs-special }.
# What else the god allows, and what it costs; nothing for Athena.
costs-special =
    { $god ->
        [poseidon] ; a voyage of fleets { GOLD($cost) }
        [ares] ; moving the troops of an island { GOLD($cost) }
        [zeus] ; replacing a creature { GOLD($cost) }
       *[athena] { "" }
    }
# $next: what the next one costs.
costs-unit =
    { $next ->
        [0] { PIECE($piece, case: "a") } now: free
       *[other] { PIECE($piece, case: "a") } now: { GOLD($next) }
    }
costs-no-unit = you have recruited all you can this turn
costs-turn-apollo = **{ GOD("apollo") }** – costs nothing and sells nothing.
# $creatures: creature-cost, as a list.
costs-creatures = **Creatures** – { $creatures }, with every god but Apollo.
costs-creatures-discounts = **Creatures** – { $creatures }, with every god but Apollo; discounts left in this cycle: { $discounts }.
costs-nothing = Ending a turn, fighting and retreating cost nothing.

## How the match is won, a line each.

# $goal: how many Metropolises win; $tie: what decides between several.
winning-goal =
    { $tie ->
        [gold] Have { METROPOLISES($goal) } when a cycle ends. Among several who do, the most gold wins.
       *[metropolises] Have { METROPOLISES($goal) } when a cycle ends. Among several who do, the most Metropolises win, then the most gold.
    }
winning-metropolis = A Metropolis comes of four different buildings on your islands, of four philosophers, or of an island you take that has one.
winning-last-island = A player who loses their last island is out; the last one left wins at once.

## What the picture shows, a line each.

legend-units = **Shields** are troops, **sails** are fleets; the number says how many.
# To whoever has a seat. $units: troops and fleets, as a list.
legend-units-yours = { legend-units } You have { $units }.
legend-islands = **Islands** – the first number is the island’s, the second, at the coin, its income. A sea space with a golden rim brings 1 GP to the fleet there.
legend-slots = **Slots** – squares: an anchor is a port, a tower a fortress, columns a temple, a book a university.
# $islands: those that have one, as a list, or legend-no-metropolis.
legend-metropolises = **Metropolises** – a golden castle; the dotted line is where one can stand. On the board: { $islands }. { METROPOLISES($goal) } win.
legend-no-metropolis = none stands yet
legend-gods = **Gods** – on the right, from the first to act to the last; the number is the offering, the mark whose it is.
# Gods without an offering. $any: a list of legend-god with "or"; $all: with "and".
legend-gods-free = Nobody stands at { $any }.
legend-god = { GOD($god) }
legend-gods-hidden = A tile with a pattern lies face down.
legend-gods-acting = The golden frame is the one who acts now: { GOD($god) }. Whoever has acted is dimmed.
legend-offerings = **Still to offer** – the marks in a row, the next one first.
legend-next-cycle = **Next cycle** – the turn order, filled from the last place by whoever has acted.
# $battle: table-battle.
legend-battle = **Swords in a frame** – { $battle }.
# A creature that is being used.
legend-creature = **A creature in a frame** – { CREATURE($creature, case: "The") } is in use.
# $cards: how many cards are in the deck.
legend-track = **Creatures** – below the map, with their prices; a dashed frame is empty until the next cycle. The pile: { CARDS($cards) }.
# $figures: figure-until-…, with semicolons.
legend-figures = **Figures** – { $figures }. Small rocks at sea mark the spaces that no fleet may enter.
legend-seats = **Seats** – troops, fleets, Metropolises and income; below them priests, philosophers and discounts on creatures left in this cycle. Gold stands there only where you may know it.
legend-no-changes = **Signs of moves** – none yet: nothing has changed on the board.
legend-changes = **Signs of moves** – arrows are ways, dashed ones retreats; swords stand where it was fought, a coloured coast is an island that changed hands, a plus what was recruited or built.
