### Por qué no se acepta una jugada, y qué hacer en su lugar

illegal-notACommand = Eso no es una jugada de Cyclades. Elige una de tu panel.

illegal-unknownCommand = Cyclades no tiene ninguna jugada llamada { $type }. Elige una de tu panel.

illegal-missingField = Falta la opción { OPTION($field) }. Añádela.

illegal-unknownField = Esta jugada no lleva la opción { OPTION($field) }. Quítala.

illegal-wrongField =
    { OPTION($field) } tiene que ser { $expected ->
        [seat] el nombre de un jugador de esta partida
        [patron] uno de estos: { GOD("poseidon") }, { GOD("ares") }, { GOD("zeus") }, { GOD("athena") } o { GOD("apollo") }
        [countFromOne] un número entero, a partir de 1
        [countFromZero] un número entero, a partir de 1
        [creature] una de estas: { CREATURE("fates") }, { CREATURE("griffon") }, { CREATURE("harpy") }, { CREATURE("pegasus") }, { CREATURE("mermaid") }, { CREATURE("giant") }, { CREATURE("dryad") }, { CREATURE("satyr") }, { CREATURE("cyclops") }, { CREATURE("sphinx") }, { CREATURE("sylph") }, { CREATURE("chimera") }, { CREATURE("minotaur") }, { CREATURE("chiron") }, { CREATURE("medusa") }, { CREATURE("polyphemus") } o { CREATURE("kraken") }
        [building] uno de estos: { BUILDING("port") }, { BUILDING("fortress") }, { BUILDING("temple") } o { BUILDING("university") }
        [piece] una de estas: { PIECE("troop") }, { PIECE("fleet") }, { PIECE("priest") } o { PIECE("philosopher") }
       *[text] una palabra
    }.

illegal-noSuchSeat = Esta partida tiene solo { $seats } jugadores. Elige uno de ellos.

illegal-notStarted = La partida aún no ha empezado. Podrás jugar cuando empiece.

illegal-gameOver = La partida ha terminado, así que ya no se puede jugar.

illegal-eliminated = Has perdido tu última isla y quedas fuera de la partida. Puedes seguir mirando.

illegal-notYourTurn = No es tu turno. La partida espera a { $active }.

illegal-offeringsFirst = Todavía no puedes actuar. Antes, todos los jugadores tienen que hacer su ofrenda a un dios.

illegal-offeringsOver = Las ofrendas de este ciclo ya han terminado. Podrás hacer otra en el próximo.

illegal-godFaceDown = { GOD($god) } está boca abajo este ciclo. Elige a { $gods }.

illegal-sameGod = Acaban de superar tu ofrenda a { GOD($god) }. Elige otro dios. Solo puedes volver si te superan otra vez.

illegal-bidTooLow =
    { $least ->
        [1] Una ofrenda tiene que ser de 1 como mínimo. Solo Apolo es gratis.
       *[other] La ofrenda a { GOD($god) } está en { $standing }. Ofrece { $least } o más, o elige otro dios.
    }

illegal-bidUnpayable =
    { $most ->
        [0] No tienes oro para una ofrenda. Ve con Apolo, que es gratis.
       *[other] No puedes pagar eso. Ofrece { $most } como máximo, o ve con Apolo gratis.
    }

illegal-battleFirst = Primero va la batalla: sigue luchando o retírate.

illegal-noBattle = Ahora no hay ninguna batalla. Elige otra jugada de tu panel.

illegal-metropolisDueFirst = Coloca primero tu Metrópolis. Después sigue con tu turno.

illegal-noMetropolisDue = No tienes ninguna Metrópolis que colocar. Necesitas los cuatro tipos de edificio, o cuatro filósofos.

illegal-prosperityDueFirst = Coloca primero el marcador de prosperidad de Apolo en una isla. Después termina tu turno.

illegal-noProsperityDue = No tienes ningún marcador de prosperidad que colocar. Apolo solo da uno por ciclo, al primer jugador que lo elige.

illegal-freePhilosopherDue = Tienes tres filósofos, así que debes reclutar el cuarto, que es gratis. Hazlo antes de terminar tu turno.

illegal-wrongGod = Este ciclo actúas con { GOD($god) }. Para esa jugada necesitas a { $gods }.

illegal-goldShort =
    Eso cuesta { GOLD($cost) } y { $gold ->
        [0] no te queda oro. Elige algo gratis o termina tu turno.
       *[other] solo tienes { GOLD($gold) }. Elige algo más barato o termina tu turno.
    }

illegal-noSuchIsland = En este tablero no existe la isla { PLACE($island, case: "number") }. Elige una isla de la lista.

illegal-noSuchSea = { PLACE($sea, case: "The") } no es una casilla de mar de este tablero. Escribe una letra y un número, por ejemplo A1.

illegal-noSuchSlot =
    { $slots ->
        [1] { PLACE($island, case: "The") } solo tiene el recuadro 1. Elige ese.
        [2] { PLACE($island, case: "The") } solo tiene los recuadros 1 y 2. Elige uno de ellos.
       *[other] { PLACE($island, case: "The") } solo tiene los recuadros del 1 al { $slots }. Elige uno de ellos.
    }

illegal-notYourIsland = { PLACE($island, case: "The") } no es tuya. Elige una de tus islas.

illegal-stockEmpty =
    No quedan { $item ->
        [port] puertos
        [fortress] fortalezas
        [temple] templos
        [university] universidades
        [priest] sacerdotes
       *[philosopher] filósofos
    } en la reserva. Elige otra jugada.

illegal-recruitLimit = Ya has reclutado { $most } este turno, que es el máximo. Elige otra jugada o termina tu turno.

illegal-allFleetsOut = Tus { $most } flotas están en el tablero, así que no puedes reclutar más. Elige otra jugada.

illegal-allTroopsOut = Tus { $most } tropas están en el tablero, así que no puedes reclutar más. Elige otra jugada.

illegal-seaNotCoastal = { PLACE($sea) } no está junto a ninguna de tus islas. Elige una casilla de mar que lo esté.

illegal-seaHeld = En { PLACE($sea) } hay flotas de { $seat }. Elige una casilla de mar vacía o con flotas tuyas.

illegal-noFreeSlot = { PLACE($island, case: "The") } no tiene recuadros libres. Construye en otra isla.

illegal-slotTaken = En el { SLOT($slot) } de { PLACE($island) } ya hay { BUILDING($building, case: "a") }. Elige un recuadro libre.

illegal-slotUnderMetropolis = La Metrópolis cubre el { SLOT($slot) } de { PLACE($island) }. Elige otro recuadro u otra isla.

illegal-noFleetsThere = En { PLACE($sea) } no tienes flotas disponibles. Elige otra casilla de mar.

illegal-tooFewFleets = En { PLACE($sea) } solo tienes { FLEETS($fleets) }. Mueve { $fleets } como máximo o elige otra casilla de mar.

illegal-seasNotAdjacent = Las flotas se mueven de casilla en casilla. Elige una casilla de mar junto a { PLACE($from) }.

illegal-noTroopsThere = En { PLACE($island) } no hay tropas. Elige una isla con tropas.

illegal-tooFewTroops = En { PLACE($island) } solo tienes { TROOPS($troops) }. Mueve { $troops } como máximo o elige otra isla.

illegal-sameIsland = Las tropas ya están en { PLACE($island) }. Elige otra isla a la que moverlas.

illegal-islandsNotLinked = Tus flotas no unen { PLACE($from) } y { PLACE($to) }. Necesitas una cadena ininterrumpida de flotas entre ellas.

illegal-lastIslandProtected = { PLACE($island, case: "The") } es la última isla de { $seat }. Solo puedes atacarla si al tomarla consigues las Metrópolis que necesitas para ganar.

illegal-noRetreatThere-none = No tienes adonde retirarte. Sigue luchando.

illegal-noRetreatThere-others = No puedes retirarte a { PLACE($to) }. Retírate a { $places }, o sigue luchando.

illegal-noBuildingThere = En el { SLOT($slot) } de { PLACE($island) } no hay ningún edificio. Elige un recuadro que tenga uno.

illegal-notToDiscard = Aquí no puedes descartar { BUILDING($building, case: "the") }. Descarta { $buildings }.

building-instead = { BUILDING($building, case: "a") }

illegal-discardFirst = Descarta primero { $buildings } para la Metrópolis.

building-to-discard = { BUILDING($building, case: "a") }

illegal-nothingToDiscard = Ahora no tienes que descartar ningún edificio. Sigue con tu turno.

illegal-metropolisThere = { PLACE($island, case: "The") } ya tiene una Metrópolis, y en una isla solo cabe una. Elige otra isla.

illegal-freePlaceFirst = Tienes una isla con el sitio de la Metrópolis libre, así que la Metrópolis va allí. Elige { $islands }.
