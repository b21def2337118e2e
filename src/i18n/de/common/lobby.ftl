lobby-host = Host: { $host }
lobby-host-private = Host: { $host } – nur auf Einladung
lobby-host-passed = { $mention } ist jetzt Host.
lobby-seats = Spieler: { $taken } von { $most }
lobby-seats-more = Spieler: { $taken } von { $most } – mindestens { $least } zum Starten
lobby-seats-alone = Spieler: { $taken } von { $most } – du kannst starten und allein spielen
lobby-seats-table = Spieler: { $taken } von { $most } – beginnt von selbst, sobald alle zugesagt haben
lobby-seats-table-free = Spieler: { $taken } von { $most }, noch { $free ->
    [one] { $free } Platz
   *[other] { $free } Plätze
  } frei – beginnt von selbst, sobald alle zugesagt haben
lobby-guests = Eingeladen: { $guests }
lobby-expires = Beginnt die Partie nicht vorher, wird sie { $when } geschlossen.
lobby-answers = Ein Platz ohne Antwort bis { $until } geht an einen anderen.
lobby-started = Die Partie hat begonnen.
lobby-started-thread = Die Partie hat begonnen: { $thread }
lobby-ended-thread = Die Partie ist zu Ende: { $thread }
lobby-closed = Diese Partie wurde geschlossen, ohne zu beginnen.
match-created = Partie #{ $number } ist eröffnet: { $link }
match-joined = Du spielst in Partie #{ $number } mit. Ich sage dir Bescheid, wenn sie beginnt.
match-left = Du bist aus Partie #{ $number } ausgestiegen.
match-started = Partie #{ $number } hat begonnen. Viel Spaß!
match-started-thread = Partie #{ $number } hat begonnen: { $thread }. Viel Spaß!
lobby-invited = { $mention } ist eingeladen und kann auf „{ control-join }“ drücken.
lobby-invitation = { $mention }, { $host } lädt dich zu dieser Partie ein. Drücke hier auf „{ control-join }“: { $link }
match-conceded = Du hast Partie #{ $number } aufgegeben.
