### The words of which planned moves are put together: questions, labels of menus, what each does, and how it is typed.

## Questions.

order-asks-kind = ¿De qué se trata?

order-asks-cycle = ¿Para qué ciclo?

order-asks-god = ¿A qué dios primero?

order-asks-more = ¿Y después? Ya se puede guardar así. Si te superan, el marcador los intenta todos otra vez, salvo que digas otra cosa.

order-asks-limit = ¿Hasta cuánto? Escrito, «4 a 6» es hasta 4 MO, y hasta 6 MO cuando te superan.

order-asks-front = ¿Dónde?

order-asks-peril = ¿Cuándo te retiras?

order-asks-to = ¿Adónde, ante todo? Si no dices nada, donde haya más unidades tuyas.

order-asks-island = ¿En qué isla?

## Labels of menus. Max: 80

order-label-plan = Ofrendas: a qué dioses, y hasta cuánto

order-label-retreat = Batallas: cuándo retirarme, y adónde

order-label-fight = Batallas: seguir luchando

order-label-marker = Apolo: dónde va mi próximo marcador de prosperidad

order-label-end = Terminar mi turno cuando no se pueda pagar nada

order-label-cycle = Ciclo { $cycle }

order-label-apollo-first = Apolo enseguida

order-label-apollo = Al final: Apolo

order-label-again = Si me superan: otra vez todos

order-label-again2 = Si me superan: otra vez todos, hasta 2 MO más cada uno

order-label-again4 = Si me superan: otra vez todos, hasta 4 MO más cada uno

order-label-next = Si me superan: solo los dioses que vienen después

order-label-ask = Si me superan: preguntarme

order-label-then = Después: { GOD($god) }

order-label-limit = Hasta { GOLD($upTo) }

order-label-limit-raised = Hasta { GOLD($upTo) }, y hasta { GOLD($raisedTo) } si me superan

order-label-everywhere = En todas partes

order-label-now = Enseguida

order-label-fewer1 = Cuando tengan 1 unidad más que yo

order-label-fewer2 = Cuando tengan 2 unidades más que yo

order-label-fewer3 = Cuando tengan 3 unidades más que yo

order-label-odds50 = Cuando gane menos de 50 de 100 asaltos

order-label-odds25 = Cuando gane menos de 25 de 100 asaltos

order-label-odds10 = Cuando gane menos de 10 de 100 asaltos

## What these do, under their labels. Max: 100, with the label

order-meaning-plan = los dioses de un ciclo en el orden que quieras, cada uno hasta una cantidad

order-meaning-retreat = deja las batallas que van mal, en los lugares que nombres

order-meaning-fight = no deja ninguna batalla, vaya como vaya

order-meaning-marker = la isla en la que va el próximo marcador de Apolo

order-meaning-end = termina tu turno, o el uso de una criatura, cuando no puedes hacer otra cosa

order-meaning-apollo-first = con Apolo enseguida, gratis

order-meaning-apollo = con Apolo si no puede ser ninguno de estos dioses; si no, se te pregunta

order-meaning-again = si te superan, se intentan otra vez todos, con los mismos límites

order-meaning-again2 = si te superan, se intentan otra vez todos, con hasta 2 MO más cada uno

order-meaning-again4 = si te superan, se intentan otra vez todos, con hasta 4 MO más cada uno

order-meaning-next = si te superan, se intentan solo los dioses que nombras después del perdido

order-meaning-ask = si te superan, se te pregunta adónde va el marcador

order-meaning-everywhere = todos los lugares que no tengan una orden propia

order-meaning-now = la primera vez que puedas retirarte

order-meaning-fewer1 = cuando el otro bando tiene al menos 1 unidad más que tú

order-meaning-fewer2 = cuando el otro bando tiene 2 unidades más; se puede escribir cualquier número

order-meaning-fewer3 = cuando el otro bando tiene 3 unidades más; se puede escribir cualquier número

order-meaning-odds50 = cuando ganas el próximo asalto en menos de la mitad de las tiradas

order-meaning-odds25 = cuando lo ganas en menos de un cuarto; se puede escribir cualquier número

order-meaning-odds10 = cuando lo ganas en menos de un décimo; se puede escribir cualquier número

## How the words are typed: one word each; where a number follows, it follows the word at once.

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

## Other words that are understood as well, separated by commas.

order-synonyms-retreat = retirarse, retirarme

order-synonyms-fight = { "" }
