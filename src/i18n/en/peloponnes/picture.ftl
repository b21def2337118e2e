### The picture in words: sentences of its alt text, where all have room for 1,024 characters.

# $round of $rounds that the game has.
picture-title = Peloponnes, round { $round } of { $rounds }.
# A round of a level of the campaign.
picture-title-level = Peloponnes, round { $round } of { $rounds }, level { $level }: { POINTS($target) } needed.

## The step of the round, at the beginning of a sentence

picture-step-unstarted = Before the deal
picture-step-revealing = New tiles
picture-step-offers = Bidding
picture-step-placing = New buildings
picture-step-income = Income
picture-step-chits = Chits
picture-step-disaster = Disaster
picture-step-feeding = Supply round
picture-step-finishing = Supply round
picture-step-scoring = Scores
picture-step-bonus = Level won
picture-step-ended = The match is over
# In place of the others while a disaster is on.
picture-step-struck = Disaster: { DISASTER($disaster) }
# The supply round that ends the game.
picture-step-final = Last supply round

## Behind the step, after a semicolon

# $count: how many players have to act.
picture-due = { $seats } { $count ->
    [one] is
   *[other] are
 } choosing
# The player who has to act has been outbid.
picture-pushed-out = outbid on { TILE($tile) } with { COINS($coins) }
# $count: how many have won.
picture-won = won by { $seats }
picture-drawn = a draw between { $seats }

## Further sentences

# Ends what is not a whole sentence.
picture-sentence = { $line }.
# Whose lower value is the highest.
picture-leads = { $seat } leads.
# $tiles: both rows.
picture-tiles = Tiles: { $tiles }.
# $facts: the player's values, goods and tiles.
picture-seat = { $seat }: { $facts }.
# $chits: those revealed.
picture-chits = Chits: { $chits }.
# $goods: what came and went since the last round, such as "+4 coins, −2 food".
picture-turnover = { $seat }: { $goods }

## Tiles of a player: named, or counted where there are many

picture-lands = lands: { $tiles }
# $tiles: each as tile or picture-marked.
picture-buildings = buildings: { $tiles }
# A building that is not paid for yet.
picture-marked = { TILE($tile) } (marked)
picture-counted = { LANDS($lands) }, { BUILDINGS($buildings) }
