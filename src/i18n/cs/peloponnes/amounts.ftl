luxury-overflow =
    { $part ->
        [all] { LUXURY($n) } (z přebytku)
       *[some] { LUXURY($n) } (z přebytku { $overflow })
    }

goods-changed =
    { $change ->
        [gain] získává { $gained }
        [loss] ztrácí { $lost }
       *[both] získává { $gained } a ztrácí { $lost }
    }
