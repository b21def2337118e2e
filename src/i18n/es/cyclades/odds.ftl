### Las probabilidades de una batalla

odds = Próxima ronda, de { $throws } tiradas: { $attacker } gana { $won }, { $defender } { $lost }, y en { $drawn } ambos pierden una unidad – probabilidad de ganar la batalla: { $attacker } { $attackerWins }, { $defender } { $defenderWins }{ $nobody }

odds-percent = { $percent } %

odds-under = < 1 %

odds-over = > 99 %

odds-nobody = , nadie { $odds }

odds-attack = { $seat }, { $units } contra { $strength }: ronda { $round }, batalla { $battle }

risk-battle = Vas a luchar contra { $seat } ({ $units } contra { $strength }). Probabilidad de ganar la ronda: { $round }; la batalla entera: { $battle }.

risk-sunk = El Kraken destruiría { $fleets }.

risk-fates = Pagarías { GOLD($cost) } y cobrarías { GOLD($income) }: no ganas nada.

risk-griffon = { $seat } tiene { GOLD($gold) }: no te llevarías nada.

risk-swap = Va al descarte y la primera carta del mazo ocupa su lugar.

explain-use = { $does }.

explain-use-griffon = { $does }. Ese oro es secreto y puede que no haya.
lasting-battle = Una batalla no se puede deshacer.
lasting-swap = No se puede deshacer, porque se roba una carta.
lasting-griffon = No se puede deshacer.
