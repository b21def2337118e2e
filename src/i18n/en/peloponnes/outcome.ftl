## How a match ended. $winners: their names; $count: how many they are.

outcome-score =
    { $count ->
        [1] { $winners } wins on points.
       *[other] { $winners } share the win on points.
    }

# One player alone.
outcome-soloScore = { $winners } has played alone to the end; what counts is the score.

# $levels: how many the campaign has.
outcome-campaignWon = { $winners } has won all { $levels } levels of the campaign.

outcome-campaignLost = The campaign is lost. “{ control-again }” begins it anew, at level 1.
