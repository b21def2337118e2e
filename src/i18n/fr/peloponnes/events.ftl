civilisation-dealt = { $seat } joue { CIVILISATION($civilisation, case: "the") } et commence avec { $start }.
order-settled = Ordre du tour : { $seats }.
level-began = **Niveau { $level } de la campagne** – { POINTS($target) } à atteindre. { $seat } commence avec { $start }.
round-began = **Manche { $round } sur { $rounds }**
tiles-revealed =
    { $rows ->
        [auction] Tuiles révélées : { $auction }.
        [conquest] Rangée de conquête : { $conquest }.
       *[both] Tuiles révélées : { $auction }. Rangée de conquête : { $conquest }.
    }
tile-priced = { TILE($tile) } ({ $coins })
bid-placed =
    { $seat } offre { COINS($coins) } pour { TILE($tile, case: "the") }{ $luxury ->
        [0] { "" }
       *[other] , en remplaçant les pièces manquantes par { LUXURY($luxury) }
    }.
bid-pushed-out = { $seat } se fait déloger { TILE($tile, case: "of") } malgré son offre de { COINS($coins) }.
bid-moved = { $seat } déplace { COINS($coins) } vers { TILE($tile, case: "the") }.
bid-withdrawn = { $seat } retire { COINS($coins) } et en prend { $gained } de plus à la banque.
bid-withdrawn-itself = { $seat } n’a plus d’autre tuile à sa portée, retire { COINS($coins) } et en prend { $gained } de plus à la banque.
bid-passed = { $seat } passe et prend { COINS($gained) }.
bid-passed-itself = { $seat } n’a rien à offrir, passe et prend { COINS($gained) }.
choice-noted = Ton choix : { $choice }.
land-placed = { $seat } place { TILE($tile, case: "the") }.
building-paid = { $seat } construit { TILE($tile, case: "the") } pour { $paid }.
building-marked =
    { $seat } marque { TILE($tile, case: "the") } d’une pièce{ $luxury ->
        [0] { "" }
       *[other] , payée avec { LUXURY($luxury) }
    }. Il faudra payer { $cost } au prochain ravitaillement, sinon le bâtiment sera perdu.
tile-lost-noMatch = { TILE($tile, case: "The") } n’est pas compatible avec le dernier terrain { DE($seat) } : il est perdu.
tile-lost-notPayable = { $seat } ne peut ni payer ni marquer { TILE($tile, case: "the") } : le bâtiment est perdu.
tile-lost-forgone = { $seat } défausse { TILE($tile, case: "the") }.
gains-taken = { TILE($tile) } : { $seat } { $changes }.
income-collected = Revenus { DE($seat) } : { $income }.
income-collected-chosen = Revenus { DE($seat) }, dont { $chosen } : { $income }.
income-chosen = 1 { GOOD($good) } { TILE($tile, case: "of") }
income-none = { $seat } n’a pas de revenus.
chit-blank = Jeton vierge révélé : il ne se passe rien.
chit-turned = Jeton révélé : { DISASTER($disaster) }.
disaster-struck = **{ DISASTER($disaster, case: "The") } frappe !**
disaster-struck-save = **{ DISASTER($disaster, case: "The") } frappe !** Mais un bâtiment protège { $seats }.
loss-suffered = { $seat } perd { $paid } à cause { DISASTER($disaster, case: "of") }.
loss-none = { DISASTER($disaster, case: "The") } ne fait rien perdre à { $seat }.
disaster-paid =
    { $done ->
        [paid] { $seat } paie { $paid } pour garder { tiles-kept }
        [given] { $seat } défausse { $tiles }
       *[both] { $seat } paie { $paid } pour garder { tiles-kept } et défausse { $tiles }
    }{ $returned ->
        [0] { "" }
       *[other] { " " }({ coins-back })
    }.
tiles-kept =
    { $disaster ->
        [earthquake] { BUILDINGS($kept) }
       *[tempest] { LANDS($kept) }
    }
coins-back =
    { $returned ->
        [one] { COINS($returned) } rendue
       *[other] { COINS($returned) } rendues
    }
supply-round-began = **Ravitaillement**, déclenché par { TILE($tile, case: "the") }
supply-round-last = **Dernier ravitaillement**
inhabitants-fed =
    { $seat } nourrit ses habitants avec { $paid }{ $starved ->
        [0] { "" }
       *[other] , mais { inhabitants-starve }
    }.
inhabitants-unfed = { $seat } n’a pas de nourriture : { inhabitants-starve }.
inhabitants-none = { $seat } n’a aucun habitant à nourrir.
inhabitants-starve =
    { $starved ->
        [one] { INHABITANTS($starved) } meurt de faim
       *[other] { INHABITANTS($starved) } meurent de faim
    }
building-finished = { $seat } paie { $paid } pour { TILE($tile, case: "the") } ({ coins-back }).
building-abandoned = { $seat } défausse { TILE($tile, case: "the") } ({ coins-back }).
scores-counted = Scores : { $scores }.
score-counted = { $seat } **{ $score }** (puissance { $power }, population { $population })
level-ended =
    { $won ->
        [yes] **Niveau { $level } gagné** avec { POINTS($score) } (il en fallait { $target }).
       *[no] **Niveau { $level } perdu** avec { POINTS($score) } (il en fallait { $target }).
    }
bonus-chosen = Désormais, chaque manche rapporte 1 { GOOD($good) } de plus.
game-ended = **La partie est terminée.** { $outcome }
