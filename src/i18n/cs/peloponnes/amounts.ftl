luxury-overflow =
    { $part ->
        [all] { LUXURY($n) } (přebytek)
       *[some] { LUXURY($n) } (z toho přebytek { $overflow })
    }

goods-changed =
    { $change ->
        [gain] získává { $gained }
        [loss] ztrácí { $lost }
       *[both] získává { $gained } a ztrácí { $lost }
    }
