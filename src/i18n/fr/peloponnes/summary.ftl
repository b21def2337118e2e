summary-sale = À vendre : { $tiles }
summary-auction = Enchères : { $tiles }
summary-conquest = Conquête : { $tiles }
summary-chosen = Ont choisi : { $seats }
summary-order = Ordre : { $seats }
summary-queue = Offres à venir : { $seats }
summary-seat = { $seat } – { $facts }
summary-seat-of = { $seat } ({ CIVILISATION($civilisation) }) – { $facts }
summary-buildings = { BUILDINGS($n) } (dont { $marked } { $marked ->
    [one] marqué
   *[other] marqués
 })
summary-chits = Jetons : { $chits }
summary-bonuses = Chaque manche rapporte aussi { $goods }
