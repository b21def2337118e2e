## Planned moves, in plain text for their owner alone. A plan is one line; its parts are below it.

# Tiles to bid on in a round, and where the bid goes when it is outbid. $offers, $afterwards: parts joined by order-then, or order-ask-me.
# $otherwise: what happens when none can be had, if that is not said in $offers.
order-OfferPlan =
    Bids in round { $round }: { $offers }{ $otherwise ->
        [ask] ; if you can’t get any, I’ll ask you
       *[said] { "" }
    }; if you’re outbid, { $afterwards }

order-ask-me = I’ll ask you

# Parts of a plan in the order in which they are tried.
order-then = { $first }, then { $next }

order-else = { $first }, otherwise { $next }

# Bids of up to, exactly, or from and to so many coins.
order-offer =
    { $limit ->
        [most] { TILE($tile, case: "the") } for up to { COINS($upTo) }
        [exact] { TILE($tile, case: "the") } for { COINS($upTo) }
       *[range] { TILE($tile, case: "the") } for { $from } to { COINS($upTo) }
    }

order-pass = pass

order-move = move to { TILE($tile, case: "the") } for up to { COINS($upTo) }

order-withdraw = withdraw

# $ways: order-way-… joined by order-else.
order-PlaceBuilding = If you win a building: { $ways }

order-way-pay = pay for it

order-way-mark = mark it with a coin

order-way-forgo = discard it

# $steps: order-pay for some buildings, then order-others-…; or order-all-… where none is named.
order-FinishBuildings = Marked buildings: { $steps }

order-pay = pay for { TILE($tile, case: "the") }

order-others-pay = pay for as many others as possible

order-others-abandon = discard the others

order-others-ask = I’ll ask you about the others

order-all-pay = pay for as many as possible

order-all-abandon = discard all of them

order-all-ask = I’ll ask you

order-IncomeOf = Income of { TILE($tile, case: "the") }: { GOOD($good) }

# $tiles: joined by order-then.
order-BearDisasters = Earthquake and tempest: pay; if you can’t, discard { $tiles }

order-BearDisasters-none = Earthquake and tempest: pay for all your tiles

order-Feed = If food is missing: spend up to { LUXURY($upTo) }

order-Feed-all = If food is missing: spend as many luxury goods as needed

# A kind of plan in the middle of a sentence.
order-name =
    { $order ->
        [OfferPlan] plan for bids
        [PlaceBuilding] plan for new buildings
        [FinishBuildings] plan for marked buildings
        [IncomeOf] plan for income
        [BearDisasters] plan for disasters
        [Feed] plan for feeding
       *[other] plan
    }

## Entries of the menus in which a plan is put together. Max: 80

order-label-plan = Bids: choose tiles and the most coins for each

order-label-building = Buildings I win: pay, mark or discard

order-label-marked = Marked buildings: choose which to pay for

order-label-income = Port and Temple of Apollo: choose a good

order-label-giveup = Earthquake and tempest: choose what to discard

order-label-feed = Luxury goods for missing food

order-label-round = Round { $round }

order-label-all = Bid the maximum right away

order-label-pass = If I can’t get any: pass

order-label-move = If I’m outbid: move to a tile …

order-label-withdraw = If I’m outbid: withdraw

# One more tile of the plan.
order-label-more = Then: { TILE($tile) }

order-label-upTo = Up to { COINS($upTo) }

order-label-range = { $from } to { COINS($upTo) }

order-label-way-pay = Pay for it

order-label-way-mark = Mark it with a coin

order-label-way-forgo = Discard it

order-label-building-paid = Pay for { TILE($tile, case: "the") }

order-label-others-pay = The others: pay for as many as possible

order-label-others-abandon = The others: discard them

order-label-others-ask = The others: ask me

order-label-good =
    { $good ->
        [food] Food
        [wood] Wood
        [stone] Stone
       *[coins] Coin
    }

order-label-luxury = Up to { LUXURY($upTo) }

order-label-luxury-all = As many as needed

## Asked above these menus.

order-asks-kind = What do you want to plan?

order-asks-round = Which round?

order-asks-offer = Which tile will you bid on first?

order-asks-more = What next? You can save the plan as it is. If you’re outbid, I’ll ask you unless you plan for it here.

order-asks-tile = Which tile will you move to?

order-asks-coins = Up to how many coins? With { COMMAND("peloponnes orders") } you can give a range: “4 to 8” means at least 4 and at most 8.

order-asks-way = What will you try first?

order-asks-marked = Which building will you pay for first? Then choose what happens to the others.

order-asks-income = Which building?

order-asks-good = Which good?

order-asks-giveup = What will you discard first if you can’t pay for everything? You can save the plan as it is.

order-asks-luxury = Up to how many luxury goods?

## Below entries of these menus: what they do. With the typed word, Max: 100

order-meaning-plan = the tiles to bid on in one round, in your order, with a limit for each

order-meaning-building = what to do first, and what to do if that isn’t possible

order-meaning-marked = which buildings to pay for in a supply round, and in which order

order-meaning-income = the good you choose from this building

order-meaning-giveup = the order in which to discard tiles while you can’t pay for all

order-meaning-feed = how many luxury goods to spend, 2 for each inhabitant

order-meaning-all = bids your limit for the last tile at once, so it’s harder to outbid you

order-meaning-pass = passes if you can’t get any of these tiles; otherwise I’ll ask you

order-meaning-move = if you’re outbid, moves your bid to the tile you choose next

order-meaning-withdraw = if you’re outbid and can’t move your bid, withdraws it

order-meaning-way-pay = pays the whole cost at once

order-meaning-way-mark = pays 1 coin now and the cost in a supply round

order-meaning-way-forgo = possible only if paying and marking would both cost luxury goods

order-meaning-others-pay = pays for all the others it can; I’ll ask you about the rest

order-meaning-others-abandon = discards all that you haven’t named

order-meaning-others-ask = I’ll ask you about each of the others

order-meaning-luxury-all = enough for all inhabitants without food
