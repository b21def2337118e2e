### What becomes of a tile that a player gets, and what it brings, in the labels of labels.ftl. As short as possible.
### $length is short if a label is too long: a language may then use fewer letters.

# A land that may be placed.
fate-fits = fits
# The same in a text, which has more room.
fate-fits-text = fits your outermost land
# The same for the first land, which needs no match.
fate-fits-first = fits, as your first land
# A land that may not be placed. $length: full or short.
fate-no-match =
    { $length ->
        [short] no fit: lost
       *[full] doesn’t fit: you’d lose it
    }
# The same in a text, which has more room.
fate-no-match-text = doesn’t fit your outermost land: you’d lose it
# Behind it as far as there is room; may be empty.
fate-no-match-why = { "" }
# A building that could be paid for; fate-price follows.
fate-payable = build it
fate-price = { " " }for { $price }
# A building that has to be marked. $price: "1 coin", or the luxury goods that replace it. fate-later follows. $length: full or short.
fate-marked =
    { $length ->
        [short] { $price } now
       *[full] { $price } to mark it
    }
# $price: what the building costs in the next supply round. $length: full or short.
fate-later =
    { $length ->
        [short] ; later { $price }
       *[full] ; later { $price }, or lose it
    }
# A building that can neither be paid for nor marked; fate-lost-why and fate-lost-price follow.
fate-lost = you’d lose it
# $length: full or short.
fate-lost-why = : no coin left to mark it
fate-lost-price = , costs { $price }

# At the end. $length: full or short.
gain-power = { $power } power
gain-each-round =
    { $length ->
        [short] { $goods }/round
       *[full] { $goods } per round
    }
# Among these goods.
gain-choice =
    { $length ->
        [short] any 1 good
       *[full] 1 good of your choice
    }
# $length: full or short.
gain-protects = { DISASTER($disaster) } protection
# Bids count half a coin more.
gain-half = +½ per bid
# Lands may be placed without a match.
gain-free-lands = lands always fit

## Why a bid is confirmed

# The tile is a land. $coins: those that the player bids.
risk-noMatch = This land doesn’t fit your outermost land: they have no good in common. You’d lose the tile and your { COINS($coins) }.

# The tile is a building. $coins: as above.
risk-unaffordable = You couldn’t pay for this building or mark it, so you’d lose the tile and your { COINS($coins) }.
