### Por qué no se acepta una jugada: criaturas mitológicas

illegal-creatureFirst =
    Estás usando { CREATURE($creature, case: "the") }: { $creature ->
        [chimera] elige primero una criatura de los descartes
        [sphinx] vende algo o deja de vender
        [sylph] mueve tus flotas o deja de moverlas
        [polyphemus] empuja primero las flotas que lo rodean
        [kraken] muévelo otro paso o déjalo ahí
       *[other] termina primero con la criatura
    }.

illegal-noCreatureInUse = Para eso necesitas una criatura. Compra primero una de la fila.

illegal-seaBlocked =
    { $by ->
        [kraken] El Kraken está en { PLACE($sea) }, así que no puede entrar ninguna flota. Elige otra casilla de mar.
       *[polyphemus] Polifemo está junto a { PLACE($sea) }, así que no puede entrar ninguna flota. Elige otra casilla de mar.
    }

illegal-boundByMedusa = Medusa está en { PLACE($island) }, así que las tropas no pueden salir. Elige otra isla.

illegal-notOnTrack = { CREATURE-IS-NOT($creature) } en la fila. Elige una criatura que sí esté.

illegal-notInDiscards = { CREATURE-IS-NOT($creature) } en los descartes. Elige una criatura que sí esté.

illegal-noTargetFor =
    Ahora no puedes usar { CREATURE($creature, case: "the") }: { $creature ->
        [sphinx] no tienes tropas, flotas, sacerdotes ni filósofos que vender
        [sylph] ninguna de tus flotas puede moverse
        [chimera] ninguna criatura de los descartes se puede usar
       *[other] no hay nada sobre lo que pueda actuar
    }. Elige otra criatura.

illegal-deckEmpty = El mazo y los descartes están vacíos, así que no puedes cambiar una criatura. Elige otra jugada.

illegal-notAnOpponent = { CREATURE($creature, case: "The") } le quita algo a un rival. Elige a otro jugador.

illegal-opponentOut = { $seat } ha quedado fuera de la partida. Elige un rival que siga en ella.

illegal-nothingToSteal = { $seat } no tiene ningún { PIECE($item) }. Elige un rival que tenga.

illegal-notAnOpponentsIsland = { PLACE($island, case: "The") } no es de un rival. Elige una isla de un rival que tenga tropas.

illegal-safeByChiron = Quirón protege { PLACE($island) } de Pegaso, del Gigante y de la Arpía. Elige otra isla.

illegal-noLoneFleet = En { PLACE($sea) } no hay una flota rival solitaria. Elige una casilla de mar con exactamente una.

illegal-fleetInReserve = Aún tienes una flota en la reserva, así que la Sirena usa esa. No indiques de qué casilla de mar viene.

illegal-noFleetInReserve = Todas tus flotas están en el tablero. Elige también la casilla de mar de la que viene la flota.

illegal-sameBuilding = En el { SLOT($slot) } de { PLACE($island) } ya hay { BUILDING($building, case: "a") }. Elige otro tipo.

illegal-sellOneFirst = Tienes que vender algo a la Esfinge al menos una vez, por { GOLD($gold) }. Vende algo primero.

illegal-nothingToSell =
    No tienes { $piece ->
        [troop] tropas allí
        [fleet] flotas allí
        [priest] sacerdotes
       *[philosopher] filósofos
    } que vender. Elige algo que tengas.

illegal-stepsShort = Para eso hacen falta { STEPS($needed) }, uno por flota, y con la Sílfide solo { STEPS-LEFT($steps) }. Mueve menos flotas.

illegal-fleetsHaveFought =
    { $fleets ->
        [0] Tus flotas de { PLACE($sea) } ya han luchado y no pueden moverse más. Mueve otras.
        [one] En { PLACE($sea) } solo se puede mover aún { FLEETS($fleets) }. Las demás ya han luchado.
       *[other] En { PLACE($sea) } solo se pueden mover aún { FLEETS($fleets) }. Las demás ya han luchado.
    }

illegal-notBesidePolyphemus = { PLACE($sea) } no está junto a la isla de Polifemo. Elige una casilla de mar que lo esté.

illegal-noPushThere = No puedes empujar esas flotas a { PLACE($to) }. Empújalas a { $places }.
