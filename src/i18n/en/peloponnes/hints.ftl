### Hints: why a move is good. Short clauses about the move, joined by semicolons.

# Power or population at the end. $points: how many. $than: what the move is compared with, or nothing. $lower: whether this value is and stays the lower one, which
# is the player’s score.
hint-power =
    about { $points } more power by the end{ $than ->
        [noTile] { " " }than without a tile
        [worst] { " " }than with the worst choice
        [best] { " " }than with the best move
       *[none] { "" }
    }{ $lower ->
        [yes] { " " }(likely your lower value then)
       *[no] { "" }
    }

hint-inhabitants =
    about { $points } more population by the end{ $than ->
        [noTile] { " " }than without a tile
        [worst] { " " }than with the worst choice
        [best] { " " }than with the best move
       *[none] { "" }
    }{ $lower ->
        [yes] { " " }(likely your lower value then)
       *[no] { "" }
    }

# $goods: a list, “+1 wood, +2 food”.
hint-income = { $goods } each round

hint-goods = { $goods } in stock

hint-safe = protects you from { DISASTER($disaster, case: "the") }

# A building is paid for now; the other choice is to mark it.
hint-paid = nothing left to pay for it later

# What a building costs beside the bid. $cost: a list of goods.
hint-pays = you’d also pay { $cost }

# The same, to be paid in the next supply round.
hint-owes = you’d mark it for { COINS(1) } and owe { $cost }

# $lacks: what the player doesn’t have yet.
hint-owes-short = you’d mark it for { COINS(1) } and owe { $cost } (you still need { $lacks })

# The tile of a bid doesn’t fit or can’t be paid.
hint-lost = you couldn’t keep this tile

# How likely no other player outbids this bid.
hint-held =
    { $percent ->
        [100] almost certain not to be outbid
       *[other] { $percent }% likely not to be outbid
    }

hint-left = leaves you { COINS($coins) }
