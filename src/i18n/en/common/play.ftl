### Looking for players with /play

# Above what the reader can choose.
play-title = **Find players**
# Below that, if all menus can still be changed.
play-intro = I look for players who want the same game, timer and number of players, and are awake when you are. { play-how } You have a day to answer.
# Within that, and while the reader looks.
play-how = I check every 10 minutes. When I have a table, I ask each of you by DM.
# $from: a time of day, “22:00”. $until: a time of day
play-quiet = Your quiet hours are from { $from } to { $until }. You can change them in { COMMAND("me settings") }.
# The same, if the reader has none.
play-no-quiet = You have no quiet hours, so I count you as always awake. Set them in { COMMAND("me settings") }.
# How long others waited, those who still wait included. $usual: a length of time, “12 hours”. $most: a length of time
play-wait = From now on, it usually takes { $usual }, and in 4 of 5 cases at most { $most }.
# The same, if too few have waited so far.
play-wait-unknown = I can’t tell yet how long it will take: too few players have looked here.
# After that. $count: a number
play-others = { $count ->
    [one] { $count } other player is looking for something similar.
   *[other] { $count } other players are looking for something similar.
 }
# Heading while the reader looks. $since: a relative time, “2 hours ago”
play-looking = **Looking for players** – you began { $since }
# Below that: what the reader wants. $games: a list of games. $paces: a list of lengths of time. $seats: a list of numbers
play-wishes = { $games } · { $paces } per decision · { $seats } players
# Below that. $until: a date and time
play-ends = I stop looking on { $until }.
# What has widened with the waiting time. $more: a list of play-widened-…
play-widened = You’ve waited a while, so I also take { $more }.
# Within that list. $hours: a number
play-widened-hours = tables with only { HOURS($hours) } in which all are awake
play-widened-paces = the next longer or shorter timer
play-widened-seats = a table of three
# Instead of the channel, which is gone.
play-no-channel = I can’t post in the channel you chose any more. Use { COMMAND("play") } in another channel.
# While a table is formed and the reader will be asked after quiet hours.
play-held = I have a table for you and will ask you soon.
# A place at a table is kept for the reader. $link: a link. $until: a date and time
play-offered = **A table is ready**: { $link }. Answer by { $until }; after that, your place goes to another player.
# The reader has agreed. $match: a match, “#12”. $link: a link
play-agreed = You play in { $match }: { $link }. It starts as soon as all players have agreed.
# In a lobby, after the name of a player who has a place and was asked
play-unanswered = hasn’t answered yet
# A button: begins to look. Max: 38
play-find = Find players
# A button: shows the menus again. Max: 38
play-change = Change
# A button: ends the search. Max: 38
play-stop = Stop looking
# A button: leads to the list of people to avoid. Max: 38
play-avoid = Players to avoid
# A button under a place at a table: takes it. Max: 38
play-yes = Play
# A button under a place at a table: gives it up. Max: 38
play-no = Not now
# On a menu of games. Max: 150
play-games = Games
# On a menu of timers. Max: 150
play-paces = Timers
# An entry of that menu. $time: a length of time. Max: 100
play-pace = { $time } per decision
# On a menu of numbers of players. Max: 150
play-seats = Numbers of players
# An entry of that menu. $count: a number. Max: 100
play-seat-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
# Entries of a menu. Max: 100
play-computer-no = People only
play-computer-yes = An AI can take the last seat if all agree
play-stopped = I’ve stopped looking. { COMMAND("play") } begins again with the same choices.
# The reader gave up a place. $match: a match, “#12”
play-declined = You don’t play in { $match }, and I’ve stopped looking. { COMMAND("play") } begins again with the same choices.
# A button was pressed too late.
play-gone = That place is no longer kept for you. { COMMAND("play") } shows how your search is going.
# The command was used in direct messages.
play-on-server = Matches are played on a server. Use { COMMAND("play") } in a channel there.
# Notice by direct message. $match: a match, “#12”. $game: a game. $link: a link. $until: a date and time
play-ask = **A table is ready for you**: { $match } { $game }, { $link }
    Answer by { $until }; after that, your place goes to another player.
# The same in the thread of the match. $mention: the mention of a person. $until: a date and time
play-ask-open = { $mention }, a place at this table is kept for you. Answer by { $until }; after that, it goes to another player.
# Notice by direct message. $match: a match, “#12”
play-lost = You didn’t answer in time, so your place in { $match } goes to another player. I’ve stopped looking; { COMMAND("play") } begins again.
# Notice by direct message, after many days. $days: a number
play-over = I looked for players for you for { DAYS($days) } without finding a table, and have stopped. { COMMAND("play") } begins again with the same choices.
# To who presses Start or uses /match start.
denial-tableStarts = This table starts by itself as soon as everyone has agreed. If a place is free, I offer it to the next player who looks for a match.
# The same while answers are missing. $players: mentions of players. $until: a date and time
denial-tableStarts-waits = This table starts by itself as soon as everyone has agreed. { $players } can answer until { $until }; after that, I offer the place to another player.
# Heading of the list of people to avoid, which only its owner sees.
avoid-title = **Players to avoid** – { COMMAND("play") } never seats you with them. Only you see this list, and they aren’t told.
# The list itself. $people: a list of mentions
avoid-list = You avoid { $people }.
avoid-none = You avoid no one.
# On a menu of people. Max: 150
avoid-add = Add a player
# On a menu of people of the list. Max: 150
avoid-remove = Remove a player
avoid-self = You can’t avoid yourself.
# $most: a number
avoid-full = Your list is full: it has room for { $most ->
    [one] { $most } player
   *[other] { $most } players
 }. Remove one first.
