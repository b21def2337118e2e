## What the bot posts and sends by itself

# In place of lines of a post that don’t count any more.
notice-taken-back = -# Undone.
# In place of a board that doesn’t count any more.
notice-board-taken-back = The moves in this post were undone. The match continues below.
# Above the first board of a match. $players: mentions of its players, a list.
notice-begun = { $players }: the match has begun. Good luck!
# Above the last board of a match. $players: as above.
notice-over = { $players }: the match is over. Thanks for playing!
# In place of the question in a post about a turn that is over and was followed by a new round. $seats: the players that were asked. $count: how many.
notice-turn-over = -# It was { $seats }’s turn.
# In place of a board’s picture that could not be drawn or sent.
notice-no-picture = -# I couldn’t draw the picture this time. For the board as text, use { COMMAND("board", "as:text") }.
# The same, above the board in words.
notice-no-picture-words = -# I couldn’t draw the picture this time. Here’s the board as text:
# Over the chart of a match that is over. $match: “#12”
notice-course-title = **{ $match }** – how the match went.
# The same, and over its replay. $match: “#12”
notice-course-title-replay = **{ $match }** – how the match went, with a replay.
# The alternative text of an animation. $match: “#12”. $round: such as “cycle 3”
notice-replay-alt = Animation of the board in { $match }, from the first move to the last ({ $round }).
# A line of the picture at the end of a match. $measure: a heading, such as “Gold”. $round: such as “cycle 3”
notice-leap = Biggest leap, { $measure }: { $seat } +{ $change } ({ $round })
# The alternative text of the picture that opens a match. $title: the game. $match: “#12”. $seats: all players. The changed settings follow
notice-cover-alt = Cover of { $title }, { $match }, with { $seats }.
# In the alternative text of the picture at the end of a match, for each player. $numbers: such as “Gold 12, Islands 5”
notice-podium-place = { $place }. { $seat }: { $numbers }.
# In place of lines for which there is no room. $lines: a number
notice-more-lines = … { $lines } more { $lines ->
    [one] line
   *[other] lines
 }: { COMMAND("log") }
# The same below a picture, whose button opens them. $lines: a number
notice-more-lines-beside = … { $lines } more { $lines ->
    [one] line
   *[other] lines
 }: press *{ control-inWords }*
# The first direct message: what the bot will send here. $match: a match, “#12”
notice-greeting = You’re playing in match { $match }. I’ll send you your player card here once a round, silently. { COMMAND("gold") } shows it any time.
# Above a seat’s private card. $match: a match, “#12”
notice-card-title = **{ $match }** – your player card
# In place of a card whose round doesn’t count any more. $match: a match, “#12”
notice-card-taken-back = **{ $match }** – the round of this player card was undone. Your current card is below.
# To a player who got a notification and need not act any more, because moves were undone. $match: a match, “#12”
notice-called-off = { $match } isn’t waiting for you any more: the moves that led to your turn were undone.
# To a player whom others attacked while it wasn’t their turn. $match: “#12”. $name: the player. $lines: what happened, lines of the log. $link: where the match is played
notice-loss = **{ $match }** – { $name }, you were attacked:
    { $lines }
    You don’t have to do anything now. See the board: { $link }
# The same in the thread, below the posts about it. $mention: the mention of a person
notice-public-loss = { $mention }, you were attacked. The posts above show what happened.
# In the channel, when the match’s thread is gone or locked and a new one hangs on this message. $match: a match, “#12”
notice-new-thread = I can’t use the old thread of { $match } any more. The match continues in the thread under this message.
# A reminder in the thread. $since: a relative time, “2 days ago”. $mention: the mention of a person, $match: a match, “#12”
notice-public-reminder = { $mention }, { $match } is waiting for you. Your turn began { $since }.
# In the thread, to the other players. $match: “#12”. $name: the player who hasn’t moved. $since: a relative time, “2 days ago”
notice-stalled = { $match } is waiting for { $name }, whose turn began { $since }.
    Send a reminder with { COMMAND("match nudge") }. With { COMMAND("match vote") } you can give more time, find a replacement, let an AI play on or end the match.
# The same of a player who can’t be reached on this server. $match: “#12”. $name: a player’s name. $since: a relative time, “2 days ago”
notice-stalled-gone = { $match } is waiting for { $name }, whose turn began { $since }. I can’t reach { $name } on this server any more.
    With { COMMAND("match vote") } you can give more time, find a replacement, let an AI play on or end the match.
# $by, a player of the match, sends a reminder. $since: a relative time, “2 days ago”. $link: where to play. $match: a match, “#12”
notice-nudge = { $by } sent you a reminder: { $match } is waiting for you. Your turn began { $since }: { $link }
# $mention: the mention of a person, $by: a person’s name, $match: a match, “#12”, $since: a relative time, “2 days ago”
notice-public-nudge = { $mention }, { $by } sent you a reminder: { $match } is waiting for you. Your turn began { $since }.
# The player’s time is running out. $until: a time. $link: where to play. $match: a match, “#12”
notice-warning = You’re running out of time in { $match }. You have until { $until }: { $link }
# The same in the thread, where it doesn’t say until when. $mention: the mention of a person, $match: a match, “#12”
notice-public-warning = { $mention }, you’re running out of time in { $match }.
# A pause is about to end. $when: a relative time, “in 2 hours”. $link: where the match is played. $match: a match, “#12”
notice-pause-ends = The pause in { $match } ends { $when }. The timers start again then: { $link }
# $mention: the mention of a person, $match: a match, “#12”, $when: a relative time, “in 2 hours”
notice-public-pause-ends = { $mention }, the pause in { $match } ends { $when }. The timers start again then.
# To the host: the bot can’t post in a channel any more. $match: “#12”. $channel: the mention of a channel
notice-place-gone = I can’t find the channel of { $match } ({ $channel }) any more, so I can’t post its moves. The match is safe: everyone can keep playing it here with the option { OPTION("option.match") }. Restore the channel, or end the match with { COMMAND("match concede") }.
# $match: a match, “#12”, $channel: the mention of a channel
notice-place-forbidden = I’m no longer allowed to post { $match } in { $channel }. The match is safe: everyone can keep playing it here with the option { OPTION("option.match") }. Please let me view the channel, write in it and its threads, create threads and attach files. I’ll keep trying.
# To the players: the bot is not on their server any more. $until: a time, at which it deletes the matches. $matches: a list of matches
notice-server-left = I’m no longer on the server of { $matches }. Play has stopped there, and so have the timers. If I’m invited back before { $until }, play continues where you left off. After that, I delete everything I store about it.
# To the players of a match: the bot is back. $since: a time, from which on the match stood still. $match: a match, “#12”
notice-server-back = I’m back, and { $match } continues where you left off. It has been on hold since { $since }, and no one lost any time.
# In the thread, to a player whom no direct message reaches. $mention: the mention of a person
notice-unreachable = { $mention }, I can’t DM you. Use { COMMAND("gold") } to see your player card; no one else sees it. To get my messages again, allow DMs in Discord’s settings for this server, then press *{ control-mySettings }*.
# The log of a match cannot be replayed: the bot has stopped the match. $match: a match, “#12”
notice-set-aside = I’ve stopped { $match } because I can’t read its log. No moves are lost, and the timers are stopped. A moderator can use { COMMAND("organise retry") } to try again.
# A match that was stopped goes on. $match: a match, “#12”
notice-brought-back = { $match } continues. I’d stopped it because of an error on my side. Nothing is lost, and no one lost any time.
# The match is back at an earlier moment. $when: a time. $match: a match, “#12”
notice-restored = I restored { $match } from a backup, as it was { $when }. Moves after that are lost, so please play them again. I’ve marked the posts about them, and player cards sent since then may be wrong. I’m sorry.
# Over a post of what happened after that moment. $when: a time
notice-superseded = **This no longer counts:** I restored the match as it was { $when }.
# A line of a chart in words. $name: a player’s name. $first: a number. $last: a number. $most: a number
notice-chart-seat = { $name } from { $first } to { $last }, highest { $most }
# Two of them, or more. $before: those before. $next: the next.
notice-chart-next = { $before }; { $next }
# $title: what the chart shows. $seats: all lines.
notice-chart-part = { $title }: { $seats }.
