refusal-noSuchMatch = Esa partida no está aquí. { COMMAND("match list") } muestra las partidas abiertas.
refusal-noSuchGame = No conozco ese juego. Puedes jugar a { $games }.
refusal-notInThisMatch = No juegas en esta partida. Antes de que empiece, toca «{ control-join }». Después puedes mirar o abrir otra con { COMMAND("match create") }.
refusal-matchEnded = Esta partida ha terminado. Toca «{ control-again }» en su último mensaje para abrir otra.
refusal-matchClosed = Esta partida se cerró antes de empezar. Abre otra con { COMMAND("match create") }.
refusal-matchNotStarted = Esta partida aún no ha empezado. El anfitrión puede empezarla cuando haya suficientes jugadores.
refusal-matchStarted = Demasiado tarde: esta partida ya ha empezado.
refusal-matchNewerThanCode = Una versión mía más nueva ya ha continuado esta partida. No se ha perdido nada; espera a que termine la actualización.
refusal-matchSuspended = Esta partida está detenida porque ya no estoy en su servidor. Invítame otra vez para seguir.
refusal-matchSetAside = Detuve esta partida porque no puedo leer sus datos. No se ha perdido nada. Un moderador puede probar con { COMMAND("organise retry") }.
refusal-lobbyFull = { $seats ->
    [1] La única plaza de esta partida está ocupada.
   *[other] Las { $seats } plazas de esta partida están ocupadas.
 } Abre tu propia partida con { COMMAND("match create") }.
refusal-noComputerThere = En esa plaza no juega una IA. Elige la plaza de un jugador IA.
refusal-tooManyOpenMatches = Ya estás en { $most } { $most ->
    [one] partida abierta
   *[other] partidas abiertas
 }, el máximo en este servidor. Termina una antes de abrir otra: { COMMAND("match list") }.
refusal-alreadySeated = Ya juegas en esta partida.
refusal-notInvited = A esta partida se entra solo por invitación. Pídesela al anfitrión.
refusal-alreadyInvited = Esa persona ya tiene una invitación.
refusal-guestNotSeated = Solo un jugador de la partida puede ser su anfitrión. Pídele que toque primero «{ control-join }».
refusal-tooManyGuests = Solo se puede invitar a { PEOPLE($most) } a la vez. Espera a que se una alguna.
refusal-guestSeated = Esa persona ya juega en esta partida.
refusal-wordsGivenAlready = Ya habías escrito esas palabras.
refusal-alreadyHost = Ese jugador ya es el anfitrión.
refusal-notHost = Eso solo puede hacerlo el anfitrión. Pídeselo a { $host }.
refusal-tooFewSeats = Hacen falta al menos { PLAYERS($least) } para empezar; de momento hay { $taken }. Invita a amigos o añade una IA.
refusal-noSuchOption = No conozco ese ajuste. Elige { $options }.
refusal-noSuchValue = Ese valor no es válido. Elige { $values }.
refusal-optionChosenAlready = Ya está puesto así.
refusal-alreadyDone = Eso ya está hecho.
refusal-notYourTurn = No es tu turno. La partida espera a { $active }.
refusal-alreadyConceded = Ya has abandonado esta partida.
refusal-outOfTheGame = Has quedado fuera de la partida, así que no hay nada que abandonar.
refusal-notDueYet = Es demasiado pronto. Inténtalo más tarde.
refusal-pausedAlready = La partida ya está en pausa. Sigue cuando acabe la pausa, o antes si se aprueba en una votación.
refusal-notPaused = La partida no está en pausa. Puedes proponer una pausa con { COMMAND("match vote") }.
refusal-drawAwaited = Los dados esperan a la baliza pública, normalmente unos segundos. Si no responde, los jugadores pueden votar para tirar sin ella: { COMMAND("match vote") }.
refusal-noDrawAwaited = Ninguna tirada espera a la baliza.
refusal-beaconStillAwaited = Un moderador puede decidirlo { $hours } horas después de la ronda. Hasta entonces los jugadores pueden votarlo: { COMMAND("match vote") }.
refusal-roundForged = Esa no es la firma de la baliza para esta ronda.
refusal-noBeaconHere = Este bot no usa una baliza pública. Quien lo administra puede configurar una.
refusal-extensionOutOfBounds = Puedes dar entre { DURATION($leastHours) } y { DURATION($mostHours) } cada vez.
refusal-noPace = Esta partida no tiene reloj, así que a nadie se le puede acabar el tiempo.
refusal-noSuchSeat = Esa plaza no existe. Elige una de la lista.
refusal-seatOut = { $seat } ha abandonado o ha quedado fuera de la partida. Elige otra plaza.
refusal-computerThere = Una IA ya juega por { $seat }.
refusal-seatOpenAlready = Esa plaza ya está libre para otro jugador.
refusal-satElsewhere = Jugaste en otra plaza de esta partida y conoces sus secretos. Solo puedes volver a ocupar aquella, cuando esté libre.
refusal-seatNotOpen = Esa plaza está ocupada. Solo puedes ocupar una plaza si su jugador la cedió o si una votación la dejó libre.
refusal-noSeatFree = En esta partida no hay ninguna plaza libre, así que no puedes invitar a nadie.
refusal-onlyPlayersInvite = Solo los jugadores de esta partida pueden invitar a alguien a su plaza libre.
refusal-reasonNeeded = Escribe un motivo (como máximo { CHARACTERS($most) }). Lo verán todos los jugadores.
refusal-seatStillPlays = { $seat } sigue jugando. Solo se puede sustituir a jugadores que dejaron el servidor, que agotaron su tiempo o que llevan { DAYS($days) } sin jugar en su turno.
refusal-lastPerson = Eres la última persona de la partida, así que nadie podría seguir. Para abandonar y terminarla, usa { COMMAND("match concede") }.
refusal-computerPlaysForYou = Una IA juega por ti. Para jugar tú, recupera tu plaza: { COMMAND("match take") }.
refusal-voteOpenAlready = Ya hay una votación abierta. Espera a que acabe o pide a quien la propuso que la cancele.
refusal-votedLately = Tu última propuesta se ha rechazado. Podrás proponer otra cuando venza el plazo que tenía; los demás jugadores pueden hacerlo ya.
refusal-noVoice = No puedes votar: se trata de tu propia plaza, o ya no juegas.
refusal-voteOver = Esa votación ha terminado. Puedes proponer otra con { COMMAND("match vote") }.
refusal-votedAlready = Ya has votado eso.
refusal-notYourVote = Solo puede cancelar la votación quien la propuso.
refusal-nothingToUndo = Ahora no tienes ninguna jugada que deshacer. { refusal-furtherBack }
refusal-movedForYou = No puedes deshacer tu última jugada por tu cuenta: { $how ->
    [order] era una jugada planificada y se hizo después de la de otro jugador
    [computer] la hizo una IA
   *[safe] se hizo por ti cuando se te acabó el tiempo
 }. { refusal-furtherBack }
refusal-nothingToRedo = No hay nada que rehacer. Puedes rehacer lo que has deshecho hasta que vuelvas a jugar.
refusal-othersActed = No puedes hacerlo por tu cuenta: otros jugadores han jugado después. { refusal-furtherBack }
refusal-luckWasDrawn = No puedes deshacerlo por tu cuenta: ha habido dados o azar. { refusal-furtherBack }
refusal-hiddenShown = No puedes deshacerlo por tu cuenta: te ha mostrado algo oculto. { refusal-furtherBack }
refusal-undoneTooOften = Ya has deshecho esta decisión { $most ->
    [one] { $most } vez
   *[other] { $most } veces
 }, que es el máximo. { refusal-furtherBack }
refusal-acrossSubstitution = Desde entonces una plaza ha cambiado de manos. Elige un punto posterior o propón terminar la partida.
refusal-noSuchPoint = La partida no puede volver a ese punto. Elige una de las jugadas de la lista.
refusal-lobbyStillOpen = Es demasiado pronto para cerrar esta partida.
refusal-noOrdersHere = En este juego no se pueden planificar jugadas. Juega desde el panel cuando te toque.
refusal-tooBusy = Han llegado otras jugadas en el mismo momento. Inténtalo otra vez.
refusal-noSuchPace = No conozco ese reloj. Elige { $paces }, o escribe el tuyo, por ejemplo `36h`, `5d` o `1 semana`.
refusal-paceOutOfBounds = Un reloj propio puede dar de { HOURS($leastHours) } a { DAYS($mostDays) } por decisión.
refusal-noSuchTimeZone = No conozco esa zona horaria. Elige una de la lista que aparece al escribir, por ejemplo `Europe/Athens`.
refusal-noSuchTime = No entiendo esa hora. Escríbela así: `22:00` o `07:30`.
refusal-quietHoursTooLong = Las horas de silencio pueden durar como máximo { HOURS($mostHours) } al día; eso son { $length }. Elige menos tiempo.
refusal-noSuchDay = Esa fecha no existe. Escríbela así: `2026-12-24`.
refusal-rangeReversed = El final es anterior al principio. Pon primero lo que va antes.
refusal-holidayInThePast = { $day } ya ha pasado (donde estás, hoy es { $today }). Los días libres pueden empezar hoy como muy pronto.
refusal-tooManyHolidays = Puedes tener como máximo { DAYS($most) } libres en { $year }, contando los ya usados. Planea menos o cancela antes algunos.
refusal-pauseTooShort = Una pausa dura como mínimo { HOURS($leastHours) }.
refusal-pauseTooLong = Una pausa dura como máximo { DAYS($mostDays) }. Después se puede votar otra.
refusal-furtherBack = Para volver más atrás, propón una votación: { COMMAND("match vote") }.
