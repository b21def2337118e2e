### Cyclades: hra a její volby

game-name = Kykladés
game-round = kolo { $cycle }
game-standing = vítězí ten, kdo má nejvíc metropolí, potom ostrovů, potom zlata

course-gold = Zlato
course-metropolises = Metropole
course-islands = Ostrovy

option-priests = Kněží ve dvou hráčích
option-priests-sum = ze součtu obou nabídek
option-priests-each = z každé nabídky
option-priests-one = jen z jedné nabídky
option-stock = Zásoba
option-stock-later = 17 filozofů, 18 kněží
option-stock-first = 16 filozofů, 16 kněží
option-apolloMarker = Apollónův žeton
option-apolloMarker-any = na kterýkoli ostrov
option-apolloMarker-own = na vlastní ostrov
option-tie = Shoda na konci
option-tie-gold = vítězí nejvíc zlata
option-tie-metropolises = nejvíc metropolí, potom zlata
option-gold = Zlato
option-gold-secret = tajné
option-gold-open = veřejné
option-creatures = Bájné bytosti
option-creatures-all = všech 17
option-creatures-none = žádné
