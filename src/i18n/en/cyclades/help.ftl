### The live help: what to do, what it costs, how to win, and what the picture shows.

## What a kind of move is for, in one sentence. Max: 120

meaning-PlaceBid = Bid for a god. The god decides what you can do this cycle, and when.
meaning-Recruit = Recruit a unit, priest or philosopher. The first one each turn is free.
meaning-Build = Build in a free slot on one of your islands. Four different buildings make a Metropolis.
meaning-MoveFleets = Move fleets up to three spaces. You fight if enemy fleets are there.
meaning-MoveTroops = Move troops over a chain of your fleets to another island. Take it, or fight for it.
meaning-PlaceProsperity = Place Apollo’s marker. It gives the island’s owner 1 GP more each cycle.
meaning-DiscardBuilding = If you have several buildings of a type, choose which one to discard for the Metropolis.
meaning-PlaceMetropolis = Place the Metropolis on one of your islands.
meaning-Fight = Fight another round. Each side rolls a die and adds its strength.
meaning-Retreat = Save your remaining units. The other side gets the island or sea space.
meaning-SwapCreature = Discard a creature from the track and draw another one.
meaning-UseCreature = Buy a creature and use it at once.
meaning-SellPiece = Sell troops, fleets, priests or philosophers to the Sphinx for 2 GP each.
meaning-PushFleets = Choose where the fleets next to Polyphemus go.
meaning-MoveKraken = Move the Kraken one space for 1 GP. It destroys all fleets there.
meaning-FinishCreature = Stop using the creature and continue your turn.
meaning-EndTurn = End your turn. The last player to act bids first in the next cycle.

## What things cost now, a line each.

costs-purse = **You have** { GOLD($gold) }.
costs-purse-priests = **You have** { GOLD($gold) } and { PRIESTS($priests) }. Each priest makes your bid 1 GP cheaper, but you always pay at least 1 GP.
# $gods: costs-offering and costs-offering-apollo, as a list.
costs-offerings = **Bids** – { $gods }.
# $least: the lowest bid that is enough there now.
costs-offering = { GOD($god) } from { GOLD($least) }
costs-offering-apollo = { GOD("apollo") } free
# A god that the reader isn't acting with. $piece and $building: what the god allows; $later: what the second, third … piece of a turn costs, as a list;
# $price: of the building; $cost: of costs-special.
costs-god = **{ GOD($god) }** – { PIECE($piece, case: "a") }: first one free, then { $later } GP; { BUILDING($building, case: "a") }: { GOLD($price) }{ costs-special }.
# The reader's own turn. $unit: costs-unit or costs-no-unit.
costs-turn = **Your turn with { GOD($god) }** – { $unit }; { BUILDING($building, case: "a") }: { GOLD($price) }{ costs-special }.
# What else the god allows, and what it costs; nothing for Athena.
costs-special =
    { $god ->
        [poseidon] ; moving fleets: { GOLD($cost) }
        [ares] ; moving troops from an island: { GOLD($cost) }
        [zeus] ; replacing a creature: { GOLD($cost) }
       *[athena] { "" }
    }
# $next: what the next one costs.
costs-unit =
    { $next ->
        [0] your next { PIECE($piece) }: free
       *[other] your next { PIECE($piece) }: { GOLD($next) }
    }
costs-no-unit = no more recruiting this turn
costs-turn-apollo = **{ GOD("apollo") }** – free, but you can’t buy anything.
# $creatures: creature-cost, as a list.
costs-creatures = **Creatures** – { $creatures }. You can buy creatures with any god except Apollo.
costs-creatures-discounts = **Creatures** – { $creatures }. You can buy creatures with any god except Apollo. Discounts left this cycle: { $discounts }.
costs-nothing = Ending your turn, fighting and retreating are free.

## How the match is won, a line each.

# $goal: how many Metropolises win; $tie: what decides between several.
winning-goal =
    { $tie ->
        [gold] Own { METROPOLISES($goal) } at the end of a cycle. If several players do, the one with the most gold wins.
       *[metropolises] Own { METROPOLISES($goal) } at the end of a cycle. If several players do, the one with the most Metropolises wins; gold breaks ties.
    }
winning-metropolis = You get a Metropolis by owning all four types of building, collecting four philosophers, or conquering an island that has one.
winning-last-island = A player who loses their last island is eliminated. The last player left wins at once.

## What the picture shows, a line each.

legend-units = **Shields** are troops and **sails** are fleets; the number shows how many. An island without troops has no shield.
# For a player of the match. $units: troops and fleets, as a list.
legend-units-yours = { legend-units } You have { $units }.
legend-islands = **Islands** – the coast has its owner’s colour and pattern. The number on the blue plate names the island; the one on the coin is its income, on darker gold where Apollo has raised it. A golden rim marks a sea space that pays 1 GP to the player with fleets there.
legend-slots = **Slots** – squares. An anchor is a port, a tower is a fortress, columns are a temple, and a book is a university.
# $islands: those that have one, as a list, or legend-no-metropolis.
legend-metropolises = **Metropolises** – castles in their owner’s colour, framed in gold. A dashed outline shows where a Metropolis can go. On the board: { $islands }. You need { METROPOLISES($goal) } to win.
legend-no-metropolis = none yet
legend-gods = **Gods** – in the order they act. The number is the bid, and the mark shows the player. Until someone bids, two symbols show what the god gives.
# Gods without a bid. $any: a list of legend-god with "or"; $all: with "and".
legend-gods-free = No one has bid on { $any }.
legend-god = { GOD($god) }
legend-gods-hidden = A patterned tile is a god that’s face down.
legend-gods-acting = The golden frame marks the god acting now: { GOD($god) }. Players who have acted are dimmed.
legend-offerings = **To bid** – the marks in a row, starting with the next player.
legend-next-cycle = **Next cycle** – the turn order. Players who have acted fill it from the last place.
# $battle: table-battle.
legend-battle = **Framed swords** – { $battle }.
# A creature that is being used.
legend-creature = **Framed creature** – { CREATURE($creature, case: "The") } is in use.
# $cards: how many cards are in the deck.
legend-track = **Creatures** – with their prices. A dashed frame stays empty until the next cycle. { $cards ->
        [0] The deck is empty
       *[other] The deck has { CARDS($cards) }
    }.
# $figures: figure-until-…, with semicolons.
legend-figures = **Figures** – { $figures }. Small rocks at sea mark spaces that no fleet can enter.
legend-seats = **Players** – income, Metropolises, priests, philosophers and creature discounts left this cycle, then troops and fleets if there’s room. Zeros are left out. You see gold only if you’re allowed to.
legend-no-changes = **Move markings** – none yet; nothing has changed on the board.
legend-changes = **Move markings** – arrows show moves, and dashed arrows show retreats. Crossed swords mark a battle, a white ring around the coast marks a conquered island, and a plus marks something recruited or built.
