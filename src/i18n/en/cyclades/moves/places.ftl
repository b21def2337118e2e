### What a player sees at the places of a move, in a few words: parts of the labels of moves.

# Where a sea space is, so that you find it on the board without counting. $islands: the islands next to it ("2 and 3" in English); $count: how many.
place-beside =
    { $count ->
        [one] next to island { $islands }
       *[other] next to islands { $islands }
    }
# The same where there is little room.
place-beside-short =
    { $count ->
        [one] island { $islands }
       *[other] islands { $islands }
    }
# A sea space that touches no island.
place-open-sea = open sea
# A sea space that pays its owner 1 GP each cycle. $beside: one of the above.
place-pays = income { GOLD(1) }, { $beside }
# The same where there is little room.
place-pays-short = +{ GOLD(1) }, { $beside }

## What is at a place that units move to. $seat: its owner.

# $fleets: how many the player has there. Short: what is next to it follows.
place-yours-sea = you have { $fleets } there
place-yours-island =
    { $troops ->
        [0] your island, no troops there
       *[other] you have { TROOPS($troops) } there
    }
# $defenders: "2 troops", "1 troop + Minotaur".
place-battle = battle: { $seat }, { $defenders }
# The Minotaur alone defends the island.
place-battle-minotaur = battle: { CREATURE("minotaur") }
place-undefended = { $seat }’s island, undefended

## The owner of an island.

place-yours = yours
place-someones = { $seat }’s
place-nobodys = no owner

## The fleets in a sea space, as the object of a sentence.

place-fleets-yours =
    { $fleets ->
        [1] your fleet
       *[other] your { FLEETS($fleets) }
    }
place-fleets-someones =
    { $fleets ->
        [1] { $seat }’s fleet
       *[other] { $seat }’s { FLEETS($fleets) }
    }
