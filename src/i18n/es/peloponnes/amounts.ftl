luxury-overflow =
    { $part ->
        [all] { LUXURY($n) } (del excedente)
       *[some] { LUXURY($n) } ({ $overflow } del excedente)
    }

goods-changed =
    { $change ->
        [gain] gana { $gained }
        [loss] pierde { $lost }
       *[both] gana { $gained } y pierde { $lost }
    }
