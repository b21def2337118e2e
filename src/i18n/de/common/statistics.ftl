statistics-own-headline = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
 } mit Menschen seit { $since }
statistics-server = Dieser Server
statistics-server-headline = { PLAYERS($people) }, { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
 } seit { $since }
statistics-won = gewonnen
statistics-answer = übliche Antwort
statistics-luck = Glück pro Partie
statistics-left = verlassen
statistics-matches = Partien
statistics-of = { $part } von { $all }
statistics-minutes = { $n } min
statistics-hours = { $n } h
statistics-days = { $n } T
statistics-by-seats = Siege nach Spielerzahl
statistics-by-game = Siege nach Spiel
statistics-games = Gespielte Spiele
statistics-encounters = Direkter Vergleich
statistics-board-wins = Meiste Siege
statistics-board-answers = Schnellste Antworten
statistics-board-luck = Meistes Glück
statistics-line = { $what }: { $values }
statistics-encounter = { $ahead } : { $behind }
statistics-met = { $name } ({ $matches })
statistics-own-note = -# Glück: Punkte Gewinnchance, die dir Würfel und Ziehen gebracht oder genommen haben. Direkter Vergleich: wie oft du vor und hinter ihnen lagst; in Klammern, wie viele Partien ihr zusammen hattet. Das siehst nur du.
statistics-practised = -# { $matches ->
    [one] { $matches } Partie nur gegen KI-Spieler zählt nicht.
   *[other] { $matches } Partien nur gegen KI-Spieler zählen nicht.
 }
statistics-none = Du hast noch keine Partie mit anderen Menschen beendet.
statistics-server-none = Auf diesem Server hat noch niemand eine Partie mit anderen Menschen beendet.
statistics-server-note = -# Bestenlisten nennen nur Spieler, die das in { COMMAND("me settings") } gewählt und hier 3 Partien beendet haben.
statistics-show-own = Meine Bilanz
statistics-show-server = Dieser Server
me-leaderboards-on = Bestenlisten: mit mir
me-leaderboards-off = Bestenlisten: ohne mich
command-me_record = Deine Partien mit anderen: Siege, Antwortzeiten, Glück, Vergleich. Nur du siehst es
command-server_record = Was auf diesem Server gespielt wurde, und seine Bestenlisten
command-me_settings__leaderboards = Ob Bestenlisten des Servers dich nennen dürfen
