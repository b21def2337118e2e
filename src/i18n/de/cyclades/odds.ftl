odds = Nächste Runde, von { $throws } Würfen: { $attacker } gewinnt { $won }, { $defender } { $lost }, bei { $drawn } verlieren beide eine Einheit – bis zum Ende: { $attacker } gewinnt { $attackerWins }, { $defender } { $defenderWins }{ $nobody }

odds-percent = { $percent } %

odds-under = < 1 %

odds-over = > 99 %

odds-nobody = , niemand überlebt { $odds }

odds-attack = { $seat }, { $units } gegen { $strength }: Runde { $round }, Kampf { $battle }

risk-battle = Du greifst { $seat } an: { $units } gegen { $strength }. Chance, die Runde zu gewinnen: { $round }, den ganzen Kampf: { $battle }.

risk-sunk = Der Kraken würde { $fleets } versenken.

risk-fates = Du zahlst { GOLD($cost) } und bekommst { GOLD($income) }, gewinnst also nichts.

risk-griffon = { $seat } hat { GOLD($gold) }, du bekommst also nichts.

risk-swap = Sie wird abgeworfen, und die oberste Karte des Stapels ersetzt sie.

explain-use = { $does }.

explain-use-griffon = { $does }. Dieses Gold ist geheim, vielleicht gibt es keins.
lasting-battle = Ein Kampf lässt sich nicht rückgängig machen.
lasting-swap = Das lässt sich nicht rückgängig machen, weil eine Karte gezogen wird.
lasting-griffon = Das lässt sich nicht rückgängig machen.
