### Tipps

hint-metropolis =
    { $wins ->
        [yes] bringt die Metropole zum Sieg
       *[no] bringt Metropole Nummer { $count }
    }

hint-buildings-new =
    baut { BUILDING($building, case: "einen") }, deine { $kinds ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] vierte
    } Gebäudeart

hint-buildings-more = baut noch { BUILDING($building, case: "einen") }

hint-philosophers = bringt dich auf { PHILOSOPHERS($count, case: "acc") }

hint-priests = bringt dich auf { PRIESTS($count) }

hint-island-free = nimmt { PLACE($island) } ein

hint-island-taken = nimmt { $seat } { PLACE($island) } ab

hint-attack-free = greift { PLACE($at) } an

hint-attack-seat = greift { $seat } { PLACE($at, case: "at") } an

hint-attack-odds = { $attack }, { $odds } Siegchance in der Schlacht

hint-protects = macht { PLACE($island) } sicherer vor { $seat }

hint-reach = bringt { PLACE($island) } in deine Reichweite

hint-income = bringt jeden Zyklus { $more } Einkommen mehr

hint-troops = bringt { TROOPS($more) } dazu

hint-fleets = bringt { FLEETS($more) } dazu

hint-gold = bringt { GOLD($more) }

hint-weakens =
    kostet { $seat } { $what ->
        [buildings] { $n ->
            [1] ein Gebäude
           *[other] { $n } Gebäude
        }
        [fleets] { FLEETS($n) }
        [troops] { TROOPS($n) }
        [priests] { PRIESTS($n) }
        [philosophers] { PHILOSOPHERS($n, case: "acc") }
        [income] jeden Zyklus { $n } Einkommen
       *[gold] Gold
    }

hint-denies = hält { $seat } von { GOD($god) } fern

hint-held =
    { $percent ->
        [100] wird fast sicher nicht überboten
       *[other] wird zu { $percent } % nicht überboten
    }

hint-luck = hängt vom Glück ab, lohnt sich aber im Schnitt

hint-left = lässt dir { GOLD($gold) }

hint-keeps = du behältst { GOLD($gold) }

hint-forTurn = lässt dir für diesen Zug { GOLD($gold) }
