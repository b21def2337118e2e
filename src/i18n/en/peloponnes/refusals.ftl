## Why a move is refused, and what is possible instead. Only who made it reads this.

illegal-notACommand = That is not a move of Peloponnes.

# $type: what was sent.
illegal-unknownCommand = Peloponnes has no move called { $type }.

# $field: an option of a command, as it is typed.
illegal-missingField = Something is missing: please name { $field }.

illegal-unknownField = This move does not take { $field }; leave it out.

illegal-wrongField =
    { $field } must be { $expected ->
        [seat] a player of this match, by name
        [tile] a tile, by its name or its number, such as { TILE("A13") } or C04
        [countFromOne] a whole number from 1 up
        [countFromZero] a whole number from 0 up
        [incomeChoice] one of { GOOD("food") }, { GOOD("wood") }, { GOOD("stone") } or { GOOD("coins") }
       *[resource] one of { GOOD("wood") }, { GOOD("stone") } or { GOOD("food") }
    }.

illegal-noSuchSeat =
    { $seats ->
        [1] This match has one seat only.
       *[other] This match has { $seats } seats only.
    }

illegal-notStarted = The match has not started yet.

illegal-gameOver = The match is over; nothing more can be played.

# $seats: names of those who have to act.
illegal-notYourTurn = There is nothing for you to choose now: the match waits for { $seats }.

# $seats: names of those who have to choose; $count: how many they are.
illegal-alreadyChosen = You have chosen already; it takes effect with the choices of { $seats }.

illegal-notThisStep =
    That is not asked for now: { $phase ->
        [unstarted] the match has not started
        [revealing] tiles are being turned up
        [offers] offers are being made: bid, pass, or withdraw what was pushed out
        [placing] new buildings are being paid for or marked with a coin
        [income] the goods of Port and Temple of Apollo are being chosen
        [chits] disaster chits are being turned up
        [disaster] a disaster is being borne: give up tiles, or pay for those you keep
        [feeding] the inhabitants are being fed: say how many luxury goods you spend
        [finishing] buildings with a coin on them are being paid for or let go
        [scoring] the scores are being counted
        [bonus] the good of the next level is being chosen
       *[ended] the match is over
    }.

# $tiles: those that are face up, "the Market or the Street".
illegal-tileNotOffered = { TILE($tile, case: "The") } is not face up now; choose { $tiles }.

illegal-bidTooLow = { TILE($tile, case: "The") } takes { COINS($least) } at least; with fewer, choose another tile.

illegal-bidNotThePrice = { TILE($tile, case: "The") } costs exactly { COINS($price) }: offer neither more nor less.

# $owner: the player whose offer stands there.
illegal-tileTaken = { TILE($tile, case: "The") } is { $owner }’s, and nobody can be pushed out there; choose another tile.

illegal-bidUnpayable =
    { $most ->
        [0] You have no coins to offer; pass instead.
       *[other] You can offer { COINS($most) } at most, luxury goods included; or pass.
    }

illegal-bidUnchangeable = An offer that was pushed out keeps its { COINS($coins) }: move all of them to a tile for which they suffice, or withdraw.

illegal-pushedOutFirst = You cannot pass once your offer stood: move your { COINS($coins) } to another tile, or withdraw them.

illegal-notPushedOut = Only an offer that was pushed out can be withdrawn; make an offer, or pass.

# $tiles: those that can be chosen, "the Market or the Street".
illegal-notThisTile = { TILE($tile, case: "The") } is not to be chosen now; it can be { $tiles }.

illegal-notThisTile-none = There is nothing to choose about { TILE($tile, case: "the") } now.

# $needed: luxury goods in place of what is missing; $has: luxury goods that the player has.
illegal-buildingUnpayable = You cannot pay for { TILE($tile, case: "the") }: what is missing would take { LUXURY($needed) }, and you have { $has }. If you have just won it, put a coin on it; else let it go.

# $luxury: how many stand for one coin.
illegal-markerUnpayable = It takes a coin to mark a building, or { LUXURY($luxury) } where there is none; pay for it, or let it go.

illegal-tileNotForgoable = { TILE($tile, case: "The") } must be built, since no luxury goods are needed for it: pay for it, or put a coin on it.

illegal-disasterUnpayable = You cannot pay for all that you keep: give up { TILES($tiles) } more first.

illegal-feedingNotSo =
    { $most ->
        [0] No luxury goods can be spent on food now; say 0.
       *[other] Spend an even number of luxury goods, two for each inhabitant: from 0 to { $most }.
    }

## Why a planned move is refused or could not be followed. Only its owner reads this.

illegal-ordersNeedOthers = Nobody waits for you when you play alone, so there is nothing to order beforehand.

# Offers can be planned for these rounds: none, only $first, or $first and $last.
illegal-notThatRound =
    { $rounds ->
        [none] No offers are left to be planned.
        [one] Offers cannot be planned for round { $round } now; they can for round { $first }.
       *[two] Offers cannot be planned for round { $round } now; they can for rounds { $first } and { $last }.
    }

# It cannot come up in that round.
illegal-tileNotToCome = { TILE($tile, case: "The") } cannot come up in round { $round }; name one that can.

illegal-limitsCross = For { TILE($tile, case: "the") } the fewest coins ({ $from }) are more than the most ({ $upTo }); name the smaller number first.

# $owner: the player who has it.
illegal-tileOfAnother = { TILE($tile, case: "The") } is { $owner }’s; name a tile of yours, or one that nobody has.

illegal-notABuilding = { TILE($tile, case: "The") } is a land, and lands are never marked; name a building.

illegal-alreadyPaid = { TILE($tile, case: "The") } is paid for already; name a marked building, or one that may come.

illegal-incomeNotOfChoice = { TILE($tile, case: "The") } brings no good of choice; { TILE("A15", case: "the") } and { TILE("B15", case: "the") } do.

illegal-luxuryByTwos = Two luxury goods feed one inhabitant, so say an even number, not { $luxury }.

illegal-feedingIsForced = In this match nobody is asked about feeding: luxury goods are spent as needed.

illegal-planExhausted = No tile planned for round { $round } could be had within your limits.

illegal-noWayLeft = None of the ways you named was possible for { TILE($tile, case: "the") }.

illegal-markedUnpayable = { TILE($tile, case: "The") } could not be paid for.

illegal-nothingToGiveUp = None of the tiles you named was left to give up in the { DISASTER($disaster) }.
