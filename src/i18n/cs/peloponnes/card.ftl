purse = Máš: { $goods }.
purse-too-dear = { purse } Na tyhle nemáš dost: { $tiles }.
purse-tile = { TILE($tile) } ({ $least })

card-head = **Máš: { $stores }.** { $round }.

card-head-of = **{ CIVILISATION($civilisation) } má: { $stores }.** { $round }.

card-store = { $held } { Z($size) } { $size }

card-worth = Zatím máš { $worth }.

card-income = Příjem za kolo: { $goods }.

card-income-choice = 1 zboží podle volby z { TILE($tile, case: "gen") }

card-lands = Území v pořadí: { $tiles }.

card-buildings = Budovy: { $tiles }.

card-building-marked = { TILE($tile) } (označeno)

card-due = V příštím zásobovacím kole zaplatíš: { $parts }.

card-due-building = { $cost } za { TILE($tile, case: "acc") }

card-looming = Do katastrofy chybí jediný žeton: { $disasters }.

card-toll = { DISASTER($disaster) } ({ $goods })

card-disaster = { DISASTER($disaster) }

card-half = Tvoje nabídky se počítají o půl mince výš.

card-protected = Ochrana před { $disasters }.

card-protected-from = { DISASTER($disaster, case: "ins") }

card-chosen = Zatím zvoleno: { $choices }.
