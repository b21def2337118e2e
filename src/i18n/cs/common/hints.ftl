### Rady v partiích proti hráčům AI

control-hint = Rada
hint-title = **Rada** – dva nejlepší tahy podle silného hráče AI:
hint-move = { $number }. **{ $move }** – vyhraje asi na { $percent } %: { $reasons }.
hint-no-reason = všechno ostatní stojí víc, než přinese
hint-none = Teď žádnou radu nemám. Zkus to znovu.
hint-closed = Rady jsou jen v partiích, ve kterých hraješ sám proti hráčům AI.
