## Cups and leagues: several tables of one game, with standings

command-cup = Cups on this server: several tables of one game, with standings
command-cup_create = Set up a cup in this channel (moderators)
command-cup_create__game = Which game
command-cup_create__players = How many players sit at a table
command-cup_create__pace = How much time there is per decision
command-cup_create__days = How many days entries are open
command-cup_create__format = How the tables follow each other
command-cup_status = Standings, your matches and the next deadline
command-cup_end = End a cup now; it counts as it is (moderators)
command-cup_cancel = Cancel a cup without a result (moderators)
command-cup_export = Get a cup as a file, so that anyone can check its standings
command-cup__cup = The number of the cup; without it, the newest
# The name of a cup. $cup: a number. Max: 38
cup-name = Cup #{ $cup }
# Above the menus of a new cup.
cup-setup = **New cup in this channel**
    Choose, then press *{ cup-open }*. Players enter by one press on the post that opens here. When entries close, I draw the tables and start the matches.
# A button: shows the other menus. Max: 38
cup-more = More settings
# A button: opens the entries. Max: 38
cup-open = Open entries
# A button. Max: 38
cup-enter = Enter
# A button. Max: 38
cup-withdraw = Withdraw
# A button. Max: 38
cup-rules = Rules of this cup
# A button: shows the standings and the reader’s matches. Max: 38
cup-status = Standings and my matches
# An entry of a menu. $count: a number. Max: 100
cup-tables = Tables of { $count }
# An entry of a menu. $days: a number. Max: 100
cup-closing = Entries close in { DAYS($days) }
# How tables follow each other: entries of a menu. Max: 60
cup-format-pools = Pools: all meet equally often
cup-format-knockOut = Pools, then a final of the best
cup-format-league = League with divisions and seasons
# On a menu of roles. Max: 150
cup-role = Only members with this role
# Entries of a menu. Max: 100
cup-computers-no = People only
cup-computers-yes = AI players fill the last tables
# Heading of a post. $cup: “Cup #3”. $game: a game
cup-title = **{ $cup }: { $game }**
# Below that. $tables: a number. $pace: a length of time. $format: as above
cup-terms = Tables of { $tables } · { $pace } per decision · { $format }
# $role: the mention of a role
cup-role-only = Only members with { $role } may enter.
# $count: a number. $people: a list of players
cup-entered = **{ PLAYERS($count) }**: { $people }
cup-nobody = No one has entered yet.
# An entry of a menu. $days: a number. Max: 100
cup-round-days = A round ends after { DAYS($days) }
# An entry of a menu. Max: 100
cup-rating-any = Any rating may enter
# An entry of a menu. $points: a rating. Max: 100
cup-rating = Rating of at least { $points }
# The rules of a cup, in the reply to a button and in short in the post. $points: a list of numbers
cup-rule-points = Points from first to last place: { $points }. Players who tie share the points of their places.
cup-rule-ties = With equal points, these decide in turn: the points of those you finished ahead of (Sonneborn-Berger), your share of what the game counts, fewer timeouts, a draw.
cup-rule-leaving = If you resign, give your seat away, are away at the end or hold a match up until the round ends, you get no points for it. All who stayed are ahead of you.
# $days: a number
cup-rule-round = A round ends after { DAYS($days) } at the latest. Matches still running then are scored as they are.
cup-rule-computers-no = If players are missing at a table, an AI player takes the seat without points.
cup-rule-computers-yes = AI players enter to fill the tables, and get points like everyone.
cup-rule-pools = In the pool, each pair of players meets equally often, or as nearly as possible.
# $count: a number
cup-rule-knockOut = All play in a pool first. The best { $count } then play tables of which the winner goes on.
# $size, $moving, $seasons: numbers
cup-rule-league = Divisions of { $size } play { $seasons ->
    [one] { $seasons } season
   *[other] { $seasons } seasons
 }. After each, the first and the last { $moving } of neighbouring divisions change places.
# State of a cup in one line. $until: a date and time
cup-entries = Entries are open until { $until }.
# $round: a number. $over, $matches: numbers. $until: a date and time
cup-playing = Round { $round }: { $over } of { $matches } matches are over. It ends by { $until }.
cup-ended = The cup is over.
cup-cancelled = The cup is cancelled.
cup-tooFew = The cup is cancelled: too few players entered for a table.
# The reason for which a match is ended at the deadline. $cup: “Cup #3”
cup-deadline = The round of { $cup } is over.
# Heading of the standings, on the picture and in words. Max: 34
cup-table = Points (matches played)
# The same of one division of a league. $division: a number. Max: 34
cup-division = Division { $division }: points (played)
# Below a name on the podium. $points: a number, “9.5”. $count: the same, for its plural form
cup-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
# At the end. $winner: a player. $cup: “Cup #3”
cup-winner = 🏆 { $winner } wins { $cup }!
# To a player: where they have to wait. $matches: a list of links
cup-mine = **Not your turn**: { $matches }
cup-mine-none = You have no match in it right now.
# To the moderator. $cup: “Cup #3”
cup-opened = Entries for { $cup } are open in this channel. With { COMMAND("cup status") } you can close them early. { COMMAND("cup cancel") } cancels the cup, { COMMAND("cup end") } ends it early.
# $cup: “Cup #3”
cup-entered-you = You’ve entered { $cup }. When a match of yours starts, its thread mentions you.
cup-withdrawn = You’ve withdrawn from { $cup }. Matches of yours that are running go on.
# Asks a moderator. $cup: “Cup #3”
cup-ask-end = End { $cup } now? The standings become final, and running matches no longer count.
cup-ask-cancel = Cancel { $cup }? It then has no result. Running matches go on outside it.
# Buttons that confirm that. Max: 38
cup-yes-end = Yes, end it
cup-yes-cancel = Yes, cancel it
# $cup: “Cup #3”
cup-exported = { $cup } as a file. Anyone can recompute its standings: `npm run verify -- --cup FILE`
# A reply.
cup-none = I found no such cup on this server. A moderator can set one up with { COMMAND("cup create") }.
# To the organiser, by direct message. $cup: “Cup #3”. $channel: the mention of a channel
cup-unposted = I can’t post about { $cup } in { $channel } any more. The cup goes on. Let me write there again, and I’ll continue with its next change; { COMMAND("server check") } shows what I’m missing.
# To a player who looks for a match by /play, by direct message. $cup: “Cup #3”. $game: a game. $until: a date and time. $link: to the cup’s post
cup-free-seat = A seat is free in { $cup } ({ $game }), which fits your search. To take it, press *{ cup-enter }* there by { $until }: { $link }
# An AI player that entered. $number: a number. Max: 32
cup-computer = AI { $number }
# Instead of a name. Max: 32
cup-forgotten = deleted player
# $count: a number
cup-places = There are { $count } places. Players who enter later are substitutes.
# An entry of a menu. $count: a number. Max: 100
cup-most = { $count } places
# An entry of that menu. Max: 100
cup-most-any = Everyone who enters plays
# How much there is to play with the players who have entered so far. $count: their number. $each: matches of each. $format: as above. $days: a number
cup-plan = With { PLAYERS($count) }, each plays { $each ->
    [one] { $each } match
   *[other] { $each } matches
 } { $format ->
    [league] a season
    [knockOut] in the pool
   *[pools] in all
 }, at the same time. The cup takes { DAYS($days) } at most.
# Where the reader is in the standings. $place, $count, $played, $matches: numbers. $points: “9.5 points”
cup-place = **Your place: { $place } of { $count }**, { $points }. Matches over: { $played } of { $matches }.
# An entry of a menu. $points: a list of numbers. Max: 100
cup-points-by-place = Points by place: { $points }
# An entry of a menu, for leagues. $size: players. $each: matches of each player. Max: 100
cup-division-size = Divisions of { $size } ({ $each ->
    [one] { $each } match
   *[other] { $each } matches
 } each)
# A button for moderators. Max: 38
cup-close = Close entries now
# Asks a moderator. $cup: “Cup #3”
cup-ask-close = Close the entries of { $cup } now? I draw the tables and start the matches right away. Players who enter later are substitutes.
# The same, with too few players. $cup: “Cup #3”
cup-ask-close-few = Close the entries of { $cup } now? There aren’t enough players for a table, so the cup would be cancelled.
# A button that confirms that. Max: 38
cup-yes-close = Yes, close them
# Refusals.
cup-refusal-cupOver = This cup is over. { COMMAND("cup status") } shows the newest one.
cup-refusal-cupEntered = You’ve entered this cup already. *{ cup-withdraw }* takes you out.
cup-refusal-cupNotEntered = You aren’t in this cup. *{ cup-enter }* takes you in.
cup-refusal-cupNotDrawn = Entries are still open, so there are no standings to end with. { COMMAND("cup cancel") } cancels the cup.
cup-refusal-cupBanned = A moderator has banned you from cups and rated matches here. { COMMAND("me record") } shows why and until when.
# $role: the mention of a role
cup-refusal-cupRole = This cup is for members with { $role }. Ask a moderator for that role.
# $least: a rating
cup-refusal-cupRating = This cup is for players with a rating of at least { $least }. { COMMAND("me record") } shows yours and how to get one.
cup-refusal-recordNeeded = This cup is for players with a record, and you don’t have one on this server yet. Finish a match with other people first.
# $percent, $least: numbers
cup-refusal-recordBelowGate = This cup is for players with a record of at least { $least }%. Yours is { $percent }%. { COMMAND("me record") } shows how to improve it.
# $cup: “Cup #3”
cup-entered-reserve = You’re a substitute in { $cup }: you play when a place becomes free.
