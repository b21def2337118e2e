### The puzzle of the day

# Above the puzzle. $game: the name of a game.
puzzle-heading = **Puzzle of the day** – { $game }: find the best move.
# $seat: the player whose side the reader takes. $prompt: a question to that player that begins with the name.
puzzle-question = You are { $seat }. { $prompt }
# $move: the label of a move.
puzzle-ask = Your answer: **{ $move }**? You have one answer a day.
# A button: gives the answer. Max: 38
puzzle-sure = Yes, that’s my answer
# A button under the puzzle in a channel: opens it. Max: 38
puzzle-solve = Solve it
# $days: on how many days in a row it was solved.
puzzle-right = **Solved!** { $days ->
        [one] Your streak begins: { $days } day.
       *[other] Your streak: { $days } days.
    } The best move and the next best:
# $move: the label of the move that was chosen.
puzzle-wrong = **Not the best move:** { $move }. The best move and the next best:
# The same, with how many points of 100 its win chance is lower than that of the best move.
puzzle-wrong-by = **Not the best move:** { $move } ({ $points ->
        [0] almost as good
        [one] win chance about { $points } point lower
       *[other] win chance about { $points } points lower
    }). The best move and the next best:
# $best, $second: percentages.
puzzle-chances = Win chance: { $best }% with the best move, { $second }% with the next best.
# $players: how many have answered. $answers: a list of puzzle-answer.
puzzle-others =
    { $players ->
        [one] You’re the first to answer today.
       *[other] { $players } players have answered today: { $answers }.
    }
# Within that list. $move: a move. $percent: how many players chose it.
puzzle-answer = { $move } { $percent }%
puzzle-tomorrow = The next puzzle comes at midnight UTC.
# A button of an earlier day was pressed.
puzzle-over = That puzzle is over. Here’s today’s.
puzzle-none = There’s no puzzle today.
# In the settings of a server: the channel where it is posted each day. Max: 100
server-puzzle = Puzzle of the day: { $channel }
# The same, if it is not posted. Max: 100
server-puzzle-none = Puzzle of the day: not posted
# On a menu of channels while nothing is chosen. Max: 150
server-choose-puzzle = Puzzle of the day: choose a channel for it
