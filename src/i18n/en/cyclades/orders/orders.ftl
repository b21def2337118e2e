### Planned moves ("standing orders"), in plain text for their owner alone.

# Gods for the offerings of a cycle. $gods: order-offer… and Apollo, joined by order-then. $displaced: what a displaced marker does.
# $apollo: whether Apollo is the last of them.
order-OfferingPlan =
    Offerings of cycle { $cycle }: { $gods }{ $displaced ->
        [again] ; when displaced, the same again
        [next] ; when displaced, only the gods after that one
        [ask] ; when displaced, ask me
       *[none] { "" }
    }{ $apollo ->
        [yes] { "" }
       *[no] ; when none can be had, ask me
    }

# Parts of an order in the order in which they are tried.
order-then = { $first }, then { $next }

order-offer = { GOD($god) } up to { GOLD($upTo) }

# $raisedTo: the limit after the marker was displaced.
order-offer-raised = { GOD($god) } up to { GOLD($upTo) } (displaced: { GOLD($raisedTo) })

# $front: one of the next three.
order-FightOn = Battles { $front }: fight on

order-front-at = at { PLACE($place) }

order-front-everywhere = everywhere

# Where there are orders for single places beside this one.
order-front-elsewhere = everywhere else

# $front: as above; $peril: one of order-peril-…; $to: one of order-retreat-….
order-RetreatFrom = Battles { $front }: retreat { $peril }, to { $to }

order-peril-now = at once

order-peril-odds = once the next round is won in less than { $oddsBelow } of 100 throws

order-peril-outnumbered = once outnumbered by { UNITS($units) }

order-retreat-most = where most of my units are

order-retreat-places = { $places }

order-ProsperityIsland = The next prosperity marker goes on { PLACE($island) }

order-EndSpentTurn = End my turn when nothing else can be done or paid

## What an order is called in a sentence: $kind of refusals.

order-name-OfferingPlan = offering plan

order-name-FightOn = order for battles

order-name-RetreatFrom = order for battles

order-name-ProsperityIsland = order for the prosperity marker

order-name-EndSpentTurn = order to end the turn

order-name-other = order
