### Cyclades: la imagen en palabras, y la ficha de cada cual

picture-island = { PLACE($island) } ({ $contents })
picture-metropolis = Metrópolis
picture-prosperity = +{ $n } prosperidad
picture-islands = islas { $islands }
picture-fleets = flotas en { $fleets }
picture-fleet = { PLACE($sea) } ({ $fleets })

picture-title = Cyclades, ciclo { $cycle }.
picture-sentence = { $line }.
picture-due =
    { $count ->
        [one] Le toca a { $seats }.
       *[other] Les toca a { $seats }.
    }
picture-draw = Empate entre { $seats }.
picture-over = Terminada.
picture-won =
    { $count ->
        [one] Gana { $seats }.
       *[other] Ganan { $seats }.
    }
picture-leads = { $seat } va por delante con { $held }.

board-title = { table-goal }. { $due }
board-next-cycle = Próximo ciclo: { $places }
board-free-place = libre
board-islands = - Islas: { $islands }
board-fleets = - Flotas: { $fleets }
board-seat = **{ $seat }**: { $goods }
board-nobodys = **De nadie**
board-trade-seas = Casillas de mar que dan 1 MO: { $seas }
board-free-slots = recuadros libres: { $n }
board-around = Alrededor: { $place }

card-purse = Tienes { $purse }.
card-out = Has perdido tu última isla: estás fuera de la partida y ya no tienes nada.
card-gold = **Tienes { GOLD($gold) }** en el ciclo { $cycle }, y unos ingresos de { $income }.
card-holds = En tu poder: { $held }
card-offerings = Tu ofrenda: { $offerings }
card-offering = { GOD($god) } { $amount }
card-figures = Tus figuras: { $figures }
card-creatures = Lo que te cuestan las criaturas: { $creatures }

drawn-building =
    { $building ->
        [port] Puerto
        [fortress] Fortaleza
        [temple] Templo
       *[university] Universidad
    }
drawn-cycle = Ciclo { $n }
drawn-victory = Victoria
drawn-draw = Empate
drawn-over = Fin
drawn-to-offer = Por ofrecer
drawn-next-cycle = Próximo ciclo
drawn-way = Movido
drawn-fought = Batalla
drawn-taken = Tomada
drawn-added = Nuevo
drawn-island = Isla { $n }
drawn-troops = Tropas
drawn-fleets = Flotas
drawn-income = Ingresos
drawn-metropolis = Metrópolis
drawn-around = Alrededor
