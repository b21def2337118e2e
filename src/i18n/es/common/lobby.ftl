lobby-host = Anfitrión: { $host }
lobby-host-private = Anfitrión: { $host } – solo por invitación
lobby-host-passed = { $mention } es ahora el anfitrión.
lobby-seats = Jugadores: { $taken } de { $most }
lobby-seats-more = Jugadores: { $taken } de { $most } – al menos { $least } para empezar
lobby-seats-alone = Jugadores: { $taken } de { $most } – empieza ahora para jugar en solitario
lobby-seats-table = Jugadores: { $taken } de { $most } – empieza sola en cuanto todos hayan aceptado
lobby-seats-table-free = Jugadores: { $taken } de { $most }, { $free ->
    [one] queda { $free } plaza libre
   *[other] quedan { $free } plazas libres
  } – empieza sola en cuanto todos hayan aceptado
lobby-guests = Con invitación: { $guests }
lobby-expires = Se cierra { $when } si no ha empezado.
lobby-answers = Una plaza sin respuesta antes de { $until } pasa a otro jugador.
lobby-started = La partida ha empezado.
lobby-started-thread = La partida ha empezado: { $thread }
lobby-ended-thread = La partida ha terminado: { $thread }
lobby-closed = Esta partida está cerrada: no llegó a empezar.
match-created = La partida #{ $number } está abierta: { $link }
match-joined = Te has unido a la partida #{ $number }. Te avisaré cuando empiece.
match-left = Has salido de la partida #{ $number }.
match-started = La partida #{ $number } ha empezado. ¡Que te diviertas!
match-started-thread = La partida #{ $number } ha empezado: { $thread }. ¡Que te diviertas!
lobby-invited = { $mention } tiene una invitación y puede tocar «{ control-join }».
lobby-invitation = { $mention }, { $host } te invita a esta partida. Toca «{ control-join }» aquí: { $link }
match-conceded = Has abandonado la partida #{ $number }.
