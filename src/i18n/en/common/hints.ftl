### Hints in matches against AI players

# A button in the panel. Max: 38
control-hint = Hint
# Above hint-best and hint-second.
hint-title = **Hint** – the strong AI player’s best move and its next best, each with the rest of your turn and what it brings:
# $moves: the label of the move, in bold, and of those that follow, with arrows between them. $reasons: “ – ” and a list with semicolons, or nothing.
hint-best = 1. { $moves }{ $reasons }.
# $points: how many points of 100 its win chance is lower than that of the best move.
hint-second =
    2. { $moves } ({ $points ->
        [0] almost as good
        [one] win chance about { $points } point lower
       *[other] win chance about { $points } points lower
    }){ $reasons }.
# In place of reasons where there are none.
hint-little = brings nothing more
# The AI player found nothing in time.
hint-none = I have no hint right now. Please try again.
# In a match with other people.
hint-closed = You only get hints in matches against AI players alone.
