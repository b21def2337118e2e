## What the bot says no to before a match is asked at all

# What was pressed, chosen or typed is nothing this version offers.
denial-notUnderstood = That button is from another time and no longer understood. { COMMAND("match status") } shows how things stand.
# By one person, or on one server, in a short time.
denial-tooMuchAsked = That is more than I can answer. Wait a moment: nothing is lost, and nothing of this was done.
# Above how things stand now.
denial-alreadyDone = That is done already, or the match has moved on since. This is how things stand now:
# Above what can be done now.
denial-notPossibleNow = That is not possible any more. This is what you can do now:
denial-noMatchHere = No match of yours is open. Name one with { OPTION("option.match") }, or open a new one with { COMMAND("match create") }.
denial-noMatchWaits = No match waits for you just now. { COMMAND("match list") } shows all that are open.
denial-noLobbyHere = No match here is open for joining. Open one with { COMMAND("match create") }.
# $numbers: a list of match numbers
denial-severalMatches = Several matches could be meant: { $numbers }. Name one with { OPTION("option.match") }.
# A command of another game than the match’s. $game: the name of the match’s game. $command: what does the same there, as it is typed.
denial-otherGame = That is a match of { $game }: there you type `{ $command }`.
# A panel or answer that belongs to another seat. $owner: a player’s name
denial-notYourControl = That is { $owner }’s to choose.
denial-serverOnly = A match needs a thread, so open it in a channel of a server; you can play it from here afterwards.
# Who asks does not manage the server.
denial-managersOnly = Only somebody who may manage this server can do that.
# Everybody has the role that was chosen for organisers.
denial-everybodysRole = Everybody has that role. Choose one that only organisers have.
# The bot is not on the server as a member: only its commands are.
denial-notAMember = I am not a member of this server: only my commands were added to it. Invite me again with the whole link, so that I can post here.
# Why no match is opened in a channel. $channels: a list of those where they are.
denial-otherChannel = On this server matches are opened in { $channels }.
# Why somebody may not open a match; only organisers may.
denial-organisersOnly = On this server only organisers open matches: those who may manage the server. Ask one of them.
# The same on a server that has named a role. $role: the mention of a role whose owners are organisers.
denial-organisersOnly-role = On this server only organisers open matches: those with the role { $role }, and those who may manage the server. Ask one of them.
# Why somebody may not decide as an organiser.
denial-notOrganiser = Only organisers of the server where the match is played may do that, from there: those who may manage it. All others can call a vote with { COMMAND("match vote") }.
# The same on a server that has named a role. $role: the mention of a role whose owners are organisers.
denial-notOrganiser-role = Only organisers of the server where the match is played may do that, from there: those who may manage it, and those with the role { $role }. All others can call a vote with { COMMAND("match vote") }.
# Nothing is to be brought back: the match was not set aside. $match: a match, “#12”
denial-notSetAside = I haven't stopped { $match }, so there's nothing to bring back.
# Its log still cannot be replayed. $match: a match, “#12”
denial-stillBroken = I still can't read the record of { $match }. Nothing is lost. Ask the person who runs this bot to look at its log.
denial-notOverYet = This match is not over yet.
denial-botInvited = That is an app, and apps do not play. Invite a person.
# Somebody’s own words for the draws of a match are none, or too long. $most: a number
denial-wordsNeeded = Words of your own have at least one letter or digit, and at most { $most } characters.
denial-noGold = You have no seat in this match, so there is no card to show.
denial-noBoardYet = No board has been laid out yet.
# A round was asked for that has not come. $latest: the newest, “cycle 3”.
denial-noSuchRound = It has not come to that: the newest is { $latest }. Name that one or an earlier one.
denial-noSuchPart = No part of this board is called that. Choose one of those that are offered as you type.
denial-noteUnclear = Either write a note with { OPTION("note.text") } or remove it with { OPTION("note.clear") }, not both. The one you had is as it was.
# $most: a number
denial-noteTooLong = A note has room for { CHARACTERS($most) }, and this is longer. The one you had is as it was.
denial-noFreeSeat = No seat of this match is free.
# Which seats can be taken, where several can. $names: a list of names
denial-freeSeats = Several seats can be taken. Name one with { OPTION("match take.seat") }: { $names }.
# No vote of that kind is possible now: there is no seat it could be about.
denial-noSeatForThat = There is no other seat that this could be about.
# $typed: what somebody has typed, which is no length of time.
denial-noSuchDuration = I cannot use “{ $typed }” as a length of time. Write a number of hours, days or weeks, such as `36h`, `3d` or `2 weeks`.
denial-nobodyToNudge = There is nobody to nudge: the match waits for nobody else just now.
# $until: a time
denial-pausedToNudge = The match is paused: it waits for nobody. It goes on { $until }.
