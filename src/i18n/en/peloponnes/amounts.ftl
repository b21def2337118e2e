### Amounts of goods in sentences.

# Luxury goods that are gained; $overflow of them stand for goods that found no room in the store. $part: whether that is all of them.
luxury-overflow =
    { $part ->
        [all] { LUXURY($n) } (overflow)
       *[some] { LUXURY($n) } ({ $overflow } of them overflow)
    }

# What somebody's goods change by, behind a name or "once". $gained, $lost: lists such as "4 coins and 2 wood".
goods-changed =
    { $change ->
        [gain] gains { $gained }
        [loss] loses { $lost }
       *[both] gains { $gained } and loses { $lost }
    }
