## Moderators’ decisions on a server, and watching a match

command-match_watch = Watch a match: its picture by DM after each round, at most once a day
command-server_audit = See what moderators have decided on this server
command-server_ban = Ban a player from rated matches and the search for matches
command-server_ban__user = Who to ban
command-server_ban__days = How many days the ban lasts
command-server_unban = Lift a player’s ban
command-server_unban__user = Whose ban to lift
command-server__reason = Your reason; the player sees it
# Above a page of the list of decisions, newest first. $total: a number
moderation-title = **Decisions of moderators on this server: { $total }**
moderation-none = Moderators haven’t decided anything on this server yet.
# In place of the mention of a person who deleted their data.
moderation-forgotten = (deleted player)
# A line of the list. $when: a date and time. $by: the mention of a moderator. $what: what they decided, as below
moderation-line = - { $when } { $by }: { $what }
# The same with the moderator’s words. $when: a date and time. $by: the mention of a moderator. $what: what they decided, as below. $reason: a sentence
moderation-line-reason = - { $when } { $by }: { $what } – “{ $reason }”
# What a moderator decided. $match: “#12”. $motion: “to pause the match for 2 days”
moderation-match = decided in { $match } { $motion }
# $player: the mention of a player. $until: a date
moderation-ban = banned { $player } until { $until }
# $player: the mention of a player
moderation-unban = lifted the ban of { $player }
# $player: the mention of a player
moderation-note = wrote a note on { $player }
# $cup: “Cup #3”
moderation-cup-Open = opened entries for { $cup }
moderation-cup-CloseEntries = closed the entries for { $cup }
moderation-cup-End = ended { $cup }
moderation-cup-Cancel = cancelled { $cup }
# $settings: the new ones, “Language: English · Open matches per player: no limit”
moderation-settings = changed settings: { $settings }
# A button that opens the list. Max: 38
moderation-open = Moderators’ decisions
# To the moderator. $player: the mention of a player. $until: a date
moderation-banned = { $player } is banned from rated matches and the search for matches on this server until { $until }. I’ll send them your reason.
# To the moderator. $player: the mention of a player
moderation-unbanned = The ban of { $player } is lifted. I’ll send them your reason.
# To the player. $server: the name of a server. $until: a date. $reason: a sentence
moderation-ban-notice = A moderator of **{ $server }** has banned you from rated matches and the search for matches there until { $until }. You can play on in your matches and join unrated ones.
    Reason: { $reason }
# To the player. $server: the name of a server. $reason: a sentence
moderation-unban-notice = A moderator of **{ $server }** has lifted your ban. You can join rated matches and search for matches there again.
    Reason: { $reason }
# Why the player can’t join a rated match or search for one. $until: a date. $reason: a sentence
denial-banned = Until { $until }, you’re banned from rated matches and the search for matches on this server. Reason: { $reason }
    You can still join unrated matches.
denial-moderatorsOnly = Only moderators of this server can do that: members who can manage it or have the moderator role.
denial-cannotBan = You can’t do that to yourself or to an app. Choose another player.
# $player: the mention of a player
denial-notBanned = { $player } isn’t banned on this server.
denial-watchOwn = You’re playing in this match, so I notify you anyway.
denial-watchLater = You can only watch a match that’s running.
denial-watchClosed = I can’t DM you. Allow direct messages from this server, press *{ control-tryDirectMessage }* in { COMMAND("me settings") }, then watch again.
# No match of this server can be watched.
denial-noMatchToWatch = There’s no running match of others here.
# A button. $match: “#12”. Max: 38
watching-watch-match = Watch { $match }
# A button. Max: 38
watching-stop = Stop watching
# $match: “#12”
watching-begun = You’re watching { $match }. After each new round I send you its picture by DM, at most once a day and never in your quiet hours. The last one comes when the match ends.
# Says nothing of the match, because the reader may no longer see it.
watching-stopped = You’re not watching this match any more.
# Above the picture of a round that began, by direct message. $match: “#12”. $game: the name of a game. $round: such as “cycle 3”. $link: where the match is played
watching-round = **{ $match }** · { $game }, { $round }: { $link }
# Above the last picture. $match: “#12”. $game: the name of a game. $outcome: who has won, a sentence. $link: where the match was played
watching-over = **{ $match }** · { $game }: { $link }
    { $outcome }
# To the host. $player: a player’s name
denial-bannedSeat = { $player } is banned from rated matches on this server. Turn rating off in the settings, or start when they’ve left.
