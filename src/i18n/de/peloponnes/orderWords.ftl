order-typed-plan = plan

order-typed-building = gebäude

order-typed-marked = markiert

order-typed-income = einkommen

order-typed-giveup = opfern

order-typed-feed = ernähren

order-typed-all = alles

order-typed-pass = passen

order-typed-move = verschieben

order-typed-withdraw = zurückziehen

order-typed-pay = zahlen

order-typed-mark = markieren

order-typed-forgo = verzichten

order-typed-abandon = abgeben

order-typed-ask = fragen

order-typed-food = nahrung

order-typed-wood = holz

order-typed-stone = stein

order-typed-coins = münzen
