### Rady v partiích proti hráčům AI

control-hint = Rada
hint-title = **Rada** – nejlepší tah podle silného hráče AI a druhý nejlepší, každý se zbytkem tahu a s tím, co ti přinese:
hint-best = 1. { $moves }{ $reasons }.
hint-second =
    2. { $moves } ({ $points ->
        [0] skoro stejně dobrý
        [one] šance na výhru asi o { $points } bod nižší
        [few] šance na výhru asi o { $points } body nižší
        [many] šance na výhru asi o { $points } bodu nižší
       *[other] šance na výhru asi o { $points } bodů nižší
    }){ $reasons }.
hint-little = nic dalšího nepřinese
hint-none = Teď žádnou radu nemám. Zkus to znovu.
hint-closed = Rady jsou jen v partiích, ve kterých hraješ sám proti hráčům AI.
