### Help to a match as it stands: what moves are for, what things cost, how to win, and what the picture shows.

## What a kind of move is for, beside its name. Max: 120

help-PlaceBid = Offer coins for a tile; in the conquest row it is yours at once.
help-PassBid = Take coins from the bank instead of a tile.
help-WithdrawBid = Take back the coins that were pushed out, and one more.
help-PayBuilding = Pay for the building in wood and stone, so that it is yours for good.
help-MarkBuilding = Put a coin on it now, and pay for it in the next supply round.
help-ForgoTile = Let the building go, and keep your luxury goods.
help-ChooseIncome = Say what the building brings you this round.
help-GiveUpTile = Let a tile go, and pay only for those you keep.
help-PayDisaster = Pay for all the tiles you keep.
help-FeedInhabitants = Say how many luxury goods feed those for whom food is missing.
help-AbandonBuilding = Let a building go that is not paid yet; its coin comes back.
help-ChooseBonus = Choose what each round brings you from the next level on.

## What things cost

# $goods: coins, and help-luxury if there are luxury goods.
help-purse = **You have** { $goods }.
# $missing: how many of other goods these replace.
help-luxury = { LUXURY($luxury) }, which stand in for { $missing } of what is missing
# $tiles: the following, separated by semicolons.
help-offers = **Offers** – { $tiles }.
help-offer-from = { TILE($tile) } from { COINS($coins) }
# A fixed price.
help-offer-exactly = { TILE($tile) } exactly { COINS($coins) }
# $offer: help-offer.
help-offer-over = { TILE($tile) }: more than { $offer }
# A tile with a fixed price that somebody has taken.
help-offer-taken = { TILE($tile) }: taken, for { $offer }
# An offer that stands on a tile. $half: whether it counts half a coin more.
help-offer =
    { $half ->
        [yes] { $seat }’s { COINS($coins) } and a half
       *[no] { $seat }’s { COINS($coins) }
    }
help-pass = Passing brings { COINS($coins) } and no tile.
# $coins: those of the offer that was pushed out. $extra: what the bank adds.
help-withdraw = Withdrawing brings the { COINS($coins) } back and { $extra } more, and no tile.
# $tiles: each as help-unpaid-tile, separated by semicolons.
help-unpaid = **Not paid yet**, in the next supply round – { $tiles }.
help-unpaid-tile = { TILE($tile) } { $cost }
help-supply = **A supply round** eats { FOOD($food) }, 1 for each inhabitant.
# $missing: how much food is missing.
help-supply-missing = **A supply round** eats { FOOD($food) }, 1 for each inhabitant: { $missing } more than you have.
# $chits: how many of the $needed chits are turned up. $cost: such as "2 wood and 2 stone".
help-disaster = **If { DISASTER($disaster) } strikes** (chits: { $chits } of { $needed }), keeping your { TILES($tiles) } takes { $cost }.
help-card = { COMMAND("peloponnes card") } tells what a building costs in wood and stone.

## How to win

# $coins: how many coins are worth a point. $points: how many points an inhabitant is worth.
help-winning = After the eighth round the lower of your two values is your score: power, the points of your tiles and 1 for each { $coins } coins, and population, { $points } for each inhabitant.
help-winning-campaign = Level { $level } takes { POINTS($target) }; five levels win the campaign.
help-winning-alone = Playing alone, the score is what you have to be proud of.
help-winning-table = The highest score wins; of equals the one with the higher other value, then with more coins.
# $points: how many points an inhabitant is worth.
help-winning-both = Let both grow: { INHABITANTS(1) } is worth as much to the one as { POINTS($points) } of power to the other. Keep food for the supply rounds.

## What the picture shows, a line for each of its parts

help-legend-head = **Head** – the round among A, B and C, how many tiles the stack still holds, and the turn order; below it those who still choose, and whom the match waits for.
# $dots: how many chits make a disaster strike. One of the next two sentences follows.
help-legend-chits = **Chits** – a row of { $dots } dots for each disaster: { $disasters }; the third one strikes.
help-legend-chits-none = None is turned up yet.
help-legend-chits-turned = Turned up: { $chits }.
# $conquest: whether there are tiles with a fixed price.
help-legend-tiles = **Tiles** – gold with a plus is the least offer{ $conquest ->
        [yes] , a dark disc the exact price
       *[no] { "" }
    }; wine red is power. The hammer is what a building costs, the arrows what it brings each round, a plus what it brings once; a shield keeps a disaster off. An offer stands below, with the mark of whose it is.
# $stores: such as "10 wood, 10 stone and 13 food".
help-legend-goods = **Goods** – coins, wood, stone, food, luxury goods and inhabitants, with what the next income adds; the bar is the store: { $stores }.
# $points: how many points an inhabitant is worth. The next sentence may follow.
help-legend-values = **Values** – the grey person is the population, { $points } for each inhabitant, the crown the power; the lower one is underlined and counts.
help-legend-worth = You have power { $power } and population { $population }: { POINTS($score) }.
help-legend-row = **Your row** – the civilisation in the middle, buildings to the left, lands to the right. A dashed frame with a coin is not paid yet; the hammer says what it takes.
help-legend-frame = **Golden frame** – whoever is asked now.
# What changed follows as a list.
help-legend-signs = **Signs of what happened** – stamps and small signs: new, paid off, lost; and what a disaster took, or a shield where a building kept it off.
help-legend-no-signs = **Signs of what happened** – none yet: no tile has come or gone.
