summary-sale = En venta: { $tiles }

summary-auction = Fila de subasta: { $tiles }

summary-conquest = Fila de conquista: { $tiles }

summary-chosen =
    { $count ->
        [1] Ya ha elegido: { $seats }
       *[other] Ya han elegido: { $seats }
    }

summary-order = Orden: { $seats }

summary-queue =
    { $count ->
        [1] Falta por ofrecer: { $seats }
       *[other] Faltan por ofrecer: { $seats }
    }

summary-seat = { $seat } – { $facts }

summary-seat-of = { $seat } ({ CIVILISATION($civilisation) }) – { $facts }

summary-buildings = { BUILDINGS($n) } ({ $marked ->
        [one] { $marked } marcado
       *[other] { $marked } marcados
    })

summary-chits = Fichas: { $chits }

summary-bonuses = Cada ronda da además { $goods }
