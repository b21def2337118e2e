## Lines of the summary that is posted with each picture. $tiles: each as row-offer or tile-priced; $seats: names; $count: how many they are.

# For one player alone.
summary-sale = For sale: { $tiles }

summary-auction = Auction row: { $tiles }

summary-conquest = Conquest row: { $tiles }

# $count: see above.
summary-chosen = Already chosen: { $seats }

summary-order = Order: { $seats }

# $count: see above.
summary-queue = Still to bid: { $seats }

# $facts: worth-in-short, goods, lands and buildings.
summary-seat = { $seat } – { $facts }

summary-seat-of = { $seat } ({ CIVILISATION($civilisation) }) – { $facts }

# $n buildings, $marked of which have a coin on them.
summary-buildings = { BUILDINGS($n) } ({ $marked } marked)

# $chits: each as chits-turned or chits-blank.
summary-chits = Chits: { $chits }

# What has been won in the campaign. $goods: a list such as "1 wood and 1 stone".
summary-bonuses = Extra income each round: { $goods }
