### How a match ended, where that is the same in every game: in the log and on the board.
### $winners: one name or a list, "Ada and Blaise"; $count: how many they are.

# Everybody gave up.
ending-conceded = The match was given up, and nobody wins.

# All others have gone, by the rules or by giving up.
ending-last =
    { $winners } { $count ->
        [one] is the last one at the table and wins
       *[other] are left at the table and share the win
    }.

ending-draw = The match ended as a draw between { $winners }.

# The players voted to end the match before its end.
ending-standing =
    The match was ended as it stood: { $winners } { $count ->
        [one] is ahead and wins
       *[other] are level ahead and share the win
    }.

ending-abandoned = The match was left by all, and nobody wins.

# In the log. $outcome: a sentence that tells how the match ended.
event-GameEnded = **The game is over.** { $outcome }
