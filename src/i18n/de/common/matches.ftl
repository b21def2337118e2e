match-own-time = -# Du hast Zeit bis { $until }, Zeitkonto inbegriffen.
match-paused = Die Partie ist pausiert und geht { $until } weiter. Ziehen kannst du trotzdem.
match-paused-foot = -# Die Partie ist bis { $until } pausiert. Ziehen kannst du trotzdem.
match-whose-turn = Die Partie wartet auf { $names }.
match-choice = #{ $number } { $game } – { $state ->
    [yourTurn] du bist dran
    [waiting] wartet auf andere
   *[lobby] noch nicht begonnen
 }
match-state-lobby = noch nicht begonnen
match-state-playing = läuft
match-state-ended = vorbei
match-state-closed = geschlossen
match-state-setAside = angehalten
match-state-yourTurn = du bist dran
match-line = **#{ $number }** { $game } – { $state }
match-line-link = **#{ $number }** { $game } – { $state } – { $link }
match-status = **#{ $number } { $game }** – { $state }
match-status-due = **#{ $number } { $game }** – { $state }, wartet auf { $due }
match-due-since = { $name } (Zug begann { $since })
match-open-here = Offen auf diesem Server
match-open-yours = Deine Partien
match-more = … und { $more } weitere
match-each = Jeder von { $names }
log-title = **Verlauf von #{ $number }** – Seite { $page } von { $pages }
log-title-round = **Verlauf von #{ $number }** – { $round } – Seite { $page } von { $pages }
history-title = **#{ $number }** zu Beginn von { $round }
note-title = **Deine private Notiz zu #{ $number }**
by-order = { $line } *(geplant)*
by-computer = { $line } *(KI)*
confirm-move = **{ $move }?** Etwas anderes kannst du nicht mehr tun.
confirm-move-others = **{ $move }?** Du könntest noch: { $others }.
confirm-risk = **{ $move }?** { $risk }
confirmed = Ja: { $move }
quick-choice = Schnellauswahl: { $move }
other-amount = { $choice }: anderer Betrag
other-choices = Andere Möglichkeiten
move-in-sentence = { $move }
