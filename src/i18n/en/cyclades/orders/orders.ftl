### Planned moves, in plain text for their owner alone.

# Gods for the bids of a cycle. $gods: order-offer… and Apollo, joined by order-then. $displaced: what to do after being outbid.
# $apollo: whether Apollo is the last of them.
order-OfferingPlan =
    Bids in cycle { $cycle }: { $gods }{ $displaced ->
        [again] ; if you’re outbid, the same again
        [next] ; if you’re outbid, only the gods after that one
        [ask] ; if you’re outbid, I’ll ask you
       *[none] { "" }
    }{ $apollo ->
        [yes] { "" }
       *[no] ; if you can’t get any of these, I’ll ask you
    }

# Parts of a plan, in the sequence in which they are tried.
order-then = { $first }, then { $next }

order-offer = { GOD($god) } up to { GOLD($upTo) }

# $raisedTo: the limit after being outbid.
order-offer-raised = { GOD($god) } up to { GOLD($upTo) } (after being outbid: { GOLD($raisedTo) })

# $front: one of the next three.
order-FightOn = Battles { $front }: fight on

order-front-at = at { PLACE($place) }

order-front-everywhere = everywhere

# If there are also plans for single places.
order-front-elsewhere = everywhere else

# $front: as above; $peril: one of order-peril-…; $to: one of order-retreat-….
order-RetreatFrom = Battles { $front }: retreat { $peril }, to { $to }

order-peril-now = right away

order-peril-odds = when you’d win the next round with fewer than { $oddsBelow } of 100 rolls

order-peril-outnumbered = when outnumbered by { UNITS($units) }

order-retreat-most = where most of your units are

order-retreat-places = { $places }

order-ProsperityIsland = Place your next prosperity marker on { PLACE($island) }

order-EndSpentTurn = End your turn when you can’t do or afford anything else

## What a planned move is called in a sentence: $kind of refusals.

order-name-OfferingPlan = bidding plan

order-name-FightOn = battle plan

order-name-RetreatFrom = battle plan

order-name-ProsperityIsland = plan for the prosperity marker

order-name-EndSpentTurn = plan to end the turn

order-name-other = plan
