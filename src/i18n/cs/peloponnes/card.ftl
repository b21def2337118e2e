purse = Máš: { $goods }.

card-head = **Máš: { $stores }.** { $round }.

card-head-of = **{ CIVILISATION($civilisation) }: { $stores }.** { $round }.

card-store = { $has } { Z($size) } { $room }

card-worth = Hodnota teď: { $worth }.

card-income = Příjem za kolo: { $goods }.

card-income-choice = 1 zboží podle volby z { TILE($tile, case: "gen") }

card-lands = Území, od prvního: { $tiles }.

card-buildings = Budovy: { $tiles }.

card-building-marked = { TILE($tile) } s mincí

card-due = V příštím zásobovacím kole bude třeba: { $parts }.

card-due-building = { $cost } za { TILE($tile, case: "acc") }

card-looming = Přijde s dalším žetonem svého druhu: { $disasters }.

card-toll = { DISASTER($disaster) } ({ $goods })

card-disaster = { DISASTER($disaster) }

card-half = Tvoje nabídky platí o půl mince víc.

card-protected = Ochrana před: { $disasters }.

card-protected-from = { DISASTER($disaster, case: "ins") }

card-chosen = Zatím zvoleno: { $choices }.
