summary-sale = Na prodej: { $tiles }

summary-auction = Řada dražby: { $tiles }

summary-conquest = Řada dobývání: { $tiles }

summary-chosen = Už { $count ->
    [one] má
    [few] mají
    [many] má
   *[other] má
 } vybráno: { $seats }

summary-order = Pořadí: { $seats }

summary-queue = Nabídku ještě { $count ->
    [one] podá
    [few] podají
    [many] podá
   *[other] podá
 }: { $seats }

summary-seat = { $seat } – { $facts }

summary-seat-of = { $seat } ({ CIVILISATION($civilisation) }) – { $facts }

summary-buildings = { BUILDINGS($n) } (označené: { $marked })

summary-chits = Žetony: { $chits }

summary-bonuses = Každé kolo přináší navíc { $goods }
