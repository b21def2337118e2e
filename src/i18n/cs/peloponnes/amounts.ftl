luxury-overflow =
    { $part ->
        [all] { LUXURY($n) } (za zboží, které se nevešlo do skladů)
       *[some] { LUXURY($n) } ({ $overflow } za zboží, které se nevešlo do skladů)
    }

goods-changed =
    { $change ->
        [gain] získává { $gained }
        [loss] ztrácí { $lost }
       *[both] získává { $gained } a ztrácí { $lost }
    }
