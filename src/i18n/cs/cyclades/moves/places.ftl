### Co je na místech, kam vede tah

place-beside =
    { $count ->
        [one] u ostrova { $islands }
        [few] u ostrovů { $islands }
        [many] u ostrovů { $islands }
       *[other] u ostrovů { $islands }
    }
place-beside-short =
    { $count ->
        [one] ostrov { $islands }
        [few] ostrovy { $islands }
        [many] ostrova { $islands }
       *[other] ostrovů { $islands }
    }
place-open-sea = volné moře
place-pays = { $beside }, vynáší { GOLD(1) }
place-pays-short = { $beside }, +{ GOLD(1) }

place-yours-sea = máš tam { FLEETS($fleets, case: "acc") }
place-yours-island = tvůj ostrov, { TROOPS($troops) }
place-battle = bitva: { $seat }, { $defenders }
place-battle-minotaur = bitva: { CREATURE("minotaur") }
place-undefended = { $seat }, bez obrany

place-yours = tvůj
place-someones = { $seat }
place-nobodys = bez majitele

place-fleets-yours =
    { $fleets ->
        [1] vlastní loď
        [few] { $fleets } vlastní lodě
       *[other] { $fleets } vlastních lodí
    }
place-fleets-someones =
    { $fleets ->
        [1] loď hráče { $seat }
       *[other] { FLEETS($fleets) } hráče { $seat }
    }
