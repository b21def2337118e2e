server-settings = **Partien auf diesem Server.** Änderungen gelten sofort, für neue Partien.
server-choose-channels = Kanäle für Partien: alle
server-choose-organisers = Moderation: eine weitere Rolle wählen
server-language = Sprache: { $name }
server-creators = Partien eröffnen: { $who ->
    [everybody] alle
   *[organisers] nur die Moderation
 }
server-open-matches = Offene Partien pro Person: bis zu { $most }
server-open-matches-any = Offene Partien pro Person: unbegrenzt
server-themes-dark = Bilder: dunkel (Meer bei Nacht)
server-themes-light = Bilder: hell (Meer bei Tag)
server-nothing-lacks = Ich habe alle nötigen Berechtigungen in { $channels ->
    [one] { $channels } Kanal
   *[other] { $channels } Kanälen
 }.
server-nothing-lacks-threads = Ich habe alle nötigen Berechtigungen in { $channels ->
    [one] { $channels } Kanal
   *[other] { $channels } Kanälen
 } und { $matches ->
    [one] im Thread von { $matches } offenen Partie
   *[other] in den Threads von { $matches } offenen Partien
 }.
server-lack-title = **Fehlende Berechtigungen**
server-lack-in = - In { $channel }: { $permissions }
server-lack-in-threads = - { $count ->
    [one] Im Thread
   *[other] In den Threads
 } von { $matches } in { $channel }: { $permissions }
server-channel-gone = - { $channel } ist einer der Kanäle für Partien, aber es gibt ihn nicht mehr. Wähle andere mit { COMMAND("server settings") }.
server-matches-away = - Den Kanal von { $matches } gibt es nicht mehr, also kann ich dort nichts zeigen.
server-why-ViewChannel = um den Kanal zu sehen, in dem eine Partie eröffnet wird
server-why-SendMessages = um die Lobby in diesen Kanal zu schreiben
server-why-CreatePublicThreads = um unter der Lobby den Thread der Partie zu erstellen
server-why-SendMessagesInThreads = um jeden Zug in diesem Thread zu zeigen
server-why-AttachFiles = um den Spielplan als Bild zu zeigen
server-why-ReadMessageHistory = um nach einem Absturz meinen letzten Beitrag zu finden und ihn nicht doppelt zu schreiben
server-needed-for = - { server-permission } brauche ich, { $why }.
server-who-grants = Gib sie meiner Rolle in den Einstellungen des Servers oder Kanals.
server-channels = Kanäle: { $channels }
server-channels-all = Kanäle: alle, in denen man Threads erstellen kann
server-organisers = Moderation: alle, die den Server verwalten dürfen
server-organisers-role = Moderation: alle, die den Server verwalten dürfen, und Mitglieder mit der Rolle { $role }
server-permission = „{ $permission }“
