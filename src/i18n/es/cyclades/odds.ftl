### Las probabilidades de una batalla

odds = Próximo asalto, de { $throws } tiradas: { $attacker } gana { $won }, { $defender } { $lost }, y en { $drawn } ambos pierden una unidad – probabilidad de ganar la batalla: { $attacker } { $attackerWins }, { $defender } { $defenderWins }{ $nobody }

odds-percent = { $percent } %

odds-under = < 1 %

odds-over = > 99 %

odds-nobody = , nadie { $odds }

odds-attack = { $seat }, { $units } contra { $strength }: asalto { $round }, batalla { $battle }

risk-battle = Vas a luchar contra { $seat } ({ $units } contra { $strength }). Probabilidad de ganar el asalto: { $round }; la batalla entera: { $battle }. Una batalla no se puede deshacer.

risk-sunk = El Kraken destruiría { $fleets }.
