table-board-forms-picture = imagen
table-board-forms-text = texto
table-motion-kinds-pause = Pausar la partida
table-motion-kinds-resume = Terminar la pausa
table-motion-kinds-extend = Dar más tiempo a alguien
table-motion-kinds-replace = Buscar a otra persona para un asiento
table-motion-kinds-computer = Dejar que una máquina juegue un asiento
table-motion-kinds-draw = Terminar la partida en empate
table-motion-kinds-standing = Terminar la partida como está
table-motion-kinds-rewind = Volver atrás en la partida
table-motion-kinds-roll = Tirar sin la baliza
table-which-motion = ¿Qué se somete a votación?
table-which-seat = ¿El asiento de quién?
table-how-long = ¿Cuánto tiempo?
table-how-far-back = ¿Hasta dónde se vuelve?
table-hour-words = h, hora, horas
table-day-words = d, día, días
table-week-words = sem, semana, semanas
table-confirm-vote = ¿Someter a votación **{ $motion }**? Tu propia voz es un sí.
table-vote-waits = { $match }: se te pide que votes una propuesta: { $motion }. Sí o no: { $link }
table-public-vote-waits = { $mention }, { $match } te pide que votes una propuesta: { $motion }. Sí o no, arriba.
table-vote-called = Se pide a los demás que voten tu propuesta: { $motion }. Tu propia voz es un sí.
table-vote-stays-open = La tuya es la única voz: { $motion }. Ocurrirá cuando se acabe el plazo de la votación, salvo que esa persona juegue antes.
table-vote-decided = La tuya es la única voz, así que está decidido: { $motion }.
table-voted = Has votado { $voice ->
    [yes] sí
   *[no] no
 }. Hasta que acabe la votación puedes cambiarlo.
table-voted-last = Tu voz lo ha decidido: la propuesta de { $motion } { vote-result }.
table-vote-withdrawn = Tu votación está retirada.
table-vote-is-open = Una votación cada vez: esta está abierta.
table-seat-free = **El asiento de { $name } está libre.** { $by ->
    [anybody] Quien vea esta partida
   *[guests] Quien tenga invitación de alguien de la mesa, con { COMMAND("match invite") },
 } puede tomarlo tal como está. Hasta entonces lo juega una máquina.
table-seat-taken = El asiento libre tiene ya quien lo juegue: { $name }.
table-seat-not-free-any-more = Aquí había un asiento libre, y ya no lo está.
table-seat-given-away = **{ $match }** – { $by ->
    [vote] los demás han votado
   *[organiser] la organización ha decidido
 } { $to ->
    [computer] que una máquina juegue tu asiento desde ahora
   *[replace] que otra persona pueda tomar tu asiento; hasta entonces lo juega una máquina
 }.
table-seat-invitation = { $mention }, { $host } te invita a tomar un asiento de esta partida: { COMMAND("match take") }, o el botón donde se ofrece el asiento.
table-heirs-substitute = Otra persona
table-heirs-computer = Una máquina
table-hand-over-asked-substitute = Tu asiento queda libre: lo juega una máquina hasta que alguien lo tome, con todo lo que tiene. Puedes recuperarlo mientras nadie lo haya hecho. ¿De verdad?
table-hand-over-asked-computer = Desde entonces una máquina juega tu asiento. Puedes recuperarlo en cualquier momento. ¿De verdad?
table-handed-over-substitute = Tu asiento está libre para otra persona. { COMMAND("match take") } lo recupera mientras nadie lo haya tomado.
table-handed-over-computer = Ahora una máquina juega tu asiento. { COMMAND("match take") } lo recupera.
table-took-seat = El asiento es tuyo: partida #{ $number }.
table-guest-invited = { $mention } tiene invitación y puede tomar un asiento libre.
table-computer-seated = { $name }, una máquina, tiene ya asiento.
table-computer-removed = { $name } se ha ido.
table-remove-computer = Despedir a una máquina
table-computer = { $name } (máquina)
table-gave-up = { $name } (abandonó)
table-computers-play = Juegan máquinas por { $names }.
table-computers-play-free = Juegan máquinas por { $names }. Libres para tomarlos con { COMMAND("match take") }: { $free }.
table-organiser-decided = **{ $who } ha decidido, desde la organización, { $motion }.**
table-decided = Has decidido { $motion }. Se dice en el hilo, con el porqué.
table-stale = Nadie ha jugado en { $match } desde el { $since }. Se cierra por sí sola { $until }, y nadie gana, salvo que alguien juegue o proponga una votación. Quien quiera seguir solo tiene que hacer una jugada; { COMMAND("match vote") } puede buscar a otra persona para un asiento.
vote-title = ### Votación: ¿{ $motion }?
vote-title-over = ### Votación: { $motion }
vote-over = **{ $result ->
    [carried] Queda aprobada.
    [failed] No sale adelante.
    [withdrawn] Se ha retirado.
   *[lapsed] Entretanto la partida ha terminado.
 }**
vote-by = La propone { $by }.
vote-yes = Sí: { $yes }
vote-no = No: { $no }
vote-silent = { $count ->
    [one] Falta
   *[other] Faltan
 } por votar: { $silent }
vote-nobody = –
vote-rule-all = -# Hace falta el sí de todos; plazo: { $until }.
vote-rule-abstaining = -# Con { $needed } de { VOICES($voters) } sale adelante enseguida. Quien no diga nada se abstiene; plazo: { $until }.
vote-rule-silence = -# Con { $needed } de { VOICES($voters) } sale adelante; plazo: { $until }. El silencio no es un sí.
table-reason = El motivo: { $reason }
table-seat-back = { $to ->
    [computer] Puedes recuperarlo en cualquier momento
   *[replace] Mientras nadie lo haya tomado puedes recuperarlo
 }, con { COMMAND("match take") }: { $link }
length-of-time = { DURATION($hours) }
