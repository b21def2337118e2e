### La imagen en palabras y la hoja de jugador

picture-island = { PLACE($island, case: "number") } ({ $contents })
picture-metropolis = Metrópolis
several-buildings =
    { $building ->
        [port] { $n } puertos
        [fortress] { $n } fortalezas
        [temple] { $n } templos
       *[university] { $n } universidades
    }
picture-prosperity = +{ $n } prosperidad
picture-islands =
    { $count ->
        [one] isla
       *[other] islas
    } { $islands }
picture-fleets =
    { $count ->
        [one] flota en
       *[other] flotas en
    } { $fleets }
picture-fleet = { PLACE($sea) } ({ $fleets })

picture-title = Cyclades, ciclo { $cycle }.
picture-sentence = { $line }.
picture-due =
    { $count ->
        [one] Le toca a { $seats }.
       *[other] Les toca a { $seats }.
    }
picture-draw = Empate entre { $seats }.
picture-over = La partida ha terminado.
picture-won =
    { $count ->
        [one] Gana { $seats }.
       *[other] Ganan { $seats }.
    }
picture-leads = { $seat } va en cabeza con { $held }.

board-title = { table-goal }. { $due }
board-next-cycle = Orden de turno del próximo ciclo: { $places }
board-free-place = libre
board-islands = - Islas: { $islands }
board-fleets = - Flotas: { $fleets }
board-seat = **{ $seat }**: { $goods }
board-nobodys = **Sin dueño**
board-trade-seas = Casillas de mar que dan 1 MO: { $seas }
board-around = Alrededor: { $place }
board-sea-income = { PLACE($sea) } ({ table-income })
board-empty-seas = Sin flotas en { $all }
board-around-islands = **Casillas de mar alrededor de cada isla**
board-around-seas = **Casillas de mar vecinas**
board-place-seas = { PLACE($place, case: "start") }: { $seas }

card-purse = Tienes { $purse }.
card-out = Has perdido tu última isla y quedas fuera de la partida.
card-gold = **Tienes { GOLD($gold) }** en el ciclo { $cycle }. Tus ingresos son de { GOLD($income) }.
card-abbreviation = MO significa monedas de oro.
card-holds = Tienes { $held }:
card-offerings = Tu ofrenda: { $offerings }
card-offering = { GOD($god) } { $amount }
card-figures = Tus figuras: { $figures }
card-creatures = Precio de las criaturas para ti: { $creatures }

drawn-buildings =
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
drawn-toOffer = Faltan por ofrecer
drawn-nextCycle = Próximo ciclo
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
