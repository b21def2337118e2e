match-own-time = -# Tienes tiempo hasta el { $until }.
match-paused = La partida está en pausa y continúa { $until }. Quien quiera puede jugar entretanto.
match-paused-foot = -# La partida está en pausa hasta el { $until }. Quien quiera puede jugar entretanto.
match-whose-turn = La partida espera a { $names }.
match-choice = #{ $number } { $game } – { $state ->
    [yourTurn] tu turno
    [waiting] espera a otros
   *[lobby] sin empezar
 }
match-state-lobby = sin empezar
match-state-playing = en juego
match-state-ended = terminada
match-state-closed = cerrada
match-state-setAside = apartada
match-state-yourTurn = tu turno
match-line = **#{ $number }** { $game } – { $state }
match-line-link = **#{ $number }** { $game } – { $state } – { $link }
match-status = **#{ $number } { $game }** – { $state }
match-status-due = **#{ $number } { $game }** – { $state }; espera a { $due }
match-due-since = { $name } (desde { $since })
match-open-here = Abiertas en este servidor
match-open-yours = Tuyas
match-more = … y { $more } más
match-each = Cada cual ({ $names })
log-title = **Registro de #{ $number }** – página { $page } de { $pages }
log-title-round = **Registro de #{ $number }** – { $round } – página { $page } de { $pages }
history-title = **#{ $number }** – { $round }: como estaba al empezar
note-title = **Tu nota sobre #{ $number }**, que nadie más ve
by-order = { $line } *(por una orden)*
by-computer = { $line } *(por una máquina)*
confirm-move = **¿{ $move }?** No podrías hacer otra cosa.
confirm-move-others = **¿{ $move }?** Aún podrías { $others }.
confirmed = Sí, { $move }
