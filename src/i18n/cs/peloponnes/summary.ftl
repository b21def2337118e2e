summary-sale = Na prodej: { $tiles }

summary-auction = Dražba: { $tiles }

summary-conquest = Řada dobývání: { $tiles }

summary-chosen = Už vybráno: { $seats }

summary-order = Pořadí: { $seats }

summary-queue = Ještě nabídnou: { $seats }

summary-seat = { $seat } – { $facts }

summary-seat-of = { $seat } ({ CIVILISATION($civilisation) }) – { $facts }

summary-buildings = { BUILDINGS($n) } (s mincí: { $marked })

summary-chits = Žetony: { $chits }

summary-bonuses = Každé kolo přináší navíc { $goods }
