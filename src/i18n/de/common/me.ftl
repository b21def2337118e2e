me-settings = **Deine Einstellungen** für alle deine Partien. Nur du siehst sie.
    Zeitzone: { $timeZone } (dort ist es { $now }). Ändern: { COMMAND("me settings", "zone") }
    { $quiet }
me-settings-dm-closed = Ich konnte dir keine Direktnachricht schicken und erwähne dich deshalb in den Threads der Partien. Erlaube Direktnachrichten von einem Server, auf dem wir beide sind, und drücke dann auf „{ control-tryDirectMessage }“.
me-settings-foot = -# Eine neue Zeitzone oder Ruhezeit gilt ab deiner nächsten Entscheidung. Freie Tage planst du mit { COMMAND("me holidays") }.
me-quiet = Ruhezeit: { $from } bis { $until }. Dann läuft deine Bedenkzeit nicht, und ich störe dich nicht
me-quiet-none = Ruhezeit: keine
me-quiet-from = Ruhe ab { $time }
me-quiet-until = Ruhe bis { $time } ({ HOURS($hours) })
me-remind-usual = je nach Partie
me-remind-never = nie
me-remind-every = { $hours ->
    [1] jede Stunde
   *[other] alle { HOURS($hours) }
 }
me-by-usual = Erwähnung am Zug, sonst Direktnachricht
me-by-dm = per Direktnachricht
me-by-mention = per Erwähnung im Thread der Partie
me-by-both = per Direktnachricht und Erwähnung
me-theme-usual = wie auf dem Server
me-theme-dark = dunkel (Meer bei Nacht)
me-theme-light = hell (Meer bei Tag)
me-shape-wide = breit
me-shape-tall = hoch, fürs Handy
me-shape-none = keine, Worte statt Bilder
me-language = Sprache: { $name }
me-language-usual = Sprache: wie in deinem Discord
me-several-zones = Mehrere Zeitzonen passen: { $zones }. Wähle eine davon.
all-and-more = { $names } und { $more } weitere
me-nothing-changed = Es wurde nichts geändert.
me-zone = { $zone } (dort ist es { $now })
me-no-quiet-hours = Keine Ruhezeit
me-no-reminders = Keine Erinnerungen
me-reminders = Erinnerungen: { $reminders }
me-notices-by-usual = Am Zug: Erwähnung · sonst DM
me-notices-by-dm = Benachrichtigungen { me-by-dm }
me-notices-by-mention = Benachrichtigungen { me-by-mention }
me-notices-by-both = Benachrichtigungen { me-by-both }
me-attacks-on = Angriffe auf dich: mit Nachricht
me-attacks-off = Angriffe auf dich: ohne Nachricht
me-themes-usual = Farben: { me-theme-usual }
me-themes-dark = Farben: { me-theme-dark }
me-themes-light = Farben: { me-theme-light }
me-shapes-wide = Bildformat: { me-shape-wide }
me-shapes-tall = Bildformat: { me-shape-tall }
me-shapes-none = Bildformat: { me-shape-none }
me-ask-shape = -# Am Handy? Mit „{ control-tallPictures }“ weiter unten bekommst du hohe Bilder. Ändern kannst du das mit { COMMAND("me settings") }.
me-holidays-none = **Deine freien Tage**: keine geplant.
me-holidays = **Deine freien Tage**: { $planned }.
me-holidays-rule = Ein freier Tag wird nur verbraucht, wenn an ihm in einer Partie deine Zeit ablaufen würde. Sie reicht dann bis zum Ende des Tages. Damit du nach deiner Rückkehr noch Zeit zum Antworten hast, plane auch diesen Tag ein.
me-holidays-foot = -# Weitere planst du mit { COMMAND("me holidays", "from", "until") }. Tage, die schon begonnen haben, kannst du nicht mehr streichen.
me-year = { $year }: { DAYS($planned) } geplant, { $spent } verbraucht, { $left } übrig.
me-day = { $weekday }, { $day }. { $month } { $year }
me-days = { $from } bis { $until } ({ DAYS($days) })
me-take-back = Freie Tage streichen
me-turns = **{ $count ->
    [one] { $count } Partie wartet
   *[other] { $count } Partien warten
 } auf dich**
me-asked-since = { $asked } – dein Zug begann { $since }
me-time-until = Zeit bis { $until }
me-paused-until = pausiert bis { $paused }
me-no-turns = Gerade wartet keine Partie auf dich.
me-data = In dieser Datei steht alles, was ich über dich speichere. Deine Züge stehen im Verlauf jeder Partie, mit Plätzen statt Namen: { COMMAND("match export") }. Mit { COMMAND("me forget") } löschst du deine Daten.
me-forget = **Alle deine Daten löschen?**
me-forget-goes = Ich lösche deine Einstellungen, freien Tage, Rätselantwort, Notizen, geplanten Züge und Erinnerungen, deine Suche nach Mitspielern und wen du meidest, was du als Moderation geschrieben hast und die Moderation über dich, welchen Partien du folgst, wo meine Nachrichten an dich stehen, sowie deinen Namen und deine ID.
me-forget-goes-matches = Ich lösche deine Einstellungen, freien Tage, Rätselantwort, Notizen, geplanten Züge und Erinnerungen, deine Suche nach Mitspielern und wen du meidest, was du als Moderation geschrieben hast und die Moderation über dich, welchen Partien du folgst, wo meine Nachrichten an dich stehen, sowie deinen Namen und deine ID. In { $seats ->
    [one] { $seats } Partie
   *[other] { $seats } Partien
 } heißt du dann „Spieler“ mit der Nummer deines Platzes.
me-forget-lobbies = Du verlässt { $lobbies ->
    [one] { $lobbies } Lobby
   *[other] { $lobbies } Lobbys
 }.
me-forget-running = In { $running ->
    [one] { $running } laufenden Partie
   *[other] { $running } laufenden Partien
 } übernimmt eine KI deinen Platz. Wo sonst niemand mehr mitspielt, gibst du auf.
me-forget-stays = Die Züge deiner Partien behalte ich; in ihnen stehen Plätze, keine Personen. Auch Beiträge auf Discord bleiben; dort kannst du sie löschen lassen.
me-forget-end = Das kannst du nicht rückgängig machen. Du kannst jederzeit als neuer Spieler wiederkommen. Willst du deine Daten vorher sehen, nimm { COMMAND("me data") }.
me-forget-me = Meine Daten löschen
me-forgotten = Erledigt. Nichts von dem, was ich speichere, verrät noch, wer du bist.
me-former-player = Spieler { $number }
me-nudged = { $name } bekommt eine Erinnerung, in der Ruhezeit erst danach.
me-nudged-already = { $name } hat in den letzten 24 Stunden schon eine Erinnerung bekommen. Mehr als eine am Tag geht nicht.
me-nudged-already-until = { $name } hat in den letzten 24 Stunden schon eine Erinnerung bekommen. Die nächste geht { $when }.
me-gone = Ich kann { $name } auf diesem Server nicht mehr erreichen.
