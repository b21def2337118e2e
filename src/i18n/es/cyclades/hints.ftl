### Pistas

hint-metropolis =
    { $wins ->
        [yes] da la Metrópolis que gana la partida
       *[no] da la Metrópolis número { $count }
    }

hint-buildings-new =
    construye { BUILDING($building, case: "a") }, tu { $kinds ->
        [1] primer
        [2] segundo
        [3] tercer
       *[other] cuarto
    } tipo de edificio

hint-buildings-more = construye otro edificio igual ({ BUILDING($building) })

hint-philosophers = te deja con { PHILOSOPHERS($count) }

hint-priests = te deja con { PRIESTS($count) }

hint-island-free = toma { PLACE($island) }

hint-island-taken = le quita { PLACE($island) } a { $seat }

hint-attack-free = ataca { PLACE($at) }

hint-attack-seat = ataca a { $seat } en { PLACE($at) }

hint-attack-odds = { $attack }, { $odds } de ganar la batalla

hint-protects = protege mejor { PLACE($island) } de { $seat }

hint-reach = pone { PLACE($island) } a tu alcance

hint-income = da { $more } más de ingresos cada ciclo

hint-troops = añade { TROOPS($more) }

hint-fleets = añade { FLEETS($more) }

hint-gold = da { GOLD($more) }

hint-weakens =
    le cuesta a { $seat } { $what ->
        [buildings] { $n ->
            [1] un edificio
           *[other] { $n } edificios
        }
        [fleets] { FLEETS($n) }
        [troops] { TROOPS($n) }
        [priests] { PRIESTS($n) }
        [philosophers] { PHILOSOPHERS($n) }
        [income] { $n } de ingresos cada ciclo
       *[gold] oro
    }

hint-denies = aleja a { $seat } de { GOD($god) }

hint-held =
    { $percent ->
        [100] casi seguro que nadie la supera
       *[other] { $percent } % de probabilidad de que nadie la supere
    }

hint-luck = depende de la suerte, pero de media vale la pena

hint-left = te quedan { GOLD($gold) }

hint-keeps = conservas { GOLD($gold) }

hint-forTurn = te quedan { GOLD($gold) } para ese turno
