## A player's own card, for the player alone. $round: round-in-short.

# $goods: a list such as "7 coins, 4 wood, 3 inhabitants".
purse = You have: { $goods }.
# The same while the player can bid, with the tiles that they can’t afford. $tiles: a list of purse-tile.
purse-too-dear = { purse } You can’t afford: { $tiles }.
# $least: the lowest possible bid.
purse-tile = { TILE($tile) } ({ $least })

# $stores: what there is, with the room for it: coins, card-store, luxury goods and inhabitants.
card-head = **You have { $stores }.** { $round }.

card-head-of = **{ CIVILISATION($civilisation) } has { $stores }.** { $round }.

# $held: such as "4 wood"; $has: only its number. $room: such as "10 wood", how much there is room for; $size: only its number.
card-store = { $has } of { $room }

# $worth: worth-in-short.
card-worth = Score so far – { $worth }.

# $goods: a list with card-income-choice.
card-income = Income per round: { $goods }.

card-income-choice = 1 good of your choice from { TILE($tile, case: "the") }

card-lands = Lands in order: { $tiles }.

# $tiles: each as tile or card-building-marked.
card-buildings = Buildings: { $tiles }.

card-building-marked = { TILE($tile) } (marked)

# $parts: food, and each building as card-due-building.
card-due = To pay in the next supply round: { $parts }.

card-due-building = { $cost } for { TILE($tile, case: "the") }

# Disasters of which one more chit is needed. $disasters: each as a word or card-toll.
card-looming = One chit away: { $disasters }.

# $goods: what it would cost now.
card-toll = { DISASTER($disaster) } ({ $goods })

card-disaster = { DISASTER($disaster) }

card-half = Your bids count as half a coin higher.

# $disasters: each as card-protected-from.
card-protected = Protected from { $disasters }.

card-protected-from = { DISASTER($disaster, case: "the") }

# $choices: such as "pay for the Market".
card-chosen = Chosen so far: { $choices }.
