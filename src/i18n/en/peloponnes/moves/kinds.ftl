## Kinds of move: the buttons with which a move begins. Max: 80

# Bids on a tile.
kind-PlaceBid = Bid on a tile
# The same for a player who plays alone and pays the printed price.
kind-PlaceBid-alone = Take a tile
# The same for a player who was outbid and moves the bid to another tile. $coins: the coins of the bid.
kind-PlaceBid-moved = Move your { COINS($coins) }
# $coins: what passing brings.
kind-PassBid = Pass (+{ COINS($coins) })
# An outbid bid is withdrawn. $coins: its coins, 0 if they are unknown. $extra: the coins that the bank adds.
kind-WithdrawBid =
    Withdraw { $coins ->
        [0] your bid
       *[other] { COINS($coins) }
    } (+{ COINS($extra) })
kind-PayBuilding = Pay for a building
# A building just won: it is paid for later.
kind-MarkBuilding = Mark the building with a coin
# A building just won.
kind-ForgoTile = Discard the building
kind-ChooseIncome = Choose a good
# $disaster: what has struck.
kind-GiveUpTile =
    { $disaster ->
        [tempest] Discard a land
       *[earthquake] Discard a building
    }
# The same where everything could be kept.
kind-GiveUpTile-optional = { kind-GiveUpTile } (optional)
# In a disaster, for all tiles that are not discarded.
kind-PayDisaster = Pay to keep tiles
kind-FeedInhabitants = Feed your inhabitants
# A building with a coin on it, not paid for yet.
kind-AbandonBuilding = Discard a building
# For all rounds of the next campaign level.
kind-ChooseBonus = Choose a good

## Questions of the panel, above the answers

ask-PlaceBid-tile = Which tile?
ask-PlaceBid-coins = How many coins?
ask-PayBuilding-tile = Which building?
ask-MarkBuilding-tile = Which building?
ask-ForgoTile-tile = Which building?
ask-ChooseIncome-tile = Which building?
ask-ChooseIncome-good = Which good?
ask-GiveUpTile-tile = Which tile?
ask-FeedInhabitants-luxury = How many luxury goods?
ask-AbandonBuilding-tile = Which building?
ask-ChooseBonus-good = Which good?

## What a player has chosen while others have not, in the middle of a sentence: "You chose to pay for the Market"

choice-PayBuilding = pay for { TILE($tile, case: "the") }
choice-MarkBuilding = mark { TILE($tile, case: "the") } with a coin
choice-ForgoTile = discard { TILE($tile, case: "the") }
# $amount: "1 wood".
choice-ChooseIncome = take { $amount } from { TILE($tile, case: "the") }
choice-GiveUpTile = discard { TILE($tile, case: "the") }
choice-PayDisaster = pay to keep tiles
choice-FeedInhabitants =
    { $luxury ->
        [0] spend no luxury goods on food
       *[other] spend { LUXURY($luxury) } on food
    }
choice-AbandonBuilding = discard { TILE($tile, case: "the") }
