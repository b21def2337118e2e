luxury-overflow =
    { $part ->
        [all] { LUXURY($n) } (por lo que no cabe)
       *[some] { LUXURY($n) } ({ $overflow } por lo que no cabe)
    }

goods-changed =
    { $change ->
        [gain] gana { $gained }
        [loss] pierde { $lost }
       *[both] gana { $gained } y pierde { $lost }
    }
