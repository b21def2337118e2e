### Las probabilidades de una batalla

odds = Próximo asalto, de { $throws } tiradas: { $attacker } gana { $won }, { $defender } { $lost }, y en { $drawn } ambos pierden una unidad – hasta el final: { $attacker } gana { $attackerWins }, { $defender } { $defenderWins }{ $nobody }

odds-percent = { $percent } %

odds-under = menos del 1 %

odds-over = más del 99 %

odds-nobody = , no sobrevive nadie { $odds }

odds-attack = { $seat }, { $units } c. { $strength }: asalto { $round }, batalla { $battle }

odds-attack-short = { $seat }, { $units } c. { $strength }: { $round }, { $battle }

risk-battle = Atacas a { $seat }: { $units } contra { $strength }. Probabilidad de ganar el asalto: { $round }; la batalla entera: { $battle }. Una batalla no se puede deshacer.
