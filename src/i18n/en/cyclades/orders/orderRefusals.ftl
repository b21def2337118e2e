### Why planned moves are refused or skipped. $front: a place as it was typed, or one of order-front-….

# Bids can be planned for one cycle only.
illegal-notThatCycle-one = You can’t plan bids for cycle { $cycle } now. Plan them for cycle { $first }.

illegal-notThatCycle-two = You can’t plan bids for cycle { $cycle } now. Plan them for cycle { $first } or { $last }.

illegal-limitFalls = After being outbid, you’d bid less on { GOD($god) } ({ $raisedTo }) than before ({ $upTo }). Choose { $upTo } or more.

illegal-neverRaised = This plan never tries { GOD($god) } again after you’re outbid. Leave out the second limit, or let it try all gods again.

illegal-noSuchFront = There’s no place called { $front } on this board. Type an island like `is7`, a sea space like C3, or `everywhere`.

illegal-noWayTo = You can’t retreat to { PLACE($to) } from a battle { $front }. Choose another place.

illegal-planExhausted = None of the gods you planned for cycle { $cycle } is possible now.

illegal-planOutbid-only = You were outbid on { GOD($god) }, and you can’t bid for the same god twice in a row.

illegal-planOutbid-last = You were outbid on { GOD($god) }, and your plan names no god after that one.

illegal-planTooDear = You’d have to bid { $gods } now, more than your limits or your gold allow.

illegal-planOutbidDear = You were outbid on { GOD($god) }. For the other gods you’d have to bid { $gods }, more than your limits or your gold allow.

illegal-plan-least = { GOLD($least) } for { GOD($god) }

# $to: the places in the plan; $places: those that are possible, both as lists; $open: how many are possible. $at: the place of the battle.
illegal-retreatCutOff =
    You couldn’t retreat from { PLACE($at) } to { $to }. { $open ->
        [0] There’s nowhere to go
       *[other] You can retreat to { $places }
    }.
