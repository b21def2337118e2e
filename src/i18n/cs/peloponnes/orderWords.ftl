order-typed-plan = plán

order-typed-building = budova

order-typed-marked = označené

order-typed-income = příjem

order-typed-giveup = odhodit

order-typed-feed = nasytit

order-typed-all = vše

order-typed-pass = pasovat

order-typed-move = přesunout

order-typed-withdraw = stáhnout

order-typed-pay = zaplatit

order-typed-mark = označit

order-typed-forgo = odhodit

order-typed-abandon = odhodit

order-typed-ask = zeptat

order-typed-food = jídlo

order-typed-wood = dřevo

order-typed-stone = kámen

order-typed-coins = mince
