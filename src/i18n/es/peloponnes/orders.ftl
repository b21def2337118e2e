order-OfferPlan =
    Ofertas de la ronda { $round }: { $offers }{ $otherwise ->
        [ask] ; si no consigues ninguna, te pregunto
       *[said] { "" }
    }; si te superan: { $afterwards }

order-ask-me = te pregunto

order-then = { $first }, después { $next }

order-else = { $first }; si no, { $next }

order-offer =
    { $limit ->
        [most] { TILE($tile, case: "the") } por hasta { COINS($upTo) }
        [exact] { TILE($tile, case: "the") } por { COINS($upTo) }
       *[range] { TILE($tile, case: "the") } por { $from }–{ COINS($upTo) }
    }

order-pass = pasar

order-move = mover { TILE($tile, case: "to") } hasta { COINS($upTo) }

order-withdraw = retirar

order-PlaceBuilding = Si ganas un edificio: { $ways }

order-way-pay = pagarlo

order-way-mark = marcarlo con una moneda

order-way-forgo = descartarlo

order-FinishBuildings = Edificios marcados: { $steps }

order-pay = pagar { TILE($tile, case: "the") }

order-others-pay = pagar todos los demás que se pueda

order-others-abandon = descartar los demás

order-others-ask = te pregunto por los demás

order-all-pay = pagar todos los que se pueda

order-all-abandon = descartarlos todos

order-all-ask = te pregunto

order-IncomeOf = Ingresos { TILE($tile, case: "of") }: { GOOD($good) }

order-BearDisasters = Terremoto y tempestad: pagar; si no puedes, descartar { $tiles }

order-BearDisasters-none = Terremoto y tempestad: pagar por todas tus losetas

order-Feed = Si falta comida: gastar hasta { LUXURY($upTo) }

order-Feed-all = Si falta comida: gastar todos los artículos de lujo que hagan falta

order-name =
    { $order ->
        [OfferPlan] plan de ofertas
        [PlaceBuilding] plan para edificios nuevos
        [FinishBuildings] plan para edificios marcados
        [IncomeOf] plan de ingresos
        [BearDisasters] plan para desastres
        [Feed] plan para alimentar
       *[other] plan
    }

order-label-plan = Ofertas: losetas y máximo de monedas para cada una

order-label-building = Edificios que gane: pagar, marcar o descartar

order-label-marked = Edificios marcados: cuáles pagar

order-label-income = Puerto y Templo de Apolo: qué recurso

order-label-giveup = Terremoto y tempestad: qué descartar

order-label-feed = Artículos de lujo para la comida que falte

order-label-round = Ronda { $round }

order-label-all = Ofrecer el máximo de una vez

order-label-pass = Si no consigo ninguna: pasar

order-label-move = Si me superan: mover a una loseta …

order-label-withdraw = Si me superan: retirar

order-label-more = Después: { TILE($tile) }

order-label-upTo = Hasta { COINS($upTo) }

order-label-range = De { $from } a { COINS($upTo) }

order-label-way-pay = Pagarlo

order-label-way-mark = Marcarlo con una moneda

order-label-way-forgo = Descartarlo

order-label-building-paid = Pagar { TILE($tile, case: "the") }

order-label-others-pay = Los demás: pagar todos los que se pueda

order-label-others-abandon = Los demás: descartarlos

order-label-others-ask = Los demás: pregúntame

order-label-good =
    { $good ->
        [food] Comida
        [wood] Madera
        [stone] Piedra
       *[coins] Moneda
    }

order-label-luxury = Hasta { LUXURY($upTo) }

order-label-luxury-all = Todos los que hagan falta

order-asks-kind = ¿Qué quieres planificar?

order-asks-round = ¿Para qué ronda?

order-asks-offer = ¿Por qué loseta ofreces primero?

order-asks-more = ¿Y después? Ya puedes guardar el plan. Si te superan, te preguntaré, salvo que lo preveas aquí.

order-asks-tile = ¿A qué loseta mueves la oferta?

order-asks-coins = ¿Hasta cuántas monedas? Con { COMMAND("peloponnes orders") } puedes dar un intervalo: «4 a 8» significa 4 como mínimo y 8 como máximo.

order-asks-way = ¿Qué intentas primero?

order-asks-marked = ¿Qué edificio pagas primero? Después elige qué pasa con los demás.

order-asks-income = ¿Qué edificio?

order-asks-good = ¿Qué recurso?

order-asks-giveup = ¿Qué descartas primero si no puedes pagarlo todo? Ya puedes guardar el plan.

order-asks-luxury = ¿Hasta cuántos artículos de lujo?

order-meaning-plan = las losetas de una ronda, en tu orden y cada una con su límite

order-meaning-building = qué hacer primero y qué hacer si no se puede

order-meaning-marked = qué edificios pagar en una ronda de suministro y en qué orden

order-meaning-income = el recurso que tomas de este edificio

order-meaning-giveup = en qué orden descartar losetas mientras no puedas pagarlas todas

order-meaning-feed = cuántos artículos de lujo gastar, 2 por habitante

order-meaning-all = ofrece tu límite de la última loseta de una vez, para que cueste más superarte

order-meaning-pass = pasa si no consigues ninguna de estas losetas; si no, te pregunto

order-meaning-move = si te superan, mueve tu oferta a la loseta que elijas a continuación

order-meaning-withdraw = si te superan y no puedes mover tu oferta, la retira

order-meaning-way-pay = paga todo el precio de una vez

order-meaning-way-mark = paga 1 moneda ahora y el precio en una ronda de suministro

order-meaning-way-forgo = solo si tanto pagar como marcar te costaría artículos de lujo

order-meaning-others-pay = paga todos los demás que pueda; por el resto te pregunto

order-meaning-others-abandon = descarta todos los que no hayas nombrado

order-meaning-others-ask = te pregunto por cada uno de los demás

order-meaning-luxury-all = los necesarios para todos los habitantes sin comida
