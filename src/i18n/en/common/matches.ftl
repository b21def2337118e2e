## How matches stand

# To who is asked. $until: a time
match-own-time = -# You have time until { $until }.
# $until: a time
match-paused = The match is paused and goes on { $until }. Whoever wants to may move meanwhile.
# The same in small. $until: a time
match-paused-foot = -# The match is paused until { $until }. Whoever wants to may move meanwhile.
# $names: a list of players
match-whose-turn = The match waits for { $names }.
# An entry of a menu. $number: the number of a match. $game: the name of a game. $state: what the match waits for. Max: 100
match-choice = #{ $number } { $game } – { $state ->
    [yourTurn] your turn
    [waiting] waiting for others
   *[lobby] not started
 }
# How a match stands, in a list.
match-state-lobby = not started
match-state-playing = being played
match-state-ended = over
match-state-closed = closed
# The bot has stopped it after a fault.
match-state-setAside = set aside
match-state-yourTurn = your turn
# $number: the number of a match. $game: the name of a game. $state: how it stands.
match-line = **#{ $number }** { $game } – { $state }
# The same. $number: the number of a match. $game: the name of a game. $state: how it stands. $link: a link
match-line-link = **#{ $number }** { $game } – { $state } – { $link }
# $number: the number of a match. $game: the name of a game. $state: how it stands.
match-status = **#{ $number } { $game }** – { $state }
# The same. $number: the number of a match. $game: the name of a game. $state: how it stands. $due: a list of those it waits for.
match-status-due = **#{ $number } { $game }** – { $state }; it waits for { $due }
# One of those. $name: a player’s name. $since: a time
match-due-since = { $name } (asked { $since })
# Above a list of matches.
match-open-here = Open on this server
# Above a list of matches.
match-open-yours = Yours
# Below a list. $more: a number
match-more = … and { $more } more
# Several players at the beginning of a sentence that is true of each. $names: a list of players
match-each = Each of { $names }
# $number: the number of a match. $page: a number. $pages: a number
log-title = **Log of #{ $number }** – page { $page } of { $pages }
# The same. $number: the number of a match. $round: “cycle 3”. $page: a number. $pages: a number
log-title-round = **Log of #{ $number }** – { $round } – page { $page } of { $pages }
# Above a picture of the past. $number: the number of a match. $round: “cycle 3”
history-title = **#{ $number }** as it stood at the beginning of { $round }
# Above a person’s own note. $number: the number of a match.
note-title = **Your note on #{ $number }**, seen by nobody else
# What a planned move has done. $line: a line of the log
by-order = { $line } *(by standing order)*
# What an AI player has done in the seat of a person. $line: a line of the log
by-computer = { $line } *(by a computer)*
# Asked before a move that ends a turn. $move: the move.
confirm-move = **{ $move }?** There is nothing else you could do.
# The same. $move: the move. $others: a list of other kinds of move that are possible.
confirm-move-others = **{ $move }?** You could still { $others }.
# On the button that plays it. $move: the move. Max: 80
confirmed = Yes, { $move }
