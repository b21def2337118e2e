match-own-time = -# Tienes hasta el { $until }, reserva de tiempo incluida.
match-paused = La partida está en pausa y se reanuda { $until }. Mientras tanto puedes jugar igualmente.
match-paused-foot = -# La partida está en pausa hasta el { $until }. Mientras tanto puedes jugar igualmente.
match-whose-turn = Esperando a { $names }.
match-choice = #{ $number } { $game } – { $state ->
    [yourTurn] tu turno
    [waiting] espera a otros jugadores
   *[lobby] sin empezar
 }
match-state-lobby = sin empezar
match-state-playing = en curso
match-state-ended = terminada
match-state-closed = cerrada
match-state-setAside = detenida
match-state-yourTurn = tu turno
match-line = **#{ $number }** { $game } – { $state }
match-line-link = **#{ $number }** { $game } – { $state } – { $link }
match-status = **#{ $number } { $game }** – { $state }
match-status-due = **#{ $number } { $game }** – { $state }; espera a { $due }
match-due-since = { $name } (su turno empezó { $since })
match-open-here = Abiertas en este servidor
match-open-yours = Tus partidas
match-more = … y { $more } más
match-each = Cada uno ({ $names })
log-title = **Registro de #{ $number }** – página { $page } de { $pages }
log-title-round = **Registro de #{ $number }** en { $round } – página { $page } de { $pages }
history-title = **#{ $number }** al empezar { $round }
note-title = **Tu nota privada sobre #{ $number }**
by-order = { $line } *(planificada)*
by-computer = { $line } *(IA)*
confirm-move = **¿{ $move }?** No puedes hacer nada más.
confirm-move-others = **¿{ $move }?** Aún podrías { $others }.
confirm-risk = **¿{ $move }?** { $risk }
confirmed = Sí, { $move }
quick-choice = Elección rápida: { $move }
other-amount = { $choice }: otra cantidad
other-choices = Otras opciones
move-in-sentence = { LOWER($move) }
