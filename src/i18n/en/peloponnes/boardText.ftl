### All that the picture shows, line by line: for screen readers and slow connections.

# $round: round-in-short. $stack: how many tiles are left, or empty. $due: sentences.
board-head = **{ $round }**{ $stack }. { $due }
board-order = Turn order: { $seats }
board-chits = Chits revealed: { $chits }

## Above the rows of tiles

# For one player alone.
board-sale = **For sale**
board-auction = **Auction row**
board-conquest = **Conquest row**

## Tiles of the rows

# $price: board-from, board-for or board-offer. $facts: the following, separated by semicolons.
board-tile = - { TILE($tile) }, { $price }: { $facts }
# The minimum bid.
board-from = from { COINS($coins) }
# A fixed price.
board-for = for { COINS($coins) }
# $coins: such as 5 or 5½.
board-offer = { $seat } bids { $coins }
board-kind =
    { $kind ->
        [land] land
       *[building] building
    }
board-power = power { $power }
board-cost = costs { $cost }
board-income = { $goods } per round
# $changes: "gains 4 coins and loses 2 inhabitants".
board-once = one-time effect: the owner { $changes }
board-half = bids count as half a coin higher
board-free-lands = lands always fit
board-supply = triggers a supply round
board-protects = protects from { DISASTER($disaster, case: "the") }

## Players, each with some lines; the same lines describe the picture of one player

# $worth: worth-in-short.
board-seat = { $seat }: { $worth }
board-seat-of = { $seat }, { CIVILISATION($civilisation) }: { $worth }
# $amount: "4 wood". $income: what the next income adds.
board-good = { $amount } (+{ $income })
board-lands = Lands in order: { $tiles }
# $tiles: each as tile or board-marked.
board-buildings = Buildings: { $tiles }
board-marked = { TILE($tile) } (marked, { $cost } to pay)
# $disasters: each as board-safe-from.
board-safe = Protected from { $disasters }
board-safe-from = { DISASTER($disaster, case: "the") }
