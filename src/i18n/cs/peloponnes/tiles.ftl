tile = { TILE($tile) }

tile-object = { TILE($tile, case: "acc") }

tile-subject = { TILE($tile) }
