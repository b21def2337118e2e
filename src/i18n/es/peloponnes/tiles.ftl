tile = { TILE($tile) }

tile-object = { TILE($tile, case: "the") }

tile-subject = { TILE($tile, case: "the") }
