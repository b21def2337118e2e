### Cyclades: co je na místech, kam vede tah

place-beside = vedle { $islands }
place-open-sea = volné moře

place-empty = prázdné
place-yours-sea = tvoje, { FLEETS($fleets) }
place-yours-island = tvůj, { TROOPS($troops) }
place-battle = bitva: { $seat }, { $defenders }
place-battle-minotaur = bitva: { CREATURE("minotaur") }
place-undefended = { $seat }, bez obrany

place-yours = tvůj
place-someones = { $seat }
place-nobodys = bez majitele

place-fleets-yours = { FLEETS($fleets) } (tvoje)
place-fleets-someones = { FLEETS($fleets) } ({ $seat })
