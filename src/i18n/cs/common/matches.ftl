match-own-time = -# Čas máš do { $until }, včetně časové rezervy.
match-paused = Partie je pozastavená a pokračuje { $until }. Táhnout můžeš i teď.
match-paused-foot = -# Partie je pozastavená do { $until }. Táhnout můžeš i teď.
match-whose-turn = Na tahu: { $names }.
match-choice = #{ $number } { $game } – { $state ->
    [yourTurn] jsi na tahu
    [waiting] čeká na ostatní
   *[lobby] nezačala
 }
match-state-lobby = nezačala
match-state-playing = hraje se
match-state-ended = skončila
match-state-closed = zavřená
match-state-setAside = pozastavena kvůli chybě
match-state-yourTurn = jsi na tahu
match-line = **#{ $number }** { $game } – { $state }
match-line-link = **#{ $number }** { $game } – { $state } – { $link }
match-status = **#{ $number } { $game }** – { $state }
match-status-due = **#{ $number } { $game }** – { $state }, na tahu: { $due }
match-due-since = { $name } (tah začal { $since })
match-open-here = Otevřené na tomto serveru
match-open-yours = Tvoje partie
match-more = … a ještě { $more }
match-each = Každý z hráčů { $names }
log-title = **Záznam #{ $number }** – strana { $page } { Z($pages) } { $pages }
log-title-round = **Záznam #{ $number }** – { $round } – strana { $page } { Z($pages) } { $pages }
history-title = **#{ $number }** – { $round }, začátek
note-title = **Tvoje soukromá poznámka k #{ $number }**
by-order = { $line } *(plán)*
by-computer = { $line } *(AI)*
confirm-move = **{ $move }?** Jiný tah už nemáš.
confirm-move-others = **{ $move }?** Ještě můžeš { $others }.
confirm-risk = **{ $move }?** { $risk }
confirmed = Ano, { $move }
quick-choice = Rychlá volba: { $move }
other-amount = { $choice }: jiná částka
other-choices = Další možnosti
move-in-sentence = { LOWER($move) }
