# What a player still needs to win. Others than the player are in the lead ($others with $best points; $count: how many they are), or a level of
# the campaign takes $target points. $lacking: needs-power and needs-inhabitants.
needs =
    { $seat } has { POINTS($score) } (the lower of power { $power } and population { $population }){ $standing ->
        [alone] { "" }
        [leads] { " " }and leads
        [level] , level with { $others }, and needs { $lacking } to lead
        [behind] { " " }and needs { $lacking } to overtake { $others } ({ $best })
        [enough] , enough for level { $level }
       *[short] { " " }and needs { $lacking } for level { $level } ({ POINTS($target) })
    }.

# In the block of a player in the standings: how far the player is. Placeholders as above: $others, $best, $count, $target, $lacking.
standing =
    { $standing ->
        [alone] { "" }
        [leads] leads
        [level] level with { $others }; needs { $lacking } to lead
        [behind] needs { $lacking } to overtake { $others } ({ $best })
        [enough] enough for level { $level }
       *[short] needs { $lacking } for level { $level } ({ POINTS($target) })
    }

# Part of what a player lacks: points of power. $n: how many.
needs-power = { $n } more power

# Part of what a player lacks: inhabitants. $n: how many.
needs-inhabitants =
    { $n ->
        [one] { $n } more inhabitant
       *[other] { $n } more inhabitants
    }

# What decided a match that was ended early: each player's points.
measured-seat = { $seat }: { POINTS($score) }
