### Why a move is refused

illegal-notACommand = Eso no es una jugada de Cyclades.

illegal-unknownCommand = Cyclades no tiene ninguna jugada llamada { $type }.

illegal-missingField = Falta algo: indica { $field }.

illegal-unknownField = Esta jugada no lleva { $field }; quítalo.

illegal-wrongField =
    { $field } tiene que ser { $expected ->
        [seat] alguien de esta partida, por su nombre
        [patron] uno de estos: { GOD("poseidon") }, { GOD("ares") }, { GOD("zeus") }, { GOD("athena") } o { GOD("apollo") }
        [countFromOne] un número entero, de 1 en adelante
        [countFromZero] un número entero, de 1 en adelante
        [creature] una de estas: { CREATURE("fates") }, { CREATURE("griffon") }, { CREATURE("harpy") }, { CREATURE("pegasus") }, { CREATURE("mermaid") }, { CREATURE("giant") }, { CREATURE("dryad") }, { CREATURE("satyr") }, { CREATURE("cyclops") }, { CREATURE("sphinx") }, { CREATURE("sylph") }, { CREATURE("chimera") }, { CREATURE("minotaur") }, { CREATURE("chiron") }, { CREATURE("medusa") }, { CREATURE("polyphemus") } o { CREATURE("kraken") }
        [building] uno de estos: { BUILDING("port") }, { BUILDING("fortress") }, { BUILDING("temple") } o { BUILDING("university") }
        [piece] una de estas: { PIECE("troop") }, { PIECE("fleet") }, { PIECE("priest") } o { PIECE("philosopher") }
       *[text] una palabra
    }.

illegal-noSuchSeat = Esta partida tiene solo { $seats } asientos.

illegal-notStarted = La partida aún no ha empezado.

illegal-gameOver = La partida ha terminado; ya no se puede jugar nada.

illegal-eliminated = Has perdido tu última isla y estás fuera de la partida. Puedes seguir mirando.

illegal-notYourTurn = No es tu turno: la partida espera a { $active }.

illegal-offeringsFirst = Primero van las ofrendas: las acciones empiezan cuando todos los marcadores están en un dios.

illegal-offeringsOver = Las ofrendas de este ciclo ya se han hecho; las siguientes llegan con el próximo ciclo.

illegal-godFaceDown = { GOD($god) } está boca abajo este ciclo. Puedes hacer tu ofrenda a { $gods }.

illegal-sameGod = Acaban de superarte en { GOD($god) }: elige otro dios. Podrás volver si te superan también allí.

illegal-bidTooLow =
    { $least ->
        [1] Una ofrenda es al menos de 1; solo Apolo no pide nada.
       *[other] { GOD($god) } está en { $standing }: ofrece { $least } o más, o elige otro dios.
    }

illegal-bidUnpayable =
    { $most ->
        [0] No tienes oro para una ofrenda; Apolo te recibe gratis.
       *[other] No podrías pagarla: puedes ofrecer { $most } como mucho, o ir con Apolo gratis.
    }

illegal-battleFirst = Hay una batalla en curso, y va primero: sigue luchando o retírate.

illegal-noBattle = No hay ninguna batalla en la que puedas seguir luchando o retirarte.

illegal-metropolisDueFirst = Antes tienes que fundar una Metrópolis; después sigue tu turno.

illegal-noMetropolisDue = No te corresponde ninguna Metrópolis: hace falta un edificio de cada tipo, o cuatro filósofos.

illegal-prosperityDueFirst = Coloca antes el marcador de prosperidad de Apolo en una isla; después termina tu turno.

illegal-noProsperityDue = No te corresponde ningún marcador de prosperidad: Apolo da uno a quien llega primero en cada ciclo.

illegal-freePhilosopherDue = Con tres filósofos hay que tomar el cuarto, que es gratis: recluta antes y después termina tu turno.

illegal-wrongGod = Este ciclo actúas con { GOD($god) }; para eso hace falta { $gods }.

illegal-goldShort = Cuesta { GOLD($cost) }, y tienes { GOLD($gold) }.

illegal-noSuchIsland = En este tablero no hay ninguna isla { PLACE($island) }; las islas se llaman Is1, Is2 y así sucesivamente.

illegal-noSuchSea = En este tablero no hay ninguna casilla de mar { $sea }; se llaman por fila y número, como A1.

illegal-noSuchSlot =
    { $slots ->
        [1] { PLACE($island) } tiene un solo recuadro, el 1.
        [2] { PLACE($island) } tiene los recuadros 1 y 2.
       *[other] { PLACE($island) } tiene los recuadros del 1 al { $slots }.
    }

illegal-notYourIsland = { PLACE($island) } no es tuya; elige una isla tuya.

illegal-stockEmpty =
    No quedan { $item ->
        [port] puertos
        [fortress] fortalezas
        [temple] templos
        [university] universidades
        [priest] sacerdotes
       *[philosopher] filósofos
    } en la reserva.

illegal-recruitLimit = Ya has reclutado todo lo que se puede en un turno: { $most }.

illegal-allFleetsOut = Tus { $most } flotas están en el tablero; no se pueden reclutar más.

illegal-allTroopsOut = Tus { $most } tropas están en el tablero; no se pueden reclutar más.

illegal-seaNotCoastal = { PLACE($sea) } no toca ninguna isla tuya; las flotas se reclutan junto a tus islas.

illegal-seaHeld = En { PLACE($sea) } hay flotas de { $seat }; recluta en una casilla vacía o en una que ya ocupes.

illegal-noFreeSlot = { PLACE($island) } no tiene recuadros libres; construye en otra isla.

illegal-slotTaken = En el { SLOT($slot) } de { PLACE($island) } ya hay { BUILDING($building, case: "a") }; elige un recuadro libre.

illegal-slotUnderMetropolis = La Metrópolis cubre el { SLOT($slot) } de { PLACE($island) }; elige un recuadro libre a su lado u otra isla.

illegal-noFleetsThere = En { PLACE($sea) } no hay flotas que puedas usar para esto; elige otra casilla de mar.

illegal-tooFewFleets = En { PLACE($sea) } solo tienes { FLEETS($fleets) }.

illegal-seasNotAdjacent = { PLACE($to) } no está junto a { PLACE($from) }; ve de casilla en casilla, un paso cada vez.

illegal-noTroopsThere = En { PLACE($island) } no hay tropas; elige una isla que tenga.

illegal-tooFewTroops = En { PLACE($island) } solo tienes { TROOPS($troops) }.

illegal-sameIsland = Las tropas ya están en { PLACE($island) }; di otra isla a la que vayan.

illegal-islandsNotLinked = { PLACE($from) } y { PLACE($to) } no están unidas: las tropas necesitan una cadena ininterrumpida de flotas tuyas de una a otra.

illegal-lastIslandProtected = { PLACE($island) } es la última isla de { $seat }: solo puedes atacarla si tomarla te daría en el acto las Metrópolis con que se gana.

illegal-noRetreatThere-none = No hay adonde retirarse; sigue luchando.

illegal-noRetreatThere-others = No puedes retirarte a { PLACE($to) }; puedes retirarte a { $places }, o seguir luchando.

illegal-noBuildingThere = No hay ningún edificio en el { SLOT($slot) } de { PLACE($island) }.

illegal-notToDiscard = No toca elegir { BUILDING($building, case: "the") }; descarta { $buildings }.

building-instead = { BUILDING($building, case: "a") }

illegal-discardFirst = Di primero qué edificio descartas para la Metrópolis: { $buildings }.

building-to-discard = { BUILDING($building, case: "a") }

illegal-nothingToDiscard = Ahora no hay nada que descartar.

illegal-metropolisThere = { PLACE($island) } ya tiene una Metrópolis; en una isla cabe una como mucho.

illegal-freePlaceFirst = Mientras tengas una isla con el espacio de Metrópolis libre, va allí: { $islands }.
