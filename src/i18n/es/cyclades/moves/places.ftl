### Lo que hay en los lugares de una jugada

place-beside =
    { $count ->
        [one] junto a la isla { $islands }
       *[other] junto a las islas { $islands }
    }
place-beside-short =
    { $count ->
        [one] isla { $islands }
       *[other] islas { $islands }
    }
place-open-sea = mar abierto
place-pays = { $beside }, da { GOLD(1) }
place-pays-short = { $beside }, +{ GOLD(1) }

place-yours-sea = ahí tienes { $fleets }
place-yours-island = tu isla, { TROOPS($troops) }
place-battle = batalla: { $seat }, { $defenders }
place-battle-minotaur = batalla: { CREATURE("minotaur") }
place-undefended = es de { $seat }, sin defensa

place-yours = tuya
place-someones = de { $seat }
place-nobodys = sin dueño

place-fleets-yours =
    { $fleets ->
        [1] tu flota
       *[other] tus { FLEETS($fleets) }
    }
place-fleets-someones =
    { $fleets ->
        [1] la flota de { $seat }
       *[other] { FLEETS($fleets) } de { $seat }
    }
