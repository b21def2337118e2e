order-OfferPlan =
    Ofertas de la ronda { $round }: { $offers }{ $otherwise ->
        [ask] ; si no puede ser ninguna, preguntarme
       *[said] { "" }
    }; si me sobrepujan: { $afterwards }

order-ask-me = preguntarme

order-then = { $first }, después { $next }

order-else = { $first }, y si no, { $next }

order-offer =
    { $limit ->
        [most] { TILE($tile, case: "the") } hasta { COINS($upTo) }
        [exact] { TILE($tile, case: "the") } por { COINS($upTo) }
       *[range] { TILE($tile, case: "the") } por entre { $from } y { COINS($upTo) }
    }

order-pass = pasar

order-move = mover { TILE($tile, case: "to") } hasta { COINS($upTo) }

order-withdraw = retirar

order-PlaceBuilding = Un edificio que gano: { $ways }

order-way-pay = pagarlo

order-way-mark = ponerle una moneda

order-way-forgo = renunciar a él

order-FinishBuildings = Edificios marcados: { $steps }

order-pay = pagar { TILE($tile, case: "the") }

order-others-pay = todos los demás que se puedan pagar

order-others-abandon = renunciar a los demás

order-others-ask = preguntarme por los demás

order-all-pay = pagar todos los que se pueda

order-all-abandon = renunciar a todos

order-all-ask = preguntarme

order-IncomeOf = Ingresos { TILE($tile, case: "of") }: { GOOD($good) }

order-BearDisasters = Terremoto y tempestad: pagar; mientras no pueda, sacrificar { $tiles }

order-BearDisasters-none = Terremoto y tempestad: pagar por todas mis losetas

order-Feed = Sin comida: alimentar con artículos de lujo, { LUXURY($upTo) } como mucho

order-Feed-all = Sin comida: alimentar con artículos de lujo, tantos como hagan falta

order-name =
    { $order ->
        [OfferPlan] plan de ofertas
        [PlaceBuilding] orden para edificios nuevos
        [FinishBuildings] orden para edificios marcados
        [IncomeOf] orden de ingresos
        [BearDisasters] orden para desastres
        [Feed] orden de alimentar
       *[other] orden
    }

order-label-plan = Ofertas: por qué losetas, y hasta cuántas monedas

order-label-building = Edificios que gano: pagar, marcar o renunciar

order-label-marked = Edificios marcados: cuáles se pagan

order-label-income = Puerto y Templo de Apolo: qué recurso

order-label-giveup = Terremoto y tempestad: qué se sacrifica

order-label-feed = Artículos de lujo para habitantes sin comida

order-label-round = Ronda { $round }

order-label-all = Ofrecer todas estas monedas de una vez

order-label-pass = Si no puede ser ninguna: pasar

order-label-move = Si me sobrepujan: mover a una loseta …

order-label-withdraw = Si me sobrepujan: retirar

order-label-more = Después: { TILE($tile) }

order-label-upTo = Hasta { COINS($upTo) }

order-label-range = De { $from } a { COINS($upTo) }

order-label-way-pay = Pagarlo

order-label-way-mark = Ponerle una moneda

order-label-way-forgo = Renunciar a él

order-label-building-paid = Pagar { TILE($tile, case: "the") }

order-label-others-pay = Los demás: pagar todos los que se pueda

order-label-others-abandon = Los demás: renunciar a ellos

order-label-others-ask = Los demás: preguntarme

order-label-good =
    { $good ->
        [food] Comida
        [wood] Madera
        [stone] Piedra
       *[coins] Moneda
    }

order-label-luxury = { LUXURY($upTo) } como mucho

order-label-luxury-all = Tantos como hagan falta

order-asks-kind = ¿De qué se trata?

order-asks-round = ¿Para qué ronda?

order-asks-offer = ¿Por qué loseta primero?

order-asks-more = ¿Y después? Ya se puede guardar así. Si te sobrepujan se te pregunta, salvo que digas otra cosa.

order-asks-tile = ¿A qué loseta?

order-asks-coins = ¿Hasta cuántas monedas? Escrito, «4 a 8» es no menos de 4 y no más de 8.

order-asks-way = ¿Qué primero, si es posible?

order-asks-marked = ¿Cuál se paga primero? Al final di qué se hace con los demás.

order-asks-income = ¿Qué edificio?

order-asks-good = ¿Qué recurso?

order-asks-giveup = ¿Qué se sacrifica primero, si no se puede pagar todo? Ya se puede guardar así.

order-asks-luxury = ¿Cuántos artículos de lujo como mucho?

order-meaning-plan = las losetas de una ronda en el orden que quieras, cada una hasta una cantidad

order-meaning-building = qué haces primero, y qué si eso no se puede

order-meaning-marked = en una ronda de suministro: qué edificios se pagan, y en qué orden

order-meaning-income = el recurso a elegir que da uno de esos edificios

order-meaning-giveup = en qué orden se van las losetas mientras no puedas pagar todas

order-meaning-feed = cuántos artículos se gastan, dos por habitante

order-meaning-all = ofrece de una vez todas las monedas que has dicho, para que cueste más sobrepujar

order-meaning-pass = pasa si no puede ser ninguna de estas losetas; si no, se te pregunta

order-meaning-move = si te sobrepujan, la oferta va a la loseta que nombres a continuación

order-meaning-withdraw = si te sobrepujan, la oferta se retira cuando no se puede mover

order-meaning-way-pay = todo el coste de una vez

order-meaning-way-mark = una moneda ahora, el coste en una ronda de suministro

order-meaning-way-forgo = posible solo si las otras dos vías piden artículos de lujo

order-meaning-others-pay = cada uno de los demás que se pueda pagar; por el resto se te pregunta

order-meaning-others-abandon = renuncia a todos los que no has nombrado

order-meaning-others-ask = se te pregunta por cada uno de los demás

order-meaning-luxury-all = tantos como pidan los habitantes por alimentar
