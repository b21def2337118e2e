### Rady

hint-metropolis =
    { $wins ->
        [yes] přinese vítěznou metropoli
       *[no] přinese metropoli číslo { $count }
    }

hint-buildings-new =
    postaví { BUILDING($building, case: "acc") }, tvůj { $kinds ->
        [1] první
        [2] druhý
        [3] třetí
       *[other] čtvrtý
    } druh budovy

hint-buildings-more = postaví další budovu téhož druhu ({ BUILDING($building) })

hint-philosophers = budeš mít { PHILOSOPHERS($count, case: "acc") }

hint-priests = budeš mít { PRIESTS($count, case: "acc") }

hint-island-free = obsadí { PLACE($island) }

hint-island-taken = obsadí { PLACE($island) }, který má { $seat }

hint-attack-free = útočí na { PLACE($at) }

hint-attack-seat = útočí na { PLACE($at) } ({ $seat })

hint-attack-odds = { $attack }, šance vyhrát bitvu { $odds }

hint-protects = lépe ochrání { PLACE($island) } (hrozba: { $seat })

hint-reach = dostane { PLACE($island) } na dosah

hint-income = zvýší příjem o { $more } za cyklus

hint-troops = přidá { TROOPS($more, case: "acc") }

hint-fleets = přidá { FLEETS($more) }

hint-gold = přinese { GOLD($more) }

hint-weakens =
    soupeř ({ $seat }) přijde o { $what ->
        [buildings] { $n ->
            [1] budovu
           *[other] budovy ({ $n })
        }
        [fleets] { FLEETS($n) }
        [troops] { TROOPS($n, case: "acc") }
        [priests] { PRIESTS($n, case: "acc") }
        [philosophers] { PHILOSOPHERS($n, case: "acc") }
        [income] příjem { $n } za cyklus
       *[gold] zlato
    }

hint-denies = { GOD($god) } nepřipadne soupeři ({ $seat })

hint-held =
    { $percent ->
        [100] téměř jistě nikdo nepřihodí
       *[other] na { $percent } % nikdo nepřihodí
    }

hint-luck = záleží na štěstí, ale v průměru se vyplatí

hint-left = zbude ti { GOLD($gold) }

hint-keeps = necháš si { GOLD($gold) }

hint-forTurn = na ten tah ti zbude { GOLD($gold) }
