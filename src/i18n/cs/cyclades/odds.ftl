### Šance v bitvě

odds = Příští kolo boje, { Z($throws) } { $throws } hodů: { $attacker } vyhraje { $won }, { $defender } { $lost }, v { $drawn } ztratí jednotku oba – až do konce: { $attacker } vyhraje { $attackerWins }, { $defender } { $defenderWins }{ $nobody }

odds-percent = { $percent } %

odds-under = pod 1 %

odds-over = přes 99 %

odds-nobody = , nezůstane nikdo { $odds }

odds-attack = { $seat }, { $units } proti { $strength }: kolo { $round }, bitva { $battle }

risk-battle = Zaútočíš na hráče { $seat }: { $units } proti { $strength }. Šance vyhrát kolo: { $round }, celou bitvu: { $battle }.

risk-sunk = Krakenem zničíš { $fleets }.

risk-fates = Zaplatíš { GOLD($cost) } a dostaneš { GOLD($income) }, takže nic nezískáš.

risk-griffon = { $seat } má { GOLD($gold) }, takže nic nedostaneš.

risk-swap = Bytost se odhodí a nahradí ji vrchní karta balíčku.

explain-use = { $does }.

explain-use-griffon = { $does }. To zlato je tajné a možná žádné není.
lasting-battle = Bitvu nejde vzít zpět.
lasting-swap = Nejde to vzít zpět, protože se líže karta.
lasting-griffon = Nejde to vzít zpět.
