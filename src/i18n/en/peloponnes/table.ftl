## The match in short: parts of posts, cards and descriptions.

# A tile with the highest bid on it. $half: whether it counts half a coin more.
row-offer =
    { $half ->
        [yes] { TILE($tile) } ({ $seat } { $coins }½)
       *[no] { TILE($tile) } ({ $seat } { $coins })
    }

# In the middle of a line, behind the tiles of the other row. $tiles: each as row-offer or tile-priced.
row-conquest = conquest row: { $tiles }

# What ½ behind a bid is. $tiles: each as half-coin-tile, "Market or Agora".
half-coins = ½ is a bonus from { $tiles }

half-coin-tile = { TILE($tile) }

# Revealed disaster chits, by kind. $struck: whether the disaster has come.
chits-turned =
    { $struck ->
        [yes] { DISASTER($disaster) } { $turned } (struck)
       *[no] { DISASTER($disaster) } { $turned }
    }

chits-blank = 1 blank

worth-in-short = power { $power }, population { $population } ({ POINTS($score) })

# $stack: its letter.
stack-in-short = { TILES($tiles) } left in stack { $stack }

# $rounds: how many the game has.
round-in-short = Round { $round } of { $rounds }

# A round of a level of the campaign.
round-in-short-level = Round { $round } of { $rounds }, level { $level }: { POINTS($target) } needed
