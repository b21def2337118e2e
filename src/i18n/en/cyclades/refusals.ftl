### Why a move is refused, and what would be legal. $field: a part of a move, as the program calls it.

illegal-notACommand = That is not a move of Cyclades.

# $type: what was typed.
illegal-unknownCommand = Cyclades has no move called { $type }.

illegal-missingField = Something is missing: please name { $field }.

illegal-unknownField = This move does not take { $field }; leave it out.

# What it has to be.
illegal-wrongField =
    { $field } must be { $expected ->
        [seat] a player of this match, by name
        [patron] one of { GOD("poseidon") }, { GOD("ares") }, { GOD("zeus") }, { GOD("athena") } or { GOD("apollo") }
        [countFromOne] a whole number from 1 up
        [countFromZero] a whole number from 1 up
        [creature] one of { CREATURE("fates") }, { CREATURE("griffon") }, { CREATURE("harpy") }, { CREATURE("pegasus") }, { CREATURE("mermaid") }, { CREATURE("giant") }, { CREATURE("dryad") }, { CREATURE("satyr") }, { CREATURE("cyclops") }, { CREATURE("sphinx") }, { CREATURE("sylph") }, { CREATURE("chimera") }, { CREATURE("minotaur") }, { CREATURE("chiron") }, { CREATURE("medusa") }, { CREATURE("polyphemus") } or { CREATURE("kraken") }
        [building] one of { BUILDING("port") }, { BUILDING("fortress") }, { BUILDING("temple") } or { BUILDING("university") }
        [piece] one of { PIECE("troop") }, { PIECE("fleet") }, { PIECE("priest") } or { PIECE("philosopher") }
       *[text] a word
    }.

illegal-noSuchSeat = This match has { $seats } seats only.

illegal-notStarted = The match has not started yet.

illegal-gameOver = The match is over; nothing more can be played.

illegal-eliminated = Your last island is lost, so you are out of this game. You may still watch.

# $active: names of players.
illegal-notYourTurn = It is not your turn: the match waits for { $active }.

illegal-offeringsFirst = The offerings come first: actions begin once every marker stands on a god.

illegal-offeringsOver = The offerings of this cycle are over; the next ones come with the next cycle.

# $gods: those to whom one may offer.
illegal-godFaceDown = { GOD($god) } lies face down this cycle. You may offer to { $gods }.

illegal-sameGod = You were just driven from { GOD($god) }, so choose another god; you may come back once you are displaced there.

# $least: the least that leads; $standing: the offering that leads now.
illegal-bidTooLow =
    { $least ->
        [1] An offering is at least 1; only Apollo takes nothing.
       *[other] { GOD($god) } stands at { $standing }, so offer { $least } or more, or choose another god.
    }

illegal-bidUnpayable =
    { $most ->
        [0] You have no gold for an offering; Apollo takes you for nothing.
       *[other] You could not pay that: you can offer at most { $most }, or go to Apollo for nothing.
    }

illegal-battleFirst = A battle is under way and comes first: fight on or retreat.

illegal-noBattle = There is no battle in which you could fight on or retreat.

illegal-metropolisDueFirst = You have a Metropolis to found first; then your turn goes on.

illegal-noMetropolisDue = No Metropolis is due: it takes one of each building, or four philosophers.

illegal-prosperityDueFirst = Place Apollo’s prosperity marker first, on an island; then end your turn.

illegal-noProsperityDue = No prosperity marker is due: Apollo gives one to the first who comes to him in a cycle.

illegal-freePhilosopherDue = With three philosophers the free fourth one must be taken: recruit first, then end your turn.

# $gods: those that grant it.
illegal-wrongGod = You act with { GOD($god) } this cycle; that takes { $gods }.

illegal-goldShort = That costs { GOLD($cost) }, and you have { GOLD($gold) }.

# $island: what was typed.
illegal-noSuchIsland = There is no island { PLACE($island) } on this board; islands are called Is1, Is2 and so on.

# $sea: what was typed.
illegal-noSuchSea = There is no sea space { $sea } on this board; they are called by row and number, such as A1.

# $slots: how many it has.
illegal-noSuchSlot =
    { $slots ->
        [1] { PLACE($island) } has one slot only, slot 1.
        [2] { PLACE($island) } has the slots 1 and 2.
       *[other] { PLACE($island) } has the slots 1 to { $slots }.
    }

illegal-notYourIsland = { PLACE($island) } is not yours; choose an island of your own.

illegal-stockEmpty =
    There are no { $item ->
        [port] ports
        [fortress] fortresses
        [temple] temples
        [university] universities
        [priest] priests
       *[philosopher] philosophers
    } left in stock.

illegal-recruitLimit = You have recruited all that may be had in one turn: { $most }.

illegal-allFleetsOut = All your { $most } fleets are on the board; no more can be recruited.

illegal-allTroopsOut = All your { $most } troops are on the board; no more can be recruited.

illegal-seaNotCoastal = { PLACE($sea) } does not touch an island of yours; fleets are recruited next to your own islands.

illegal-seaHeld = { PLACE($sea) } is held by { $seat }’s fleets; recruit in a space that is empty or your own.

illegal-noFreeSlot = { PLACE($island) } has no free slot; build on another island.

illegal-slotTaken = There is a { BUILDING($building) } in { SLOT($slot) } of { PLACE($island) } already; choose a free slot.

illegal-slotUnderMetropolis = The Metropolis covers { SLOT($slot) } of { PLACE($island) }; choose a free slot beside it or another island.

illegal-noFleetsThere = There are no fleets in { PLACE($sea) } that you could use for this; choose another sea space.

illegal-tooFewFleets = You have only { FLEETS($fleets) } in { PLACE($sea) }.

illegal-seasNotAdjacent = { PLACE($to) } is not next to { PLACE($from) }; go from space to space, one step at a time.

illegal-noTroopsThere = There are no troops on { PLACE($island) }; choose an island that has some.

illegal-tooFewTroops = You have only { TROOPS($troops) } on { PLACE($island) }.

illegal-sameIsland = The troops are on { PLACE($island) } already; name another island to go to.

illegal-islandsNotLinked = { PLACE($from) } and { PLACE($to) } are not linked: troops need an unbroken chain of your fleets from one to the other.

illegal-lastIslandProtected = { PLACE($island) } is { $seat }’s last island: you may attack it only if taking it would at once bring you the Metropolises that win.

illegal-noRetreatThere-none = There is no place to retreat to; fight on.

# $places: those to which one can retreat.
illegal-noRetreatThere-others = You cannot retreat to { PLACE($to) }; you can retreat to { $places }, or fight on.

illegal-noBuildingThere = There is no building in { SLOT($slot) } of { PLACE($island) }.

# $buildings: a list of `building-instead`, joined by "or".
illegal-notToDiscard = The { BUILDING($building) } is not to be chosen; give up one { $buildings }.

# In the list above.
building-instead = { BUILDING($building) }

# $buildings: a list of `building-to-discard`.
illegal-discardFirst = First choose what to discard for the Metropolis: { $buildings }.

# In the list above.
building-to-discard = one { BUILDING($building) }

illegal-nothingToDiscard = There is nothing to give up now.

illegal-metropolisThere = { PLACE($island) } has a Metropolis already; one island holds one at most.

# $islands: those whose Metropolis place is free.
illegal-freePlaceFirst = While you have an island whose Metropolis place is free, it goes there: { $islands }.
