### Why planned moves are refused or skipped. $front: a place as it was typed, or one of order-front-….

# Bids can be planned for one cycle only.
illegal-notThatCycle-one = You can’t plan bids for cycle { $cycle } now. Plan them for cycle { $first }.

illegal-notThatCycle-two = You can’t plan bids for cycle { $cycle } now. Plan them for cycle { $first } or { $last }.

illegal-limitFalls = After being outbid you’d bid less on { GOD($god) } ({ $raisedTo }) than before ({ $upTo }). Choose { $upTo } or more.

illegal-neverRaised = This plan never tries { GOD($god) } again after you’re outbid. Leave out the second limit, or let it try all gods again.

illegal-noSuchFront = There’s no place called { $front } on this board. Type an island like `is7`, a sea space like C3, or `everywhere`.

illegal-noWayTo = You can’t retreat to { PLACE($to) } from a battle { $front }. Choose another place.

illegal-planExhausted = None of the gods planned for cycle { $cycle } was available within your limits.

# $to, $toOr: the places in the plan, joined by "and" and by "or"; $count: how many they are. $places, $placesOr: those that are possible,
# joined in the same ways; $open: how many. $at: the place of the battle; $front: the same with its preposition.
illegal-retreatCutOff =
    You couldn’t retreat from { PLACE($at) } to { $toOr }. { $open ->
        [0] There’s nowhere to go
       *[other] You can retreat to { $placesOr }
    }.
