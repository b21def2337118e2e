illegal-notACommand = Eso no es una jugada de Peloponnes. Elige una de las que se ofrecen.

illegal-unknownCommand = Peloponnes no tiene ninguna jugada llamada { $type }. Elige una de las que se ofrecen.

illegal-missingField = Falta la opción { OPTION($field) }. Añádela.

illegal-unknownField = Esta jugada no lleva la opción { OPTION($field) }. Quítala.

illegal-wrongField =
    { OPTION($field) } tiene que ser { $expected ->
        [seat] el nombre de un jugador de esta partida
        [tile] una loseta: su nombre o su número, por ejemplo { TILE("A13") } o C04
        [countFromOne] un número entero, 1 o más
        [countFromZero] un número entero, 0 o más
        [incomeChoice] { GOOD("food") }, { GOOD("wood") }, { GOOD("stone") } o { GOOD("coins") }
       *[resource] { GOOD("wood") }, { GOOD("stone") } o { GOOD("food") }
    }.

illegal-noSuchSeat =
    { $seats ->
        [1] Esta partida tiene solo 1 jugador.
       *[other] Esta partida tiene solo { $seats } jugadores. Elige uno de ellos.
    }

illegal-notStarted = La partida aún no ha empezado. Espera a que el anfitrión la empiece.

illegal-gameOver = La partida ha terminado: ya no se puede jugar.

illegal-notYourTurn = Ahora no tienes nada que elegir: la partida espera a { $seats }.

illegal-alreadyChosen = Ya has elegido; la partida espera a { $seats }.

illegal-notThisStep =
    Ahora no puedes hacer eso: { $phase ->
        [unstarted] la partida no ha empezado
        [revealing] se están revelando losetas nuevas
        [offers] es el momento de las ofertas. Ofrece, pasa o, si han superado tu oferta, retírala
        [placing] los jugadores están pagando o marcando los edificios nuevos
        [income] los jugadores están eligiendo recursos del Puerto y del Templo de Apolo
        [chits] se están revelando fichas de desastre
        [disaster] se está resolviendo un desastre. Descarta losetas o paga por las que conservas
        [feeding] los jugadores están alimentando a sus habitantes. Elige cuántos artículos de lujo gastas
        [finishing] los jugadores están pagando o descartando sus edificios marcados
        [scoring] se está contando la puntuación
        [bonus] estás eligiendo un recurso para el próximo nivel
       *[ended] la partida ha terminado
    }.

illegal-tileNotOffered = { TILE($tile, case: "The") } no está disponible ahora. Elige { $tiles }.

illegal-bidTooLow = { TILE($tile, case: "The") } cuesta al menos { COINS($least) }. Ofrece { $least } o más, o elige otra loseta.

illegal-bidNotThePrice = { TILE($tile, case: "The") } cuesta exactamente { COINS($price) }. Ofrece esa cantidad.

illegal-tileTaken = { $owner } ya ha tomado { TILE($tile, case: "the") }, y ahí no se puede superar su oferta. Elige otra loseta.

illegal-bidUnpayable =
    { $most ->
        [0] No tienes monedas que ofrecer. Pasa.
       *[other] No puedes pagar eso. Ofrece hasta { COINS($most) } (artículos de lujo incluidos) o pasa.
    }

illegal-bidUnchangeable = Han superado tu oferta, así que sigue siendo de { COINS($coins) }. Muévela entera a una loseta para la que baste, o retírala.

illegal-pushedOutFirst = Han superado tu oferta, así que no puedes pasar. Mueve la oferta de { COINS($coins) } a otra loseta o retírala.

illegal-notPushedOut = Solo puedes retirar una oferta superada. Haz una oferta por una loseta o pasa.

illegal-notThisTile = Ahora no puedes elegir { TILE($tile, case: "the") }. Elige { $tiles }.

illegal-notThisTile-none = Ahora no hay nada que elegir para { TILE($tile, case: "the") }.

illegal-buildingUnpayable = No puedes pagar { TILE($tile, case: "the") }: para lo que falta necesitas { LUXURY($needed) }, y tienes { $has }. Si acabas de ganar el edificio, márcalo con una moneda; si no, descártalo.

illegal-markerUnpayable = Marcar un edificio cuesta 1 moneda, o { LUXURY($luxury) } si no tienes ninguna. Paga el edificio o descártalo.

illegal-tileNotForgoable = Tienes que construir { TILE($tile, case: "the") }, porque no necesitas artículos de lujo para ello. Paga o marca el edificio con una moneda.

illegal-disasterUnpayable = No puedes pagar por todas las losetas que conservas. Descarta antes al menos { TILES($tiles) }.

illegal-feedingNotSo =
    { $most ->
        [0] Ahora no puedes gastar artículos de lujo en comida. Elige 0.
       *[other] Gasta un número par de artículos de lujo, de 0 a { $most }: 2 alimentan a 1 habitante.
    }

illegal-ordersNeedOthers = Juegas en solitario, así que nadie tiene que esperarte. No necesitas planificar jugadas.

illegal-notThatRound =
    { $rounds ->
        [none] Ya no quedan ofertas que planificar.
        [one] Ahora no puedes planificar ofertas para la ronda { $round }. Planifícalas para la ronda { $first }.
       *[two] Ahora no puedes planificar ofertas para la ronda { $round }. Planifícalas para la ronda { $first } o la { $last }.
    }

illegal-tileNotToCome = { TILE($tile, case: "The") } no puede salir en la ronda { $round }. Elige una loseta que sí pueda.

illegal-limitsCross = Para { TILE($tile, case: "the") }, tu mínimo ({ $from }) es mayor que tu máximo ({ $upTo }). Pon primero el número menor.

illegal-tileOfAnother = { TILE($tile, case: "The") } es de { $owner }. Elige una loseta tuya o una que no tenga nadie.

illegal-notABuilding = { TILE($tile, case: "The") } es una tierra, y las tierras no se pueden marcar. Elige un edificio.

illegal-alreadyPaid = Ya has pagado { TILE($tile, case: "the") }. Elige un edificio marcado o uno que aún puedas conseguir.

illegal-incomeNotOfChoice = { TILE($tile, case: "The") } no da ningún recurso a elegir. Elige { TILE("A15", case: "the") } o { TILE("B15", case: "the") }.

illegal-luxuryByTwos = 2 artículos de lujo alimentan a 1 habitante. Elige un número par, no { $luxury }.

illegal-feedingIsForced = Eso no hace falta planificarlo: en esta partida, los artículos de lujo se gastan automáticamente en la comida que falta.

illegal-planExhausted = No has podido conseguir ninguna de las losetas del plan para la ronda { $round } dentro de tus límites.

illegal-noWayLeft = Nada de lo que planificaste era posible para { TILE($tile, case: "the") }.

illegal-markedUnpayable = No has podido pagar { TILE($tile, case: "the") }.

illegal-nothingToGiveUp = No quedaba ninguna de las losetas que nombraste para descartar por { DISASTER($disaster, case: "the") }.
