civilisation-dealt = { $seat } dirige { CIVILISATION($civilisation) } et commence avec { $start }.

order-settled = Ordre du tour : { $seats }.

level-began = **Niveau { $level } de la campagne** – { POINTS($target) } à atteindre ; { $seat } commence avec { $start }.

round-began = **Tour { $round } sur { $rounds }**

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
       *[other] , avec { LUXURY($luxury) } à la place de certaines
    }.

bid-pushed-out = L’offre { DE($seat) } ({ COINS($coins) }) est délogée { TILE($tile, case: "of") }.

bid-moved = { $seat } déplace { COINS($coins) } vers { TILE($tile, case: "the") }.

bid-withdrawn = { $seat } retire { COINS($coins) } et en reçoit { $gained } de plus de la banque.

bid-withdrawn-itself = { $seat } n’a aucune tuile vers laquelle déplacer { COINS($coins) } : tout revient, avec { $gained } de plus de la banque.

bid-passed = { $seat } passe et prend { COINS($gained) }.

bid-passed-itself = { $seat } n’a rien à offrir et prend { COINS($gained) }.

choice-noted = Tu choisis : { $choice }.

choice-made = Tu choisis : { $choice }. C’est tout.

has-chosen = { $seat } a choisi.

land-placed = { $seat } ajoute { TILE($tile, case: "the") }.

building-paid = { $seat } construit { TILE($tile, case: "the") } pour { $paid }.

building-marked =
    { $seat } construit { TILE($tile, case: "the") } avec une pièce dessus{ $luxury ->
        [0] { "" }
       *[other] , pour { LUXURY($luxury) }
    } ; le prochain ravitaillement demande { $cost }, sinon le bâtiment est perdu.

tile-lost-noMatch = { TILE($tile, case: "The") } ne s’accorde pas avec le dernier terrain { DE($seat) } et est perdu.

tile-lost-notPayable = { $seat } ne peut ni payer { TILE($tile, case: "the") } ni y poser une pièce : le bâtiment est perdu.

tile-lost-forgone = { $seat } renonce { TILE($tile, case: "to") }.

gains-taken = { $seat } { $changes } avec { TILE($tile, case: "the") }.

income-collected = Revenus { DE($seat) } : { $income }.

income-collected-chosen = Revenus { DE($seat) } ({ $chosen }) : { $income }.

income-chosen = { TILE($tile) } : { GOOD($good) }

income-none = Revenus { DE($seat) } : rien.

chit-blank = Le jeton vierge est révélé : il ne se passe rien.

chit-turned = Un jeton est révélé : { DISASTER($disaster) }.

disaster-struck = **{ DISASTER($disaster, case: "The") } frappe !**

disaster-struck-save = **{ DISASTER($disaster, case: "The") } frappe !** À l’abri : { $seats } (protection : { $tiles }).

loss-suffered = Avec { DISASTER($disaster, case: "the") }, { $seat } perd { $paid }.

loss-none = Avec { DISASTER($disaster, case: "the") }, { $seat } n’a rien à perdre.

disaster-paid =
    { $done ->
        [paid] { $seat } paye { $paid } pour { tiles-kept }
        [given] { $seat } abandonne { $tiles }
       *[both] { $seat } paye { $paid } pour { tiles-kept } et abandonne { $tiles }
    }{ $returned ->
        [0] { "" }
       *[other] { " " }; { coins-back }
    }.

tiles-kept =
    { $disaster ->
        [earthquake] { BUILDINGS($kept) }
       *[tempest] { LANDS($kept) }
    }

coins-back =
    { $returned ->
        [one] { COINS($returned) } revient
       *[other] { COINS($returned) } reviennent
    }

supply-round-began = **Ravitaillement** : { TILE($tile, case: "the") } l’amène.

supply-round-last = **Le dernier ravitaillement**

inhabitants-fed =
    { $seat } nourrit ses habitants avec { $paid }{ $starved ->
        [0] { "" }
       *[other] { " " }; { inhabitants-starve }
    }.

inhabitants-unfed = { $seat } n’a pas de nourriture : { inhabitants-starve }.

inhabitants-none = { $seat } n’a personne à nourrir.

inhabitants-starve =
    { $starved ->
        [one] { INHABITANTS($starved) } meurt de faim
       *[other] { INHABITANTS($starved) } meurent de faim
    }

building-finished = { $seat } paye { $paid } pour { TILE($tile, case: "the") } ; { coins-back }.

building-abandoned = { $seat } renonce { TILE($tile, case: "to") } ; { coins-back }.

scores-counted = Scores : { $scores }.

score-counted = { $seat } **{ $score }** (puissance { $power }, population { $population })

level-ended =
    { $won ->
        [yes] **Le niveau { $level } est gagné** avec { POINTS($score) } ; il en fallait { $target }.
       *[no] **Le niveau { $level } est perdu** avec { POINTS($score) } ; il en fallait { $target }.
    }

bonus-chosen = Désormais, chaque tour apporte 1 { GOOD($good) } de plus.

game-ended = **La partie est terminée.** { $outcome }
