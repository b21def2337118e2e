summary-sale = À vendre : { $tiles }

summary-auction = Enchères : { $tiles }

summary-conquest = Conquête : { $tiles }

summary-chosen = Choix faits : { $seats }

summary-order = Ordre : { $seats }

summary-queue = Offres à venir : { $seats }

summary-seat = { $seat } – { $facts }

summary-seat-of = { $seat } ({ CIVILISATION($civilisation) }) – { $facts }

summary-buildings = { BUILDINGS($n) } ({ $marked } avec une pièce)

summary-chits = Jetons : { $chits }

summary-bonuses = Chaque tour apporte aussi { $goods }
