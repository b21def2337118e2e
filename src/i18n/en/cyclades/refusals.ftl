### Why a move is refused, and what to do instead. $field: an option of a command, for { OPTION($field) }.

illegal-notACommand = That isn’t a move in Cyclades. Choose one from your panel.

# $type: what was typed.
illegal-unknownCommand = Cyclades has no move called { $type }. Choose one from your panel.

illegal-missingField = Something is missing: fill in { OPTION($field) }.

illegal-unknownField = You can’t use { OPTION($field) } with this move. Leave it empty.

# What it has to be.
illegal-wrongField =
    { OPTION($field) } must be { $expected ->
        [seat] the name of a player in this match
        [patron] one of { GOD("poseidon") }, { GOD("ares") }, { GOD("zeus") }, { GOD("athena") } or { GOD("apollo") }
        [countFromOne] a whole number from 1
        [countFromZero] a whole number from 1
        [creature] one of { CREATURE("fates") }, { CREATURE("griffon") }, { CREATURE("harpy") }, { CREATURE("pegasus") }, { CREATURE("mermaid") }, { CREATURE("giant") }, { CREATURE("dryad") }, { CREATURE("satyr") }, { CREATURE("cyclops") }, { CREATURE("sphinx") }, { CREATURE("sylph") }, { CREATURE("chimera") }, { CREATURE("minotaur") }, { CREATURE("chiron") }, { CREATURE("medusa") }, { CREATURE("polyphemus") } or { CREATURE("kraken") }
        [building] one of { BUILDING("port") }, { BUILDING("fortress") }, { BUILDING("temple") } or { BUILDING("university") }
        [piece] one of { PIECE("troop") }, { PIECE("fleet") }, { PIECE("priest") } or { PIECE("philosopher") }
       *[text] a word
    }.

illegal-noSuchSeat = This match has only { $seats } players. Choose one of them.

illegal-notStarted = The match hasn’t started yet. You can move once it has.

illegal-gameOver = The match is over, so you can’t move any more.

illegal-eliminated = You’ve lost your last island and are eliminated. You can still watch.

# $active: names of players.
illegal-notYourTurn = It’s not your turn. Waiting for { $active }.

illegal-offeringsFirst = You can’t act yet. Every player has to bid for a god first.

illegal-offeringsOver = Bidding is over for this cycle. You can bid again next cycle.

# $gods: those that the player can bid on.
illegal-godFaceDown = { GOD($god) } is face down this cycle. Choose { $gods }.

illegal-sameGod = You’ve just been outbid on { GOD($god) }. Choose another god. You can return to { GOD($god) } only after you’re outbid on another god.

# $least: the lowest bid that is enough; $standing: the highest bid so far.
illegal-bidTooLow =
    { $least ->
        [1] A bid must be at least 1. Only Apollo is free.
       *[other] The bid on { GOD($god) } is { $standing }. Bid at least { $least }, or choose another god.
    }

illegal-bidUnpayable =
    { $most ->
        [0] You have no gold to bid. Go to Apollo, who is free.
       *[other] You can’t afford that. Bid up to { $most }, or go to Apollo for free.
    }

illegal-battleFirst = The battle comes first: fight on or retreat.

illegal-noBattle = There’s no battle right now. Choose another move from your panel.

illegal-metropolisDueFirst = Place your Metropolis first. Then continue your turn.

illegal-noMetropolisDue = You don’t have a Metropolis to place. You need all four types of building, or four philosophers.

illegal-prosperityDueFirst = Place Apollo’s prosperity marker on an island first. Then end your turn.

illegal-noProsperityDue = You don’t have a prosperity marker to place. Apollo gives one only to the first player who chooses him in a cycle.

illegal-freePhilosopherDue = You have three philosophers, so you must take the free fourth one. Recruit first, then end your turn.

# $gods: those that allow it.
illegal-wrongGod = You’re acting with { GOD($god) } this cycle. For this move you need { $gods }.

illegal-goldShort =
    That costs { GOLD($cost) }, but you have { $gold ->
        [0] no gold left. Choose something free, or end your turn.
       *[other] only { GOLD($gold) }. Choose something cheaper, or end your turn.
    }

# $island: what was typed.
illegal-noSuchIsland = { PLACE($island, case: "start") } isn’t one of the islands on this board. Choose an island from the list.

# $sea: what was typed.
illegal-noSuchSea = { PLACE($sea, case: "start") } isn’t a sea space on this board. Use a letter and a number, such as A1.

# $slots: how many it has.
illegal-noSuchSlot =
    { $slots ->
        [1] { PLACE($island, case: "start") } has only slot 1. Choose that one.
        [2] { PLACE($island, case: "start") } has only slots 1 and 2. Choose one of them.
       *[other] { PLACE($island, case: "start") } has only slots 1 to { $slots }. Choose one of them.
    }

illegal-notYourIsland = { PLACE($island, case: "start") } isn’t yours. Choose one of your own islands.

illegal-stockEmpty =
    There are no { $item ->
        [port] ports
        [fortress] fortresses
        [temple] temples
        [university] universities
        [priest] priests
       *[philosopher] philosophers
    } left in stock. Choose another move.

illegal-recruitLimit = You’ve already recruited { $most } this turn, which is the limit. Choose another move, or end your turn.

illegal-allFleetsOut = All { $most } of your fleets are on the board, so you can’t recruit more. Choose another move.

illegal-allTroopsOut = All { $most } of your troops are on the board, so you can’t recruit more. Choose another move.

illegal-seaNotCoastal = { PLACE($sea) } isn’t next to one of your islands. Choose a sea space that is.

illegal-seaHeld = { $seat }’s fleets are in { PLACE($sea) }. Choose a sea space that is empty or has your own fleets.

illegal-noFreeSlot = { PLACE($island, case: "start") } has no free slot. Build on another island.

illegal-slotTaken = There’s already a { BUILDING($building) } in { SLOT($slot) } of { PLACE($island) }. Choose a free slot.

illegal-slotUnderMetropolis = The Metropolis covers { SLOT($slot) } of { PLACE($island) }. Choose another slot or another island.

illegal-noFleetsThere = { PLACE($sea, case: "start") } has no fleets you can use. Choose another sea space.

illegal-tooFewFleets = You have only { FLEETS($fleets) } in { PLACE($sea) }. Choose at most { $fleets }, or choose another sea space.

# $to: the sea space that was chosen, which can be $from itself.
illegal-seasNotAdjacent = You can move only one space at a time. Choose a sea space next to { PLACE($from) }.

illegal-noTroopsThere = There are no troops on { PLACE($island) }. Choose an island that has some.

illegal-tooFewTroops = You have only { TROOPS($troops) } on { PLACE($island) }. Choose at most { $troops }, or choose another island.

illegal-sameIsland = The troops are already on { PLACE($island) }. Choose another island to move to.

illegal-islandsNotLinked = Your fleets don’t link { PLACE($from) } and { PLACE($to) }. You need an unbroken chain of fleets between them.

illegal-lastIslandProtected = { PLACE($island, case: "start") } is { $seat }’s last island. You can attack it only if taking it gives you the Metropolises you need to win.

illegal-noRetreatThere-none = You have nowhere to retreat to. Fight on.

# $places: those that the player can retreat to.
illegal-noRetreatThere-others = You can’t retreat to { PLACE($to) }. Retreat to { $places }, or fight on.

illegal-noBuildingThere = There’s no building in { SLOT($slot) } of { PLACE($island) }. Choose a slot that has one.

# $buildings: a list of `building-instead`, joined by "or".
illegal-notToDiscard = You can’t discard the { BUILDING($building) } here. Discard { $buildings }.

# In the list above.
building-instead = { BUILDING($building, case: "a") }

# $buildings: a list of `building-to-discard`.
illegal-discardFirst = First discard { $buildings } for the Metropolis.

# In the list above.
building-to-discard = { BUILDING($building, case: "a") }

illegal-nothingToDiscard = You don’t need to discard a building now. Continue your turn.

illegal-metropolisThere = { PLACE($island, case: "start") } already has a Metropolis, and an island can hold only one. Choose another island.

# $islands: those with a free Metropolis space.
illegal-freePlaceFirst = You have an island with a free Metropolis space, so the Metropolis goes there. Choose { $islands }.
