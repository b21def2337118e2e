table-board-forms-picture = imagen
table-board-forms-text = texto
table-motion-kinds-pause = Pausar la partida
table-motion-kinds-resume = Terminar la pausa
table-motion-kinds-extend = Dar más tiempo a un jugador
table-motion-kinds-replace = Buscar otro jugador para una plaza
table-motion-kinds-computer = Dejar una plaza en manos de una IA
table-motion-kinds-draw = Terminar la partida en empate
table-motion-kinds-standing = Terminar la partida tal como está
table-motion-kinds-rewind = Volver atrás en la partida
table-motion-kinds-roll = Tirar sin la baliza
table-which-motion = ¿Qué quieres proponer?
table-which-seat = ¿De quién es la plaza?
table-how-long = ¿Cuánto tiempo?
table-how-far-back = ¿A qué punto quieres volver?
table-hour-words = h, hora, horas
table-day-words = d, día, días
table-week-words = sem, semana, semanas
table-confirm-vote = ¿Proponer **{ $motion }**? Tu voto cuenta como «sí».
table-vote-waits = { $match }: hay una votación para { $motion }. Vota sí o no: { $link }
table-public-vote-waits = { $mention }, en { $match } hay una votación para { $motion }. Vota sí o no arriba.
table-vote-called = Propuesta enviada a los demás: { $motion }. Tu voto cuenta como «sí».
table-vote-stays-open = Solo votas tú: { $motion }. Se aplicará cuando acabe la votación, salvo que esa persona juegue antes.
table-vote-decided = Solo votas tú, así que se aprueba enseguida: { $motion }.
table-voted = Has votado { $voice ->
    [yes] sí
   *[no] no
 }. Puedes cambiar tu voto hasta que acabe la votación.
table-voted-last = Tu voto ha sido decisivo: la propuesta de { $motion } { vote-result }.
table-vote-withdrawn = Has cancelado tu votación.
table-vote-is-open = Solo puede haber una votación abierta a la vez. Esta es la actual:
table-seat-free = **La plaza de { $name } está libre.** { $by ->
    [anybody] Cualquiera que vea esta partida
   *[guests] Cualquiera a quien un jugador invite con { COMMAND("match invite") }
 } puede ocuparla tal como está. Hasta entonces juega una IA.
table-seat-taken = { $name } ocupa la plaza libre.
table-seat-not-free-any-more = Esta plaza ya está ocupada.
table-seat-given-away = **{ $match }** – { $by ->
    [vote] los demás jugadores han votado
   *[organiser] un moderador ha decidido
 } { $to ->
    [computer] que una IA juegue por ti desde ahora.
   *[replace] que otro jugador ocupe tu plaza. Hasta entonces juega una IA.
 }
table-seat-invitation = { $mention }, { $host } te invita a ocupar una plaza de esta partida. Usa { COMMAND("match take") } o el botón que hay donde se ofrece la plaza.
table-heirs-substitute = Otro jugador
table-heirs-computer = Una IA
table-hand-over-asked-substitute = ¿Ceder tu plaza? Una IA jugará por ti hasta que otro jugador la ocupe, con todo lo que tiene. Mientras tanto puedes recuperarla.
table-hand-over-asked-computer = ¿Dejar tu plaza a una IA? Puedes recuperarla en cualquier momento.
table-handed-over-substitute = Tu plaza está libre para otro jugador. Mientras nadie la ocupe, puedes recuperarla con { COMMAND("match take") }.
table-handed-over-computer = Ahora una IA juega por ti. Recupérala cuando quieras con { COMMAND("match take") }.
table-took-seat = La plaza es tuya: partida #{ $number }.
table-guest-invited = { $mention } tiene una invitación y puede ocupar una plaza libre.
table-computer-removed = { $name } ya no está en la partida.
table-remove-computer = Quitar una IA
table-computer = { $name } (IA)
table-you = { $name } (tú)
table-gave-up = { $name } (abandonó)
table-computers-play = La IA juega por: { $names }.
table-computers-play-free = La IA juega por: { $names }. Con { COMMAND("match take") } puedes ocupar la plaza de: { $free }.
table-organiser-decided = **{ $who }, como moderador, ha decidido { $motion }.**
table-decided = Has decidido { $motion }. Lo he publicado en el hilo con tu motivo.
table-stale = Nadie ha jugado en { $match } desde el { $since }. Se cierra { $until } sin ganador, salvo que alguien juegue o proponga una votación. Para seguir, basta con hacer una jugada. Con { COMMAND("match vote") } se puede buscar a quien sustituya a un jugador.
vote-title = ### Votación: ¿{ $motion }?
vote-title-over = ### Votación: { $motion }
vote-over = **{ $result ->
    [carried] Aprobada.
    [failed] Rechazada.
    [withdrawn] Cancelada.
   *[lapsed] La partida terminó antes que la votación.
 }**
vote-by = Propuesta de { $by }.
vote-yes = Sí: { $yes }
vote-no = No: { $no }
vote-silent = { $count ->
    [one] Falta
   *[other] Faltan
 } por votar: { $silent }
vote-nobody = –
vote-rule-all = -# Todos los que pueden votar tienen que votar sí. Plazo: { $until }.
vote-rule-abstaining = -# Se aprueba en cuanto haya { $needed } de { VOICES($voters) }. Quien no vote se abstiene. Plazo: { $until }.
vote-rule-silence = -# Hacen falta { $needed } de { VOICES($voters) }. No votar cuenta como «no». Plazo: { $until }.
table-reason = Motivo: { $reason }
table-seat-back = { $to ->
    [computer] Puedes recuperarla en cualquier momento
   *[replace] Mientras nadie la ocupe, puedes recuperarla
 } con { COMMAND("match take") }: { $link }
length-of-time = { DURATION($hours) }
