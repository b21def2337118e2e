picture-title = Peloponnes, tour { $round } sur { $rounds }.
picture-title-level = Peloponnes, tour { $round } sur { $rounds }, niveau { $level } : { POINTS($target) } à atteindre.

picture-step-unstarted = Avant la donne
picture-step-revealing = Nouvelles tuiles
picture-step-offers = Offres
picture-step-placing = Bâtiments remportés
picture-step-income = Revenus
picture-step-chits = Jetons désastre
picture-step-disaster = Désastre
picture-step-feeding = Ravitaillement
picture-step-finishing = Ravitaillement
picture-step-scoring = Scores
picture-step-bonus = Un niveau est gagné
picture-step-ended = La partie est terminée
picture-step-struck = Désastre : { DISASTER($disaster) }
picture-step-final = Dernier ravitaillement

picture-due = à jouer : { $seats }
picture-pushed-out = offre délogée { TILE($tile, case: "of") } : { COINS($coins) }
picture-won = victoire : { $seats }
picture-drawn = égalité : { $seats }

picture-sentence = { $line }.
picture-leads = { $seat } mène.
picture-tiles = Tuiles : { $tiles }.
picture-seat = { $seat } : { $facts }.
picture-chits = Jetons : { $chits }.

picture-lands = terrains { $tiles }
picture-buildings = bâtiments { $tiles }
picture-marked = { TILE($tile) } avec une pièce
picture-counted = { LANDS($lands) }, { BUILDINGS($buildings) }
