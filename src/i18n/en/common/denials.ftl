## What the bot says no to before a match is asked at all: the cause, then what to do

# What was pressed, chosen or typed is nothing this version offers.
denial-notUnderstood = That button is out of date. { COMMAND("match status") } shows where things stand.
# By one person, or on one server, in a short time.
denial-tooMuchAsked = You’re going too fast. Wait a few seconds and try again; nothing was changed.
# Above the state of the match.
denial-alreadyDone = That’s already done, or the match has moved on. Here’s the current state:
# Above what can be done now.
denial-notPossibleNow = You can’t do that any more. Here’s what you can do now:
denial-noMatchHere = You have no open match. Name one with { OPTION("option.match") }, or open a new one with { COMMAND("match create") }.
denial-noMatchWaits = No match is waiting for you. { COMMAND("match list") } shows all open matches.
denial-noLobbyHere = There’s no match to join here. Open one with { COMMAND("match create") }.
# $numbers: a list of match numbers
denial-severalMatches = You could mean any of these matches: { $numbers }. Name one with { OPTION("option.match") }.
# A command of another game than the match’s. $game: the name of the match’s game. $command: what does the same there, as it is typed.
denial-otherGame = That’s a { $game } match: use `{ $command }` there.
# A panel or answer that belongs to another player. $owner: a player’s name
denial-notYourControl = Only { $owner } can choose that.
denial-serverOnly = A match needs a thread, so open it in a server channel. After that, you can play it from here.
# The reader does not manage the server.
denial-managersOnly = Only server managers can do that.
# Everybody has the role that was chosen for moderators.
denial-everybodysRole = Everyone has that role. Choose one that only moderators have.
# The bot is not on the server as a member: only its commands are.
denial-notAMember = I’m not a member of this server: only my commands were added. Invite me again with the full link, so that I can post here.
# Why no match is opened in a channel. $channels: a list of those where they are.
denial-otherChannel = You can’t open a match here. On this server, matches are opened in { $channels }.
# Why the reader may not open a match; only moderators may.
denial-organisersOnly = On this server, only moderators can open matches. The server managers are moderators: ask one of them.
# The same on a server that has named a role. $role: the mention of a role whose owners are moderators.
denial-organisersOnly-role = On this server, only moderators can open matches. Members with the role { $role } and server managers are moderators: ask one of them.
# Why the reader may not decide as a moderator.
denial-notOrganiser = Only moderators of the match’s own server can do that, which means its server managers. You can call a vote with { COMMAND("match vote") }.
# The same on a server that has named a role. $role: the mention of a role whose owners are moderators.
denial-notOrganiser-role = Only moderators of the match’s own server can do that, which means members with the role { $role } and server managers. You can call a vote with { COMMAND("match vote") }.
# Nothing is to be brought back: the match was not set aside. $match: a match, “#12”
denial-notSetAside = I haven’t stopped { $match }, so there’s nothing to restart.
# Its log still cannot be replayed. $match: a match, “#12”
denial-stillBroken = I still can’t read the log of { $match }. Nothing is lost. Ask the bot’s admin to check the bot’s own log.
denial-notOverYet = This match is still running. You can get the full log when it ends.
denial-botInvited = That’s an app, and apps can’t play. Invite a person.
# A player’s own words for the draws of a match are none, or too long. $most: a number
denial-wordsNeeded = Your words need at least one letter or digit (max { $most } characters).
denial-noGold = You’re not playing in this match, so you have no player card.
denial-noBoardYet = There’s no board yet: the match hasn’t started.
# A round was asked for that has not come. $latest: the newest, “cycle 3”.
denial-noSuchRound = That hasn’t happened yet: the latest is { $latest }. Choose that one or an earlier one.
denial-noSuchPart = This board has no part with that name. Choose one from the list that opens as you type.
denial-noteUnclear = Use either { OPTION("note.text") } or { OPTION("note.clear") }, not both. Your note is unchanged.
# $most: a number
denial-noteTooLong = A note can have up to { CHARACTERS($most) }. Your note is unchanged.
denial-noFreeSeat = No seat is free in this match. You can watch, or open your own match with { COMMAND("match create") }.
# Which seats can be taken, where several can. $names: a list of names
denial-freeSeats = Several seats are free. Name one with { OPTION("match take.seat") }: { $names }.
# No vote of that kind is possible now: there is no seat it could be about.
denial-noSeatForThat = You can’t vote on that now: there’s no seat it could apply to.
# $typed: what was typed, which is no length of time.
denial-noSuchDuration = I don’t understand “{ $typed }” as a length of time. Try `36h`, `3d` or `2 weeks`.
denial-nobodyToNudge = There’s no one to remind: the match isn’t waiting for any other player.
# $until: a time, “in 2 days”
denial-pausedToNudge = The match is paused, so it isn’t waiting for anyone. It resumes { $until }.
