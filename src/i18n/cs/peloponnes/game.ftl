game-round = kolo { $round }

game-round-level = kolo { $round } na úrovni { $level }

game-standing = vyhrává, kdo má nejvíc bodů; při shodě rozhoduje vyšší hodnota (moc, nebo obyvatelstvo), potom mince

course-coins = Mince

course-population = Obyvatelstvo

course-power = Moc

course-score = Body

game-name = Peloponnes

option-halfCoin = Tržiště a Agora
option-halfCoin-on = nabídky se počítají o půl mince výš
option-halfCoin-off = nemají vliv na nabídky
option-feeding = Luxusní zboží za chybějící jídlo
option-feeding-choice = kolik chceš
option-feeding-forced = co nejvíc
option-marker = Mince na budově ztracené při zemětřesení
option-marker-lost = také propadne
option-marker-returned = vrátí se
option-solo = Sólová hra
option-solo-single = jedna hra
option-solo-campaign = kampaň o 5 úrovních

## Lekce

lesson-name = Tvoje první dvě kola
lesson2-name = Označování a katastrofy
