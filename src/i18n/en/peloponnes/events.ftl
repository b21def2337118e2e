## Lines of the log, which all players read. $seat: a player's name. $start, $paid, $cost: lists such as "4 coins and 2 wood".

civilisation-dealt = { $seat } leads { CIVILISATION($civilisation) } and begins with { $start }.

# $seats: names, from the first to the last.
order-settled = Turn order: { $seats }.

# A level of the campaign of one player; $target points win it.
level-began = **Level { $level } of the campaign** – { POINTS($target) } to reach; { $seat } begins with { $start }.

# $rounds: how many the game has.
round-began = **Round { $round } of { $rounds }**

# New tiles, each as tile-priced, in one row or in both.
tiles-revealed =
    { $rows ->
        [auction] Revealed: { $auction }.
        [conquest] Conquest row: { $conquest }.
       *[both] Revealed: { $auction }. Conquest row: { $conquest }.
    }

# A tile of a row, and the fewest coins that may be offered for it.
tile-priced = { TILE($tile) } ({ $coins })

# $luxury: luxury goods that are paid in place of missing coins.
bid-placed =
    { $seat } offers { COINS($coins) } for { TILE($tile, case: "the") }{ $luxury ->
        [0] { "" }
       *[other] , { LUXURY($luxury) } standing in for some of them
    }.

# Somebody else offered more.
bid-pushed-out = { $seat } is pushed out of { TILE($tile, case: "the") } with { COINS($coins) }.

bid-moved = { $seat } moves { COINS($coins) } to { TILE($tile, case: "the") }.

# $gained: coins from the bank.
bid-withdrawn = { $seat } withdraws { COINS($coins) } and gets { $gained } more from the bank.

# The same where no tile was left to move the offer to.
bid-withdrawn-itself =
    { $seat } has no tile to move { COINS($coins) } to and gets { $coins ->
        [one] it
       *[other] them
    } back, with { $gained } more from the bank.

bid-passed = { $seat } passes and takes { COINS($gained) }.

# The same where the player had no coin to offer.
bid-passed-itself = { $seat } has nothing to offer and takes { COINS($gained) }.

# To the player alone. $choice: such as "pay for the Market".
choice-noted = You choose: { $choice }.

# To the player alone: the last of the choices.
choice-made = You choose: { $choice }. That is all.

# To the others.
has-chosen = { $seat } has chosen.

land-placed = { $seat } adds { TILE($tile, case: "the") }.

building-paid = { $seat } builds { TILE($tile, case: "the") } for { $paid }.

# $luxury: luxury goods that are paid in place of the coin. $cost: what the building costs.
building-marked =
    { $seat } builds { TILE($tile, case: "the") } with a coin on it{ $luxury ->
        [0] { "" }
       *[other] , for { LUXURY($luxury) }
    }; the next supply round asks for { $cost }, or it is lost.

# The land that was won shares no symbol with the outermost one.
tile-lost-noMatch = { TILE($tile, case: "The") } does not fit beside the outermost land of { $seat } and is lost.

tile-lost-notPayable = { $seat } can neither pay for { TILE($tile, case: "the") } nor put a coin on it: it is lost.

tile-lost-forgone = { $seat } lets { TILE($tile, case: "the") } go.

# $changes: goods-changed.
gains-taken = { $seat } { $changes } with { TILE($tile, case: "the") }.

# $income: a list such as "4 coins and 2 wood".
income-collected = { $seat }’s income: { $income }.

# The same with goods that the player chose. $chosen: each as income-chosen.
income-collected-chosen = { $seat }’s income ({ $chosen }): { $income }.

income-chosen = { TILE($tile) }: { GOOD($good) }

income-none = { $seat }’s income: nothing.

chit-blank = The blank chit is turned up: nothing happens.

chit-turned = A chit is turned up: { DISASTER($disaster) }.

disaster-struck = **The { DISASTER($disaster) } strikes!**

# $seats: names of those who are protected. $tiles: the buildings that protect, "the Aqueduct or the Well".
disaster-struck-save = **The { DISASTER($disaster) } strikes!** It does not touch { $seats }: { $tiles } keeps it off.

loss-suffered = { $seat } loses { $paid } to the { DISASTER($disaster) }.

loss-none = { $seat } has nothing to lose to the { DISASTER($disaster) }.

# What a player kept and gave up in an earthquake or a tempest. $tiles: names of those given up. $returned: coins from them.
disaster-paid =
    { $done ->
        [paid] { $seat } pays { $paid } for { tiles-kept }
        [given] { $seat } gives up { $tiles }
       *[both] { $seat } pays { $paid } for { tiles-kept } and gives up { $tiles }
    }{ $returned ->
        [0] { "" }
       *[other] ; { coins-back }
    }.

# Part of disaster-paid: an earthquake asks for buildings, a tempest for lands.
tiles-kept =
    { $disaster ->
        [earthquake] { BUILDINGS($kept) }
       *[tempest] { LANDS($kept) }
    }

# Part of several lines: the coin that lay on a building.
coins-back =
    { $returned ->
        [one] { COINS($returned) } comes back
       *[other] { COINS($returned) } come back
    }

# The tile has the symbol for it.
supply-round-began = **Supply round:** { TILE($tile, case: "the") } calls for it.

supply-round-last = **The last supply round**

inhabitants-fed =
    { $seat } feeds the inhabitants with { $paid }{ $starved ->
        [0] { "" }
       *[other] ; { inhabitants-starve }
    }.

inhabitants-unfed = { $seat } has no food: { inhabitants-starve }.

inhabitants-none = { $seat } has nobody to feed.

# Part of the lines above.
inhabitants-starve =
    { $starved ->
        [one] { INHABITANTS($starved) } starves
       *[other] { INHABITANTS($starved) } starve
    }

building-finished = { $seat } pays { $paid } for { TILE($tile, case: "the") }; { coins-back }.

building-abandoned = { $seat } lets { TILE($tile, case: "the") } go; { coins-back }.

# $scores: each as score-counted.
scores-counted = Scores: { $scores }.

score-counted = { $seat } **{ $score }** (power { $power }, population { $population })

# A level of the campaign; $target points were needed.
level-ended =
    { $won ->
        [yes] **Level { $level } is won** with { POINTS($score) }; it took { $target }.
       *[no] **Level { $level } is lost** with { POINTS($score) }; it took { $target }.
    }

bonus-chosen = From now on each round brings 1 { GOOD($good) } more.

# $outcome: a sentence on who won.
game-ended = **The game is over.** { $outcome }
