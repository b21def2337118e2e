place-beside =
    { $count ->
        [one] neben Insel { $islands }
       *[other] neben den Inseln { $islands }
    }
place-beside-short =
    { $count ->
        [one] Insel { $islands }
       *[other] Inseln { $islands }
    }
place-open-sea = offenes Meer
place-pays = { $beside }, bringt { GOLD(1) }
place-pays-short = { $beside }, +{ GOLD(1) }

place-yours-sea = dein Seefeld, { FLEETS($fleets) }
place-yours-island = deine Insel, { TROOPS($troops) }
place-battle = Kampf: { $seat }, { $defenders }
place-battle-minotaur = Kampf: { CREATURE("minotaur") }
place-undefended = { $seat }, unverteidigt

place-yours = deine
place-someones = { $seat }
place-nobodys = herrenlos

place-fleets-yours =
    { $fleets ->
        [1] deine Flotte
       *[other] deine { FLEETS($fleets) }
    }
place-fleets-someones =
    { $fleets ->
        [1] Flotte von { $seat }
       *[other] { FLEETS($fleets) } von { $seat }
    }
