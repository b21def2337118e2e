### Hints: why a move is good. Short clauses about the move, joined by semicolons. $seat: a rival’s name.

# $wins: whether it is the last one the player needs. $count: how many they have with it.
hint-metropolis =
    { $wins ->
        [yes] brings the Metropolis that wins
       *[no] brings Metropolis number { $count }
    }

# A building of a kind that the player doesn’t have yet. $kinds: how many kinds they have with it.
hint-buildings-new =
    builds { BUILDING($building, case: "a") }, your { $kinds ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } kind of building

hint-buildings-more = builds another { BUILDING($building) }

# $count: how many the player has then.
hint-philosophers = brings you to { PHILOSOPHERS($count) }

hint-priests = brings you to { PRIESTS($count) }

hint-island-free = takes { PLACE($island) }

hint-island-taken = takes { PLACE($island) } from { $seat }

hint-attack-free = attacks { PLACE($at) }

hint-attack-seat = attacks { $seat } at { PLACE($at) }

# $attack: one of the two above. $odds: how likely the player is to win the battle, odds-percent.
hint-attack-odds = { $attack }, { $odds } to win the battle

hint-protects = makes { PLACE($island) } safer from { $seat }

hint-reach = brings { PLACE($island) } within your reach

hint-income = gives you { $more } more income each cycle

hint-troops = adds { TROOPS($more) }

hint-fleets = adds { FLEETS($more) }

hint-gold = brings { GOLD($more) }

# What a rival loses. $n: how many, except of gold, of which the player doesn’t know how much.
hint-weakens =
    costs { $seat } { $what ->
        [buildings] { $n ->
            [1] a building
           *[other] { $n } buildings
        }
        [fleets] { FLEETS($n) }
        [troops] { TROOPS($n) }
        [priests] { PRIESTS($n) }
        [philosophers] { PHILOSOPHERS($n) }
        [income] { $n } income each cycle
       *[gold] gold
    }

hint-denies = keeps { $seat } from { GOD($god) }

# How likely no other player outbids this bid.
hint-held =
    { $percent ->
        [100] almost certain not to be outbid
       *[other] { $percent }% likely not to be outbid
    }

# Cards or dice decide the result of the move.
hint-luck = depends on luck, but is worth it on average

hint-left = leaves you { GOLD($gold) }

# By ending the turn.
hint-keeps = keeps your { GOLD($gold) }

# After a bid: for the turn that it brings.
hint-forTurn = leaves you { GOLD($gold) } for that turn
