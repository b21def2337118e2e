refusal-noSuchMatch = Aquí no hay ninguna partida así. { COMMAND("match list") } muestra las abiertas.
refusal-noSuchGame = Ese juego no está en la estantería. Puedes jugar a { $games }.
refusal-notInThisMatch = No tienes asiento en esta partida. Hasta que empiece puedes tomar uno con «{ control-join }»; después puedes mirar, o abrir la tuya con { COMMAND("match create") }.
refusal-matchEnded = Esta partida ha terminado. «{ control-again }», bajo su último mensaje, abre otra.
refusal-matchClosed = Esta partida se cerró antes de empezar. { COMMAND("match create") } abre otra.
refusal-matchNotStarted = Esta partida aún no ha empezado; quien está a cargo de ella la empieza cuando se haya unido bastante gente.
refusal-matchStarted = Esta partida ya ha empezado; eso solo era posible antes.
refusal-matchNewerThanCode = Esta partida ha seguido con una versión mía más nueva. Espera a que acabe la actualización; no se ha perdido nada.
refusal-matchSuspended = Ya no estoy en el servidor de esta partida, así que está parada. Continúa cuando me inviten de nuevo.
refusal-matchSetAside = He detenido esta partida porque no puedo leer su registro. No se ha perdido nada. Desde la organización se puede probar { COMMAND("organise retry") }.
refusal-lobbyFull = { $seats ->
    [1] El único asiento de esta partida está ocupado.
   *[other] Los { $seats } asientos de esta partida están ocupados.
 }
refusal-noComputerThere = Ahí no hay ninguna máquina.
refusal-tooManyOpenMatches = En este servidor nadie abre otra partida mientras está en { $most ->
    [one] { $most } abierta
   *[other] { $most } abiertas
 }, como tú: { COMMAND("match list") } las muestra. Cuando una termine podrás abrir la siguiente.
refusal-alreadySeated = Ya tienes asiento en esta partida.
refusal-notInvited = A esta partida se entra por invitación. Pídela a quien está a cargo de ella.
refusal-alreadyInvited = Esa persona ya tiene invitación.
refusal-guestNotSeated = Esa persona no tiene asiento en esta partida; solo puede quedar a cargo de ella alguien que se haya unido.
refusal-tooManyGuests = Ya hay invitación para { PEOPLE($most) }; espera a que se unan algunas.
refusal-guestSeated = Esa persona ya tiene asiento en esta partida.
refusal-wordsGivenAlready = Esas son las palabras que ya habías dado.
refusal-alreadyHost = Esa persona ya está a cargo de la partida.
refusal-notHost = Eso solo puede hacerlo quien está a cargo de la partida: { $host }.
refusal-tooFewSeats = Hacen falta al menos { PEOPLE($least) } para empezar; de momento hay { $taken }.
refusal-noSuchOption = No hay ningún ajuste así. Hay { $options }.
refusal-noSuchValue = Ese ajuste no puede ser así. Puede ser { $values }.
refusal-optionChosenAlready = Ya está ajustado así.
refusal-alreadyDone = Eso ya está hecho.
refusal-notYourTurn = No es tu turno: la partida espera a { $active }.
refusal-alreadyConceded = Ya has abandonado esta partida.
refusal-outOfTheGame = Estás fuera de esta partida, así que no hay nada que abandonar.
refusal-notDueYet = Aún no es momento para eso.
refusal-pausedAlready = La partida ya está en pausa. Continúa cuando acabe la pausa, o cuando lo diga una votación.
refusal-notPaused = La partida no está en pausa.
refusal-drawAwaited = Los dados esperan a la baliza pública, casi siempre unos segundos. Si sigue callada, podéis votar todos para tirar sin ella: { COMMAND("match vote") }.
refusal-noDrawAwaited = Ninguna tirada espera a la baliza.
refusal-beaconStillAwaited = Un organizador puede decidirlo { $hours } horas después de la ronda. Hasta entonces podéis votarlo todos: { COMMAND("match vote") }.
refusal-roundForged = Esa no es la firma de la baliza para esta ronda.
refusal-noBeaconHere = Este bot no tiene baliza pública. Quien lo administra puede configurar una.
refusal-extensionOutOfBounds = Se puede dar a alguien de { DURATION($leastHours) } a { DURATION($mostHours) } más cada vez.
refusal-noPace = Esta partida no tiene ritmo, así que a nadie se le puede acabar el tiempo.
refusal-noSuchSeat = No hay ningún asiento así. Elige uno de los que se proponen.
refusal-seatOut = { $seat } está fuera de esta partida, así que no se puede decidir nada sobre ese asiento.
refusal-computerThere = Una máquina ya juega por { $seat }.
refusal-seatOpenAlready = Ese asiento ya está libre para cualquiera.
refusal-satElsewhere = Has jugado otro asiento de esta partida y conoces sus secretos. Puedes volver a tomar aquel cuando esté libre, pero ningún otro.
refusal-seatNotOpen = Ese asiento está ocupado. Un asiento se puede tomar cuando alguien lo ha cedido, o una votación lo ha liberado.
refusal-noSeatFree = No hay ningún asiento libre en esta partida, así que no hay a quién invitar.
refusal-onlyPlayersInvite = Solo quien sigue jugando en esta partida puede invitar a su asiento libre.
refusal-reasonNeeded = Di por qué, en { CHARACTERS($most) } como mucho: lo leen todos los que juegan.
refusal-seatStillPlays = { $seat } sigue jugando. Se puede quitar el asiento a quien ha dejado el servidor, a quien se le ha acabado el tiempo, o a quien lleva { DAYS($days) } sin decir nada mientras le tocaba.
refusal-lastPerson = Eres la última persona en esta mesa, y no quedaría nadie para jugar. { COMMAND("match concede") } termina la partida.
refusal-computerPlaysForYou = Ahora una máquina juega por ti. Recupera tu asiento para jugar tú.
refusal-voteOpenAlready = Ya hay una votación abierta. Una cada vez: espera a que acabe, o pide que la retiren.
refusal-votedLately = Tu última propuesta no salió adelante. Puedes hacer la siguiente cuando se habría acabado su plazo; los demás pueden proponer algo ahora.
refusal-noVoice = No tienes voz en esta votación: trata de tu propio asiento, o ya no juegas.
refusal-voteOver = Esa votación ha terminado.
refusal-votedAlready = Ya has votado eso.
refusal-notYourVote = Solo puede retirar una votación quien la propuso.
refusal-nothingToUndo = Ahora no tienes ninguna jugada tuya que deshacer. { refusal-furtherBack }
refusal-movedForYou = Tu última jugada { $how ->
    [order] la hizo una de tus órdenes cuando otros habían jugado
    [computer] la hizo una máquina
   *[safe] se hizo por ti cuando se te acabó el tiempo
 }, así que no puedes deshacerla por tu cuenta. { refusal-furtherBack }
refusal-nothingToRedo = No has deshecho nada que se pueda rehacer: eso es posible hasta que vuelves a jugar.
refusal-othersActed = Otros han jugado desde entonces, así que no puedes hacerlo por tu cuenta. { refusal-furtherBack }
refusal-luckWasDrawn = Tu jugada trajo dados o un sorteo, así que no puedes deshacerla por tu cuenta. { refusal-furtherBack }
refusal-hiddenShown = Tu jugada te mostró lo que estaba oculto, así que no puedes deshacerla por tu cuenta. { refusal-furtherBack }
refusal-undoneTooOften = Ya has deshecho esto { $most ->
    [one] { $most } vez
   *[other] { $most } veces
 }, y no hay más. { refusal-furtherBack }
refusal-acrossSubstitution = Desde entonces un asiento ha quedado libre o ha cambiado de manos: la partida no vuelve más atrás de eso.
refusal-noSuchPoint = La partida no puede volver a ese punto. Elige una de las jugadas que se ofrecen.
refusal-lobbyStillOpen = Su plazo aún no se ha acabado.
refusal-noOrdersHere = Este juego no admite órdenes.
refusal-tooBusy = Varias personas han jugado en el mismo momento y lo tuyo no ha llegado. Prueba otra vez.
refusal-noSuchPace = No hay ningún ritmo así. Puede ser { $paces }, o una duración a tu gusto, como `36h`, `5d` o `1 semana`.
refusal-paceOutOfBounds = Un ritmo a tu gusto deja de { HOURS($leastHours) } a { DAYS($mostDays) } para cada decisión.
refusal-noSuchTimeZone = No hay ninguna zona horaria con ese nombre. Se llaman por un lugar, como `Europe/Athens`; la lista que se abre mientras escribes las tiene todas.
refusal-noSuchTime = Eso no es una hora del día. Escribe horas y minutos, como `22:00` o `07:30`.
refusal-quietHoursTooLong = Las horas de silencio pueden durar { HOURS($mostHours) } al día como mucho; eso serían { $length }.
refusal-noSuchDay = Ese día no está en el calendario. Escribe año, mes y día, como `2026-12-24`.
refusal-rangeReversed = El final va antes que el principio. Pon primero el día más temprano.
refusal-holidayInThePast = { $day } ya ha pasado: donde estás es { $today }. Las vacaciones empiezan hoy como muy pronto.
refusal-tooManyHolidays = Serían más de { DAYS($most) } de vacaciones en { $year }, contando los ya gastados. Planea menos, o retira antes algunos.
refusal-pauseTooShort = Una pausa dura al menos { HOURS($leastHours) }.
refusal-pauseTooLong = Una pausa dura { DAYS($mostDays) } como mucho; puede seguirle otra.
refusal-furtherBack = Con { COMMAND("match vote") } puedes pedir a los demás que la partida vuelva más atrás.
