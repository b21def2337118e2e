### Whole moves, and values of a move that is not complete yet, as labels. Max: 80
### What a tile brings follows behind most of them as far as there is room: see fate.ftl.
### $length is short if a label is too long: a language may then use fewer letters.

# A bid on a tile in the auction row. $over, $luxury: label-over and label-luxury, or empty. $fate: what becomes of the tile. $length: full or short.
label-PlaceBid = Bid { $coins } on { TILE($tile) }{ $over }{ $luxury } – { $fate }
# The same for a tile with one possible bid, beside label-sums.
label-PlaceBid-fixed = { TILE($tile) }: bid { $coins }{ $over }{ $luxury } – { $fate }
# The same for a player who plays alone and pays the printed price.
label-PlaceBid-alone = { TILE($tile) } for { $coins }{ $over }{ $luxury } – { $fate }
# The same for an outbid bid that is moved.
label-PlaceBid-moved = Move { $coins } to { TILE($tile) }{ $over }{ $luxury } – { $fate }
# In as few words as possible, on a button beside other bids. $luxury: label-luxury, or empty. Max: 38
brief-PlaceBid = { TILE($tile) }: { $coins }{ $luxury }
# The same for all coins of the player. Max: 38
brief-PlaceBid-all = { TILE($tile) }: { $coins } (all)
# Behind a bid: the bid that it outbids. $coins: such as 4 or 4½. $length: full or short.
label-over = { " " }over { $seat }’s { $coins }
# Behind a bid: the luxury goods that replace missing coins. $length: full or short.
label-luxury = { " " }({ $length ->
        [full] using { LUXURY($luxury) }
       *[short] { $luxury } luxuries
    })
# A tile on which several sums could be bid.
label-sums = { TILE($tile) }: bid { $least }–{ $most }{ $over } – { $fate }
# A sum that could be bid on several tiles.
label-tiles = { COINS($coins) } – for one of { TILES($tiles) }

# $price: such as "2 wood + 1 stone".
label-PayBuilding = Pay for { TILE($tile) }: { $price }
# A building with a coin on it. $back: that coin. $length: full or short.
label-PayBuilding-marked = Pay for { TILE($tile) }: { $price } ({ COINS($back) } back)
# $length: full or short.
label-AbandonBuilding = Discard { TILE($tile) } ({ COINS($back) } back)
# $coin: the coin, or luxury goods that replace it. $price: what the building costs in the next supply round. $length: full or short.
label-MarkBuilding = Mark { TILE($tile) }: { $coin }; later { $price }, or lose it
label-ForgoTile = Discard { TILE($tile) }, pay nothing
# $amount: "1 wood". $held: how many the player has. $store: how many the store holds.
label-ChooseIncome = { TILE($tile) }: { $amount } – you have { $held } of { $store }
# The same for coins, which no store limits.
label-ChooseIncome-coins = { TILE($tile) }: { $amount } – you have { $held }
label-GiveUpTile = Discard { TILE($tile) }
# A building with a coin on it. $length: full or short.
label-GiveUpTile-marked = Discard { TILE($tile) } and its coin
# $tiles: how many are kept. The price follows.
label-PayDisaster =
    Keep { $disaster ->
        [tempest] { LANDS($tiles) }
       *[earthquake] { BUILDINGS($tiles) }
    }
# Behind it: what keeping the tiles costs.
label-PayDisaster-price = { " " }for { $price }
label-PayDisaster-nothing = Keep no tiles
# $starving: how many inhabitants starve.
label-FeedInhabitants =
    { $luxury ->
        [0] Spend no luxury goods
       *[other] Spend { LUXURY($luxury) }
    }: { $starving ->
        [0] no one starves
        [one] { INHABITANTS($starving) } starves
       *[other] { INHABITANTS($starving) } starve
    }
# The same on a button beside other amounts. Max: 38
brief-FeedInhabitants =
    { $luxury }: { $starving ->
        [0] no one starves
        [one] { $starving } starves
       *[other] { $starving } starve
    }
# $amount: "1 stone".
label-ChooseBonus = { $amount } more each round

# A good that several buildings could bring. $amount: "1 wood". $tiles: some of label-from.
label-good = { $amount } – from { $tiles }
# One of these buildings.
label-from = { TILE($tile) }
# A building that could bring several goods. $goods: "wood, stone or food".
label-goods = { TILE($tile) } – { $goods }
