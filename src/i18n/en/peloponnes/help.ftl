### Help for the current state of a match: what moves are for, what things cost, how to win, and what the picture shows.

## What a kind of move is for, beside its name. Max: 120

meaning-PlaceBid = Bid coins on a tile; in the conquest row you get it at once.
meaning-PassBid = Take coins from the bank instead of a tile.
meaning-WithdrawBid = Take your outbid coins back, plus 1 more.
meaning-PayBuilding = Pay for the building in wood and stone and keep it for good.
meaning-MarkBuilding = Put a coin on the building now, and pay for it in the next supply round.
meaning-ForgoTile = Discard the building and keep your luxury goods.
meaning-ChooseIncome = Choose what the building gives you this round.
meaning-GiveUpTile = Discard a tile and pay only for those you keep.
meaning-PayDisaster = Pay for all the tiles you keep.
meaning-FeedInhabitants = Choose how many luxury goods to spend on missing food.
meaning-AbandonBuilding = Discard a building that isn’t paid for yet; you get its coin back.
meaning-ChooseBonus = Choose what you get more of each round from the next level on.

## What things cost

# $goods: coins, and help-luxury if there are luxury goods.
help-purse = **You have** { $goods }.
# $missing: how many missing goods these replace.
help-luxury = { LUXURY($luxury) } (enough to replace { $missing } missing { $missing ->
    [one] good
   *[other] goods
 })
# $tiles: the following, separated by semicolons.
help-offers = **Bids** – { $tiles }.
help-offer-from = { TILE($tile) }: from { COINS($coins) }
# A fixed price.
help-offer-exactly = { TILE($tile) }: exactly { COINS($coins) }
# $offer: help-offer.
help-offer-over = { TILE($tile) }: more than { $offer }
# A tile with a fixed price that a player has taken.
help-offer-taken = { TILE($tile) }: taken ({ $offer })
# The highest bid on a tile. $half: whether it counts half a coin more.
help-offer =
    { $half ->
        [yes] { $seat }’s { COINS($coins) } and a half
       *[no] { $seat }’s { COINS($coins) }
    }
help-pass = If you pass, you get { COINS($coins) } but no tile.
# $coins: those of the outbid bid. $extra: what the bank adds.
help-withdraw = If you withdraw, you get your { COINS($coins) } back plus { $extra } more, but no tile.
# $tiles: each as help-unpaid-tile, separated by semicolons.
help-unpaid = **To pay in the next supply round** – { $tiles }.
help-unpaid-tile = { TILE($tile) }: { $cost }
help-supply = **A supply round** costs 1 food per inhabitant: { FOOD($food) } for you.
# $missing: how much food is missing.
help-supply-missing = **A supply round** costs 1 food per inhabitant: { FOOD($food) } for you. You’re { $missing } short.
# $chits: how many of the $needed chits are revealed. $cost: such as "2 wood and 2 stone".
help-disaster = **If { DISASTER($disaster, case: "the") } strikes** (chits: { $chits } of { $needed }), you pay { $cost } to keep your { $disaster ->
    [earthquake] { $tiles ->
        [1] building
       *[other] { BUILDINGS($tiles) }
    }
   *[tempest] { $tiles ->
        [1] land
       *[other] { LANDS($tiles) }
    }
 }.
help-card = { COMMAND("peloponnes card") } shows what a building costs in wood and stone.

## How to win

# $coins: how many coins are worth a point. $points: how many points an inhabitant is worth.
help-winning = After round 8, your score is the lower of power (tile points, plus 1 per { $coins } coins) and population ({ $points } per inhabitant).
help-winning-campaign = You need { POINTS($target) } for level { $level }. Win 5 levels to win the campaign.
help-winning-alone = Playing solo, try to beat your best score.
help-winning-table = The highest score wins. Ties are broken by the higher of power and population, then by coins.
# $points: how many points an inhabitant is worth.
help-winning-both = Raise both power and population: { INHABITANTS(1) } counts as much as { $points } power. Keep food for the supply rounds.

## What the picture shows, a line for each of its parts

help-legend-head = **Top** – the round and its letter (A, B or C), the tiles left in the stack and the turn order. Below: players still choosing, and who the match is waiting for.
# $dots: how many chits make a disaster strike. One of the next two sentences follows.
help-legend-chits = **Chits** – a row of { $dots } dots for each disaster: { $disasters }. The third chit triggers it.
help-legend-chits-none = None have been revealed yet.
help-legend-chits-turned = Revealed: { $chits }.
# $conquest: whether there are tiles with a fixed price.
help-legend-tiles = **Tiles** – a gold number followed by a plus is the minimum bid{ $conquest ->
        [yes] , a dark disc the exact price
       *[no] { "" }
    }; a dark red disc shows the tile’s power. The hammer shows a building’s cost, the arrows show income each round, and a plus sign before goods shows one-time gains. A shield means the building protects you from a disaster. Below is the highest bid, with the bidder’s mark.
# $stores: such as "10 wood, 10 stone and 13 food".
help-legend-goods = **Goods** – coins, wood, stone, food, luxury goods and inhabitants, with your next income. Your stores hold { $stores }; if there’s room, bars show how full they are.
# $points: how many points an inhabitant is worth. The next sentence may follow.
help-legend-values = **Values** – the person on the right shows population ({ $points } per inhabitant), and the crown shows power. The lower one counts: it’s gold and underlined.
help-legend-worth = You have power { $power } and population { $population }: { POINTS($score) }.
help-legend-row = **Your row** – your civilisation in the middle, buildings to the left, lands to the right. A dashed frame with a coin means a building isn’t paid for yet; if there’s room, the hammer shows its cost.
help-legend-frame = **Golden frame** – the player whose turn it is.
# What changed follows as a list.
help-legend-signs = **Symbols** – stamps and small symbols show what happened: what’s new, paid off or lost, and what a disaster took. A shield shows that a building protected you. An up arrow shows goods gained since the last round, and a down arrow shows goods spent.
help-legend-no-signs = **Symbols** – none yet; no tile has been added or lost, and no goods have changed.
