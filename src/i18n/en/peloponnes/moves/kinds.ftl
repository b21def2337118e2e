## Kinds of move: the buttons with which a move begins. Max: 80

# Makes an offer for a tile.
kind-PlaceBid = Make an offer
# The same for a player who plays alone and offers the printed price.
kind-PlaceBid-alone = Take a tile
# The same for a player whose offer was pushed out: it is moved to another tile. $coins: the coins of the offer.
kind-PlaceBid-moved = Move your { COINS($coins) }
# $coins: what passing brings.
kind-PassBid = Pass (+{ COINS($coins) })
# A pushed-out offer is taken back. $coins: its coins, 0 if they are unknown. $extra: the coins that the bank adds.
kind-WithdrawBid =
    Withdraw { $coins ->
        [0] your offer
       *[other] { COINS($coins) }
    } (+{ COINS($extra) })
kind-PayBuilding = Pay for a building
# "It" is a building just won: it is paid for later.
kind-MarkBuilding = Put a coin on it
# A building just won.
kind-ForgoTile = Let the building go
kind-ChooseIncome = Choose a good
# $disaster: what has struck.
kind-GiveUpTile =
    { $disaster ->
        [tempest] Give up a land
       *[earthquake] Give up a building
    }
# The same where everything could be kept.
kind-GiveUpTile-optional = { kind-GiveUpTile } (you need not)
# In a disaster, for all tiles that are not given up.
kind-PayDisaster = Pay for what you keep
kind-FeedInhabitants = Feed your inhabitants
# A building with a coin on it, not paid for yet.
kind-AbandonBuilding = Let a building go
# For all rounds of the next campaign level.
kind-ChooseBonus = Choose a good

## Questions of the panel, above the answers

ask-PlaceBid-tile = For which tile?
ask-PlaceBid-coins = How many coins?
ask-PayBuilding-tile = Which building?
ask-MarkBuilding-tile = Which building?
ask-ForgoTile-tile = Which building?
ask-ChooseIncome-tile = Of which building?
ask-ChooseIncome-good = Which good?
ask-GiveUpTile-tile = Which tile?
ask-FeedInhabitants-luxury = How many luxury goods?
ask-AbandonBuilding-tile = Which building?
ask-ChooseBonus-good = Which good?

## What a player has chosen while others have not, in the middle of a sentence: "You have chosen: pay for the Market"

choice-PayBuilding = pay for { TILE($tile, case: "the") }
choice-MarkBuilding = put a coin on { TILE($tile, case: "the") }
choice-ForgoTile = let { TILE($tile, case: "the") } go
# $amount: "1 wood".
choice-ChooseIncome = take { $amount } from { TILE($tile, case: "the") }
choice-GiveUpTile = give up { TILE($tile, case: "the") }
choice-PayDisaster = pay for what you keep
choice-FeedInhabitants =
    { $luxury ->
        [0] spend no luxury goods on food
       *[other] spend { LUXURY($luxury) } on food
    }
choice-AbandonBuilding = let { TILE($tile, case: "the") } go
