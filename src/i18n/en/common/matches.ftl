## How matches are going

# To the player who has to move. $until: a time
match-own-time = -# You have until { $until }, your time bank included.
# $until: a time, “in 2 days”
match-paused = The match is paused and resumes { $until }. You can still move in the meantime.
# The same in small. $until: a date and time
match-paused-foot = -# The match is paused until { $until }. You can still move in the meantime.
# $names: a list of players
match-whose-turn = Waiting for { $names }.
# An entry of a menu. $number: the number of a match. $game: the name of a game. $state: what the match waits for. Max: 100
match-choice = #{ $number } { $game } – { $state ->
    [yourTurn] your turn
    [waiting] waiting for other players
   *[lobby] not started
 }
# How a match is going, in a list.
match-state-lobby = not started
match-state-playing = in progress
match-state-ended = over
match-state-closed = closed
# The bot has stopped it after a fault.
match-state-setAside = on hold
match-state-yourTurn = your turn
# $number: the number of a match. $game: the name of a game. $state: how it is going.
match-line = **#{ $number }** { $game } – { $state }
# The same. $number: the number of a match. $game: the name of a game. $state: how it is going. $link: a link
match-line-link = **#{ $number }** { $game } – { $state } – { $link }
# $number: the number of a match. $game: the name of a game. $state: how it is going.
match-status = **#{ $number } { $game }** – { $state }
# The same. $number: the number of a match. $game: the name of a game. $state: how it is going. $due: a list of those it waits for.
match-status-due = **#{ $number } { $game }** – { $state }, waiting for { $due }
# One of those. $name: a player’s name. $since: a time, “2 hours ago”
match-due-since = { $name } (turn began { $since })
# Above a list of matches.
match-open-here = Open on this server
# Above a list of matches.
match-open-yours = Your matches
# Below a list. $more: a number
match-more = … and { $more } more
# Several players at the beginning of a sentence that is true of each. $names: a list of players
match-each = Each of { $names }
# $number: the number of a match. $page: a number. $pages: a number
log-title = **Log of #{ $number }** – page { $page } of { $pages }
# The same. $number: the number of a match. $round: “cycle 3”. $page: a number. $pages: a number
log-title-round = **Log of #{ $number }** – { $round } – page { $page } of { $pages }
# Above a picture of the past. $number: the number of a match. $round: “cycle 3”
history-title = **#{ $number }** at the start of { $round }
# Above a player’s own note. $number: the number of a match.
note-title = **Your private note on #{ $number }**
# What a planned move has done. $line: a line of the log
by-order = { $line } *(planned)*
# What an AI player has done in the seat of a person. $line: a line of the log
by-computer = { $line } *(AI)*
# Asked before a move that ends a turn. $move: the move.
confirm-move = **{ $move }?** You have no other moves.
# The same. $move: the move. $others: a list of other kinds of move that are possible.
confirm-move-others = **{ $move }?** You could still { $others }.
# A question before a move that may go wrong. $move: the move; $risk: what may happen, in sentences.
confirm-risk = **{ $move }?** { $risk }
# On the button that plays it. $move: the move. Max: 80
confirmed = Yes, { $move }
# On a menu of the moves that players choose most, below the button that offers all of them. $move: that button.
quick-choice = Quick choice: { $move }
# On a button beside some amounts: it offers all. $choice: what the amounts are for, “Ares”.
other-amount = { $choice }: other amount
# On a menu of choices, below buttons for those that take something from another player.
other-choices = Other choices
# A move within a sentence, as in the two phrases above. LOWER writes its first letter small. $move: the label of its button.
move-in-sentence = { LOWER($move) }
