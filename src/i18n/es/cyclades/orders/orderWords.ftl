### Las palabras con las que se planea: preguntas, etiquetas de menús, qué hace cada una y cómo se escribe

## Preguntas

order-asks-kind = ¿Qué quieres planificar?

order-asks-cycle = ¿Para qué ciclo?

order-asks-god = ¿A qué dios harás la primera ofrenda? Ofreceré lo mínimo para ir en cabeza, nunca más que tu límite.

order-asks-more = ¿Y después? Puedes guardar el plan así. Si nombras varios dioses y te superan, pruebo otra vez con todos, salvo que elijas otra cosa.

order-asks-limit = ¿Cuánto ofreces como máximo? Si escribes «4 a 6» con { COMMAND("cyclades orders") }, significa hasta 4 MO, y hasta 6 MO cuando te superan.

order-asks-front = ¿Dónde?

order-asks-peril = ¿Cuándo te retiras?

order-asks-to = ¿Adónde te retiras primero? (por defecto: adonde tengas más unidades)

order-asks-island = ¿En qué isla?

## Etiquetas de menús

order-label-plan = Ofrendas: a qué dioses y hasta cuánto

order-label-retreat = Batallas: cuándo retirarme y adónde

order-label-fight = Batallas: seguir luchando

order-label-marker = Apolo: dónde va mi próximo marcador de prosperidad

order-label-end = Terminar mi turno cuando no pueda pagar nada

order-label-cycle = Ciclo { $cycle }

order-label-apollo-first = Apolo enseguida

order-label-apollo = Al final: Apolo

order-label-again = Si me superan: otra vez todos

order-label-again2 = Si me superan: otra vez todos, hasta 2 MO más cada uno

order-label-again4 = Si me superan: otra vez todos, hasta 4 MO más cada uno

order-label-next = Si me superan: solo los dioses siguientes

order-label-ask = Si me superan: pregúntame

order-label-then = Después: { GOD($god) }

order-label-limit = Hasta { GOLD($upTo) }

order-label-limit-raised = Hasta { GOLD($upTo) }, y hasta { GOLD($raisedTo) } si me superan

order-label-everywhere = En todas partes

order-label-now = Enseguida

order-label-fewer1 = Si el rival tiene 1 unidad más que yo

order-label-fewer2 = Si el rival tiene 2 unidades más que yo

order-label-fewer3 = Si el rival tiene 3 unidades más que yo

order-label-odds50 = Si gano en menos de 50 de 100 tiradas

order-label-odds25 = Si gano en menos de 25 de 100 tiradas

order-label-odds10 = Si gano en menos de 10 de 100 tiradas

## Qué hace cada una

order-meaning-plan = ofrendas a los dioses de un ciclo, en tu orden y cada una con su límite

order-meaning-retreat = deja las batallas que van mal y va a los lugares que elijas

order-meaning-fight = no se retira nunca, pase lo que pase

order-meaning-marker = la isla para tu próximo marcador de prosperidad

order-meaning-end = termina tu turno o el uso de una criatura si no puedes hacer nada más

order-meaning-apollo-first = va directamente con Apolo (gratis)

order-meaning-apollo = va con Apolo si no consigues ninguno de estos dioses; si no, te pregunto

order-meaning-again = prueba otra vez con todos estos dioses, con los mismos límites

order-meaning-again2 = prueba otra vez con todos, cada uno por hasta 2 MO más

order-meaning-again4 = prueba otra vez con todos, cada uno por hasta 4 MO más

order-meaning-next = prueba solo con los dioses que siguen a aquel en el que te superaron

order-meaning-ask = te pregunto a qué dios le haces la ofrenda

order-meaning-everywhere = todos los lugares sin un plan propio

order-meaning-now = la primera vez que puedas retirarte

order-meaning-fewer1 = cuando el rival tiene al menos 1 unidad más que tú

order-meaning-fewer2 = cuando el rival tiene 2 unidades más; puedes escribir otro número

order-meaning-fewer3 = cuando el rival tiene 3 unidades más; puedes escribir otro número

order-meaning-odds50 = cuando ganas la próxima ronda en menos de la mitad de las tiradas

order-meaning-odds25 = cuando la ganas en menos de la cuarta parte; puedes escribir otro número

order-meaning-odds10 = cuando la ganas en menos de la décima parte; puedes escribir otro número

## Cómo se escriben: una palabra cada una, con el número pegado

order-typed-plan = plan

order-typed-retreat = retirada

order-typed-fight = luchar

order-typed-marker = marcador

order-typed-end = fin

order-typed-poseidon = poseidón

order-typed-ares = ares

order-typed-zeus = zeus

order-typed-athena = atenea

order-typed-apollo = apolo

order-typed-again = repetir

order-typed-next = siguientes

order-typed-ask = preguntar

order-typed-everywhere = todas

order-typed-now = enseguida

order-typed-fewer = menos

order-typed-odds = prob

## Otras palabras que significan lo mismo

order-synonyms-retreat = retirarse, retirarme

order-synonyms-fight = { "" }
