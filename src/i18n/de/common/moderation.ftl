## Entscheidungen der Moderation auf einem Server, und einer Partie folgen

command-match_watch = Folge einer Partie: ihr Bild per DM nach jeder Runde, höchstens eins am Tag
command-server_audit = Sieh, was die Moderation auf diesem Server entschieden hat
command-server_ban = Sperre jemanden für gewertete Partien und die Partiesuche
command-server_ban__user = Wen du sperrst
command-server_ban__days = Wie viele Tage die Sperre dauert
command-server_unban = Hebe eine Sperre auf
command-server_unban__user = Wessen Sperre du aufhebst
command-server__reason = Dein Grund; die betroffene Person sieht ihn
moderation-title = **Entscheidungen der Moderation auf diesem Server: { $total }**
moderation-none = Die Moderation hat auf diesem Server noch nichts entschieden.
moderation-forgotten = (gelöschte Person)
moderation-line = - { $when } { $by }: { $what }
moderation-line-reason = - { $when } { $by }: { $what } – „{ $reason }“
moderation-match = hat in { $match } entschieden: { $motion }
moderation-ban = hat { $player } bis { $until } gesperrt
moderation-unban = hat die Sperre von { $player } aufgehoben
moderation-note = hat eine Notiz zu { $player } geschrieben
moderation-cup-Open = hat die Anmeldung zu { $cup } geöffnet
moderation-cup-CloseEntries = hat die Anmeldung zu { $cup } geschlossen
moderation-cup-End = hat { $cup } beendet
moderation-cup-Cancel = hat { $cup } abgesagt
moderation-settings = hat Einstellungen geändert: { $settings }
moderation-open = Entscheidungen der Moderation
moderation-banned = { $player } ist auf diesem Server bis { $until } für gewertete Partien und die Partiesuche gesperrt. Ich schicke deinen Grund mit.
moderation-unbanned = Die Sperre von { $player } ist aufgehoben. Ich schicke deinen Grund mit.
moderation-ban-notice = Die Moderation von **{ $server }** hat dich dort bis { $until } für gewertete Partien und die Partiesuche gesperrt. Deine Partien kannst du weiterspielen und ungewerteten beitreten.
    Grund: { $reason }
moderation-unban-notice = Die Moderation von **{ $server }** hat deine Sperre aufgehoben. Du kannst dort wieder gewerteten Partien beitreten und nach Partien suchen.
    Grund: { $reason }
denial-banned = Bis { $until } bist du auf diesem Server für gewertete Partien und die Partiesuche gesperrt. Grund: { $reason }
    Ungewerteten Partien kannst du weiter beitreten.
denial-moderatorsOnly = Das kann nur die Moderation dieses Servers: Mitglieder, die ihn verwalten dürfen oder die Moderationsrolle haben.
denial-cannotBan = Das geht nicht mit dir selbst und nicht mit einer App. Wähle jemand anderen.
denial-notBanned = { $player } ist auf diesem Server nicht gesperrt.
denial-watchOwn = Du spielst in dieser Partie, also benachrichtige ich dich ohnehin.
denial-watchLater = Du kannst nur einer laufenden Partie folgen.
denial-watchClosed = Ich kann dir keine DM schicken. Erlaube Direktnachrichten von diesem Server, drücke *{ control-tryDirectMessage }* in { COMMAND("me settings") } und versuch es noch einmal.
denial-noMatchToWatch = Hier läuft keine Partie von anderen.
watching-watch-match = { $match } folgen
watching-stop = Nicht mehr folgen
watching-begun = Du folgst { $match }. Nach jeder neuen Runde schicke ich dir das Bild per DM, höchstens eins am Tag und nie in deinen Ruhezeiten. Das letzte kommt, wenn die Partie endet.
watching-stopped = Du folgst dieser Partie nicht mehr.
watching-round = **{ $match }** · { $game }, { $round }: { $link }
watching-over = **{ $match }** · { $game }: { $link }
    { $outcome }
denial-bannedSeat = { $player } ist auf diesem Server für gewertete Partien gesperrt. Schalte die Wertung in den Einstellungen aus oder starte, sobald der Platz frei ist.
