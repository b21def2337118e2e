## What the bot says unasked

# Stands in a post for lines that do not count any more.
notice-taken-back = -# Taken back.
# Stands in place of a board that does not count any more.
notice-board-taken-back = What this post showed was taken back. The match goes on below.
# In place of a board’s picture that could not be drawn, or sent.
notice-no-picture = -# There is no picture this time: it could not be drawn. { COMMAND("board", "as:text") } tells all of it in words.
# The same, above the board in words.
notice-no-picture-words = -# There is no picture this time: it could not be drawn. In words:
# Over the chart of a match that is over. $match: “#12”
notice-course-title = **{ $match }** – how it went.
# The same, and over its replay. $match: “#12”
notice-course-title-replay = **{ $match }** – how it went, and all of it once more.
# The words beside an animation. $match: “#12”. $rounds: a number
notice-replay-alt = { $match } from its first move to its last, { $rounds } { $rounds ->
    [one] round
   *[other] rounds
 }, as an animation of the board.
# Stands for the older lines of a long turn. $lines: a number
notice-more-lines = … { $lines } { $lines ->
    [one] line
   *[other] lines
 } before: { COMMAND("log") }
# The first direct message: what will come here. $match: a match, “#12”
notice-greeting = You have a seat in match { $match }. Your card will come here, quietly, once a round. { COMMAND("gold") } shows it at any time.
# Above a seat’s private card. $match: a match, “#12”
notice-card-title = **{ $match }** – your card
# In place of a card whose round does not count any more. $match: a match, “#12”
notice-card-taken-back = **{ $match }** – the round of this card was taken back. The card that counts is below.
# To who was told that the match waits for them, and need not act any more: what led there was taken back. $match: a match, “#12”
notice-called-off = { $match } does not wait for you any more: what had led there was taken back.
# In the channel, when the match’s thread is gone or locked and a new one hangs on this message. $match: a match, “#12”
notice-new-thread = The thread of { $match } cannot be used any more. The match goes on in the thread under this message.
# In the thread, to somebody who is told in person there. $since: a time. $mention: the mention of a person, $match: a match, “#12”
notice-public-reminder = { $mention }, { $match } waits for you; you were asked { $since }.
# In the thread, to all others. $match: “#12”. $name: the name of who has not answered. $since: a time
notice-stalled = { $match } has been waiting for { $name } since { $since }.
    { COMMAND("match nudge") } calls once more. { COMMAND("match vote") } gives more time, finds a replacement, lets a computer play on, or ends the match.
# The same of somebody who cannot be reached on this server. $match: “#12”. $name: a player’s name. $since: a time
notice-stalled-gone = { $match } has been waiting for { $name } since { $since }. { $name } cannot be reached on this server any more.
    { COMMAND("match vote") } gives more time, finds a replacement, lets a computer play on, or ends the match.
# Somebody in the match calls once more: $by. $since: a time. $link: where to play. $match: a match, “#12”
notice-nudge = { $by } nudges you: { $match } waits for you; you were asked { $since }: { $link }
# $mention: the mention of a person, $by: a person’s name, $match: a match, “#12”, $since: a time
notice-public-nudge = { $mention }, { $by } nudges you: { $match } waits for you; you were asked { $since }.
# Time is running out. $until: a time. $link: where to play. $match: a match, “#12”
notice-warning = Your time in { $match } is running out. You have until { $until }: { $link }
# The same in the thread, where it does not say until when. $mention: the mention of a person, $match: a match, “#12”
notice-public-warning = { $mention }, your time in { $match } is running out.
# A pause is about to end. $when: a time. $link: where the match is played. $match: a match, “#12”
notice-pause-ends = The pause of { $match } ends { $when }, and its clocks run again: { $link }
# $mention: the mention of a person, $match: a match, “#12”, $when: a time
notice-public-pause-ends = { $mention }, the pause of { $match } ends { $when }, and its clocks run again.
# To the host: nothing can be posted in a channel any more. $match: “#12”. $channel: the mention of a channel
notice-place-gone = I cannot find the channel of { $match } ({ $channel }) any more, so nobody sees how it goes on. The match is safe: everybody can still play it here, with the option `match`. Bring the channel back, or end the match with { COMMAND("match concede") }.
# $match: a match, “#12”, $channel: the mention of a channel
notice-place-forbidden = I am not allowed to post { $match } in { $channel } any more. The match is safe: everybody can still play it here, with the option `match`. Please let me see the channel, write in it and its threads, open threads and attach files; I try again by myself.
# To whoever sits in them: the bot is not on their server any more. $until: a time, at which they are deleted. $matches: a list of matches
notice-server-left = I am not on the server of { $matches } any more. Nothing happens there now, and no clock runs. If I am invited back before { $until }, all goes on where it stood; else everything I keep about it is erased then.
# To all at a match: the bot is there again. $since: a time, from which on it stood still. $match: a match, “#12”
notice-server-back = I am back, and { $match } goes on where it stood. It has stood still since { $since }: nobody has lost any time by that.
# In the thread, to a player whom no direct message reaches. $mention: the mention of a person
notice-unreachable = { $mention }, I can't send you direct messages. Use { COMMAND("gold") } to see your card; nobody else sees it. To get my messages again, allow them in Discord's settings for this server, then press *{ control-mySettings }*.
# The log of a match cannot be replayed: it is stopped. $match: a match, “#12”
notice-set-aside = I've stopped { $match }, because I can't read its record. Nothing you played is lost, and no clock runs. An organiser can use { COMMAND("organise retry") } to try again.
# A match that was stopped goes on. $match: a match, “#12”
notice-brought-back = { $match } goes on. I'd stopped it because of a fault of mine. Nothing is lost, and nobody lost any time.
# The match stands again as it did at an earlier moment. $when: a time. $match: a match, “#12”
notice-restored = { $match } was restored to how it stood { $when }, from a backup. What was played after that is lost, and has to be played again: posts that told of it are marked, and cards sent since may be wrong. I am sorry.
# Over a post of what happened after that moment. $when: a time
notice-superseded = **This counts no more:** the match was restored to how it stood { $when }.
# A line of a chart in words. $name: a player’s name. $first: a number. $last: a number. $most: a number
notice-chart-seat = { $name } from { $first } to { $last }, at most { $most }
# Two of them, or more. $before: those before. $next: the next.
notice-chart-next = { $before }; { $next }
# $title: what the chart shows. $seats: all lines.
notice-chart-part = { $title }: { $seats }.
