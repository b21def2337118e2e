## What the bot says to those who manage a server

# Above all settings.
server-settings = **Matches on this server.** Changes apply right away, to new matches.
# On a menu while nothing is chosen. Max: 150
server-choose-channels = Channels for matches: all
# On a menu while nothing is chosen. Max: 150
server-choose-organisers = Moderators: choose a role to add
# $name: what a language calls itself. Max: 100
server-language = Language: { $name }
# $who: everyone, or only moderators. Max: 100
server-creators = Who can open matches: { $who ->
    [everybody] everyone
   *[organisers] moderators only
 }
# The same with a limit. $most: a number. Max: 100
server-open-matches = Open matches per player: at most { $most }
# How many open matches a player may be in when they open another: any number. Max: 100
server-open-matches-any = Open matches per player: no limit
# The theme of pictures. Max: 100
server-themes-dark = Pictures: dark (sea at night)
# The same. Max: 100
server-themes-light = Pictures: light (sea by day)
# $channels: a number
server-nothing-lacks = I have all the permissions I need in { $channels ->
    [one] { $channels } channel
   *[other] { $channels } channels
 }.
# The same where matches are open. $channels: a number. $matches: a number
server-nothing-lacks-threads = I have all the permissions I need in { $channels ->
    [one] { $channels } channel
   *[other] { $channels } channels
 } and in the { $matches ->
    [one] thread of { $matches } open match
   *[other] threads of { $matches } open matches
 }.
server-lack-title = **Missing permissions**
# The permissions that the bot is missing in a channel, by name. $channel: the mention of a channel, $permissions: a list of permissions
server-lack-in = - In { $channel }: { $permissions }
# $count: how many matches. $matches: a list of them, “#12 and #13”. $channel: a channel. $permissions: a list of permissions.
server-lack-in-threads = - In the { $count ->
    [one] thread
   *[other] threads
 } of { $matches } in { $channel }: { $permissions }
# A channel is gone that the server has chosen. $channel: the mention of a channel
server-channel-gone = - { $channel } is one of the channels for matches, but it no longer exists. Choose others with { COMMAND("server settings") }.
# $matches: a list of them, “#12 and #13”, whose channel is gone.
server-matches-away = - The channel of { $matches } no longer exists, so I can’t post there.
# What each permission is for, behind “I need … ”.
server-why-ViewChannel = to see the channel where a match opens
server-why-SendMessages = to post the lobby in that channel
server-why-CreatePublicThreads = to create a match’s thread under its lobby
server-why-SendMessagesInThreads = to post each turn in that thread
server-why-AttachFiles = to show the board as a picture
server-why-ReadMessageHistory = to find my last post after a crash, so that I don’t post it twice
# $permission: the name of a permission. $why: one of the reasons above.
server-needed-for = - I need { server-permission } { $why }.
server-who-grants = Grant them to my role in the server or channel settings.
# $channels: a list of channels
server-channels = Channels: { $channels }
# The same, where nothing is chosen.
server-channels-all = Channels: all where threads can be created
# Who can act as a moderator.
server-organisers = Moderators: members who can manage the server
# The same. $role: the mention of a role
server-organisers-role = Moderators: members who can manage the server, and those with the role { $role }
# In a list. $permission: the name of a permission in Discord’s settings.
server-permission = “{ $permission }”
