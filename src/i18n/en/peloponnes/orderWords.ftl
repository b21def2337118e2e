## Keywords of planned moves as they are typed: one word each, without spaces, all lower-case.

order-typed-plan = plan

order-typed-building = building

order-typed-marked = marked

order-typed-income = income

order-typed-giveup = giveup

order-typed-feed = feed

order-typed-all = all

order-typed-pass = pass

order-typed-move = move

order-typed-withdraw = withdraw

order-typed-pay = pay

order-typed-mark = mark

order-typed-forgo = forgo

order-typed-abandon = abandon

order-typed-ask = ask

order-typed-food = food

order-typed-wood = wood

order-typed-stone = stone

order-typed-coins = coins
