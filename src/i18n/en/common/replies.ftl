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
