### Why planned moves are refused or skipped. $front: a place as it was typed, or one of order-front-….

# Offerings can be planned for one cycle only.
illegal-notThatCycle-one = Offerings cannot be planned for cycle { $cycle } now; they can for cycle { $first }.

illegal-notThatCycle-two = Offerings cannot be planned for cycle { $cycle } now; they can for cycles { $first } and { $last }.

illegal-limitFalls = After being displaced you would offer { GOD($god) } less ({ $raisedTo }) than before ({ $upTo }); name { $upTo } or more.

illegal-neverRaised = A displaced marker never comes to try { GOD($god) } again in this plan; leave the raised limit out, or let it try all again.

illegal-noSuchFront = There is no place called { $front } on this board; name an island such as is7, a sea space such as C3, or everywhere.

illegal-noWayTo = From a battle { $front } nobody can retreat to { PLACE($to) }.

illegal-planExhausted = None of the gods planned for cycle { $cycle } could be led within your limits.

# $to, $toOr: the places that were named, joined by "and" and by "or"; $count: how many they are. $places, $placesOr: those that are open,
# joined likewise; $open: how many. $at: the place of the battle; $front: the same with its preposition.
illegal-retreatCutOff =
    { $to } { $count ->
        [one] was
       *[other] were
    } closed to a retreat from { PLACE($at) }; { $open ->
        [0] no place is open
       *[other] { $placesOr } would be open
    }.
