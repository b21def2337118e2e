## Why a move is refused, and what to do instead. Only the player who made it reads this.

illegal-notACommand = That isn’t a Peloponnes move. Choose one of those on offer.

# $type: what was sent.
illegal-unknownCommand = Peloponnes has no move called { $type }. Choose one of those on offer.

# $field: an option of a command, for { OPTION($field) }.
illegal-missingField = Something is missing: fill in { OPTION($field) }.

illegal-unknownField = You can’t use { OPTION($field) } with this move. Leave it empty.

illegal-wrongField =
    { OPTION($field) } must be { $expected ->
        [seat] the name of a player in this match
        [tile] a tile: its name or its number, such as { TILE("A13") } or C04
        [countFromOne] a whole number, 1 or more
        [countFromZero] a whole number, 0 or more
        [incomeChoice] { GOOD("food") }, { GOOD("wood") }, { GOOD("stone") } or { GOOD("coins") }
       *[resource] { GOOD("wood") }, { GOOD("stone") } or { GOOD("food") }
    }.

illegal-noSuchSeat =
    { $seats ->
        [1] This match has only 1 player.
       *[other] This match has only { $seats } players. Choose one of them.
    }

illegal-notStarted = The match hasn’t started yet. Wait for the host to start it.

illegal-gameOver = The match is over: you can’t make any more moves.

# $seats: names of those who have to act.
illegal-notYourTurn = You have nothing to choose now: the match is waiting for { $seats }.

# $seats: names of those who have to choose; $count: how many they are.
illegal-alreadyChosen = You’ve already chosen; the match is waiting for { $seats }.

illegal-notThisStep =
    You can’t do that now: { $phase ->
        [unstarted] the match hasn’t started
        [revealing] new tiles are being revealed
        [offers] it’s the bidding phase. Bid, pass, or withdraw if you’re outbid
        [placing] players are paying for or marking new buildings
        [income] players are choosing goods from the Port and the Temple of Apollo
        [chits] disaster chits are being revealed
        [disaster] a disaster is being resolved. Discard tiles, or pay for those you keep
        [feeding] players are feeding their inhabitants. Choose how many luxury goods to spend
        [finishing] players are paying for or discarding their marked buildings
        [scoring] the scores are being counted
        [bonus] you’re choosing a good for the next level
       *[ended] the match is over
    }.

# $tiles: those that are face up, "the Market or the Street".
illegal-tileNotOffered = { TILE($tile, case: "The") } isn’t on offer now. Choose { $tiles }.

illegal-bidTooLow = Bid at least { COINS($least) } on { TILE($tile, case: "the") }, or choose another tile.

illegal-bidNotThePrice = { TILE($tile, case: "The") } costs exactly { COINS($price) }. Bid that amount.

# $owner: the player who bid there.
illegal-tileTaken = { $owner } has already bid on { TILE($tile, case: "the") }, and bids in the conquest row can’t be outbid. Choose another tile.

illegal-bidUnpayable =
    { $most ->
        [0] You have no coins to bid. Pass instead.
       *[other] You can’t afford that. Bid up to { COINS($most) } (luxury goods included), or pass.
    }

illegal-bidUnchangeable = You’ve been outbid, so your bid stays at { COINS($coins) }. Move all of it to a tile where it’s enough, or withdraw.

illegal-pushedOutFirst = You can’t pass after you’ve been outbid. Move your { COINS($coins) } to another tile, or withdraw.

illegal-notPushedOut = You can withdraw only after you’ve been outbid. Bid on a tile, or pass.

# $tiles: those that can be chosen, "the Market or the Street".
illegal-notThisTile = You can’t choose { TILE($tile, case: "the") } now. Choose { $tiles }.

illegal-notThisTile-none = You have nothing to choose for { TILE($tile, case: "the") } now.

# $needed: luxury goods in place of what is missing; $has: luxury goods that the player has.
illegal-buildingUnpayable = You can’t pay for { TILE($tile, case: "the") }: you need { LUXURY($needed) } for what’s missing, and you have { $has }. If you’ve just won it, mark it with a coin; otherwise discard it.

# $luxury: how many stand for one coin.
illegal-markerUnpayable = Marking a building costs 1 coin, or { LUXURY($luxury) } if you have none. Pay for the building, or discard it.

illegal-tileNotForgoable = You must build { TILE($tile, case: "the") }, because you need no luxury goods for it. Pay for it, or mark it with a coin.

illegal-disasterUnpayable = You can’t pay for all the tiles you keep. Discard at least { TILES($tiles) } first.

illegal-feedingNotSo =
    { $most ->
        [0] You can’t spend luxury goods on food now. Choose 0.
       *[other] Spend an even number of luxury goods, from 0 to { $most }: 2 feed 1 inhabitant.
    }

## Why a planned move is refused or could not be followed. Only its owner reads this.

illegal-ordersNeedOthers = You play solo, so no one ever waits for you. You don’t need to plan moves.

# Bids can be planned for these rounds: none, only $first, or $first and $last.
illegal-notThatRound =
    { $rounds ->
        [none] There are no more bids to plan.
        [one] You can’t plan bids for round { $round } now. Plan them for round { $first }.
       *[two] You can’t plan bids for round { $round } now. Plan them for round { $first } or { $last }.
    }

# The tile can’t be revealed in that round.
illegal-tileNotToCome = { TILE($tile, case: "The") } can’t appear in round { $round }. Choose a tile that can.

illegal-limitsCross = For { TILE($tile, case: "the") }, your minimum ({ $from }) is higher than your maximum ({ $upTo }). Put the smaller number first.

# $owner: the player who has it.
illegal-tileOfAnother = { $owner } owns { TILE($tile, case: "the") }. Choose a tile of your own, or one that no one has.

illegal-notABuilding = { TILE($tile, case: "The") } is a land, and you can’t mark lands. Choose a building.

illegal-alreadyPaid = You’ve already paid for { TILE($tile, case: "the") }. Choose a marked building, or one you may still get.

illegal-incomeNotOfChoice = { TILE($tile, case: "The") } doesn’t let you choose a good. Choose { TILE("A15", case: "the") } or { TILE("B15", case: "the") }.

illegal-luxuryByTwos = 2 luxury goods feed 1 inhabitant. Choose an even number, not { $luxury }.

illegal-feedingIsForced = You don’t need to plan that: in this match, luxury goods are spent on missing food automatically.

illegal-planExhausted = You couldn’t get any tile you planned for round { $round } within your limits.

illegal-noWayLeft = Nothing you planned for { TILE($tile, case: "the") } was possible.

illegal-markedUnpayable = You couldn’t pay for { TILE($tile, case: "the") }.

illegal-nothingToGiveUp = None of the tiles you named was left to discard in the { DISASTER($disaster) }.
