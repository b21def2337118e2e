## Rated matches

# The name of a setting. Max: 45
setting-rated = Rated
# A value of it. Max: 100
setting-rated-on = yes, it changes the players’ ratings
setting-rated-off = no
# Another value, in a lobby with one person. Max: 100
setting-rated-if = yes, if at least two people play
# The same in a match of one person and AI players. Max: 100
setting-rated-alone = no, because only one person plays
refusal-ratedByBeacon = A rated match draws by the public beacon. First make the match unrated.
refusal-ratedTooLate = A match can only become rated before other people join, so that everyone knows. Open a new one.
# A button of the player’s record. Max: 45
rating-show = Rating
# $game: its name. $points: digits. $matches, $met: numbers
rating-shown = **{ $game }: { $points }** ({ $matches } rated { $matches ->
    [one] match
   *[other] matches
  }, { $met } different { $met ->
    [one] player
   *[other] players
  })
rating-hidden = **{ $game }:** not certain enough to show yet ({ $matches } rated { $matches ->
    [one] match
   *[other] matches
  }, { $met } different { $met ->
    [one] player
   *[other] players
  })
# $people: a number
rating-about = -# Only you see this. Everyone begins at 1500. Rated matches on this server count, each game by itself. A rating shows after about ten of them with ever new players, at least { $people }. Meeting the same ones again within 90 days counts less, so a small circle takes longer. If you leave, you are last. AI players don’t count.
# The title of a chart. $game: its name
rating-chart = Rating in { $game }, match by match
