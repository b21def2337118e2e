## Lines of the log, which all players read. $seat: a player's name. $start, $paid, $cost: lists such as "4 coins and 2 wood".

civilisation-dealt = { $seat } plays { CIVILISATION($civilisation) } and starts with { $start }.

# $seats: names, from the first to the last.
order-settled = Turn order: { $seats }.

# A level of the campaign of one player; $target points win it.
level-began = **Campaign level { $level }** – reach { POINTS($target) }. { $seat } starts with { $start }.

# $rounds: how many the game has.
round-began = **Round { $round } of { $rounds }**

# New tiles, each as tile-priced, in one row or in both.
tiles-revealed =
    { $rows ->
        [auction] Revealed: { $auction }.
        [conquest] Conquest row: { $conquest }.
       *[both] Revealed: { $auction }. Conquest row: { $conquest }.
    }

# A tile of a row, and the minimum bid.
tile-priced = { TILE($tile) } ({ $coins })

# $luxury: luxury goods that are paid in place of missing coins.
bid-placed =
    { $seat } bids { COINS($coins) } on { TILE($tile, case: "the") }{ $luxury ->
        [0] { "" }
       *[other] , using { LUXURY($luxury) } in place of missing coins
    }.

# Another player bid more.
bid-pushed-out = { $seat } is outbid on { TILE($tile, case: "the") } ({ COINS($coins) }).

bid-moved = { $seat } moves { COINS($coins) } to { TILE($tile, case: "the") }.

# $gained: coins from the bank.
bid-withdrawn = { $seat } withdraws { COINS($coins) } and takes { $gained } more from the bank.

# The same where no tile was left to move the bid to.
bid-withdrawn-itself = { $seat } can’t bid on another tile, so they withdraw { COINS($coins) } and take { $gained } more from the bank.

bid-passed = { $seat } passes and takes { COINS($gained) }.

# The same where the player had no coin to bid.
bid-passed-itself = { $seat } has nothing to bid, so they pass and take { COINS($gained) }.

# To the player alone. $choice: such as "pay for the Market".
choice-noted = You chose to { $choice }.

land-placed = { $seat } places { TILE($tile, case: "the") }.

building-paid = { $seat } builds { TILE($tile, case: "the") } for { $paid }.

# $luxury: luxury goods that are paid in place of the coin. $cost: what the building costs.
building-marked =
    { $seat } marks { TILE($tile, case: "the") } with a coin{ $luxury ->
        [0] { "" }
       *[other] { " " }(paid with { LUXURY($luxury) })
    } and must pay { $cost } for it in the next supply round, or lose it.

# The land that was won shares no symbol with the outermost one of the row.
tile-lost-noMatch = { TILE($tile, case: "The") } doesn’t fit next to { $seat }’s outermost land and is lost.

tile-lost-notPayable = { $seat } can’t pay for or mark { TILE($tile, case: "the") } and loses it.

tile-lost-forgone = { $seat } discards { TILE($tile, case: "the") }.

# $changes: goods-changed.
gains-taken = { TILE($tile) }: { $seat } { $changes }.

# $income: a list such as "4 coins and 2 wood".
income-collected = { $seat }’s income: { $income }.

# The same with goods that the player chose. $chosen: each as income-chosen, as a list.
income-collected-chosen = { $seat }’s income, including { $chosen }: { $income }.

income-chosen = 1 { GOOD($good) } from { TILE($tile, case: "the") }

income-none = { $seat } gets no income.

chit-blank = The revealed disaster chit is blank: nothing happens.

chit-turned = Disaster chit revealed: { DISASTER($disaster) }.

disaster-struck = **Disaster strikes: { DISASTER($disaster) }!**

# $seats: names of those who are protected.
disaster-struck-save = **Disaster strikes: { DISASTER($disaster) }!** But a building protects { $seats }.

loss-suffered = { $seat } loses { $paid } to the { DISASTER($disaster) }.

loss-none = { $seat } loses nothing to the { DISASTER($disaster) }.

# What a player kept and discarded in an earthquake or a tempest. $tiles: names of those discarded. $returned: coins from them.
disaster-paid =
    { $done ->
        [paid] { $seat } pays { $paid } to keep { tiles-kept }
        [given] { $seat } discards { $tiles }
       *[both] { $seat } pays { $paid } to keep { tiles-kept } and discards { $tiles }
    }{ $returned ->
        [0] { "" }
       *[other] { " " }({ coins-back })
    }.

# Part of disaster-paid: an earthquake hits buildings, a tempest lands.
tiles-kept =
    { $disaster ->
        [earthquake] { BUILDINGS($kept) }
       *[tempest] { LANDS($kept) }
    }

# Part of several lines, in brackets: the coins that were on the buildings.
coins-back = { COINS($returned) } back

# The tile has the symbol for it.
supply-round-began = **Supply round**, triggered by { TILE($tile, case: "the") }

supply-round-last = **The last supply round**

inhabitants-fed =
    { $seat } spends { $paid } to feed their inhabitants{ $starved ->
        [0] { "" }
        [one] , but { $starved } starves
       *[other] , but { $starved } starve
    }.

inhabitants-unfed = { $seat } has no food: { inhabitants-starve }.

inhabitants-none = { $seat } has no inhabitants to feed.

# Part of a line above.
inhabitants-starve =
    { $starved ->
        [one] { INHABITANTS($starved) } starves
       *[other] { INHABITANTS($starved) } starve
    }

building-finished = { $seat } pays { $paid } for { TILE($tile, case: "the") } ({ coins-back }).

building-abandoned = { $seat } discards { TILE($tile, case: "the") } ({ coins-back }).

# $scores: each as score-counted.
scores-counted = Scores: { $scores }.

score-counted = { $seat } **{ $score }** (power { $power }, population { $population })

# A level of the campaign; $target points were needed.
level-ended =
    { $won ->
        [yes] **Level { $level } won** with { POINTS($score) } ({ $target } needed).
       *[no] **Level { $level } lost** with { POINTS($score) } ({ $target } needed).
    }

bonus-chosen = From now on: 1 more { GOOD($good) } each round.

# $outcome: a sentence on who won.
game-ended = **The match is over.** { $outcome }
