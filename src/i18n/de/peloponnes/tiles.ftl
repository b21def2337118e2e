tile = { TILE($tile) }

tile-object = { TILE($tile, case: "den") }

tile-subject = { TILE($tile, case: "der") }
