match-own-time = -# Čas máš do { $until }.
match-paused = Partie je pozastavena a pokračuje { $until }. Kdo chce, může mezitím táhnout.
match-paused-foot = -# Partie je pozastavena do { $until }. Kdo chce, může mezitím táhnout.
match-whose-turn = Na tahu: { $names }.
match-choice = #{ $number } { $game } – { $state ->
    [yourTurn] jsi na tahu
    [waiting] čeká na ostatní
   *[lobby] nezačala
 }
match-state-lobby = nezačala
match-state-playing = hraje se
match-state-ended = skončila
match-state-closed = zrušena
match-state-setAside = odložena
match-state-yourTurn = jsi na tahu
match-line = **#{ $number }** { $game } – { $state }
match-line-link = **#{ $number }** { $game } – { $state } – { $link }
match-status = **#{ $number } { $game }** – { $state }
match-status-due = **#{ $number } { $game }** – { $state }; na tahu: { $due }
match-due-since = { $name } (výzva { $since })
match-open-here = Otevřené na tomto serveru
match-open-yours = Tvoje
match-more = … a ještě { $more }
match-each = Každý z hráčů { $names }
log-title = **Záznam #{ $number }** – strana { $page } { Z($pages) } { $pages }
log-title-round = **Záznam #{ $number }** – { $round } – strana { $page } { Z($pages) } { $pages }
history-title = **#{ $number }** – { $round }: jak to vypadalo na začátku
note-title = **Tvoje poznámka k #{ $number }**, nikdo jiný ji nevidí
by-order = { $line } *(podle trvalého příkazu)*
by-computer = { $line } *(počítač)*
confirm-move = **{ $move }?** Nic jiného už udělat nejde.
confirm-move-others = **{ $move }?** Ještě jde: { $others }.
confirmed = Ano, { $move }
