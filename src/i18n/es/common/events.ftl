event-seatTaken = { $seat } se une.
event-seatLeft = Un jugador sale.
event-hostChanged = { $seat } es ahora el anfitrión.
event-guestInvited = Se invitó a un jugador.
event-optionsChosen = Los ajustes han cambiado.
event-wordsGiven = { $seat } añade palabras propias a la semilla de la partida (SHA-256 { $hash }).
event-matchStarted = La partida empieza con { PLAYERS($seats) }.
event-matchStarted-words = La partida empieza con { PLAYERS($seats) }. En su semilla entran palabras con este SHA-256: { $words }.
event-drawnWithoutBeacon = Los dados se tiran sin la baliza.
event-seatConceded = { $seat } abandona. Si los demás siguen, el bot hará jugadas por defecto en su plaza.
event-matchClosed = { $reason ->
    [expired] La partida se cierra: no empezó a tiempo.
   *[empty] La partida se cierra: todos los jugadores salieron.
 }
event-timeRanOut = A { $seat } se le acabó el tiempo{ $answer ->
    [computer] : una IA juega este turno.
    [safe] : el bot hace una jugada por defecto.
   *[vote] . Los demás jugadores votan cómo seguir.
 }
event-timeGranted = { $seat } recibe { DURATION($hours) } más.
event-matchPaused = La partida está en pausa hasta el { $until }.
event-matchResumed = La partida se reanuda.
event-computerSeated = { $seat } es un jugador IA.
event-seatGivenToComputer = Desde ahora una IA juega por { $seat }.
event-seatOpened = La plaza de { $seat } queda libre. Hasta que alguien la ocupe, juega una IA.
event-seatTakenOver = { $seat } ocupa una plaza.
event-seatTakenOver-from = { $seat } ocupa la plaza de { $before }.
event-seatTakenOver-back = { $seat } recupera su plaza.
event-voteCalled = Votación: ¿{ $motion }? Los jugadores pueden votar hasta el { $until }.
event-voteCalled-by = { $by } propone una votación: ¿{ $motion }? (hasta el { $until })
event-voted = { $seat } vota { $voice ->
    [yes] sí
   *[no] no
 }.
event-voteEnded = La propuesta de { $motion } { vote-result }.
event-organiserDecided = Un moderador decidió { $motion }.
event-organiserDecided-remark = { $by }, como moderador, decidió { $motion }. Motivo: { $reason }
event-undone = La partida vuelve atrás y sigue desde ahí.
event-undone-seat = { $seat } deshace una jugada.
event-undone-what = { $seat } deshace: «{ $what }»
event-redone = { $seat } rehace la jugada.
event-redone-what = { $seat } rehace la jugada: { $what }

motion-pause = pausar la partida { DURATION($hours) }
motion-resume = reanudar la partida ahora
motion-extend = darle { DURATION($hours) } más a { $seat }
motion-replace = buscar otro jugador para la plaza de { $seat }
motion-computer = dejar que una IA juegue por { $seat }
motion-draw = terminar la partida en empate
motion-standing = terminar la partida tal como está
motion-standing-wins = terminar la partida tal como está ({ $wins })
motion-roll = tirar sin la baliza
motion-rewind = volver atrás en la partida
motion-rewind-to = volver a ·{ $number } en la partida
motion-rewind-after = volver a ·{ $number }, después de «{ $after }»
motion-rewind-round = volver a ·{ $number }, al empezar { $round }
vote-result = { $result ->
    [carried] se aprueba
    [failed] se rechaza
   *[withdrawn] se cancela
 }
