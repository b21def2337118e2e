game-round = kolo { $round }

game-round-level = kolo { $round } na úrovni { $level }

game-standing = vítězí ten, kdo má nejvíc bodů, potom vyšší z hodnot moc a obyvatelstvo, potom nejvíc mincí

course-coins = Mince

course-population = Obyvatelstvo

course-power = Moc

game-name = Peloponnes

option-halfCoin = Tržiště a Agora
option-halfCoin-on = nabídky platí o půl mince víc
option-halfCoin-off = na nabídky nemají vliv
option-feeding = Luxusní zboží za chybějící jídlo
option-feeding-choice = kolik kdo chce
option-feeding-forced = kolik kdo může
option-marker = Mince na budově ztracené při zemětřesení
option-marker-lost = také ztracena
option-marker-returned = vrací se
option-solo = Sólová partie
option-solo-single = jedna hra
option-solo-campaign = kampaň o 5 úrovních
