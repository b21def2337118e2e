## Statistics: /me record and /server record

# Under the player’s name, on a picture. $matches: a number. $since: a day, “24 Dec 2026”. Max: 60
statistics-own-headline = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 } with people since { $since }
# A title on a picture. Max: 24
statistics-server = This server
# Under it. $people, $matches: numbers. $since: a day. Max: 70
statistics-server-headline = { PLAYERS($people) }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 } since { $since }
# Below a number: “5 of 14”. Max: 20
statistics-won = won
# Below a length of time: the median of all answers. Max: 20
statistics-answer = usual answer
# Below a number: points of win chance. Max: 20
statistics-luck = luck per match
# Below a number: matches that the player left before the end. Max: 20
statistics-left = left early
# Below a number. Max: 20
statistics-matches = matches
# A part of some. $part, $all: numbers
statistics-of = { $part } of { $all }
# Lengths of time, as short as possible. $n: a number
statistics-minutes = { $n } min
statistics-hours = { $n } h
statistics-days = { $n } d
# Headings of lists on a picture. Max: 30
statistics-by-seats = Wins by players
statistics-by-game = Wins by game
statistics-games = Games played
statistics-encounters = Head to head
statistics-board-wins = Most wins
statistics-board-answers = Fastest answers
statistics-board-luck = Luckiest
# A line of the picture in words. $what: a heading or a label. $values: what it lists
statistics-line = { $what }: { $values }
# How two people did against each other. $ahead, $behind: numbers of matches
statistics-encounter = { $ahead } : { $behind }
# Someone the player met. $matches: in how many matches
statistics-met = { $name } ({ $matches })
# Below the picture.
statistics-own-note = -# Luck: points of win chance that dice and draws gave or cost you. Head to head: how often you finished ahead and behind; in brackets, how many matches you shared. Only you see this.
# Below that. $matches: a number
statistics-practised = -# { $matches ->
    [one] { $matches } match against AI players alone doesn’t count.
   *[other] { $matches } matches against AI players alone don’t count.
 }
statistics-none = You haven’t finished a match with other people yet.
statistics-server-none = No one has finished a match with other people on this server yet.
# Below the picture.
statistics-server-note = -# Leaderboards name only players who chose that in { COMMAND("me settings") } and finished 3 matches here.
# Buttons. Max: 38
statistics-show-own = My record
statistics-show-server = This server
# Entries of a menu: whether leaderboards name the player. Max: 100
me-leaderboards-on = Leaderboards: show me
me-leaderboards-off = Leaderboards: leave me out
command-me_record = Your matches with other people: wins, answer times, luck, head to head. Only you see it
command-server_record = What was played on this server, and its leaderboards
command-me_settings__leaderboards = Whether this server’s leaderboards may name you
