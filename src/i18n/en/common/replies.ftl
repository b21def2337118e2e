## Replies of any command

# $code: a word of the program
reply-unknown-refusal = That is not possible ({ $code }).
# $reference: a number
reply-bug = Something went wrong on my side, and I have noted it. If it stays so, tell whoever runs me this number: `{ $reference }`.
# Part of a sentence. $names: a list, “a, b”. $more: a number
any-or-more = { $names } or { $more ->
    [one] another
   *[other] one of { $more } more
 }
# An option of a command was left out. $option: its name. $values: “a, b or another”
reply-missing-option = Please add `{ $option }:` – it can be { $values }.
# Nothing that can be looked up is called so, or several are. $names: “a, b or another”
reply-no-such-entry = No single thing has that name. You can look up { $names }.
# No match can be opened in a channel.
no-thread-kind = No thread for a match can be opened in this kind of channel.
# The same. $permissions: a list of permissions. $count: how many.
no-thread-permissions = I cannot open a match here: I lack the permission { $permissions } in this channel.
# Behind one of those.
no-thread-nowhere = Somebody who runs this server can grant it in a text channel.
# Behind one of those. $channels: a list of channels
no-thread-elsewhere = It works in { $channels }.
# Permissions as Discord’s settings call them.
permission-ViewChannel = View Channel
permission-SendMessages = Send Messages
permission-CreatePublicThreads = Create Public Threads
permission-SendMessagesInThreads = Send Messages In Threads
permission-AttachFiles = Attach Files
permission-ReadMessageHistory = Read Message History

## Replies and titles without anything to fill in

# The database is out of reach.
plain-storeAway = The archive of matches cannot be reached just now. Nothing is lost: what you asked for was done wholly or not at all. Please try again in a minute.
# On a menu of moves.
plain-chooseKind = What would you like to do?
# On a menu of moves, below buttons.
plain-orElse = Or something else
plain-notDue = It is not your turn just now.
plain-spectating = You have no seat in this match; you are welcome to watch.
# After a try to send a direct message.
plain-directMessageOpen = Your direct messages are open to me: your card will reach you there each round.
# The same, when it failed. Below it stands the button “control-tryDirectMessage”.
plain-directMessageClosed = I could not send you a direct message, so your card cannot reach you by itself; { COMMAND("gold") } shows it at any time. To get it each round, allow direct messages from this server in its privacy settings and press the button.
plain-discordAway = Discord could not be asked just now. Please try again in a minute.
# On a menu.
plain-inviteSomebody = Invite somebody
# On a menu.
plain-passHost = Make somebody else the host
# Above the settings in the lobby of a match.
plain-settingsIntro = Settings of this match, until it starts. Everybody sees them in the lobby.
plain-noOpenMatches = No match is open. { COMMAND("match create") } opens one.
# In place of a log.
plain-emptyLog = Nothing has happened yet.
# Above a list of what others have done.
plain-sinceLastMove = **Since your last move**
# Above a list of what others have done.
plain-sinceStart = **Since the start**
plain-noNote = You have no note on this match. { COMMAND("note", "text") } writes one, for your eyes only.
plain-noteKept = I have noted it. Only you can see it, with { COMMAND("note") } and under your card.
plain-noteRemoved = Your note on this match is gone.
# Asked before somebody resigns.
plain-concedeFirst = Giving up cannot be taken back. If others play on, your seat plays the simplest move by itself. Really?
# The same where nobody else plays.
plain-concedeAlone = Giving up cannot be taken back. It ends the match, which nobody wins then. Really?
# Above a file.
plain-exported = The log as you may see it; after the end of the match you can have it whole.
# Above a file.
plain-exportedWhole = The whole log of the match.
