notice-taken-back = -# Rückgängig gemacht.
notice-board-taken-back = Die Züge in diesem Beitrag wurden rückgängig gemacht. Unten geht die Partie weiter.
notice-begun = { $players }: Die Partie hat begonnen. Viel Glück!
notice-over = { $players }: Die Partie ist zu Ende. Danke fürs Mitspielen!
notice-turn-over =
    -# { $count ->
        [one] { $seats } war
       *[other] { $seats } waren
    } am Zug.
notice-no-picture = -# Diesmal konnte ich das Bild nicht zeichnen. { COMMAND("board", "as:text") } zeigt dir den Spielplan als Text.
notice-no-picture-words = -# Diesmal konnte ich das Bild nicht zeichnen. Hier ist der Spielplan als Text:
notice-course-title = **{ $match }** – so lief die Partie.
notice-course-title-replay = **{ $match }** – so lief die Partie, mit Animation.
notice-replay-alt = Animation des Spielplans von { $match }, vom ersten bis zum letzten Zug ({ $round }).
notice-leap = Größter Sprung, { $measure }: { $seat } +{ $change } ({ $round })
notice-cover-alt = Titelbild von { $title }, { $match }, mit { $seats }.
notice-podium-place = { $place }. { $seat }: { $numbers }.
notice-more-lines = … { $lines } weitere { $lines ->
    [one] Zeile
   *[other] Zeilen
 }: { COMMAND("log") }
notice-more-lines-beside = … { $lines } weitere { $lines ->
    [one] Zeile
   *[other] Zeilen
 }: drück *{ control-inWords }*
notice-greeting = Du spielst in Partie { $match } mit. Einmal pro Runde schicke ich dir hier lautlos deine Spielerkarte. { COMMAND("gold") } zeigt sie jederzeit.
notice-card-title = **{ $match }** – deine Spielerkarte
notice-card-taken-back = **{ $match }** – die Runde dieser Spielerkarte wurde rückgängig gemacht. Deine aktuelle steht weiter unten.
notice-called-off = { $match } wartet nicht mehr auf dich: Die Züge vor deinem wurden rückgängig gemacht.
notice-loss = **{ $match }** – { $name }, du wurdest angegriffen:
    { $lines }
    Du musst jetzt nichts tun. Zum Spielplan: { $link }
notice-public-loss = { $mention }, du wurdest angegriffen. Was passiert ist, steht in den Beiträgen darüber.
notice-new-thread = Den alten Thread von { $match } kann ich nicht mehr benutzen. Die Partie geht im Thread unter dieser Nachricht weiter.
notice-public-reminder = { $mention }, { $match } wartet auf dich. Dein Zug begann { $since }.
notice-stalled = { $match } wartet auf { $name }; dieser Zug begann { $since }.
    Eine Erinnerung schickst du mit { COMMAND("match nudge") }. Mit { COMMAND("match vote") } könnt ihr mehr Zeit geben, Ersatz suchen, eine KI weiterspielen lassen oder die Partie beenden.
notice-stalled-gone = { $match } wartet auf { $name }; dieser Zug begann { $since }. Ich kann { $name } auf diesem Server nicht mehr erreichen.
    Mit { COMMAND("match vote") } könnt ihr mehr Zeit geben, Ersatz suchen, eine KI weiterspielen lassen oder die Partie beenden.
notice-nudge = { $by } erinnert dich: { $match } wartet auf dich. Dein Zug begann { $since }: { $link }
notice-public-nudge = { $mention }, { $by } erinnert dich: { $match } wartet auf dich. Dein Zug begann { $since }.
notice-warning = In { $match } läuft bald deine Zeit ab. Du hast noch bis { $until }: { $link }
notice-public-warning = { $mention }, in { $match } läuft bald deine Zeit ab.
notice-pause-ends = Die Pause in { $match } endet { $when }. Dann läuft die Bedenkzeit wieder: { $link }
notice-public-pause-ends = { $mention }, die Pause in { $match } endet { $when }. Dann läuft die Bedenkzeit wieder.
notice-place-gone = Ich finde den Kanal von { $match } ({ $channel }) nicht mehr und kann dort keine Züge zeigen. Die Partie ist sicher: Alle können sie hier mit der Option { OPTION("option.match") } weiterspielen. Stelle den Kanal wieder her oder beende die Partie mit { COMMAND("match concede") }.
notice-place-forbidden = Ich darf { $match } in { $channel } nicht mehr zeigen. Die Partie ist sicher: Alle können sie hier mit der Option { OPTION("option.match") } weiterspielen. Bitte lass mich den Kanal sehen, dort und in seinen Threads schreiben, Threads erstellen und Dateien anhängen. Ich versuche es weiter.
notice-server-left = Ich bin nicht mehr auf dem Server von { $matches }. Dort steht das Spiel still, und es läuft keine Bedenkzeit. Wenn mich bis { $until } jemand wieder einlädt, geht es weiter, wo ihr wart. Danach lösche ich alles, was ich darüber speichere.
notice-server-back = Ich bin wieder da, und { $match } geht weiter, wo ihr wart. Die Partie stand seit { $since } still, und niemand hat Zeit verloren.
notice-unreachable = { $mention }, ich kann dir keine Direktnachricht schicken. Deine Spielerkarte zeigt dir { COMMAND("gold") }; sonst sieht sie niemand. Um meine Nachrichten wieder zu bekommen, erlaube in den Einstellungen von Discord Direktnachrichten für diesen Server und drücke dann auf *{ control-mySettings }*.
notice-set-aside = Ich habe { $match } angehalten, weil ich die Aufzeichnung nicht lesen kann. Von euren Zügen ist nichts verloren, und es läuft keine Bedenkzeit. Die Moderation kann es mit { COMMAND("organise retry") } noch einmal versuchen.
notice-brought-back = { $match } geht weiter. Ich hatte die Partie wegen eines Fehlers bei mir angehalten. Nichts ist verloren, und niemand hat Zeit verloren.
notice-restored = Ich habe { $match } aus einer Sicherung wiederhergestellt, auf dem Stand vom { $when }. Spätere Züge sind verloren; bitte spielt sie noch einmal. Die Beiträge dazu habe ich markiert, und Spielerkarten von danach können falsch sein. Das tut mir leid.
notice-superseded = **Das gilt nicht mehr:** Ich habe die Partie auf dem Stand vom { $when } wiederhergestellt.
notice-chart-seat = { $name } von { $first } auf { $last }, höchstens { $most }
notice-chart-next = { $before }; { $next }
notice-chart-part = { $title }: { $seats }.
