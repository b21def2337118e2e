### Lo que hay en los lugares de una jugada

place-beside =
    { $count ->
        [one] junto a la isla { $islands }
       *[other] junto a las islas { $islands }
    }
place-open-sea = mar abierto

place-empty = vacía
place-yours-sea = tuya, { FLEETS($fleets) }
place-yours-island = tuya, { TROOPS($troops) }
place-battle = batalla: { $seat }, { $defenders }
place-battle-minotaur = batalla: { CREATURE("minotaur") }
place-undefended = de { $seat }, sin defensa

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
