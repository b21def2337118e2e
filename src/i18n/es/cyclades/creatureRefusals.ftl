### Why a move is refused: mythological creatures

illegal-creatureFirst =
    { CREATURE-IS($creature) } en uso: { $creature ->
        [chimera] elige primero la criatura de los descartes a la que llama
        [sphinx] véndele piezas, o di que has acabado
        [sylph] navega con tus flotas, o renuncia a los pasos que quedan
        [polyphemus] di primero adónde van las flotas que tiene al lado
        [kraken] muévelo un paso más, o déjalo donde está
       *[other] acaba antes con ella
    }.

illegal-noCreatureInUse = No hay en uso ninguna criatura que permita esto; compra antes una de la fila.

illegal-seaBlocked =
    { $by ->
        [kraken] El Kraken está en { PLACE($sea) }: allí no puede entrar ninguna flota; elige otra casilla de mar.
       *[polyphemus] Polifemo está junto a { PLACE($sea) }: allí no puede entrar ninguna flota; elige otra casilla de mar.
    }

illegal-boundByMedusa = Medusa está en { PLACE($island) }: mientras siga allí, las tropas no pueden salir; elige otra isla.

illegal-notOnTrack = { CREATURE-IS-NOT($creature) } en la fila; elige una criatura que esté.

illegal-notInDiscards = { CREATURE-IS-NOT($creature) } en los descartes; la Quimera llama a una criatura que esté.

illegal-noTargetFor =
    Ahora no hay nada sobre lo que { $creature ->
        [fates] puedan
       *[other] pueda
    } actuar { CREATURE($creature, case: "the") }: { $creature ->
        [sphinx] hace falta una tropa, una flota, un sacerdote o un filósofo tuyo
        [sylph] hace falta una flota tuya que pueda navegar
        [chimera] hace falta una criatura en los descartes que tenga sobre qué actuar
       *[other] elige otra criatura
    }.

illegal-deckEmpty = El mazo y los descartes están vacíos: no hay criatura que pueda venir en su lugar.

illegal-notAnOpponent = { CREATURE($creature, case: "The") } quita algo a un oponente; elige a otra persona, no a ti.

illegal-opponentOut = { $seat } está fuera de la partida; elige un oponente que siga jugando.

illegal-nothingToSteal = { $seat } no tiene ningún { PIECE($item) }; elige un oponente que tenga.

illegal-notAnOpponentsIsland = { PLACE($island) } no es de un oponente; elige una isla de un oponente con tropas.

illegal-safeByChiron = Quirón guarda { PLACE($island) } de Pegaso, del Gigante y de la Arpía; elige otra isla.

illegal-noLoneFleet = En { PLACE($sea) } no hay una flota sola de un oponente; la Sirena necesita una casilla con exactamente una.

illegal-fleetInReserve = Aún tienes una flota en la reserva, y se usa esa; di solo la casilla a la que va.

illegal-noFleetInReserve = Todas tus flotas están en el tablero; di también de qué casilla viene la flota.

illegal-sameBuilding = En el { SLOT($slot) } de { PLACE($island) } ya hay { BUILDING($building, case: "a") }; elige otro tipo.

illegal-sellOneFirst = La Esfinge compra al menos una pieza, por { GOLD($gold) }: vende una antes.

illegal-nothingToSell =
    No tienes { $piece ->
        [troop] tropas allí
        [fleet] flotas allí
        [priest] sacerdotes
       *[philosopher] filósofos
    } que vender; elige una pieza que tengas.

illegal-stepsShort = Para eso hacen falta { STEPS($needed) } de la Sílfide, uno por flota, y { STEPS-LEFT($steps) }; mueve menos flotas.

illegal-fleetsHaveFought =
    { $fleets ->
        [0] Tus flotas de { PLACE($sea) } ya han combatido y no siguen; navega con otras.
        [one] En { PLACE($sea) } solo puede navegar aún { FLEETS($fleets) }; las que han combatido no siguen.
       *[other] En { PLACE($sea) } solo pueden navegar aún { FLEETS($fleets) }; las que han combatido no siguen.
    }

illegal-notBesidePolyphemus = { PLACE($sea) } no está junto a la isla de Polifemo; empuja las flotas que sí lo están.

illegal-noPushThere = Desde allí no se pueden empujar flotas a { PLACE($to) }; pueden ir a { $places }.
