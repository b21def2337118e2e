## Planned moves ("standing orders"), in plain text for their owner alone. An order is told in one line; its parts are below it.

# Tiles to make an offer for in a round, and where the offer goes when it is pushed out. $offers, $afterwards: parts joined by order-then, or order-ask-me.
# $otherwise: what happens when none can be had, if that is not said in $offers.
order-OfferPlan =
    Offers of round { $round }: { $offers }{ $otherwise ->
        [ask] ; when none can be had, ask me
       *[said] { "" }
    }; pushed out: { $afterwards }

order-ask-me = ask me

# Parts of an order in the order in which they are tried.
order-then = { $first }, then { $next }

order-else = { $first }, else { $next }

# Offers of up to, exactly, or from and to so many coins.
order-offer =
    { $limit ->
        [most] { TILE($tile, case: "the") } up to { COINS($upTo) }
        [exact] { TILE($tile, case: "the") } for { COINS($upTo) }
       *[range] { TILE($tile, case: "the") } for { $from } to { COINS($upTo) }
    }

order-pass = pass

order-move = move to { TILE($tile, case: "the") } up to { COINS($upTo) }

order-withdraw = withdraw

# $ways: order-way-… joined by order-else.
order-PlaceBuilding = A building I win: { $ways }

order-way-pay = pay for it

order-way-mark = put a coin on it

order-way-forgo = let it go

# $steps: order-pay for some buildings, then order-others-…; or order-all-… where none is named.
order-FinishBuildings = Marked buildings: { $steps }

order-pay = pay { TILE($tile, case: "the") }

order-others-pay = as many others as can be paid

order-others-abandon = let the others go

order-others-ask = ask me about the others

order-all-pay = pay for as many as can be

order-all-abandon = let all of them go

order-all-ask = ask me

order-IncomeOf = Income of { TILE($tile, case: "the") }: { GOOD($good) }

# $tiles: joined by order-then.
order-BearDisasters = Earthquake and tempest: pay; as long as I cannot, give up { $tiles }

order-BearDisasters-none = Earthquake and tempest: pay for all my tiles

order-Feed = Without food: feed with luxury goods, { LUXURY($upTo) } at most

order-Feed-all = Without food: feed with luxury goods, as many as are needed

# A kind of order in the middle of a sentence.
order-name =
    { $order ->
        [OfferPlan] plan of offers
        [PlaceBuilding] order for new buildings
        [FinishBuildings] order for marked buildings
        [IncomeOf] order for income
        [BearDisasters] order for disasters
        [Feed] order for feeding
       *[other] order
    }

## Entries of the menus in which an order is put together. Max: 80

order-label-plan = Offers: which tiles, and up to how many coins

order-label-building = Buildings I win: pay, mark or let go

order-label-marked = Marked buildings: which are paid for

order-label-income = Port and Temple of Apollo: which good

order-label-giveup = Earthquake and tempest: what is given up

order-label-feed = Luxury goods for inhabitants without food

order-label-round = Round { $round }

order-label-all = Offer all of these coins at once

order-label-pass = When none can be had: pass

order-label-move = When pushed out: move to a tile …

order-label-withdraw = When pushed out: withdraw

# One more tile of the plan.
order-label-more = Then: { TILE($tile) }

order-label-upTo = Up to { COINS($upTo) }

order-label-range = { $from } to { COINS($upTo) }

order-label-way-pay = Pay for it

order-label-way-mark = Put a coin on it

order-label-way-forgo = Let it go

order-label-building-paid = Pay for { TILE($tile, case: "the") }

order-label-others-pay = The others: pay for as many as can be

order-label-others-abandon = The others: let them go

order-label-others-ask = The others: ask me

order-label-good =
    { $good ->
        [food] Food
        [wood] Wood
        [stone] Stone
       *[coins] Coin
    }

order-label-luxury = { LUXURY($upTo) } at most

order-label-luxury-all = As many as are needed

## Asked above these menus.

order-asks-kind = What is it about?

order-asks-round = For which round?

order-asks-offer = On which tile first?

order-asks-more = And then? It can be saved as it stands. Once pushed out you are asked unless you say otherwise.

order-asks-tile = To which tile?

order-asks-coins = Up to how many coins? Typed, “4 to 8” is no fewer than 4 and no more than 8.

order-asks-way = What first, if it is possible?

order-asks-marked = Which is paid for first? At last say what is done about the others.

order-asks-income = Which building?

order-asks-good = Which good?

order-asks-giveup = What is given up first, when not all can be paid for? It can be saved as it stands.

order-asks-luxury = How many luxury goods at most?

## Below entries of these menus: what they do. With the typed word, Max: 100

order-meaning-plan = the tiles of one round in your order, each up to an amount

order-meaning-building = what you do first, and what if that cannot be done

order-meaning-marked = in a supply round: which buildings are paid for, in which order

order-meaning-income = the good of choice that such a building brings

order-meaning-giveup = in which order tiles go while you cannot pay for all

order-meaning-feed = how many goods go for it, two for each inhabitant

order-meaning-all = offers as many coins as you named last at once, to be harder to push out

order-meaning-pass = passes when none of these tiles can be had; else you are asked

order-meaning-move = pushed out, the offer moves to the tile you name next

order-meaning-withdraw = pushed out, the offer is taken back when it cannot be moved

order-meaning-way-pay = the whole cost at once

order-meaning-way-mark = one coin now, the cost in a supply round

order-meaning-way-forgo = possible only where both other ways take luxury goods

order-meaning-others-pay = each other one that can be paid for; about the rest you are asked

order-meaning-others-abandon = gives up all you have not named

order-meaning-others-ask = you are asked about each other one

order-meaning-luxury-all = as many as there are inhabitants to be fed
