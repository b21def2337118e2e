tile = { TILE($tile) }

tile-object =
    { $kind ->
        [land] { TILE($tile) }
        [building] { TILE($tile, case: "the") }
       *[alone] { TILE($tile, case: "the") }
    }

tile-subject = { TILE($tile, case: "the") }
