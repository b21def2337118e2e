## What a player is asked, in one line of a post. $seat: the player's name.

prompt-turn = { $seat }, it is your turn.

prompt-offers = { $seat }, it is your turn to make an offer.

# The same for one player alone.
prompt-offers-alone = { $seat }, take a tile for its price, or pass.

prompt-pushed-out = { $seat }, you were pushed out of { TILE($tile, case: "the") }: move your { COINS($coins) } to another tile, or withdraw them.

prompt-placing = { $seat }, { TILE($tile, case: "the") } is yours: pay for it, or put a coin on it?

prompt-placing-unknown = { $seat }, a tile is yours: what becomes of it?

# $tiles: each as tile-subject; $count: how many they are.
prompt-income =
    { $count ->
        [1] { $seat }, what does { $tiles } bring you this round?
       *[other] { $seat }, what do { $tiles } bring you this round?
    }

# An earthquake asks for buildings, a tempest for lands. $price: a list such as "1 wood and 1 stone".
prompt-disaster-one =
    { $disaster ->
        [earthquake] { $seat }, { DISASTER($disaster) }: do you keep your building, for { $price }?
       *[tempest] { $seat }, { DISASTER($disaster) }: do you keep your land, for { $price }?
    }

# The same for several tiles. $exposed: how many; $most: how many the player can pay for; $limited: whether that is fewer.
prompt-disaster =
    { $disaster ->
        [earthquake] { $seat }, { DISASTER($disaster) }: which of your { BUILDINGS($exposed) } do you keep, for { $price } each?
       *[tempest] { $seat }, { DISASTER($disaster) }: which of your { LANDS($exposed) } do you keep, for { $price } each?
    }{ $limited ->
        [yes] { " " }You can pay for { $most }.
       *[no] { "" }
    }

# $missing: how many inhabitants; $luxury: luxury goods for each.
prompt-feeding = { $seat }, food is missing for { $missing } of your inhabitants: how many luxury goods do you spend, { $luxury } for each of them?

# $tiles: each as tile-object; $count: how many they are.
prompt-finishing =
    { $count ->
        [1] { $seat }, do you pay for { $tiles }, which has a coin on it, or let it go?
       *[other] { $seat }, which buildings with a coin on them do you pay for: { $tiles }?
    }

prompt-bonus = { $seat }, level { $level } is won: wood, stone or food, one more of which each round brings from now on?

## The small line below it.

# Where several players choose at the same time.
outlook-at-once = choices are shown when the last is made; until then each may be taken back

# $seats: names; $count: how many they are.
outlook-chosen =
    { $count ->
        [1] { $seats } has chosen
       *[other] { $seats } have chosen
    }

# Who offers later.
outlook-then = then { $seats }

# Whom the disaster does not touch. $seats: each as outlook-protected-by.
outlook-protected = protected: { $seats }

outlook-protected-by = { $seat } ({ TILE($tile) })
