### What a player sees at the places of a move, in a few words: parts of the labels of moves.

# Where a sea space lies, so that it is found on the board without counting. $islands: the islands beside it.
place-beside = next to { $islands }
# A sea space without islands beside it.
place-open-sea = open sea

## What waits at a place for units that go there. $seat: whose it is.

# A sea space without fleets.
place-empty = empty
place-yours-sea = yours, { FLEETS($fleets) }
place-yours-island = yours, { TROOPS($troops) }
# $defenders: "2 troops", "1 troop + Minotaur".
place-battle = battle with { $seat }, { $defenders }
# The Minotaur alone defends the island.
place-battle-minotaur = battle with the { CREATURE("minotaur") }
place-undefended = { $seat }’s, undefended

## Whose an island is.

place-yours = yours
place-someones = { $seat }’s
place-nobodys = nobody’s

## What lies in a sea space, as the object of a sentence.

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
