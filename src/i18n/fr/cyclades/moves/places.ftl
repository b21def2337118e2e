### Cyclades : ce qui se trouve là où va un coup

place-beside =
    { $count ->
        [one] borde l’île { $islands }
       *[other] borde les îles { $islands }
    }
place-beside-short =
    { $count ->
        [one] île { $islands }
       *[other] îles { $islands }
    }
place-open-sea = pleine mer
place-pays = { $beside }, rapporte { GOLD(1) }
place-pays-short = { $beside }, +{ GOLD(1) }
place-yours-sea = { FLEETS($fleets) } à toi
place-yours-island = ton île, { TROOPS($troops) }
place-battle = combat : { $seat }, { $defenders }
place-battle-minotaur = combat : { CREATURE("minotaur") }
place-undefended = à { $seat }, sans défense
place-yours = à toi
place-someones = à { $seat }
place-nobodys = neutre
place-fleets-yours =
    { $fleets ->
        [1] ta flotte
       *[other] tes { FLEETS($fleets) }
    }
place-fleets-someones =
    { $fleets ->
        [1] la flotte { DE($seat) }
       *[other] les { FLEETS($fleets) } { DE($seat) }
    }
