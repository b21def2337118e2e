### Hints: why a move is good. Short clauses about the move, joined by semicolons.

# Power or inhabitants at the end. $points: how many. $lower: whether this value is the lower one, which is the player’s score.
hint-power =
    about { $points } more power by the end{ $lower ->
        [yes] , your lower value
       *[no] { "" }
    }

hint-inhabitants =
    about { $points } more population by the end{ $lower ->
        [yes] , your lower value
       *[no] { "" }
    }

# $goods: a list, “+1 wood, +2 food”.
hint-income = { $goods } each round

hint-goods = { $goods } in stock

hint-safe = protects you from { DISASTER($disaster, case: "the") }

hint-left = leaves you { COINS($coins) }
