## What the bot says to those who manage a server

# Above all that is set.
server-settings = **Matches on this server.** What you choose counts at once, for matches opened from now on.
# On a menu while nothing is chosen. Max: 150
server-choose-channels = Channels for matches: all
# On a menu while nothing is chosen. Max: 150
server-choose-organisers = Organisers: choose a role to add
# $name: what a language calls itself. Max: 100
server-language = Language: { $name }
# $who: everybody, or organisers alone. Max: 100
server-creators = Who may open matches: { $who ->
    [everybody] everybody
   *[organisers] organisers only
 }
# The same with a limit. $most: a number. Max: 100
server-open-matches = Open matches of a person: { $most } at most
# In how many open matches somebody may sit who opens another: any number. Max: 100
server-open-matches-any = Open matches of a person: no limit
# How pictures look. Max: 100
server-themes-dark = Pictures: dark, the sea at night
# The same. Max: 100
server-themes-light = Pictures: light, the sea by day
# $channels: a number
server-nothing-lacks = I have all the permissions I need in { $channels ->
    [one] { $channels } channel
   *[other] { $channels } channels
 }.
# The same where matches are open. $channels: a number. $matches: a number
server-nothing-lacks-threads = I have all the permissions I need in { $channels ->
    [one] { $channels } channel
   *[other] { $channels } channels
 }, and in the { $matches ->
    [one] thread of { $matches } open match
   *[other] threads of { $matches } open matches
 }.
server-lack-title = **Permissions I lack**
# What the bot lacks in a channel, by the names of permissions. $channel: the mention of a channel, $permissions: a list of permissions
server-lack-in = - In { $channel }: { $permissions }
# $count: how many matches. $matches: a list of them, “#12 and #13”. $channel: a channel. $permissions: a list of permissions.
server-lack-in-threads = - In the { $count ->
    [one] thread
   *[other] threads
 } of { $matches } in { $channel }: { $permissions }
# A channel is gone that the server has named. $channel: the mention of a channel
server-channel-gone = - { $channel } is one of the channels for matches, and it is gone: choose others with { COMMAND("server settings") }.
# $matches: a list of them, “#12 and #13”, whose channel is gone.
server-matches-away = - The channel of { $matches } is gone: nothing can be posted there any more.
# What each permission is for, behind “is needed”.
server-why-ViewChannel = to be in the channel where a match is opened
server-why-SendMessages = to post the lobby in that channel
server-why-CreatePublicThreads = to open the thread of a match under its lobby
server-why-SendMessagesInThreads = to tell each turn in that thread
server-why-AttachFiles = to show the board as a picture
server-why-ReadMessageHistory = to find the last post after a crash instead of posting it twice
# $permission: the name of a permission. $why: one of the reasons below.
server-needed-for = - { server-permission } is needed { $why }.
server-who-grants = They are granted to my role in the settings of the server, or of the channel.
# $channels: a list of channels
server-channels = Channels: { $channels }
# The same, where nothing is chosen.
server-channels-all = Channels: all in which threads can be opened
# Who may decide as a moderator.
server-organisers = Organisers: those who may manage the server
# The same. $role: the mention of a role
server-organisers-role = Organisers: those who may manage the server, and whoever has the role { $role }
# In a list. $permission: the name of a permission in Discord’s settings.
server-permission = “{ $permission }”
