event-seatTaken = { $seat } se une.
event-seatLeft = Alguien sale.
event-hostChanged = { $seat } queda a cargo de la partida.
event-guestInvited = Hay una invitación nueva.
event-optionsChosen = Los ajustes cambian.
event-wordsGiven = { $seat } añade palabras al azar (SHA-256 { $hash }).
event-matchStarted = La partida empieza con { PLAYERS($seats) }.
event-matchStarted-words = La partida empieza con { PLAYERS($seats) }; en su azar entran palabras con el SHA-256 { $words }.
event-drawnWithoutBeacon = Los dados se tiran sin la baliza.
event-seatConceded = { $seat } abandona. Si los demás siguen, su asiento hace por sí solo la jugada más sencilla.
event-matchClosed = { $reason ->
    [expired] La partida se cierra: no empezó a tiempo.
   *[empty] La partida se cierra: no queda nadie.
 }
event-timeRanOut = A { $seat } se le ha acabado el tiempo{ $answer ->
    [computer] : una máquina juega este turno.
    [safe] : se hace la jugada más sencilla.
   *[vote] . Los demás deciden cómo seguir.
 }
event-timeGranted = { $seat } recibe { DURATION($hours) } más.
event-matchPaused = La partida está en pausa hasta el { $until }.
event-matchResumed = La partida continúa.
event-computerSeated = { $seat } es una máquina.
event-seatGivenToComputer = Desde ahora una máquina juega por { $seat }.
event-seatOpened = El asiento de { $seat } queda libre para otra persona; hasta entonces lo juega una máquina.
event-seatTakenOver = { $seat } toma un asiento.
event-seatTakenOver-from = { $seat } toma el asiento de { $before }.
event-seatTakenOver-back = { $seat } recupera su asiento.
event-voteCalled = Se pide a todos que voten: ¿{ $motion }? (hasta el { $until })
event-voteCalled-by = { $by } pide a todos que voten: ¿{ $motion }? (hasta el { $until })
event-voted = { $seat } vota { $voice ->
    [yes] sí
   *[no] no
 }.
event-voteEnded = La propuesta de { $motion } { vote-result }.
event-organiserDecided = La organización ha decidido { $motion }.
event-organiserDecided-remark = { $by } ha decidido, desde la organización, { $motion }. El motivo: { $reason }
event-undone = La partida vuelve atrás, y sigue desde allí.
event-undone-seat = { $seat } deshace una jugada.
event-undone-what = { $seat } deshace una jugada: { $what }
event-redone = { $seat } vuelve a hacer la jugada.
event-redone-what = { $seat } vuelve a hacer la jugada: { $what }

motion-pause = pausar la partida { DURATION($hours) }
motion-resume = seguir enseguida
motion-extend = dar { DURATION($hours) } más a { $seat }
motion-replace = buscar a otra persona para el asiento de { $seat }
motion-computer = dejar que una máquina juegue por { $seat }
motion-draw = terminar la partida en empate
motion-standing = terminar la partida como está
motion-standing-wins = terminar la partida como está ({ $wins })
motion-roll = tirar sin la baliza
motion-rewind = volver atrás
motion-rewind-to = volver atrás a ·{ $number }
motion-rewind-after = volver atrás a ·{ $number }, después de «{ $after }»
motion-rewind-round = volver atrás a ·{ $number }, donde empezó: { $round }
vote-result = { $result ->
    [carried] queda aprobada
    [failed] no sale adelante
   *[withdrawn] queda retirada
 }
