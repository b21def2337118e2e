luxury-overflow =
    { $part ->
        [all] { LUXURY($n) } (por recursos que no cabían en los almacenes)
       *[some] { LUXURY($n) } ({ $overflow } por recursos que no cabían en los almacenes)
    }

goods-changed =
    { $change ->
        [gain] gana { $gained }
        [loss] pierde { $lost }
       *[both] gana { $gained } y pierde { $lost }
    }
