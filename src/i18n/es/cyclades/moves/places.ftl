### Cyclades: lo que hay donde va un movimiento

place-beside = junto a { $islands }
place-open-sea = mar abierto

place-empty = vacía
place-yours-sea = tuya, { FLEETS($fleets) }
place-yours-island = tuya, { TROOPS($troops) }
place-battle = batalla con { $seat }, { $defenders }
place-battle-minotaur = batalla con { CREATURE("minotaur", case: "the") }
place-undefended = de { $seat }, sin defensa

place-yours = tuya
place-someones = de { $seat }
place-nobodys = de nadie

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
