## Turniere und Ligen: mehrere Tische eines Spiels, mit Tabelle

command-cup = Turniere auf diesem Server: mehrere Tische eines Spiels, mit Tabelle
command-cup_create = Ein Turnier in diesem Kanal vorbereiten (Moderation)
command-cup_create__game = Welches Spiel
command-cup_create__players = Wie viele an einem Tisch sitzen
command-cup_create__pace = Wie viel Zeit es pro Entscheidung gibt
command-cup_create__days = Wie viele Tage die Anmeldung offen ist
command-cup_create__format = Wie die Tische aufeinander folgen
command-cup_status = Tabelle, deine Partien und der nächste Termin
command-cup_end = Ein Turnier jetzt beenden; es zählt, wie es steht (Moderation)
command-cup_cancel = Ein Turnier ohne Ergebnis absagen (Moderation)
command-cup_export = Ein Turnier als Datei holen, mit der alle die Tabelle nachrechnen können
command-cup__cup = Die Nummer des Turniers; ohne sie das neueste
cup-name = Turnier #{ $cup }
cup-setup = **Neues Turnier in diesem Kanal**
    Wähle aus und drücke dann *{ cup-open }*. Unter dem Beitrag, der hier erscheint, meldet man sich mit einem Druck an. Nach dem Anmeldeschluss lose ich die Tische aus und starte die Partien.
cup-more = Weitere Einstellungen
cup-open = Anmeldung öffnen
cup-enter = Anmelden
cup-withdraw = Abmelden
cup-rules = Regeln dieses Turniers
cup-status = Tabelle und meine Partien
cup-tables = Tische zu { $count }
cup-closing = Anmeldeschluss in { DAYS($days, case: "dat") }
cup-format-pools = Gruppen: alle treffen sich gleich oft
cup-format-knockOut = Gruppen, dann ein Finale der Besten
cup-format-league = Liga mit Staffeln und Saisons
cup-role = Nur Mitglieder mit dieser Rolle
cup-computers-no = Nur Menschen
cup-computers-yes = KI-Spieler füllen die letzten Tische
cup-title = **{ $cup }: { $game }**
cup-terms = Tische zu { $tables } · { $pace } pro Entscheidung · { $format }
cup-role-only = Anmelden dürfen sich nur Mitglieder mit { $role }.
cup-entered = **{ PLAYERS($count) }**: { $people }
cup-nobody = Noch niemand hat sich angemeldet.
cup-round-days = Eine Runde endet nach { DAYS($days, case: "dat") }
cup-rating-any = Jede Wertung
cup-rating = Wertung ab { $points }
cup-rule-points = Punkte vom ersten bis zum letzten Platz: { $points }. Wer gleichauf liegt, teilt sich die Punkte der Plätze.
cup-rule-ties = Bei gleichen Punkten entscheiden der Reihe nach: die Punkte derer, die du hinter dir gelassen hast (Sonneborn-Berger), dein Anteil an dem, was im Spiel zählt, weniger Zeitüberschreitungen, das Los.
cup-rule-leaving = Wenn du aufgibst, deinen Platz abgibst, am Ende fehlst oder eine Partie bis zum Rundenende aufhältst, bekommst du für sie keine Punkte. Alle, die geblieben sind, liegen vor dir.
cup-rule-round = Eine Runde endet spätestens nach { DAYS($days, case: "dat") }. Partien, die dann noch laufen, werden nach ihrem Stand gewertet.
cup-rule-computers-no = Fehlen an einem Tisch Spieler, bekommt ein KI-Spieler den Platz, ohne Punkte.
cup-rule-computers-yes = KI-Spieler füllen die Tische und bekommen Punkte wie alle.
cup-rule-pools = In der Gruppe treffen sich alle gleich oft, oder so gleich wie möglich.
cup-rule-knockOut = Zuerst spielen alle in einer Gruppe. Die besten { $count } spielen dann an Tischen, von denen jeweils der Sieger weiterkommt.
cup-rule-league = Staffeln zu { $size } spielen { $seasons ->
    [one] { $seasons } Saison
   *[other] { $seasons } Saisons
 }. Nach jeder tauschen die ersten und die letzten { $moving } benachbarter Staffeln die Plätze.
cup-entries = Die Anmeldung ist bis { $until } offen.
cup-playing = Runde { $round }: { $over } von { $matches } Partien sind beendet. Sie endet bis { $until }.
cup-ended = Das Turnier ist zu Ende.
cup-cancelled = Das Turnier ist abgesagt.
cup-tooFew = Das Turnier ist abgesagt: Für einen Tisch haben sich zu wenige angemeldet.
cup-deadline = Die Runde von { $cup } ist vorbei.
cup-table = Punkte (gespielte Partien)
cup-division = Staffel { $division }: Punkte (gespielt)
cup-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
cup-winner = 🏆 { $winner } gewinnt { $cup }!
cup-mine = **Du bist nicht dran**: { $matches }
cup-mine-none = Du hast darin gerade keine Partie.
cup-opened = Die Anmeldung für { $cup } ist in diesem Kanal offen. Mit { COMMAND("cup status") } kannst du sie früher schließen. { COMMAND("cup cancel") } sagt das Turnier ab, { COMMAND("cup end") } beendet es vorzeitig.
cup-entered-you = Du bist für { $cup } angemeldet. Wenn eine Partie von dir beginnt, erwähnt dich ihr Thread.
cup-withdrawn = Du bist von { $cup } abgemeldet. Deine laufenden Partien gehen weiter.
cup-ask-end = { $cup } jetzt beenden? Die Tabelle wird endgültig, und laufende Partien zählen nicht mehr.
cup-ask-cancel = { $cup } absagen? Dann hat es kein Ergebnis. Laufende Partien gehen außerhalb davon weiter.
cup-yes-end = Ja, beenden
cup-yes-cancel = Ja, absagen
cup-exported = { $cup } als Datei. Damit können alle die Tabelle nachrechnen: `npm run verify -- --cup DATEI`
cup-none = Auf diesem Server gibt es kein solches Turnier. Die Moderation kann eines mit { COMMAND("cup create") } vorbereiten.
cup-unposted = Ich kann in { $channel } nicht mehr über { $cup } schreiben. Das Turnier geht weiter. Lass mich dort wieder schreiben, dann mache ich mit der nächsten Änderung weiter; { COMMAND("server check") } zeigt, was mir fehlt.
cup-free-seat = In { $cup } ({ $game }) ist ein Platz frei, der zu deiner Suche passt. Wenn du ihn willst, drücke dort bis { $until } *{ cup-enter }*: { $link }
cup-computer = KI { $number }
cup-forgotten = gelöschter Spieler
cup-places = Es gibt { $count } Plätze. Wer sich später anmeldet, ist Ersatz.
cup-most = { $count } Plätze
cup-most-any = Alle Angemeldeten spielen mit
cup-plan = Bei { PLAYERS($count, case: "dat") } spielt jeder { $each ->
    [one] { $each } Partie
   *[other] { $each } Partien
 } { $format ->
    [league] pro Saison
    [knockOut] in der Gruppe
   *[pools] insgesamt
 }, alle gleichzeitig. Das Turnier dauert höchstens { DAYS($days) }.
cup-place = **Dein Platz: { $place } von { $count }**, { $points }. Beendete Partien: { $played } von { $matches }.
cup-points-by-place = Punkte nach Platz: { $points }
cup-division-size = Staffeln zu { $size } (je { $each ->
    [one] { $each } Partie
   *[other] { $each } Partien
 })
cup-close = Anmeldung jetzt schließen
cup-ask-close = Die Anmeldung für { $cup } jetzt schließen? Ich lose sofort die Tische aus und starte die Partien. Wer sich später anmeldet, ist Ersatz.
cup-ask-close-few = Die Anmeldung für { $cup } jetzt schließen? Für einen Tisch sind zu wenige angemeldet, deshalb würde das Turnier abgesagt.
cup-yes-close = Ja, schließen
cup-refusal-cupOver = Dieses Turnier ist vorbei. { COMMAND("cup status") } zeigt das neueste.
cup-refusal-cupEntered = Du bist schon angemeldet. Mit *{ cup-withdraw }* steigst du aus.
cup-refusal-cupNotEntered = Du bist nicht angemeldet. Mit *{ cup-enter }* machst du mit.
cup-refusal-cupNotDrawn = Die Anmeldung ist noch offen, es gibt also keine Tabelle. { COMMAND("cup cancel") } sagt das Turnier ab.
cup-refusal-cupBanned = Die Moderation hat dich hier für Turniere und gewertete Partien gesperrt. { COMMAND("me record") } zeigt, warum und bis wann.
cup-refusal-cupRole = In diesem Turnier spielen nur Mitglieder mit { $role } mit. Frag die Moderation nach dieser Rolle.
cup-refusal-cupRating = In diesem Turnier spielen nur Leute mit einer Wertung ab { $least } mit. { COMMAND("me record") } zeigt deine und wie man eine bekommt.
cup-refusal-recordNeeded = In diesem Turnier spielen nur Leute mit Bilanz mit, und du hast auf diesem Server noch keine. Spiel zuerst eine Partie mit anderen zu Ende.
cup-refusal-recordBelowGate = In diesem Turnier spielen nur Leute mit einer Bilanz von mindestens { $least } % mit. Deine liegt bei { $percent } %. { COMMAND("me record") } zeigt, wie du sie verbesserst.
cup-entered-reserve = Du bist Ersatz in { $cup }: Du spielst, wenn ein Platz frei wird.
