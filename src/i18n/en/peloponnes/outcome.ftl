## How a match ended. $winners: their names; $count: how many they are.

outcome-score =
    { $count ->
        [1] { $winners } wins on points.
       *[other] { $winners } share the win on points.
    }

# One player alone.
outcome-soloScore = { $winners } has finished the solo match. Only the score counts.

# $levels: how many the campaign has.
outcome-campaignWon = { $winners } has won all { $levels } levels of the campaign.

outcome-campaignLost = The campaign is lost. Press “{ control-again }” to start again at level 1.
