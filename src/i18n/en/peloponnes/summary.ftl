## Lines of the summary that is posted with each picture. $tiles: each as row-offer or tile-priced; $seats: names; $count: how many they are.

# For one player alone.
summary-sale = For sale: { $tiles }

summary-auction = Auction row: { $tiles }

summary-conquest = Conquest row: { $tiles }

# $count: see above.
summary-chosen = Chosen already: { $seats }

summary-order = Order: { $seats }

# $count: see above.
summary-queue = Still to offer: { $seats }

# $facts: worth-in-short, goods, lands and buildings.
summary-seat = { $seat } – { $facts }

summary-seat-of = { $seat } ({ CIVILISATION($civilisation) }) – { $facts }

# $n buildings, on $marked of which a coin lies.
summary-buildings = { BUILDINGS($n) } ({ $marked } with a coin)

# $chits: each as chits-turned or chits-blank.
summary-chits = Chits: { $chits }

# What has been won in the campaign. $goods: a list such as "1 wood and 1 stone".
summary-bonuses = Each round brings also { $goods }
