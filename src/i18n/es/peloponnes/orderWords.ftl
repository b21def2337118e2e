order-typed-plan = plan

order-typed-building = edificio

order-typed-marked = marcados

order-typed-income = ingresos

order-typed-giveup = descartar

order-typed-feed = alimentar

order-typed-all = todo

order-typed-pass = pasar

order-typed-move = mover

order-typed-withdraw = retirar

order-typed-pay = pagar

order-typed-mark = marcar

order-typed-forgo = descartar

order-typed-abandon = descartar

order-typed-ask = preguntar

order-typed-food = comida

order-typed-wood = madera

order-typed-stone = piedra

order-typed-coins = monedas
