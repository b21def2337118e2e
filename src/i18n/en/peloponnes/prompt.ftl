## The question to a player, in one line of a post. $seat: the player's name.

prompt-turn = { $seat }, it’s your turn.

prompt-offers = { $seat }, it’s your turn to bid.

# The same for one player alone.
prompt-offers-alone = { $seat }, take a tile at its printed price, or pass.

prompt-pushed-out = { $seat }, you’ve been outbid on { TILE($tile, case: "the") }: move your { COINS($coins) } to another tile, or withdraw.

prompt-placing = { $seat }, you’ve won { TILE($tile, case: "the") }: pay for it, or mark it with a coin?

prompt-placing-unknown = { $seat }, you’ve won a tile: what will you do with it?

# $tiles: each as tile-subject; $count: how many they are.
prompt-income =
    { $count ->
        [1] { $seat }, which good will you take from { $tiles } this round?
       *[other] { $seat }, which goods will you take from { $tiles } this round?
    }

# An earthquake hits buildings, a tempest lands. $price: a list such as "1 wood and 1 stone".
prompt-disaster-one =
    { $disaster ->
        [earthquake] { $seat }, an { DISASTER($disaster) } has struck: will you keep your building for { $price }?
       *[tempest] { $seat }, a { DISASTER($disaster) } has struck: will you keep your land for { $price }?
    }

# The same for several tiles. $exposed: how many; $most: how many the player can pay for; $limited: whether that is fewer.
prompt-disaster =
    { $disaster ->
        [earthquake] { $seat }, an { DISASTER($disaster) } has struck: which of your { BUILDINGS($exposed) } will you keep, for { $price } each?
       *[tempest] { $seat }, a { DISASTER($disaster) } has struck: which of your { LANDS($exposed) } will you keep, for { $price } each?
    }{ $limited ->
        [yes] { " " }You can pay for { $most } at most.
       *[no] { "" }
    }

# $missing: for how many inhabitants food is missing; $luxury: luxury goods for each.
prompt-feeding = { $seat }, you’re { $missing } food short: how many luxury goods will you spend ({ $luxury } per missing food)?

# $tiles: each as tile-object; $count: how many they are.
prompt-finishing =
    { $count ->
        [1] { $seat }, you’ve marked { $tiles }: pay for it now, or discard it?
       *[other] { $seat }, you’ve marked { $tiles }: which will you pay for now?
    }

prompt-bonus = { $seat }, you’ve won level { $level }. Choose wood, stone or food: from now on, you get 1 more each round.

## The small line below it: sentences without their full stops.

# Where several players choose at the same time.
outlook-at-once = Choices are revealed once everyone has chosen; until then you can change yours

# $seats: names; $count: how many they are.
outlook-chosen =
    { $count ->
        [1] { $seats } has chosen
       *[other] { $seats } have chosen
    }

# In the middle of a line: who bids later.
outlook-then = bidding next: { $seats }

# Players whom the disaster doesn’t affect. $seats: each as outlook-protected-by.
outlook-protected = protected: { $seats }

outlook-protected-by = { $seat } ({ TILE($tile) })
