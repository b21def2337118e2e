purse = Tu as { $goods }.

card-head = **Tu as { $stores }.** { $round }.

card-head-of = **{ CIVILISATION($civilisation) } a { $stores }.** { $round }.

card-store = { $held } (sur { $size })

card-worth = Valeur actuelle : { $worth }.

card-income = Revenus par tour : { $goods }.

card-income-choice = 1 bien au choix { TILE($tile, case: "of") }

card-lands = Terrains, depuis le premier : { $tiles }.

card-buildings = Bâtiments : { $tiles }.

card-building-marked = { TILE($tile) } avec une pièce dessus

card-due = À payer au prochain ravitaillement : { $parts }.

card-due-building = { $cost } pour { TILE($tile, case: "the") }

card-looming = Frappe au prochain jeton du même type : { $disasters }.

card-toll = { DISASTER($disaster) } ({ $goods })

card-disaster = { DISASTER($disaster) }

card-half = Tes offres comptent une demi-pièce de plus.

card-protected = À l’abri { $disasters }.

card-protected-from = { DISASTER($disaster, case: "of") }

card-chosen = Choisi jusqu’ici : { $choices }.
