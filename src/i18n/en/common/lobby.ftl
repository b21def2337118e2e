## Matches that wait for players

# $host: the host’s name
lobby-host = Host: { $host }
# The same of a match that only invited players can join. $host: the host’s name
lobby-host-private = Host: { $host } – invitation only
# $mention: the mention of a person
lobby-host-passed = { $mention } is now the host.
# $taken: a number. $most: a number
lobby-seats = Players: { $taken } of { $most }
# The same where more have to join. $taken: a number. $most: a number. $least: a number
lobby-seats-more = Players: { $taken } of { $most } – at least { $least } to start
# The same where one has joined and can start. $taken: a number. $most: a number
lobby-seats-alone = Players: { $taken } of { $most } – start now to play solo
# The same of a table of /play with all seats taken. $taken: a number. $most: a number
lobby-seats-table = Players: { $taken } of { $most } – starts by itself when everyone has agreed
# The same with free seats. $taken: a number. $most: a number. $free: a number
lobby-seats-table-free = Players: { $taken } of { $most }, { $free ->
    [one] { $free } place
   *[other] { $free } places
  } free – starts by itself when everyone has agreed
# $guests: a list of names
lobby-guests = Invited: { $guests }
# Below the lobby. $when: a time, “in 3 days”
lobby-expires = Closes { $when } if it hasn’t started.
# The same of a table of /play: until when places are kept. $until: a date and time
lobby-answers = A place without an answer by { $until } goes to another player.
# In place of the lobby.
lobby-started = The match has started.
# The same. $thread: a link
lobby-started-thread = The match has started: { $thread }
# In place of the lobby, once the match has ended. $thread: a link
lobby-ended-thread = The match is over: { $thread }
# In place of the lobby.
lobby-closed = This match is closed: it didn’t start.
# $number: the number of a match. $link: a link
match-created = Match #{ $number } is open: { $link }
# $number: the number of a match
match-joined = You’ve joined match #{ $number }. I’ll let you know when it starts.
# $number: the number of a match
match-left = You’ve left match #{ $number }.
# $number: the number of a match
match-started = Match #{ $number } has started. Have fun!
# The same. $number: the number of a match. $thread: a link
match-started-thread = Match #{ $number } has started: { $thread }. Have fun!
# To the host. $mention: the mention of a person
lobby-invited = { $mention } is invited and can press “{ control-join }”.
# To the guest. $mention: the mention of a person. $host: the host’s name. $link: a link
lobby-invitation = { $mention }, { $host } invites you to this match. Press “{ control-join }” here: { $link }
# $number: the number of a match
match-conceded = You’ve resigned from match #{ $number }.
