illegal-notACommand = Eso no es una jugada de Peloponnes.

illegal-unknownCommand = Peloponnes no tiene ninguna jugada llamada { $type }.

illegal-missingField = Falta algo: indica { $field }.

illegal-unknownField = Esta jugada no lleva { $field }; quítalo.

illegal-wrongField =
    { $field } tiene que ser { $expected ->
        [seat] alguien de esta partida, por su nombre
        [tile] una loseta, por su nombre o su número, como { TILE("A13") } o C04
        [countFromOne] un número entero, de 1 en adelante
        [countFromZero] un número entero, de 0 en adelante
        [incomeChoice] { GOOD("food") }, { GOOD("wood") }, { GOOD("stone") } o { GOOD("coins") }
       *[resource] { GOOD("wood") }, { GOOD("stone") } o { GOOD("food") }
    }.

illegal-noSuchSeat =
    { $seats ->
        [1] Esta partida tiene un solo asiento.
       *[other] Esta partida tiene solo { $seats } asientos.
    }

illegal-notStarted = La partida aún no ha empezado.

illegal-gameOver = La partida ha terminado; ya no se puede jugar nada.

illegal-notYourTurn = Ahora no tienes nada que elegir: la partida espera a { $seats }.

illegal-alreadyChosen =
    { $count ->
        [1] Ya has elegido; tendrá efecto cuando elija { $seats }.
       *[other] Ya has elegido; tendrá efecto cuando elijan { $seats }.
    }

illegal-notThisStep =
    Eso no se pide ahora: { $phase ->
        [unstarted] la partida no ha empezado
        [revealing] se están revelando losetas
        [offers] se están haciendo ofertas; ofrece, pasa, o retira lo que te han sobrepujado
        [placing] se están pagando los edificios nuevos o poniéndoles una moneda
        [income] se están eligiendo los recursos del Puerto y del Templo de Apolo
        [chits] se están revelando fichas de desastre
        [disaster] se está sufriendo un desastre; sacrifica losetas, o paga por las que conservas
        [feeding] se está alimentando a los habitantes; di cuántos artículos de lujo gastas
        [finishing] se están pagando los edificios con una moneda encima, o renunciando a ellos
        [scoring] se está contando la puntuación
        [bonus] se está eligiendo el recurso del próximo nivel
       *[ended] la partida ha terminado
    }.

illegal-tileNotOffered = { TILE($tile, case: "The") } no está a la vista ahora; elige { $tiles }.

illegal-bidTooLow = Por { TILE($tile, case: "the") } hay que ofrecer al menos { COINS($least) }; con menos, elige otra loseta.

illegal-bidNotThePrice = { TILE($tile, case: "The") } cuesta exactamente { COINS($price) }: no ofrezcas ni más ni menos.

illegal-tileTaken = { TILE($tile, case: "The") } es para { $owner }, y allí no se puede sobrepujar; elige otra loseta.

illegal-bidUnpayable =
    { $most ->
        [0] No tienes monedas que ofrecer; pasa.
       *[other] Puedes ofrecer { COINS($most) } como mucho, artículos de lujo incluidos; o pasar.
    }

illegal-bidUnchangeable = Una oferta sobrepujada conserva { COINS($coins) }: muévelas todas a una loseta para la que basten, o retíralas.

illegal-pushedOutFirst = No puedes pasar después de haber ofrecido: mueve { COINS($coins) } a otra loseta, o retira la oferta.

illegal-notPushedOut = Solo se puede retirar una oferta sobrepujada; haz una oferta, o pasa.

illegal-notThisTile = Ahora no se puede elegir { TILE($tile, case: "the") }; puede ser { $tiles }.

illegal-notThisTile-none = Ahora no hay nada que elegir sobre { TILE($tile, case: "the") }.

illegal-buildingUnpayable = No puedes pagar { TILE($tile, case: "the") }: para lo que falta harían falta { LUXURY($needed) }, y tienes { $has }. Si lo acabas de ganar, ponle una moneda; si no, renuncia.

illegal-markerUnpayable = Para marcar un edificio hace falta una moneda, o { LUXURY($luxury) } si no la hay; págalo, o renuncia a él.

illegal-tileNotForgoable = Hay que construir { TILE($tile, case: "the") }, porque no hacen falta artículos de lujo: paga, o pon una moneda encima.

illegal-disasterUnpayable = No puedes pagar por todo lo que conservas: sacrifica antes { TILES($tiles) } más.

illegal-feedingNotSo =
    { $most ->
        [0] Ahora no se pueden gastar artículos de lujo en comida; di 0.
       *[other] Gasta un número par de artículos de lujo, dos por habitante: de 0 a { $most }.
    }

illegal-ordersNeedOthers = En solitario nadie te espera, así que no hay nada que ordenar de antemano.

illegal-notThatRound =
    { $rounds ->
        [none] No quedan ofertas por planear.
        [one] Ahora no se pueden planear ofertas para la ronda { $round }; sí para la ronda { $first }.
       *[two] Ahora no se pueden planear ofertas para la ronda { $round }; sí para las rondas { $first } y { $last }.
    }

illegal-tileNotToCome = { TILE($tile, case: "The") } no puede salir en la ronda { $round }; nombra una loseta que pueda.

illegal-limitsCross = Para { TILE($tile, case: "the") } el mínimo de monedas ({ $from }) es mayor que el máximo ({ $upTo }); pon primero el número menor.

illegal-tileOfAnother = { TILE($tile, case: "The") } es de { $owner }; nombra una loseta tuya, o una que no tenga nadie.

illegal-notABuilding = { TILE($tile, case: "The") } es una tierra, y las tierras nunca se marcan; nombra un edificio.

illegal-alreadyPaid = { TILE($tile, case: "The") } ya está en pie sin deuda; nombra un edificio marcado, o uno que pueda llegar.

illegal-incomeNotOfChoice = { TILE($tile, case: "The") } no da ningún recurso a elegir; sí lo dan { TILE("A15", case: "the") } y { TILE("B15", case: "the") }.

illegal-luxuryByTwos = Dos artículos de lujo alimentan a un habitante: di un número par, no { $luxury }.

illegal-feedingIsForced = En esta partida no se pregunta cómo alimentar: los artículos de lujo se gastan según hacen falta.

illegal-planExhausted = No se podía conseguir ninguna de las losetas planeadas para la ronda { $round } dentro de tus límites.

illegal-noWayLeft = Ninguna de las vías que nombraste era posible para { TILE($tile, case: "the") }.

illegal-markedUnpayable = No se podía pagar { TILE($tile, case: "the") }.

illegal-nothingToGiveUp = No quedaba ninguna de las losetas que nombraste para sacrificarla con { DISASTER($disaster, case: "the") }.
