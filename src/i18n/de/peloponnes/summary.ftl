summary-sale = Im Angebot: { $tiles }

summary-auction = Auktionsreihe: { $tiles }

summary-conquest = Eroberungsreihe: { $tiles }

summary-chosen = Schon gewählt: { $seats }

summary-order = Reihenfolge: { $seats }

summary-queue = Noch ohne Gebot: { $seats }

summary-seat = { $seat } – { $facts }

summary-seat-of = { $seat } ({ CIVILISATION($civilisation) }) – { $facts }

summary-buildings = { BUILDINGS($n) } ({ $marked } markiert)

summary-chits = Chips: { $chits }

summary-bonuses = Jede Runde bringt außerdem { $goods }
