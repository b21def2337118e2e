## Tiles in lists that are put together from their items.

# By itself: Market.
tile = { TILE($tile) }

# As what something happens to or what is chosen: the Market. $kind: land or building in a list of several, otherwise alone.
tile-object = { TILE($tile, case: "the") }

# As what does or is something: the Market.
tile-subject = { TILE($tile, case: "the") }
