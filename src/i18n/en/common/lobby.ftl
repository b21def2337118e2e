## Matches that wait for players

# $host: the host’s name
lobby-host = Host: { $host }
# The same of a match that only invited people can join. $host: the host’s name
lobby-host-private = Host: { $host } – by invitation
# $mention: the mention of a person
lobby-host-passed = { $mention } is the host now.
# $taken: a number. $most: a number
lobby-seats = Seats: { $taken } of { $most }
# The same where more have to join. $taken: a number. $most: a number. $least: a number
lobby-seats-more = Seats: { $taken } of { $most } – at least { $least } to start
# The same where one has joined and can start. $taken: a number. $most: a number
lobby-seats-alone = Seats: { $taken } of { $most } – started now, it is played alone
# $guests: a list of names
lobby-guests = Invited: { $guests }
# Below the lobby. $when: a time
lobby-expires = Closes by itself { $when } unless it is started.
# In place of the lobby.
lobby-started = The match has started.
# The same. $thread: a link
lobby-started-thread = The match has started: { $thread }
# In place of the lobby.
lobby-closed = This match did not start and is closed.
# $number: the number of a match. $link: a link
match-created = Match #{ $number } is open: { $link }
# $number: the number of a match
match-joined = You are in: match #{ $number }. You will be called when it starts.
# $number: the number of a match
match-left = You have left match #{ $number }.
# $number: the number of a match
match-started = Match #{ $number } starts. Have fun!
# The same. $number: the number of a match. $thread: a link
match-started-thread = Match #{ $number } starts: { $thread }. Have fun!
# To the host. $mention: the mention of a person
lobby-invited = { $mention } is invited and can press “{ control-join }”.
# To the guest. $mention: the mention of a person. $host: the host’s name. $link: a link
lobby-invitation = { $mention }, { $host } invites you to this match. Press “{ control-join }” here: { $link }
# $number: the number of a match
match-conceded = You have given up match #{ $number }.
