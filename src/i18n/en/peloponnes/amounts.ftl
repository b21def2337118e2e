### Amounts of goods in sentences.

# Luxury goods that are gained; $overflow of them replace goods that don’t fit into the store. $part: whether that is all of them.
luxury-overflow =
    { $part ->
        [all] { LUXURY($n) } (for goods that didn’t fit in the stores)
       *[some] { LUXURY($n) } ({ $overflow } for goods that didn’t fit in the stores)
    }

# What a player’s goods change by, behind a name or "once". $gained, $lost: lists such as "4 coins and 2 wood".
goods-changed =
    { $change ->
        [gain] gains { $gained }
        [loss] loses { $lost }
       *[both] gains { $gained } and loses { $lost }
    }
