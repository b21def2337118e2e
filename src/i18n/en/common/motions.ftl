## What a vote, or a decision of a moderator, is about; part of a sentence

# $hours: a number of hours
motion-pause = to pause the match for { DURATION($hours) }
motion-resume = to go on at once
# $seat: a player’s name. $hours: a number of hours
motion-extend = to give { $seat } { DURATION($hours) } more
# $seat: a player’s name
motion-replace = to look for somebody else for { $seat }’s seat
# $seat: a player’s name
motion-computer = to let a computer play for { $seat }
motion-draw = to end the match as a draw
motion-standing = to end the match as it stands
# $wins: who wins then, “whoever has the most points wins”
motion-standing-wins = to end the match as it stands ({ $wins })
motion-roll = to roll without the beacon
motion-rewind = to go back
# $number: the number of the move in the posts
motion-rewind-to = to go back to ·{ $number }
# $number: the number of the move in the posts. $after: the line of the log that tells of it.
motion-rewind-after = to go back to ·{ $number }, after “{ $after }”
# $number: the number of the move in the posts. $round: “cycle 3”
motion-rewind-round = to go back to ·{ $number }, where { $round } began
# What has become of a vote; part of a sentence. $result: carried, failed or withdrawn.
vote-result = { $result ->
    [carried] is carried
    [failed] has failed
   *[withdrawn] is withdrawn
 }
